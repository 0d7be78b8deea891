/** Literals, whose types have their values. */
import {
  builtinTypeNames,
  ANY,
  ArrayType,
  EMPTY_ARRAY,
  EMPTY_HASH_TYPE,
  FloatType,
  HashType,
  IntegerType,
  NON_EMPTY_STRING,
  type PuppetType,
  Size,
  STRING,
  StructElement,
  StructType,
  TupleType,
  TYPE,
} from '@pptjs/runtime/lattice';
import type {
  ConcatenatedString,
  Expression,
  LiteralHash,
  LiteralList,
  QualifiedReference,
  UnfoldExpression,
} from '../../ast/nodes.js';
import {
  allStrings,
  canBe,
  isNever,
  isOnly,
  Kind,
  listedStrings,
  membersOf,
  NEVER,
  stringLiteral,
  typeOf,
  unionOf,
} from '../lattice/index.js';
import { elementTypes } from '../types/elements.js';
import { onlyString } from '../types/only-value.js';
import type { Walk } from '../walk/walk.js';

/** Longer lists have the type Array, and longer hashes the type Hash. */
const MAX_POSITIONS = 64;

/** The type of a literal Array. */
export function list({ values }: LiteralList, walk: Walk): PuppetType {
  return listOf(values, walk);
}

/** The type of an Array with these elements, some of which may be unfolded: `[1, *$others]`. */
function listOf(values: readonly Expression[], walk: Walk): PuppetType {
  const parts = inferElements(values, walk);
  if (parts === null) return NEVER;
  if (parts.length === 0) return EMPTY_ARRAY;
  const isExact = parts.every(({ count }) => count === 1);
  if (isExact && parts.length <= MAX_POSITIONS) return new TupleType(parts.map(({ type }) => type));
  const min = parts.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const union = unionOf(parts.map(({ type }) => type));
  return new ArrayType(union, new Size(min, isExact ? min : Infinity));
}

/** A part of a list: one element, or an unknown number of elements (null) of the same type. */
export interface ListPart {
  readonly type: PuppetType;
  readonly count: 1 | null;
}

/** Evaluates the elements of a list or the arguments of a call. Returns null if one of them never has a value. */
export function inferElements(values: readonly Expression[], walk: Walk): readonly ListPart[] | null {
  let isPossible = true;
  const parts: ListPart[] = [];
  for (const value of values) {
    const type = walk.infer(value);
    if (isNever(type)) isPossible = false;
    if (value.type !== 'UnfoldExpression') parts.push({ type, count: 1 });
    else if (type instanceof TupleType && type.size === null && type.types.length > 0)
      parts.push(...type.types.map((each): ListPart => ({ type: each, count: 1 })));
    else if (type instanceof ArrayType) {
      if (type.size?.max !== 0) parts.push({ type: type.elementType, count: null });
    } else parts.push({ type: ANY, count: null });
  }
  return isPossible ? parts : null;
}

/** `*$x` as an Array: an Array, the pairs of a Hash, or one value. */
export function unfold({ expr }: UnfoldExpression, walk: Walk): PuppetType {
  const type = walk.infer(expr);
  if (type instanceof TupleType || type instanceof ArrayType) return type;
  const parts = membersOf(type).flatMap((member) => {
    if (isOnly(member, Kind.undef)) return [];
    if (isOnly(member, Kind.array | Kind.hash)) return [elementTypes(member)?.one ?? ANY];
    return [canBe(member, Kind.undef | Kind.array | Kind.hash | Kind.iterator | Kind.other) ? ANY : member];
  });
  return new ArrayType(unionOf(parts));
}

/** The type of a literal Hash: a Struct if all keys are known texts. */
export function hash({ entries }: LiteralHash, walk: Walk): PuppetType {
  if (entries.length === 0) return EMPTY_HASH_TYPE;
  const keys: PuppetType[] = [];
  const values: PuppetType[] = [];
  for (const { key, value } of entries) {
    keys.push(walk.infer(key));
    values.push(walk.infer(value));
  }
  if ([...keys, ...values].some(isNever)) return NEVER;
  const names = keys.map(onlyString);
  const isStruct = names.every((name) => name !== null && name !== '') && new Set(names).size === names.length;
  if (isStruct && names.length <= MAX_POSITIONS)
    return new StructType(names.map((name, i) => new StructElement(name as string, false, values[i] ?? ANY)));
  return recordOf(keys, values) ?? new HashType(unionOf(keys), unionOf(values), new Size(1, entries.length));
}

/**
 * The type of a literal Hash of which some keys are known texts, and the others are computed from a list of texts:
 * `{ $side => $orders, 'trades' => $trades }`. Null for other literals.
 */
function recordOf(keys: readonly PuppetType[], values: readonly PuppetType[]): PuppetType | null {
  if (!keys.some((key) => onlyString(key) !== null)) return null;
  const elements = new Map<string, StructElement>();
  for (const [i, key] of keys.entries()) {
    const names = allStrings(key);
    if (names === null || names.includes('')) return null;
    for (const name of names) {
      const before = elements.get(name);
      const type = unionOf([...(before === undefined ? [] : [before.type]), values[i] ?? ANY]);
      elements.set(name, new StructElement(name, names.length > 1 && before?.optional !== false, type));
    }
  }
  return elements.size <= MAX_POSITIONS ? new StructType([...elements.values()]) : null;
}

/** A string with interpolations. It is not empty if one of its parts is not. */
export function concatenated({ segments }: ConcatenatedString, walk: Walk): PuppetType {
  const types = walk.inferAll(segments);
  if (types.some(isNever)) return NEVER;
  const texts = types.map(onlyString);
  if (texts.every((text) => text !== null)) return stringLiteral(texts.join(''));
  return types.some(isNonEmptyText) ? NON_EMPTY_STRING : STRING;
}

/** Whether the text of each instance certainly has a character. */
function isNonEmptyText(type: PuppetType): boolean {
  const listed = listedStrings(type);
  if (listed !== null) return listed.every((text) => text !== '');
  return NON_EMPTY_STRING.isAssignable(type) || type instanceof IntegerType || type instanceof FloatType;
}

/** A name as a value: the type itself. */
export function reference(node: QualifiedReference, walk: Walk): PuppetType {
  const found = walk.definitions.types.typeNamed(node.value);
  if (found.kind === 'missing') {
    return walk.reportMissing('TYPE_UNKNOWN_TYPE', node.casedValue, node, { names: builtinTypeNames() });
  }
  return found.kind === 'type' ? typeOf(found.type) : TYPE;
}

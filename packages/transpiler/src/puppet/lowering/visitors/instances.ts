/** Calls that create an instance of a type, if the types say that JavaScript's own expressions do the same. */
import { createSemVer, createSemVerRange, createTimespan, createTimestamp, type Value } from '@pptjs/runtime/internal';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { canBe, Kind, type Kinds } from '../../inference/lattice/index.js';
import { onlyValue } from '../../inference/types/only-value.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import type { Argument } from './builtin-call.js';
import { textInFormat } from './formats.js';
import { isConstant } from './literals.js';
import { computedRange } from './loop-order.js';

/** The kinds of the instances of types. Creating an instance from an instance returns it. */
const KINDS: ReadonlyMap<string, Kinds> = new Map([
  ['array', Kind.array],
  ['boolean', Kind.boolean],
  ['float', Kind.float],
  ['hash', Kind.hash],
  ['integer', Kind.integer],
  ['numeric', Kind.integer | Kind.float],
  ['sensitive', Kind.sensitive],
  ['string', Kind.string],
]);

/** The creation of an instance of a type. */
export interface Creation {
  readonly type: Expression;
  /** The value and the options. */
  readonly nodes: readonly Expression[];
  /** The value and the options, lowered. */
  readonly args: readonly Argument[];
  /** The offset of the call. */
  readonly at: number;
}

/** The instance of a built-in type that is created from a value and options; null for other types. */
export function newInstance(creation: Creation, context: LoweringContext): ESTree.Expression | null {
  const { type, nodes, args } = creation;
  const [value] = args;
  const isSingle = args.length === 1 && value !== undefined;
  const instance = isSingle ? plainInstance(type, nodes[0]!, value, context) : null;
  return instance ?? createdInstance(creation, context);
}

/**
 * Returns the instance of a built-in type that is created from one value: `new Sensitive($x)`. Null for other types and
 * values.
 *
 * @param argument the expression of the value
 */
function plainInstance(
  type: Expression,
  argument: Expression,
  value: Argument,
  context: LoweringContext,
): ESTree.Expression | null {
  const { module } = context;
  const name = unwrap(type);
  if (name.type !== 'QualifiedReference' || value.type === 'SpreadElement') return null;
  const kinds = KINDS.get(name.value);
  if (kinds === undefined) return null;
  const known = context.typeOf(argument);
  if (hasOnly(known, kinds)) return value;
  if (name.value === 'sensitive' && !canBe(known, Kind.sensitive))
    return b.construct(module.imported('runtime', 'Sensitive', name.start), [value]);
  const isPlainText = name.value === 'string' && hasOnly(known, Kind.integer | Kind.boolean);
  return isPlainText ? b.call(b.identifier('String'), [value]) : null;
}

/** `Array(Integer[$from, $to])` creates no type. Null for other calls of a type. */
export function integerList(
  type: Expression,
  args: readonly Expression[],
  context: LoweringContext,
  out?: ESTree.Statement[],
): ESTree.Expression | null {
  const { module } = context;
  const [only] = args;
  const isArray = type.type === 'QualifiedReference' && type.value === 'array' && args.length === 1;
  if (!isArray || only === undefined) return null;
  const range = computedRange(only, context);
  if (range === null || range.step !== null) return null;
  return module.call('integerList', context.operands(...range.ends, out), range.start);
}

/** The functions that create instances of types without parameters. */
const CREATORS: ReadonlyMap<string, string> = new Map([
  ['array', 'createArray'],
  ['boolean', 'createBoolean'],
  ['float', 'createFloat'],
  ['hash', 'createHash'],
  ['integer', 'createInteger'],
  ['numeric', 'createNumeric'],
  ['semver', 'createSemVer'],
  ['semverrange', 'createSemVerRange'],
  ['string', 'createString'],
  ['timespan', 'createTimespan'],
  ['timestamp', 'createTimestamp'],
]);

/** A call of the constructor of a built-in type without parameters: `createInteger('0x1F')`. Null for other types. */
function createdInstance({ type, nodes, args, at }: Creation, context: LoweringContext): ESTree.Expression | null {
  const { module } = context;
  const name = unwrap(type);
  const [first] = args;
  if (!module.hasPlainValues || name.type !== 'QualifiedReference' || first === undefined) return null;
  if (args.some((each) => each.type === 'SpreadElement')) return null;
  if (name.value === 'string') {
    const text = textInFormat(nodes, args as ESTree.Expression[], context);
    if (text !== null) return text;
  }
  const creator = CREATORS.get(name.value);
  // With an option, the constructor of Hash can return a value of another type, which is an error.
  const isHashOfOptions = name.value === 'hash' && args.length > 1;
  if (creator === undefined || isHashOfOptions) return null;
  const constant = constantName(name.value, nodes, context);
  return constant === null
    ? module.call(creator, [...(args as ESTree.Expression[])], at)
    : module.constant(constant, b.pureCall(module.imported('runtime', creator), [...args]));
}

/** The functions that create values without elements, and a name for a constant with such a value. */
const CONSTANTS: ReadonlyMap<string, { readonly name: string; readonly create: (...values: Value[]) => Value }> =
  new Map([
    ['semver', { name: 'version', create: createSemVer }],
    ['semverrange', { name: 'range', create: createSemVerRange }],
    ['timespan', { name: 'span', create: createTimespan }],
    ['timestamp', { name: 'time', create: createTimestamp }],
  ]);

/**
 * A name for the constant with an instance that is created from literals in code that may run often. Null for other instances,
 * and if there is no instance of these values.
 */
function constantName(type: string, nodes: readonly Expression[], context: LoweringContext): string | null {
  const constant = CONSTANTS.get(type);
  if (constant === undefined || !context.repeats || !nodes.every(isConstant)) return null;
  const values: Value[] = [];
  for (const node of nodes) {
    const value = onlyValue(context.typeOf(node));
    if (value === undefined) return null;
    values.push(value);
  }
  try {
    constant.create(...values);
    return constant.name;
  } catch {
    return null;
  }
}

/** Sums of a hash and a literal hash with constant keys: `$record + { name => value }`. */
import { HashType, type PuppetType, StructType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { ArithmeticExpression, Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { Kind, membersOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import type { Module } from '../module.js';
import { arePlainKeys, plainKeys } from './literals.js';
import { constantName } from './types.js';

/** The largest number of keys of a sum that the code of the module contains as a literal. */
const MAX_LITERAL_KEYS = 16;

/**
 * `addPairs($hash, { name: value })` for `$hash + { name => value }`, in code that may run often. If all keys of the hash are
 * known or guessed, a constant of the module replaces `addPairs`: it creates the sum as a literal if the hash has these keys.
 * Null for other sums.
 */
export function sumOfNames(
  node: ArithmeticExpression,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
  const { leftExpr, operatorStart } = node;
  const added = addedNames(node, context);
  if (added === null) return null;
  const { names, values: nodes } = added;
  const [left, ...values] = context.sequence([leftExpr, ...nodes], out);
  const pairs = b.object(values.map((value, i): b.NamedValue => [names[i] ?? '', value]));
  const type = context.typeOf(leftExpr);
  const keys = keysOfRecord(type) ?? guessedKeys(type, names, context);
  const sum = keys === null ? null : recordSum(keys, names, context);
  return sum === null
    ? context.module.call('addPairs', [left!, pairs], operatorStart)
    : b.call(b.identifier(sum.name, operatorStart), [left!, pairs]);
}

/**
 * Whether an expression is a sum of a hash with known keys that a literal creates. This is faster than the replacement of the
 * values in the hash of an accumulator, for which the added pairs must be a hash.
 */
export function isSumOfRecord(node: Expression, context: LoweringContext): node is ArithmeticExpression {
  if (node.type !== 'ArithmeticExpression') return false;
  const added = addedNames(node, context);
  const keys = added === null ? null : keysOfRecord(context.typeOf(node.leftExpr));
  return added !== null && keys !== null && areLiteralKeys(keys, added.names);
}

/** The constant keys of a literal hash, and the expressions of its values. */
interface AddedNames {
  readonly names: readonly string[];
  readonly values: readonly Expression[];
}

/** What an expression adds to a hash with constant keys, in code that may run often. Null for other expressions. */
function addedNames(
  { operator, leftExpr, rightExpr }: ArithmeticExpression,
  context: LoweringContext,
): AddedNames | null {
  const added = unwrap(rightExpr);
  if (operator !== '+' || added.type !== 'LiteralHash' || added.entries.length === 0) return null;
  if (!context.isInner || !hasOnly(context.typeOf(leftExpr), Kind.hash)) return null;
  const names = plainKeys(added);
  return names === null ? null : { names, values: added.entries.map(({ value }) => value) };
}

/** The keys that all instances of a type have, in the order in which its definition lists them. Null if they differ. */
function keysOfRecord(type: PuppetType): readonly string[] | null {
  const [first, ...others] = membersOf(type).map((member) =>
    member instanceof StructType && member.elements.every(({ optional }) => !optional)
      ? member.elements.map(({ key }) => key)
      : null,
  );
  const isSame = (keys: readonly string[] | null): boolean =>
    keys?.length === first?.length && keys?.every((key, i) => key === first?.[i]) === true;
  return first !== undefined && others.every(isSame) ? first : null;
}

/**
 * The keys that a hash with unknown keys probably has, because it gets values of some of them: those of the only literal hash of
 * the file that has these and other keys. Null if there is no such literal or several ones. For a Struct with optional keys, these
 * are the keys of the literal that has most of them.
 */
function guessedKeys(type: PuppetType, names: readonly string[], context: LoweringContext): readonly string[] | null {
  const members = membersOf(type);
  if (members.length === 1 && members[0] instanceof StructType) return mostKeys(members[0], names, context);
  if (!members.every((member) => member instanceof HashType)) return null;
  const candidates = context.module
    .literalRecords()
    .filter((keys) => keys.length > names.length && names.every((name) => keys.includes(name)));
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

/**
 * Returns the keys of the literal hash of the file that has the keys of a Struct and most of its optional ones; null if there
 * is none.
 */
function mostKeys(type: StructType, names: readonly string[], { module }: LoweringContext): readonly string[] | null {
  const isRecord = (keys: readonly string[]): boolean =>
    names.every((name) => keys.includes(name)) &&
    keys.every((key) => type.element(key) !== undefined) &&
    type.elements.every(({ key, optional }) => optional || keys.includes(key));
  const [most = null] = module
    .literalRecords()
    .filter(isRecord)
    .toSorted((a, b) => b.length - a.length);
  return most;
}

/** A constant of the module that adds values of `names` to hashes with certain keys; null if an object cannot have the keys. */
function recordSum(
  keys: readonly string[],
  names: readonly string[],
  { module }: LoweringContext,
): ESTree.Identifier | null {
  if (!areLiteralKeys(keys, names)) return null;
  const all = allKeys(keys, names);
  return module.sharedConstant(JSON.stringify([keys, names]), constantName(`add ${names.join(' ')}`), () => {
    const [pairs, added] = [b.identifier('pairs'), b.identifier('added')];
    const values = all.map((key): b.NamedValue => [key, b.namedMember(names.includes(key) ? added : pairs, key)]);
    const sum = [keyList(keys, module), b.arrow([pairs, added], b.object(values))];
    if (all.length > keys.length) sum.push(keyList(all, module));
    return b.pureCall(module.imported('runtime', 'recordSum'), sum);
  });
}

/** The constant of the module for a list of keys: hashes that have the same list have the same keys. */
function keyList(keys: readonly string[], module: Module): ESTree.Identifier {
  const create = (): ESTree.Expression => b.array(keys.map((key) => b.literal(key)));
  return module.sharedConstant(`keys ${JSON.stringify(keys)}`, 'recordKeys', create);
}

/** Whether the sum of hashes with these keys can be a literal. */
function areLiteralKeys(keys: readonly string[], names: readonly string[]): boolean {
  const all = allKeys(keys, names);
  return keys.length > 0 && all.length <= MAX_LITERAL_KEYS && arePlainKeys(all);
}

function allKeys(keys: readonly string[], names: readonly string[]): readonly string[] {
  return [...new Set([...keys, ...names])];
}

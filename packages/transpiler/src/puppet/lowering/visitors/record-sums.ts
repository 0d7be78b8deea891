/** Sums of a hash and a literal hash with constant keys: `$record + { name => value }`. */
import { HashType, type PuppetType, StructType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { ArithmeticExpression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { Kind, membersOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
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
  { operator, leftExpr, rightExpr, operatorStart }: ArithmeticExpression,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
  const { module } = context;
  const added = unwrap(rightExpr);
  if (operator !== '+' || added.type !== 'LiteralHash' || added.entries.length === 0) return null;
  const type = context.typeOf(leftExpr);
  if (!context.isInner || !hasOnly(type, Kind.hash)) return null;
  const names = plainKeys(added);
  if (names === null) return null;
  const [left, ...values] = context.sequence([leftExpr, ...added.entries.map(({ value }) => value)], out);
  const pairs = b.object(values.map((value, i): b.NamedValue => [names[i] ?? '', value]));
  const keys = keysOfRecord(type) ?? guessedKeys(type, names, context);
  const sum = keys === null ? null : recordSum(keys, names, context);
  return sum === null
    ? module.call('addPairs', [left!, pairs], operatorStart)
    : b.call(b.identifier(sum.name, operatorStart), [left!, pairs]);
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
 * the file that has these and other keys. Null if there is no such literal or several ones.
 */
function guessedKeys(
  type: PuppetType,
  names: readonly string[],
  { module }: LoweringContext,
): readonly string[] | null {
  if (!membersOf(type).every((member) => member instanceof HashType)) return null;
  const candidates = module
    .literalRecords()
    .filter((keys) => keys.length > names.length && names.every((name) => keys.includes(name)));
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

/** A constant of the module that adds values of `names` to hashes with certain keys; null if an object cannot have the keys. */
function recordSum(
  keys: readonly string[],
  names: readonly string[],
  { module }: LoweringContext,
): ESTree.Identifier | null {
  const all = [...new Set([...keys, ...names])];
  if (keys.length === 0 || all.length > MAX_LITERAL_KEYS || !arePlainKeys(all)) return null;
  return module.sharedConstant(JSON.stringify([keys, names]), constantName(`add ${names.join(' ')}`), () => {
    const [pairs, added] = [b.identifier('pairs'), b.identifier('added')];
    const values = all.map((key): b.NamedValue => [key, b.namedMember(names.includes(key) ? added : pairs, key)]);
    return b.pureCall(module.imported('runtime', 'recordSum'), [
      b.array(keys.map((key) => b.literal(key))),
      b.arrow([pairs, added], b.object(values)),
    ]);
  });
}

/** Operators that compare two values, and `!`. */
import { BOOLEAN, FALSE, type PuppetType, TRUE } from '@pptjs/runtime/lattice';
import type { ComparisonExpression, NotExpression } from '../../ast/nodes.js';
import {
  canBe,
  falsyPart,
  isNever,
  Kind,
  type Kinds,
  kindsOf,
  listedStrings,
  membersOf,
  NEVER,
  NUMBER_KINDS,
  truthyPart,
} from '../lattice/index.js';
import { atStart, describeType } from '../types/describe-type.js';
import type { Walk } from '../walk/walk.js';
import { rejectOperand, warnAboutUndef } from './operands.js';

/** The kinds that `<`, `<=`, `>` and `>=` compare with each other. A type on the left compares with everything. */
const ORDERED: readonly Kinds[] = [
  NUMBER_KINDS | Kind.timestamp | Kind.timespan,
  Kind.string,
  Kind.version,
  Kind.default,
];
const ANYTHING: Kinds = Kind.type | Kind.object | Kind.other | Kind.iterator;

/**
 * The type of a comparison: true or false if the types of the operands decide it. Reports operands that have no
 * order.
 */
export function comparison(node: ComparisonExpression, walk: Walk): PuppetType {
  const left = walk.infer(node.leftExpr);
  const right = walk.infer(node.rightExpr);
  if (isNever(left) || isNever(right)) return NEVER;
  const { operator } = node;
  if (operator === '==' || operator === '!=') return equality(node, left, right, walk);
  const isPossible = canBe(left, ANYTHING) || ORDERED.some((kinds) => canBe(left, kinds) && canBe(right, kinds));
  if (isPossible) {
    warnAboutUndef(operator, left, node.leftExpr, walk);
    warnAboutUndef(operator, right, node.rightExpr, walk);
    return BOOLEAN;
  }
  const actual = `${describeType(left)} and ${describeType(right)}`;
  return rejectOperand({ operator, actual, expected: 'two numbers or two strings' }, node, walk);
}

/** The kinds whose values are equal only to values of the same kind. Integers and Floats can be equal. */
const DISTINCT: readonly Kinds[] = [
  Kind.undef,
  Kind.string,
  NUMBER_KINDS,
  Kind.boolean,
  Kind.array,
  Kind.hash,
  Kind.regexp,
  Kind.default,
];
const ALL_DISTINCT = DISTINCT.reduce((all, kinds) => all | kinds);

/** Whether two values are certainly different for `==`, which compares strings without regard to case. */
export function areNeverEqual(left: PuppetType, right: PuppetType): boolean {
  const [a, b] = [kindsOf(left), kindsOf(right)];
  if ((a & ~ALL_DISTINCT) !== 0 || (b & ~ALL_DISTINCT) !== 0) return false;
  const shared = DISTINCT.filter((kinds) => (a & kinds) !== 0 && (b & kinds) !== 0);
  if (shared.length === 0) return true;
  if (shared.length > 1 || shared[0] !== Kind.string) return false;
  const [one, other] = [foldedStrings(left), foldedStrings(right)];
  return one !== null && other !== null && one.every((text) => !other.includes(text));
}

/** The strings among the instances of a type, in lower case; null if it does not list them. */
function foldedStrings(type: PuppetType): readonly string[] | null {
  const texts: string[] = [];
  for (const member of membersOf(type)) {
    if (!canBe(member, Kind.string)) continue;
    const listed = listedStrings(member);
    if (listed === null) return null;
    texts.push(...listed.map((text) => text.toLowerCase()));
  }
  return texts;
}

function equality(node: ComparisonExpression, left: PuppetType, right: PuppetType, walk: Walk): PuppetType {
  if (!areNeverEqual(left, right)) return BOOLEAN;
  walk.report('TYPE_NEVER_EQUAL', { left: atStart(describeType(left)), right: describeType(right) }, node);
  return node.operator === '==' ? FALSE : TRUE;
}

/** The type of `!x`, for any operand. */
export function negation({ expr }: NotExpression, walk: Walk): PuppetType {
  return negated(walk.infer(expr));
}

/** The type of `!x`. @param type the type of `x` */
export function negated(type: PuppetType): PuppetType {
  if (isNever(type)) return NEVER;
  if (isNever(truthyPart(type))) return TRUE;
  return isNever(falsyPart(type)) ? FALSE : BOOLEAN;
}

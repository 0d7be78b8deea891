/** The operators `=~`, `!~` and `in`, which can set the match variables. */
import { BOOLEAN, FALSE, type PuppetType, TRUE } from '@pptjs/runtime/lattice';
import { dynamicRegExp, RegExpError } from '@pptjs/runtime/regexp';
import type { Expression, InExpression, MatchExpression } from '../../ast/nodes.js';
import { areDisjoint, canBe, isNever, isOnly, Kind, type Kinds, NEVER, NUMBER_KINDS } from '../lattice/index.js';
import { atStart, describeType } from '../types/describe-type.js';
import { onlyString } from '../types/only-value.js';
import { forgetMatch } from '../walk/match-variables.js';
import type { Walk } from '../walk/walk.js';
import { rejectOperand, warnAboutUndef } from './operands.js';

/** The kinds of values with which nothing can be matched. */
const NO_PATTERNS: Kinds = NUMBER_KINDS | Kind.undef | Kind.boolean | Kind.array | Kind.hash | Kind.default;

/** The type of `=~` and `!~`. Reports a right operand that is no pattern. */
export function match(node: MatchExpression, walk: Walk): PuppetType {
  const left = walk.infer(node.leftExpr);
  const right = walk.infer(node.rightExpr);
  if (isNever(left) || isNever(right)) return NEVER;
  if (canBe(right, Kind.regexp | Kind.string)) forgetMatch(walk.state);
  const { operator } = node;
  const reject = (operand: PuppetType, expected: string): PuppetType =>
    rejectOperand({ operator, actual: describeType(operand), expected }, node, walk);
  if (isOnly(right, Kind.regexp | Kind.string) && !canBe(left, Kind.string))
    return reject(left, 'a String on the left');
  if (isOnly(right, NO_PATTERNS)) return reject(right, 'a type, a regular expression or a String on the right');
  if (isWrongPattern(right)) return reject(right, 'a valid regular expression on the right');
  if (isOnly(right, Kind.regexp | Kind.string)) warnAboutUndef(operator, left, node.leftExpr, walk);
  const tested = testedType(node.rightExpr, walk);
  if (tested !== null && areDisjoint(left, tested)) {
    walk.report('TYPE_NEVER_MATCHES', { actual: atStart(describeType(left)), option: describeType(tested) }, node);
    return operator === '=~' ? FALSE : TRUE;
  }
  return BOOLEAN;
}

/** Whether a text is no regular expression. */
function isWrongPattern(type: PuppetType): boolean {
  const text = onlyString(type);
  if (text === null) return false;
  try {
    dynamicRegExp(text);
    return false;
  } catch (error) {
    return error instanceof RegExpError;
  }
}

/** The type that `=~` or an option tests for; null if the expression is not a type. */
export function testedType(node: Expression, walk: Walk): PuppetType | null {
  return walk.definitions.readType(node);
}

/** The type of `in`. */
export function membership(node: InExpression, walk: Walk): PuppetType {
  const [left, right] = [walk.infer(node.leftExpr), walk.infer(node.rightExpr)];
  // `in` can set the match variables, too.
  forgetMatch(walk.state);
  return isNever(left) || isNever(right) ? NEVER : BOOLEAN;
}

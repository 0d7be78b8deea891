/** Conditions: in their branches, variables and elements have narrower types. */
import { BOOLEAN, FALSE, type PuppetType, STRING, TRUE, UNDEF } from '@pptjs/runtime/lattice';
import type { ComparisonExpression, Expression, MatchExpression } from '../../ast/nodes.js';
import { type Call, unwrap } from '../../ast/shapes.js';
import { testedNames } from '../definitions/mentioned-names.js';
import {
  equalTexts,
  falsyPart,
  intersect,
  isNever,
  isOnly,
  Kind,
  NEVER,
  subtract,
  truthyPart,
  withoutEqualText,
} from '../lattice/index.js';
import { onlyString } from '../types/only-value.js';
import { setMatched } from '../walk/match-variables.js';
import { definedPath, FlowState } from '../walk/state.js';
import { pathOf } from '../walk/value-paths.js';
import type { Branches, Walk } from '../walk/walk.js';
import { comparison, negated } from './comparisons.js';
import { match, testedType } from './matches.js';
import { narrowed } from './narrowed-values.js';
import { comparedSizeOf, emptinessOf, type LeastSizes, withLeastSize } from './sizes.js';

/** Evaluates a condition that narrows the types of variables. Returns null for expressions that do not. */
export function condition(node: Expression, walk: Walk): Branches | null {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return walk.condition(node.expr);
    case 'NotExpression': {
      const { type, whenTrue, whenFalse } = walk.condition(node.expr);
      return { type: negated(type), whenTrue: whenFalse, whenFalse: whenTrue };
    }
    case 'AndExpression':
      return conjunction(node.leftExpr, node.rightExpr, walk);
    case 'OrExpression':
      return disjunction(node.leftExpr, node.rightExpr, walk);
    case 'MatchExpression':
      return matchCondition(node, walk);
    case 'ComparisonExpression':
      return (
        sizeCondition(comparedSizeOf(node, walk), () => comparison(node, walk), walk) ??
        (node.operator === '==' || node.operator === '!=' ? equalityCondition(node, walk) : null)
      );
    case 'CallNamedFunctionExpression':
    case 'CallMethodExpression':
      return definedCondition(node, walk) ?? sizeCondition(emptinessOf(node, walk), () => walk.infer(node), walk);
    default: {
      return pathOf(node) === null ? null : truthCondition(node, walk);
    }
  }
}

/** The type of `and` and `or`, after whose states are known. */
function resultOf(whenTrue: FlowState, whenFalse: FlowState): PuppetType {
  if (!whenTrue.isReachable) return whenFalse.isReachable ? FALSE : NEVER;
  return whenFalse.isReachable ? BOOLEAN : TRUE;
}

function conjunction(left: Expression, right: Expression, walk: Walk): Branches {
  const first = walk.condition(left);
  walk.state = first.whenTrue;
  const second = conditionIn(right, walk);
  const whenFalse = FlowState.merge([first.whenFalse, second.whenFalse]);
  return { type: resultOf(second.whenTrue, whenFalse), whenTrue: second.whenTrue, whenFalse };
}

function disjunction(left: Expression, right: Expression, walk: Walk): Branches {
  const first = walk.condition(left);
  walk.state = first.whenFalse;
  const second = conditionIn(right, walk);
  const whenTrue = FlowState.merge([first.whenTrue, second.whenTrue]);
  return { type: resultOf(whenTrue, second.whenFalse), whenTrue, whenFalse: second.whenFalse };
}

/** The right operand, which is not evaluated if the left one decides. */
function conditionIn(node: Expression, walk: Walk): Branches {
  return walk.state.isReachable ? walk.condition(node) : walk.findings.silently(() => walk.condition(node));
}

/** `defined('a::b')` shows that the name exists. One of several names is enough for the function. */
function definedCondition(node: Call, walk: Walk): Branches | null {
  const [name, ...others] = testedNames(node);
  if (name === undefined || others.length > 0) return null;
  const type = walk.infer(node);
  const whenTrue = walk.state.copy();
  whenTrue.set(definedPath(name), BOOLEAN);
  return { type, whenTrue, whenFalse: walk.state.copy() };
}

/** A condition that shows how many elements a collection has. @param infer returns the type of the condition */
function sizeCondition(sizes: LeastSizes | null, infer: () => PuppetType, walk: Walk): Branches | null {
  if (sizes === null) return null;
  const type = infer();
  const whenTrue = withLeastSize(walk.state, sizes, sizes.whenTrue, walk);
  return branchesOf(type, whenTrue, withLeastSize(walk.state, sizes, sizes.whenFalse, walk), true);
}

function truthCondition(node: Expression, walk: Walk): Branches {
  const type = walk.infer(node);
  return {
    type,
    whenTrue: narrowed(walk.state, node, truthyPart(type), walk),
    whenFalse: narrowed(walk.state, node, falsyPart(type), walk),
  };
}

function matchCondition(node: MatchExpression, walk: Walk): Branches {
  const type = match(node, walk);
  const { leftExpr } = node;
  const hasPath = pathOf(leftExpr) !== null;
  const left = walk.recorded(leftExpr);
  const tested = testedType(node.rightExpr, walk);
  const { state } = walk;
  let matching = state.copy();
  let others = state.copy();
  if (hasPath && tested !== null) {
    matching = narrowed(state, leftExpr, intersect(left, tested), walk);
    others = narrowed(state, leftExpr, subtract(left, tested), walk);
  } else if (hasPath && isOnly(walk.recorded(node.rightExpr), Kind.regexp | Kind.string)) {
    // Only a String can be matched with a regular expression: another value is an error.
    matching = narrowed(state, leftExpr, intersect(left, STRING), walk);
    others = matching.copy();
  }
  if (isOnly(walk.recorded(node.rightExpr), Kind.regexp)) setMatched(node.rightExpr, matching);
  return branchesOf(type, matching, others, node.operator === '=~');
}

function equalityCondition(node: ComparisonExpression, walk: Walk): Branches {
  const type = comparison(node, walk);
  const { state } = walk;
  let equal = state.copy();
  let others = state.copy();
  for (const [operand, other] of [
    [node.leftExpr, node.rightExpr],
    [node.rightExpr, node.leftExpr],
  ] as const) {
    if (pathOf(operand) === null) continue;
    const [own, theirs] = [walk.recorded(operand), walk.recorded(other)];
    equal = narrowed(equal, operand, equalPart(own, theirs), walk);
    if (!equal.isReachable) break;
    others = narrowed(others, operand, unequalPart(own, unwrap(other), theirs), walk);
    if (!others.isReachable) break;
  }
  return branchesOf(type, equal, others, node.operator === '==');
}

/** The instances of a type that can be equal to a value. Strings are compared without regard to case. */
function equalPart(type: PuppetType, other: PuppetType): PuppetType {
  if (isOnly(other, Kind.undef)) return intersect(type, UNDEF);
  if (isOnly(other, Kind.string)) return equalTexts(type, other);
  if (isOnly(other, Kind.boolean)) return intersect(type, BOOLEAN);
  return type;
}

function unequalPart(type: PuppetType, other: Expression, otherType: PuppetType): PuppetType {
  if (other.type === 'LiteralUndef') return subtract(type, UNDEF);
  if (other.type === 'LiteralBoolean') return subtract(type, other.value ? TRUE : FALSE);
  return onlyString(otherType) === null ? type : withoutEqualText(type, otherType);
}

function branchesOf(type: PuppetType, positive: FlowState, negative: FlowState, isPositive: boolean): Branches {
  const [whenTrue, whenFalse] = isPositive ? [positive, negative] : [negative, positive];
  if (type === TRUE || isNever(type)) whenFalse.isReachable = false;
  if (type === FALSE || isNever(type)) whenTrue.isReachable = false;
  return { type, whenTrue, whenFalse };
}

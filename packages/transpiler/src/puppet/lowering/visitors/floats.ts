/** Operators and functions of Floats, computed with the numbers in them: `new Float($x.value * 2)`. */
import type { PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { ArithmeticOperator, ComparisonOperator, Expression } from '../../ast/nodes.js';
import { Kind, NUMBER_KINDS, safeRangeOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import type { Module } from '../module.js';

/** A lowered operand and its type. */
export interface TypedOperand {
  readonly value: ESTree.Expression;
  readonly type: PuppetType;
}

/** A binary expression. */
interface BinaryNode {
  readonly leftExpr: Expression;
  readonly rightExpr: Expression;
}

/** Returns the lowered operands of a binary expression with their types. */
export function typedOperands(
  { leftExpr, rightExpr }: BinaryNode,
  [left, right]: readonly [ESTree.Expression, ESTree.Expression],
  context: LoweringContext,
): [TypedOperand, TypedOperand] {
  return [
    { value: left, type: context.typeOf(leftExpr) },
    { value: right, type: context.typeOf(rightExpr) },
  ];
}

const isFloat = ({ type }: TypedOperand): boolean => hasOnly(type, Kind.float);

const isNumber = ({ type }: TypedOperand): boolean => hasOnly(type, NUMBER_KINDS);

/** Whether one of two numbers is certainly a Float. */
const areFloats = (left: TypedOperand, right: TypedOperand): boolean =>
  (isFloat(left) && isNumber(right)) || (isNumber(left) && isFloat(right));

/** The operators whose result with a Float is that of JavaScript, if it is finite. */
const SAME_OPERATORS: ReadonlySet<ArithmeticOperator> = new Set(['+', '-', '*', '/']);

/** The Float that an operator returns for numbers of which one is certainly a Float; null for other operands. */
export function floatArithmetic(
  operator: ArithmeticOperator,
  left: TypedOperand,
  right: TypedOperand,
  at: number,
  module: Module,
): ESTree.Expression | null {
  if (!SAME_OPERATORS.has(operator) || !areFloats(left, right)) return null;
  const result = b.binary(operator as ESTree.BinaryOperator, double(left, module), double(right, module));
  return floatOf(module.call('finiteResult', [b.literal(operator), result], at), module);
}

/** A comparison of numbers of which one is certainly a Float; null for other operands. */
export function floatComparison(
  operator: ComparisonOperator,
  left: TypedOperand,
  right: TypedOperand,
  at: number,
  module: Module,
): ESTree.Expression | null {
  if (!areFloats(left, right)) return null;
  const [first, second] = [comparedNumber(left, module), comparedNumber(right, module)];
  if (first === null || second === null) return null;
  if (operator === '==' || operator === '!=') return b.binary(operator === '==' ? '===' : '!==', first, second);
  return b.binary(operator, module.call('orderOfNumbers', [b.literal(operator), first, second], at), b.number(0));
}

/** The negation of a Float, or its absolute value. */
export function changedFloat(
  operand: TypedOperand,
  change: (number: ESTree.Expression) => ESTree.Expression,
  module: Module,
): ESTree.Expression | null {
  return isFloat(operand) ? floatOf(change(double(operand, module)), module) : null;
}

/** `new Float(number)` */
export function floatOf(number: ESTree.Expression, module: Module): ESTree.Expression {
  return b.construct(module.imported('runtime', 'Float'), [number]);
}

/** The floating point number of an operand. That of a Float that the code creates needs no Float. */
function double(operand: TypedOperand, module: Module): ESTree.Expression {
  return comparedNumber(operand, module) ?? module.call('toDouble', [operand.value]);
}

/** The exact number of an operand; null if it can be a bigint, or if only the evaluation knows whether it is a Float. */
function comparedNumber(operand: TypedOperand, module: Module): ESTree.Expression | null {
  const { value, type } = operand;
  if (safeRangeOf(type) !== null) return value;
  if (!isFloat(operand)) return null;
  return numberOfFloat(value, module);
}

/** The number in a Float. That of a Float that the code creates needs no Float. */
export function numberOfFloat(value: ESTree.Expression, module: Module): ESTree.Expression {
  if (value.type === 'ConditionalExpression')
    return b.conditional(value.test, numberOfFloat(value.consequent, module), numberOfFloat(value.alternate, module));
  return createdNumber(value, module) ?? b.member(value, 'value');
}

/** The number `x` of `new Float(x)`. */
function createdNumber(value: ESTree.Expression, module: Module): ESTree.Expression | null {
  if (value.type !== 'NewExpression' || value.callee.type !== 'Identifier') return null;
  const [number] = value.arguments;
  const isCreated = value.callee.name === module.imported('runtime', 'Float').name;
  return isCreated && number !== undefined && number.type !== 'SpreadElement' ? number : null;
}

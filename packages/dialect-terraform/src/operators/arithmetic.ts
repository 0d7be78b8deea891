/** The operators `+ - * / %` and the unary `-`. */
import { toNumber } from '../conversions/conversion.js';
import { report } from '../evaluation/evaluation.js';
import {
  addNumbers,
  divideNumbers,
  isNumber,
  moduloNumbers,
  multiplyNumbers,
  negateNumber,
  type NumberValue,
  subtractNumbers,
} from '../values/number.js';
import type { Value } from '../values/value.js';
import { areUsable, leftOperand, rightOperand, unaryOperand, UNKNOWN_NUMBER } from './operands.js';
import { PROBLEMS } from './problems.js';

type UndefinedProblem =
  | 'INFINITE_SUM'
  | 'INFINITE_DIFFERENCE'
  | 'INFINITE_PRODUCT'
  | 'UNDEFINED_QUOTIENT'
  | 'UNDEFINED_REMAINDER';

type NumberOperation = (left: NumberValue, right: NumberValue) => NumberValue | null;

export function add(left: Value, right: Value): Value {
  return calculate(left, right, addNumbers, 'INFINITE_SUM');
}

export function subtract(left: Value, right: Value): Value {
  return calculate(left, right, subtractNumbers, 'INFINITE_DIFFERENCE');
}

export function multiply(left: Value, right: Value): Value {
  return calculate(left, right, multiplyNumbers, 'INFINITE_PRODUCT');
}

/** The quotient of a division by zero is infinite. */
export function divide(left: Value, right: Value): Value {
  return calculate(left, right, divideNumbers, 'UNDEFINED_QUOTIENT');
}

/** The remainder has the sign of the dividend. */
export function modulo(left: Value, right: Value): Value {
  return calculate(left, right, moduloNumbers, 'UNDEFINED_REMAINDER');
}

export function negate(operand: Value): Value {
  if (isNumber(operand)) return negateNumber(operand);
  const number = unaryOperand(operand, toNumber);
  return areUsable(number) && isNumber(number) ? negateNumber(number) : UNKNOWN_NUMBER;
}

function calculate(left: Value, right: Value, operation: NumberOperation, problem: UndefinedProblem): Value {
  if (isNumber(left) && isNumber(right)) return operation(left, right) ?? undefinedResult(problem);
  const first = leftOperand(left, toNumber);
  const second = rightOperand(right, toNumber);
  if (!areUsable(first, second) || !isNumber(first) || !isNumber(second)) return UNKNOWN_NUMBER;
  return operation(first, second) ?? undefinedResult(problem);
}

function undefinedResult(problem: UndefinedProblem): Value {
  report(PROBLEMS[problem], {});
  return UNKNOWN_NUMBER;
}

import { API_FUNCTIONS, functions } from '../facts/functions.js';
import { type Expression, isReference } from '../syntax/nodes.js';

/** The kind of an expression's value: certainly a collection, certainly another value, or either. */
export type Kind = 'collection' | 'value' | 'any';

/** Operators that give no collection for any operands. */
const VALUE_OPERATORS = new Set(['*', '/', '%', '^', '<<', '==', '!=', '<', '<=', '>', '>=', '=~', '!~']);

/** Returns what the form of an expression says about its value. */
export function kindOf(expression: Expression): Kind {
  switch (expression.type) {
    case 'Variable':
      return isReference(expression) ? 'collection' : 'value';
    case 'Slice':
      return kindOf(expression.base) === 'collection' ? 'collection' : 'any';
    case 'Binary':
      return kindOfBinary(expression.operator, expression.left, expression.right);
    case 'FunctionCall':
      return kindOfCall(expression.name, expression.arguments[0]?.value);
    case 'Action':
    case 'Namespace':
    case 'Field':
    case 'Map':
      return 'any';
    default:
      return 'value';
  }
}

function kindOfBinary(operator: string, left: Expression, right: Expression): Kind {
  if (VALUE_OPERATORS.has(operator)) return 'value';
  const kinds = [kindOf(left), kindOf(right)];
  if (kinds.every((kind) => kind === 'value')) return 'value';
  // Only two collections can be added or subtracted; the other operators may give another value.
  return (operator === '+' || operator === '-') && kinds.every((kind) => kind === 'collection') ? 'collection' : 'any';
}

function kindOfCall(name: string, argument: Expression | undefined): Kind {
  if (API_FUNCTIONS.has(name)) return 'any';
  if (functions[name]?.returns !== undefined) return 'value';
  return argument === undefined || name === 'switch' || name === 'map' ? 'any' : kindOf(argument);
}

/** Whether an expression always gives true or false. */
export function isBoolean(expression: Expression): boolean {
  switch (expression.type) {
    case 'BooleanLiteral':
      return true;
    case 'Unary':
      return expression.operator === '!';
    case 'FunctionCall':
      return functions[expression.name]?.returns === 'boolean';
    case 'Binary':
      return isBooleanOperation(expression.operator, expression.left, expression.right);
    default:
      return false;
  }
}

function isBooleanOperation(operator: string, left: Expression, right: Expression): boolean {
  if (operator === '&&' || operator === '||') return isBoolean(left) && isBoolean(right);
  if (operator === '&' || operator === '|') return isBoolean(left) || left.type === 'NullLiteral';
  return /^(?:[=!][=~]|[<>]=?)$/.test(operator);
}

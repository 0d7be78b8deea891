/**
 * The types of the values of expressions without declared types: of top-level variables, and of the last statement. Only
 * what the syntax alone makes certain is used. An analysis that infers more replaces `valueType`.
 */
import { isBoolean } from '../analysis/constants.js';
import type { Expression, LiteralHash } from '../ast/nodes.js';
import { unwrap } from '../ast/shapes.js';
import { objectText, propertyName } from './object-text.js';
import { operandText, textOf, type Union, unionOf } from './union.js';

/**
 * Returns the type of the result (see `toJS`) of an expression. The type is never too narrow.
 *
 * @param any the type of an unknown value
 */
export function valueType(expression: Expression, any: Union): Union {
  const node = unwrap(expression);
  switch (node.type) {
    case 'LiteralString':
    case 'QualifiedName':
    case 'ConcatenatedString':
    case 'HeredocExpression':
      return ['string'];
    case 'LiteralInteger':
      return [typeof node.value];
    case 'LiteralFloat':
      return ['number'];
    case 'LiteralUndef':
      return ['null'];
    case 'UnaryMinusExpression':
      return node.expr.type === 'LiteralInteger' || node.expr.type === 'LiteralFloat' ? valueType(node.expr, any) : any;
    case 'AssignmentExpression':
      return node.operator === '=' && node.leftExpr.type === 'VariableExpression'
        ? valueType(node.rightExpr, any)
        : any;
    case 'LiteralList':
      return [`${operandText(elementType(node.values, any))}[]`];
    case 'LiteralHash':
      return objectType(node, any);
    default:
      return isBoolean(node) ? ['boolean'] : any;
  }
}

/** The type of the elements of an array; `any` if one of them is unknown. */
function elementType(elements: readonly Expression[], any: Union): Union {
  const type = unionOf(...elements.map((element) => valueType(element, any)));
  return any.some((member) => type.includes(member)) ? any : type;
}

/** The type of a hash. The result is an object if all keys are strings. */
function objectType({ entries }: LiteralHash, any: Union): Union {
  const members = new Map<string, string>();
  for (const { key, value } of entries) {
    const name = unwrap(key);
    if (name.type !== 'LiteralString' && name.type !== 'QualifiedName') return any;
    members.set(propertyName(name.value), textOf(valueType(value, any)));
  }
  return [objectText(Array.from(members, ([name, type]) => `${name}: ${type}`))];
}

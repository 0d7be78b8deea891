import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import { literalInteger } from '../analysis/constants.js';
import type { Expression } from '../ast/nodes.js';

/**
 * A JavaScript test that is true only for instances of a type: `typeof $x === 'number' && $x > 0`. It may be false for
 * rare instances, such as Integers beyond a number's precision, because emitted code then calls the runtime's check.
 *
 * @returns the test; `true` if every value is an instance; null if there is no simple test
 */
export function inlineTypeGuard(type: Expression, value: ESTree.Identifier): ESTree.Expression | true | null {
  if (type.type === 'QualifiedReference') return plainTest(type.value, value);
  if (type.type !== 'AccessExpression' || type.leftExpr.type !== 'QualifiedReference') return null;
  const [first, second] = type.keys;
  switch (type.leftExpr.value) {
    case 'integer':
      return rangeTest(value, first, second, value, 'number');
    case 'string':
      return rangeTest(value, first, second, b.member(value, 'length'), 'string');
    case 'optional': {
      if (type.keys.length !== 1 || first === undefined) return null;
      const inner = inlineTypeGuard(first, value);
      return inner === null || inner === true ? inner : b.logical('||', b.binary('===', value, b.literal(null)), inner);
    }
    default:
      return null;
  }
}

function plainTest(name: string, value: ESTree.Identifier): ESTree.Expression | true | null {
  switch (name) {
    case 'any':
      return true;
    case 'integer':
      return isA(value, 'number');
    case 'string':
      return isA(value, 'string');
    case 'boolean':
      return isA(value, 'boolean');
    default:
      return null;
  }
}

function isA(value: ESTree.Identifier, type: string): ESTree.Expression {
  return b.binary('===', b.unary('typeof', value), b.literal(type));
}

/** A string has at most as many characters as UTF-16 units, so its `length` only proves a lower bound of 1. */
function rangeTest(
  value: ESTree.Identifier,
  from: Expression | undefined,
  to: Expression | undefined,
  measured: ESTree.Expression,
  type: 'number' | 'string',
): ESTree.Expression | null {
  const low = bound(from);
  const high = bound(to);
  if (low === null || high === null) return null;
  if (type === 'string' && (high !== undefined || (low !== undefined && low > 1))) return null;
  let test = isA(value, type);
  if (low !== undefined) test = b.logical('&&', test, b.binary('>=', measured, b.number(low)));
  if (high !== undefined) test = b.logical('&&', test, b.binary('<=', measured, b.number(high)));
  return test;
}

/** The value of a bound that is a literal number; `undefined` for no bound, null for any other expression. */
function bound(node: Expression | undefined): number | undefined | null {
  if (node === undefined || node.type === 'LiteralDefault') return undefined;
  return literalInteger(node);
}

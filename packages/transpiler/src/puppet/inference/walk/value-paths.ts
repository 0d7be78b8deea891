/** The paths of variables and their elements in the state. */
import { ANY, UNDEF } from '@pptjs/runtime/lattice';
import type { Expression } from '../../ast/nodes.js';
import { literalText, unwrap } from '../../ast/shapes.js';
import { isNever, subtract } from '../lattice/index.js';
import { computedElementPath, elementPath } from './state.js';
import type { Walk } from './walk.js';

/**
 * The path of a variable, or of an element of one by keys that are constant or have a path: `$a['b'][$c]`. Null for other
 * expressions.
 */
export function pathOf(node: Expression): string | null {
  const inner = unwrap(node);
  if (inner.type === 'VariableExpression') return /^\d+$/.test(inner.name) ? null : inner.name;
  if (inner.type === 'AssignmentExpression' && inner.leftExpr.type === 'VariableExpression') return inner.leftExpr.name;
  if (inner.type !== 'AccessExpression' || inner.keys.length !== 1) return null;
  const collection = pathOf(inner.leftExpr);
  if (collection === null) return null;
  const key = constantKey(inner.keys[0]!);
  if (key !== null) return elementPath(collection, key);
  const computed = pathOf(inner.keys[0]!);
  return computed === null ? null : computedElementPath(collection, computed);
}

/** Returns the value of a key that is a literal Integer or text; null for other keys. */
export function constantKey(node: Expression): string | number | null {
  const inner = unwrap(node);
  return inner.type === 'LiteralInteger' && typeof inner.value === 'number' ? inner.value : literalText(inner);
}

/**
 * Gives a variable or an element the type without undef, after the evaluation of an operation that fails for undef. The
 * operand has been evaluated.
 */
export function excludeUndef(operand: Expression, walk: Walk): void {
  const path = pathOf(operand);
  if (path === null) return;
  const type = walk.recorded(operand);
  if (type === ANY) return;
  const rest = subtract(type, UNDEF);
  if (rest !== type && !isNever(rest)) walk.state.set(path, rest);
}

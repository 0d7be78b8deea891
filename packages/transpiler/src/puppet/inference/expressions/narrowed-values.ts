/** The states in which values have narrower types. */
import type { PuppetType } from '@pptjs/runtime/lattice';
import type { Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { areDisjoint, membersOf, unionOf } from '../lattice/index.js';
import { elementAt } from '../operators/elements.js';
import { type FlowState, withType } from '../walk/state.js';
import { constantKey, pathOf } from '../walk/value-paths.js';
import type { Walk } from '../walk/walk.js';

/**
 * Returns the state in which the value of an expression has another type. A union of collections whose element has that type
 * has only the members that permit it: the type of `$shape` in a branch for `$shape['kind'] == 'circle'`. The state is
 * unreachable if the type has no instances.
 *
 * @param node an expression with a path, which has been evaluated
 */
export function narrowed(state: FlowState, node: Expression, type: PuppetType, walk: Walk): FlowState {
  const path = pathOf(node);
  if (path === null) return state.copy();
  const result = withType(state, path, type);
  const inner = unwrap(node);
  if (inner.type !== 'AccessExpression' || !result.isReachable) return result;
  const key = constantKey(inner.keys[0]!);
  const collection = pathOf(inner.leftExpr);
  if (key === null || collection === null) return result;
  const known = state.get(collection) ?? walk.recorded(inner.leftExpr);
  const members = membersOf(known);
  if (members.length < 2) return result;
  const keyType = walk.recorded(inner.keys[0]!);
  const possible = members.filter((member) => !areDisjoint(elementAt(member, [keyType]), type));
  return possible.length === members.length ? result : narrowed(result, inner.leftExpr, unionOf(possible), walk);
}

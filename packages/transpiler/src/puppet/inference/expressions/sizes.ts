/** Conditions about the number of elements of a collection. */
import { ArrayType, HashType, type PuppetType, Size } from '@pptjs/runtime/lattice';
import type { ComparisonExpression, Expression } from '../../ast/nodes.js';
import { argumentsOf, type Call, calledName, unwrap } from '../../ast/shapes.js';
import { plainName } from '../definitions/names.js';
import { membersOf, unionOf } from '../lattice/index.js';
import { type FlowState, withType } from '../walk/state.js';
import { pathOf } from '../walk/value-paths.js';
import type { Walk } from '../walk/walk.js';

/** The least number of elements that a collection has if a condition is true, and if it is false. */
export interface LeastSizes {
  readonly path: string;
  readonly collection: Expression;
  readonly whenTrue: number;
  readonly whenFalse: number;
}

/** `$list.empty`: a collection has an element if the call is false. Null for other calls. */
export function emptinessOf(node: Call, walk: Walk): LeastSizes | null {
  const measured = measuredCollection(node, ['empty'], walk);
  return measured === null ? null : { ...measured, whenTrue: 0, whenFalse: 1 };
}

/** `$list.length > 2`: the comparison of a number of elements with a literal Integer. Null for other comparisons. */
export function comparedSizeOf(node: ComparisonExpression, walk: Walk): LeastSizes | null {
  const { operator } = node;
  const [left, right] = [unwrap(node.leftExpr), unwrap(node.rightExpr)];
  const isSwapped = left.type === 'LiteralInteger';
  const [size, number] = isSwapped ? [right, left] : [left, right];
  if (number.type !== 'LiteralInteger' || typeof number.value !== 'number') return null;
  if (size.type !== 'CallMethodExpression' && size.type !== 'CallNamedFunctionExpression') return null;
  const measured = measuredCollection(size, ['length', 'size'], walk);
  if (measured === null) return null;
  const count = number.value;
  const atZero = count === 0 ? 1 : 0;
  switch (isSwapped ? (SWAPPED.get(operator) ?? operator) : operator) {
    case '>':
      return { ...measured, whenTrue: count + 1, whenFalse: 0 };
    case '>=':
      return { ...measured, whenTrue: count, whenFalse: 0 };
    case '<':
      return { ...measured, whenTrue: 0, whenFalse: count };
    case '<=':
      return { ...measured, whenTrue: 0, whenFalse: count + 1 };
    case '==':
      return { ...measured, whenTrue: count, whenFalse: atZero };
    default:
      return { ...measured, whenTrue: atZero, whenFalse: count };
  }
}

const SWAPPED: ReadonlyMap<string, string> = new Map([
  ['>', '<'],
  ['<', '>'],
  ['>=', '<='],
  ['<=', '>='],
]);

/** The collection whose size a call of a built-in function without other arguments returns or tests. */
function measuredCollection(
  node: Call,
  names: readonly string[],
  { definitions }: Walk,
): Pick<LeastSizes, 'path' | 'collection'> | null {
  const name = plainName(calledName(node) ?? '');
  const [collection, ...others] = argumentsOf(node);
  if (!names.includes(name) || definitions.functions.has(name)) return null;
  if (collection === undefined || others.length > 0 || node.lambda !== null) return null;
  const path = pathOf(collection);
  return path === null ? null : { path, collection };
}

/** Returns a state in which a collection has at least this number of elements. */
export function withLeastSize(
  state: FlowState,
  { path, collection }: LeastSizes,
  least: number,
  walk: Walk,
): FlowState {
  return least === 0 ? state.copy() : withType(state, path, sizedPart(walk.recorded(collection), least));
}

/** The type without collections that have fewer elements. A branch for which no type remains is not followed up here. */
function sizedPart(type: PuppetType, least: number): PuppetType {
  const members = membersOf(type);
  const sized = members.map((member) => sizedMember(member, least));
  return sized.every((member, i) => member === members[i]) ? type : unionOf(sized);
}

function sizedMember(type: PuppetType, least: number): PuppetType {
  if (!(type instanceof ArrayType || type instanceof HashType)) return type;
  const { min, max } = type.size ?? new Size(0, Infinity);
  if (min >= least || max < least) return type;
  const size = new Size(least, max);
  return type instanceof ArrayType
    ? new ArrayType(type.elementType, size)
    : new HashType(type.keyType, type.valueType, size);
}

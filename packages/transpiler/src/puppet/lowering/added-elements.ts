import { ArrayType, type PuppetType } from '@pptjs/runtime/lattice';
import type { Expression } from '../ast/nodes.js';
import { literalText, unwrap } from '../ast/shapes.js';
import { membersOf } from '../inference/lattice/index.js';
import { isProved } from './proofs.js';

/** The elements of an array between two indexes, as those of `slice`. */
export interface Elements {
  readonly from: number;
  /** Undefined for the end of the array. */
  readonly to: number | undefined;
}

/**
 * Returns the elements that an expression adds to a list of a type: a list that is its value, or with a key, one that is an element
 * of its value. Null if there is no such list.
 */
export type AddedParts = (key: string | null, declared: PuppetType) => Elements | null;

/** Returns the parts that an expression adds to lists: the list `$a + [$x]`, and the element `b` of `$h + { 'b' => $h['b'] << $x }`. */
export function addedParts(node: Expression, typeOf: (node: Expression) => PuppetType): AddedParts {
  return (key, declared) => {
    const list = key === null ? node : writtenElement(node, key);
    return list === null ? null : addedElements(list, declared, typeOf);
  };
}

/** The expression of an element of a literal hash, or of a sum that ends with one. Null if it perhaps has another value. */
function writtenElement(node: Expression, key: string): Expression | null {
  const value = unwrap(node);
  const hash = value.type === 'ArithmeticExpression' && value.operator === '+' ? unwrap(value.rightExpr) : value;
  if (hash.type !== 'LiteralHash') return null;
  const keys = hash.entries.map((entry) => literalText(unwrap(entry.key)));
  return keys.includes(null) ? null : (hash.entries[keys.lastIndexOf(key)]?.value ?? null);
}

/**
 * The elements that `$list << $x`, `$list + [$x]` and `[$x] + $list` add to a list that certainly has a type of arrays. The sum
 * has the type if these elements fit. Null for other expressions, and for types that limit the number of elements.
 */
export function addedElements(
  node: Expression,
  declared: PuppetType,
  typeOf: (node: Expression) => PuppetType,
): Elements | null {
  const sum = unwrap(node);
  const [array, ...others] = membersOf(declared);
  if (sum.type !== 'ArithmeticExpression' || others.length > 0) return null;
  if (!(array instanceof ArrayType) || array.size !== null) return null;
  const isList = (operand: Expression): boolean => isProved(typeOf(operand), array);
  const { operator, leftExpr, rightExpr } = sum;
  if (operator === '<<') return isList(leftExpr) ? { from: -1, to: undefined } : null;
  if (operator !== '+') return null;
  const last = countOf(rightExpr);
  if (last > 0 && isList(leftExpr)) return { from: -last, to: undefined };
  const first = countOf(leftExpr);
  return first > 0 && isList(rightExpr) ? { from: 0, to: first } : null;
}

/** The number of elements of a literal array; 0 for other expressions. */
function countOf(node: Expression): number {
  const list = unwrap(node);
  if (list.type !== 'LiteralList') return 0;
  return list.values.some((each) => unwrap(each).type === 'UnfoldExpression') ? 0 : list.values.length;
}

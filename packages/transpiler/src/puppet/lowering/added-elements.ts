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
  /** A type of each of the elements. */
  readonly types: readonly PuppetType[];
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
  if (operator === '<<') return isList(leftExpr) ? { from: -1, to: undefined, types: [typeOf(rightExpr)] } : null;
  if (operator !== '+') return null;
  const last = elementsOf(rightExpr).map(typeOf);
  if (last.length > 0 && isList(leftExpr)) return { from: -last.length, to: undefined, types: last };
  const first = elementsOf(leftExpr).map(typeOf);
  return first.length > 0 && isList(rightExpr) ? { from: 0, to: first.length, types: first } : null;
}

/** The elements of a literal array; none for other expressions. */
function elementsOf(node: Expression): readonly Expression[] {
  const list = unwrap(node);
  if (list.type !== 'LiteralList') return [];
  return list.values.some((each) => unwrap(each).type === 'UnfoldExpression') ? [] : list.values;
}

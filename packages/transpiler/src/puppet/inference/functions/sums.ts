/** Sums in `reduce`: an Integer memo to which each step adds an Integer of a known range. */
import { ArrayType, HashType, IntegerType, type PuppetType, TupleType, TypeType } from '@pptjs/runtime/lattice';
import type { Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { MAX_LENGTH, membersOf, safeRangeOf } from '../lattice/index.js';

/** The values that a path through a block adds to the memo: the operands of `+` and `-`. */
type Addends = readonly { readonly node: Expression; readonly isNegative: boolean }[];

/**
 * Returns the addends of each path through the body of a block that returns its memo plus some values; null for other
 * bodies.
 */
export function addendsOf(body: Expression, memo: string): readonly Addends[] | null {
  const node = unwrap(body);
  switch (node.type) {
    case 'VariableExpression':
      return node.name === memo ? [[]] : null;
    case 'BlockExpression':
      return node.statements.length === 0 ? null : addendsOf(node.statements.at(-1)!, memo);
    case 'IfExpression':
    case 'UnlessExpression':
      return ofBranches([node.thenExpr, node.elseExpr], memo);
    case 'CaseExpression': {
      const hasDefault = node.options.some(({ values }) => values.some(({ type }) => type === 'LiteralDefault'));
      return hasDefault
        ? ofBranches(
            node.options.map(({ thenExpr }) => thenExpr),
            memo,
          )
        : null;
    }
    case 'ArithmeticExpression': {
      if (node.operator !== '+' && node.operator !== '-') return null;
      const isNegative = node.operator === '-';
      const left = addendsOf(node.leftExpr, memo);
      if (left !== null) return left.map((path) => [...path, { node: node.rightExpr, isNegative }]);
      const right = isNegative ? null : addendsOf(node.rightExpr, memo);
      return right === null ? null : right.map((path) => [...path, { node: node.leftExpr, isNegative }]);
    }
    default:
      return null;
  }
}

function ofBranches(branches: readonly Expression[], memo: string): readonly Addends[] | null {
  const paths = branches.map((branch) => addendsOf(branch, memo));
  return paths.every((path) => path !== null) ? paths.flat() : null;
}

/** Returns the largest number of elements of a collection; null if that is not known. */
function maximumCount(collection: PuppetType): number | null {
  const counts = membersOf(collection).map((member) => {
    if (member instanceof TupleType && member.types.length > 0 && member.size === null) return member.types.length;
    if (member instanceof ArrayType || member instanceof TupleType || member instanceof HashType) return MAX_LENGTH;
    const range = member instanceof TypeType ? member.type?.resolved() : null;
    const ends = range instanceof IntegerType ? safeRangeOf(range) : null;
    return ends === null ? null : ends.to - ends.from + 1;
  });
  return counts.every((count) => count !== null) ? Math.max(0, ...counts) : null;
}

/**
 * Returns the type of all memos and results of a `reduce`; null if the sum may be no safe integer.
 *
 * @param paths the addends of the block
 * @param typeOf returns the type of an addend for any Integer as the memo
 */
export function sumType(
  collection: PuppetType,
  start: PuppetType,
  paths: readonly Addends[],
  typeOf: (node: Expression) => PuppetType,
): PuppetType | null {
  const count = maximumCount(collection);
  const first = safeRangeOf(start);
  if (count === null || first === null) return null;
  let [low, high] = [0, 0];
  for (const path of paths) {
    let [from, to] = [0, 0];
    for (const { node, isNegative } of path) {
      const ends = safeRangeOf(typeOf(node));
      if (ends === null) return null;
      from += isNegative ? -ends.to : ends.from;
      to += isNegative ? -ends.from : ends.to;
    }
    [low, high] = [Math.min(low, from), Math.max(high, to)];
  }
  const type = { from: first.from + low * count, to: first.to + high * count };
  // The type of the sum after one more step must be exact, too.
  return Number.isSafeInteger(type.from + low) && Number.isSafeInteger(type.to + high)
    ? new IntegerType(type.from, type.to)
    : null;
}

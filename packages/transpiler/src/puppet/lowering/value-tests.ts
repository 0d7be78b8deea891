/** Simple tests of values in JavaScript, and their size. */
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import type { ValueCount } from '../analysis/accepted-values.js';
import type { Module } from './module.js';

/** The part of a module that tests use. */
export type TestImports = Pick<Module, 'call' | 'hasPlainValues' | 'imported' | 'sharedConstant' | 'types'>;

/** A substitute for a module, for the question whether a test exists: the answer adds no imports to the module. */
export function withoutImports({ hasPlainValues, types }: TestImports): TestImports {
  return {
    call: (helper, args) => b.call(b.identifier(helper), args),
    hasPlainValues,
    imported: (_: unknown, name: string) => b.identifier(name),
    sharedConstant: (_key: string, wanted: string) => b.identifier(wanted),
    types,
  };
}

/** The largest number of comparisons in a test that is still easy to read. */
export const MAX_COMPARISONS = 4;

/** The number of comparisons in a test. */
export function countComparisons(test: ESTree.Expression): number {
  if (test.type === 'LogicalExpression') return countComparisons(test.left) + countComparisons(test.right);
  if (test.type === 'ConditionalExpression')
    return [test.test, test.consequent, test.alternate].reduce((sum, part) => sum + countComparisons(part), 0);
  const [block] = test.type === 'CallExpression' ? test.arguments : [];
  const isBlock = block?.type === 'ArrowFunctionExpression' && block.body.type !== 'BlockStatement';
  return 1 + (isBlock ? countComparisons(block.body as ESTree.Expression) : 0);
}

/** The tests of which a test consists: `a` and `b` of `a && b`. */
export function operandsOf(test: ESTree.Expression, operator: '&&' | '||'): readonly ESTree.Expression[] {
  return test.type === 'LogicalExpression' && test.operator === operator
    ? [...operandsOf(test.left, operator), ...operandsOf(test.right, operator)]
    : [test];
}

/** `typeof $x === 'string'` */
export function isA(value: ESTree.Expression, type: string): ESTree.Expression {
  return b.binary('===', b.unary('typeof', value), b.literal(type));
}

/** `$x instanceof Float` */
export function isInstance(value: ESTree.Expression, name: string, module: TestImports): ESTree.Expression {
  return b.binary('instanceof', value, module.imported('runtime', name));
}

/** The tests that a number is in a range. */
export function comparisonsWith(
  value: ESTree.Expression,
  low: number | undefined,
  high: number | undefined,
): ESTree.Expression[] {
  return [
    ...(low === undefined ? [] : [b.binary('>=', value, b.number(low))]),
    ...(high === undefined ? [] : [b.binary('<=', value, b.number(high))]),
  ];
}

/** The tests that the length of an array is in a range. */
export function lengthTests(array: ESTree.Expression, { min, max }: ValueCount): ESTree.Expression[] {
  const length = b.member(array, 'length');
  if (min === max) return [b.binary('===', length, b.number(min))];
  return comparisonsWith(length, min > 0 ? min : undefined, max < Infinity ? max : undefined);
}

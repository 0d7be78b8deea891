/** The nodes and functions that Puppet 3 lowers in its own way. */
import { build as b } from '@pptjs/transpiler/dialect';
import type { LowerExpression, LoweringTarget, Program } from '@pptjs/transpiler/puppet';
import { FUNCTIONS } from './functions.js';
import { numericLiterals } from './number-literals.js';

const PACKAGE = '@pptjs/dialect-puppet3';
export const RUNTIME = `${PACKAGE}/runtime`;

/** A capitalized word without brackets is a text. */
const QualifiedReference: LowerExpression<'QualifiedReference'> = ({ casedValue }) => b.literal(casedValue);

/** The lowering of a program. A number is a text with its spelling in the source, except for `numericLiterals`. */
export function targetOf(program: Program): LoweringTarget {
  const numeric = numericLiterals(program);
  const LiteralInteger: LowerExpression<'LiteralInteger'> = (node, { module }) =>
    numeric.has(node) ? b.number(node.value) : b.literal(module.textOf(node));
  const LiteralFloat: LowerExpression<'LiteralFloat'> = (node, { module }) =>
    numeric.has(node)
      ? b.construct(module.imported('runtime', 'Float'), [b.literal(node.value)])
      : b.literal(module.textOf(node));
  return {
    runtime: RUNTIME,
    functions: `${PACKAGE}/functions`,
    types: '@pptjs/runtime/types',
    builtinFunction: (name) => (FUNCTIONS.has(name) ? name : undefined),
    builtinType: () => undefined,
    visitors: { expressions: { LiteralInteger, LiteralFloat, QualifiedReference } },
  };
}

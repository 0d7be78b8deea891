/** What Puppet 3 lowers in its own way. */
import { build as b, type SourceRange } from '@pptjs/transpiler/dialect';
import type { LowerExpression, LoweringContext, LoweringTarget } from '@pptjs/transpiler/puppet';
import { FUNCTIONS } from './functions.js';

const PACKAGE = '@pptjs/dialect-puppet3';

/** A number is a text with its spelling in the source, until it is used in arithmetic. */
function numberText(node: SourceRange, { module }: LoweringContext): ReturnType<LowerExpression<'LiteralInteger'>> {
  return b.literal(module.textOf(node));
}

/** A capitalized word without brackets is a text. */
const QualifiedReference: LowerExpression<'QualifiedReference'> = ({ casedValue }) => b.literal(casedValue);

export const TARGET: LoweringTarget = {
  runtime: `${PACKAGE}/runtime`,
  functions: `${PACKAGE}/functions`,
  types: '@pptjs/runtime/types',
  builtinFunction: (name) => (FUNCTIONS.has(name) ? name : undefined),
  builtinType: () => undefined,
  visitors: { expressions: { LiteralInteger: numberText, LiteralFloat: numberText, QualifiedReference } },
};

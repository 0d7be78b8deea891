/** The kinds of values that the grammar of Puppet 3 allows in selectors, in `case` and as titles. */
import { RegExpError, translateRegExp } from '@pptjs/runtime/regexp';
import { anchorRange, type Expression, type LiteralRegularExpression } from '@pptjs/transpiler/puppet';
import type { Report } from './report.js';

type Kinds = ReadonlySet<Expression['type']>;

function kinds(...types: Expression['type'][]): Kinds {
  return new Set(types);
}

const WORDS = ['QualifiedName', 'LiteralInteger', 'LiteralFloat', 'QualifiedReference', 'ReservedWord'] as const;
const STRINGS = ['LiteralString', 'ConcatenatedString'] as const;

/** The nodes that can be the control value of a selector. */
const SELECTOR_PART = kinds(
  ...WORDS,
  ...STRINGS,
  'VariableExpression',
  'CallNamedFunctionExpression',
  'LiteralBoolean',
  'LiteralUndef',
  'AccessExpression',
  'SelectorExpression',
);
const CASE_VALUE = kinds(...SELECTOR_PART, 'LiteralDefault', 'LiteralRegularExpression');
const SELECTOR_VALUE = kinds(...SELECTOR_PART, 'LiteralList');
const TITLE = kinds(
  ...WORDS,
  ...STRINGS,
  'SelectorExpression',
  'VariableExpression',
  'LiteralList',
  'AccessExpression',
);

/** Whether a node can be the control value of a selector. */
export function isSelectorPart({ type }: Expression): boolean {
  return SELECTOR_PART.has(type);
}

/** Whether a node can be an option of a `case` or selector. */
export function isCaseValue({ type }: Expression): boolean {
  return CASE_VALUE.has(type);
}

/** Whether a node can be the value of an option of a selector. */
export function isSelectorValue({ type }: Expression): boolean {
  return SELECTOR_VALUE.has(type);
}

/** Reports a title that is an expression. */
export function checkTitle(title: Expression, report: Report): void {
  if (!TITLE.has(title.type)) report.add('EXPRESSION_AS_TITLE', {}, anchorRange(title, report.source));
}

/** Reports a regular expression that is not valid. */
export function checkPattern(node: LiteralRegularExpression, report: Report): void {
  try {
    translateRegExp(node.pattern);
  } catch (error) {
    if (!(error instanceof RegExpError)) throw error;
    report.addIllegalRegExp(error.message, node);
  }
}

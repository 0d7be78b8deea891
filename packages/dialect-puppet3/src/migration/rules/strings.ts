import { interpolate, isArray } from '@pptjs/runtime/internal';
import type { Expression } from '@pptjs/transpiler/puppet';
import { textOf } from '../../values/text.js';
import type { FindingCollector } from '../report/finding.js';
import { quoted, type Rule } from './rule.js';

/** Strings whose text changes. */
export const strings: Rule = ({ node, parent }, { findings, evaluator }) => {
  // The parts of a double-quoted string are no strings of their own.
  if (parent?.node.type === 'ConcatenatedString' && node.type === 'LiteralString') return;
  if (node.type === 'LiteralString' && findings.source[node.start] === "'") {
    const { before, after } = evaluator.read(node);
    if (before.kind !== 'value' || after.kind !== 'value' || before.value === after.value) return;
    const text = findings.textOf(node);
    findings.add(
      'DOUBLE_BACKSLASH',
      node,
      {},
      text.replaceAll(/\\([^])/g, (escape, c: string) => (c === '\\' ? '\\\\\\\\' : escape)),
    );
  }
  if (node.type === 'LiteralString' || node.type === 'ConcatenatedString') {
    const text = findings.textOf(node);
    if (text.startsWith('"') && UNICODE_ESCAPE.test(text))
      findings.add('UNICODE_ESCAPE', node, {}, text.replaceAll(UNICODE_ESCAPES, String.raw`$1\\u$2`));
  }
  if (node.type === 'TextExpression') {
    checkName(node.expr, findings);
    const { before, after } = evaluator.read(node.expr);
    if (before.kind !== 'value' || after.kind !== 'value' || !isArray(before.value)) return;
    if (!isArray(after.value)) return;
    const results = { before: quoted(textOf(before.value)), after: quoted(interpolate(after.value)) };
    const variable = findings.textOf(node.expr).replace(/^(?!\$)/, '$');
    findings.add('TEXT_OF_COLLECTION', node.expr, { ...results, source: variable });
  }
};

/** A name at the start of an expression in a string, which Puppet 3 always reads as a variable. */
function checkName(node: Expression, findings: FindingCollector): void {
  let first = node;
  let isPath = true;
  while ('leftExpr' in first && first.type !== 'NamedAccessExpression') {
    isPath &&= first.type === 'AccessExpression';
    first = first.leftExpr;
  }
  if (first === node || first.type !== 'VariableExpression') return;
  const text = findings.textOf(first);
  if (!text.startsWith('$') && (!isPath || keywords.has(text)))
    findings.add('INTERPOLATED_NAME', first, {}, `$${text}`);
}

/** The keywords of Puppet 8. */
const keywords: ReadonlySet<string> = new Set(
  (
    'and attr case class default define else elsif false function if import in inherits node or private true type ' +
    'undef unless'
  ).split(' '),
);

const ESCAPE = String.raw`((?<!\\)(?:\\\\)*)\\u([\da-fA-F]{4}|\{[\da-fA-F]{1,6}\})`;
const UNICODE_ESCAPE = new RegExp(ESCAPE);
const UNICODE_ESCAPES = new RegExp(ESCAPE, 'g');

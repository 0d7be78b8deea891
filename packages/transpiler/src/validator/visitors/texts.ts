import { findJsonError } from '@pptjs/runtime';
import type { HeredocExpression } from '../../ast/nodes.js';
import { base64Fault } from '../syntax/base64.js';
import { puppetSummary } from '../syntax/puppet.js';
import type { Visitors, VisitorContext } from '../visitor.js';

type Check = (node: HeredocExpression, text: string, syntax: string, context: VisitorContext) => void;

/** The syntaxes that are checked. */
const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  [
    'json',
    (node, text, syntax, { report }) => {
      const error = findJsonError(text.replace(/^\ufeff/, ''), 'ruby');
      if (error !== null)
        report.raise('ILLEGAL_JSON', { syntax, detail: error.message.replaceAll('\n', '\\n') }, node.textExpr);
    },
  ],
  [
    'base64',
    (node, text, syntax, { report }) => {
      const detail = base64Fault(text);
      if (detail !== null) report.raise('ILLEGAL_BASE64', { syntax, detail }, node.textExpr);
    },
  ],
  [
    'pp',
    ({ textExpr }, text, syntax, { report, options }) => {
      const { message, logs } = puppetSummary(text, options, false);
      report.addNested(logs, textExpr);
      if (message !== null) report.raise('ILLEGAL_PP', { syntax, detail: message }, textExpr);
    },
  ],
  [
    'epp',
    ({ textExpr }, text, syntax, { report, options }) => {
      const { message, logs } = puppetSummary(text, options, true);
      report.addNested(logs, textExpr);
      if (message !== null) report.raise('ILLEGAL_EPP', { syntax, detail: message }, textExpr);
    },
  ],
]);

/** The check for `x+json` is that for all of it, else for what is after the first `+`, and so on. */
function checkFor(syntax: string): Check | undefined {
  const segments = syntax.split('+');
  while (segments.at(-1) === '') segments.pop();
  for (; segments.length > 0; segments.shift()) {
    const check = checks.get(segments.join('+'));
    if (check !== undefined) return check;
  }
  return undefined;
}

/** Heredocs that say in which language their text is. */
export const texts: Visitors = {
  HeredocExpression(node, context) {
    const { syntax, textExpr } = node;
    if (textExpr.type === 'LiteralString') checkFor(syntax)?.(node, textExpr.value, syntax, context);
  },
};

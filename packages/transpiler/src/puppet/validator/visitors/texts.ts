import { type CheckedSyntax, checkedSyntax, describeBase64Error, describeJsonError } from '@pptjs/runtime/internal';
import type { HeredocExpression } from '../../ast/nodes.js';
import { summarize, type Summary } from '../../diagnostics/summary.js';
import { parse } from '../../parser/parse.js';
import type { Visitors, VisitorContext } from '../visitor.js';

type Check = (node: HeredocExpression, text: string, syntax: string, context: VisitorContext) => void;

const checks: Readonly<Record<CheckedSyntax, Check>> = {
  json(node, text, syntax, { report }) {
    const detail = describeJsonError(text);
    if (detail !== null) report.raise('ILLEGAL_JSON', { syntax, detail }, node.textExpr);
  },
  base64(node, text, syntax, { report }) {
    const detail = describeBase64Error(text);
    if (detail !== null) report.raise('ILLEGAL_BASE64', { syntax, detail }, node.textExpr);
  },
  pp: puppetCheck('ILLEGAL_PP', false),
  epp: puppetCheck('ILLEGAL_EPP', true),
};

/** Rules on heredocs that declare the syntax of their text. */
export const texts: Visitors = {
  HeredocExpression(node, context) {
    const { syntax, textExpr } = node;
    if (textExpr.type !== 'LiteralString') return;
    const checked = checkedSyntax(syntax);
    if (checked !== null) checks[checked](node, textExpr.value, syntax, context);
  },
};

/** Creates the check for a text that must be Puppet code or an EPP template. */
function puppetCheck(name: 'ILLEGAL_PP' | 'ILLEGAL_EPP', epp: boolean): Check {
  return ({ textExpr }, text, syntax, context) => {
    const { report } = context;
    const { message, logs } = summarizePuppet(text, context, epp);
    report.addNested(logs, textExpr);
    if (message !== null) report.raise(name, { syntax, detail: message }, textExpr);
  };
}

/** Parses and validates a text that must be Puppet or a template, and summarizes its diagnostics as Puppet does. */
function summarizePuppet(text: string, { options, validate }: VisitorContext, epp: boolean): Summary {
  const { strict, tasks } = options;
  const tasksOption = tasks === undefined ? {} : { tasks };
  const { program, diagnostics } = parse(text, { epp, ...tasksOption });
  if (program === null) return summarize(diagnostics);
  const findings = validate(program, { file: '', ...(strict === undefined ? {} : { strict }), ...tasksOption });
  return summarize([...diagnostics, ...findings]);
}

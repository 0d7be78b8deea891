import { encodeUtf8, findJsonError } from '@pptjs/runtime/internal';
import type { HeredocExpression } from '../../ast/nodes.js';
import { summarize, type Summary } from '../../diagnostics/summary.js';
import { parse } from '../../parser/index.js';
import type { Visitors, VisitorContext } from '../visitor.js';

type Check = (node: HeredocExpression, text: string, syntax: string, context: VisitorContext) => void;

/** The checks by syntax. */
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
      const detail = describeBase64Error(text);
      if (detail !== null) report.raise('ILLEGAL_BASE64', { syntax, detail }, node.textExpr);
    },
  ],
  ['pp', puppetCheck('ILLEGAL_PP', false)],
  ['epp', puppetCheck('ILLEGAL_EPP', true)],
]);

/** Finds the check for `x+json`: a check for the whole name, else for the part after the first `+`, and so on. */
function checkFor(syntax: string): Check | undefined {
  const segments = syntax.split('+');
  while (segments.at(-1) === '') segments.pop();
  for (; segments.length > 0; segments.shift()) {
    const check = checks.get(segments.join('+'));
    if (check !== undefined) return check;
  }
  return undefined;
}

/** Rules on heredocs that declare the syntax of their text. */
export const texts: Visitors = {
  HeredocExpression(node, context) {
    const { syntax, textExpr } = node;
    if (textExpr.type === 'LiteralString') checkFor(syntax)?.(node, textExpr.value, syntax, context);
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

const BASE64_BLOCKS = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** The last letter has four unused bits before `==` and two before `=`. They must be zero. */
const BASE64_END = /^(?:|.*[^=]|.*[AQgw]==|.*[AEIMQUYcgkosw048]=)$/;

/** Describes why a text is not Base64; null if it is. White space is ignored. */
function describeBase64Error(text: string): string | null {
  const joined = text.replace(/[ \t\r\n\f\v]+/g, '');
  if (BASE64_BLOCKS.test(joined) && BASE64_END.test(joined)) return null;
  // Puppet distinguishes the two errors by the length of the text.
  return encodeUtf8(joined).length % 3 === 0
    ? 'contains letters outside strict base 64 range (or whitespace)'
    : 'padding is not correct';
}

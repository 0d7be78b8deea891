// The toy language: lines of the form `name = sum` or `sum`. The value of a source is that of its last sum.
import { build as b, diagnosticFrom, LineIndex } from '@pptjs/transpiler/dialect';

const RUNTIME = 'pptjs-dialect-toy/runtime';
const PRECEDENCE = { '+': 1, '-': 1, '*': 2, '/': 2 };
const diagnostics = {
  UNEXPECTED: { text: "Unexpected '{token}'", severity: 'error', help: 'Write `name = sum`, or a sum.' },
  TOO_DEEP: { text: 'The sum is nested too deeply', severity: 'error' },
};

/** Splits a source into numbers, names, operators and line ends. The last token is empty. */
function tokenize(source) {
  const tokens = Array.from(source.matchAll(/\d+(?:\.\d+)?|[a-z]\w*|\n|#.*|[^\S\n]+|[^]/gi), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  const end = { text: '', start: source.length, end: source.length };
  return [...tokens.filter(({ text }) => text === '\n' || /^[^\s#]/.test(text)), end];
}

/** Parses tokens to lines `{ name, value }`: a token or null, and a sum. Throws `[code, token]` at the first error. */
function parseLines(tokens) {
  let at = 0;
  const fail = (token, code = 'UNEXPECTED') => {
    throw [code, token];
  };
  const operand = (depth) => {
    const token = tokens[at++];
    if (/^[\da-z]/i.test(token.text)) return { token };
    if (token.text !== '(') return fail(token);
    const inner = sum(1, depth + 1);
    return tokens[at++].text === ')' ? inner : fail(tokens[at - 1]);
  };
  const sum = (lowest, depth) => {
    if (depth > 200) fail(tokens[at], 'TOO_DEEP');
    let left = operand(depth);
    while (PRECEDENCE[tokens[at].text] >= lowest) {
      const token = tokens[at++];
      left = { token, left, right: sum(PRECEDENCE[token.text] + 1, depth + 1) };
    }
    return left;
  };
  const lines = [];
  for (; tokens[at].text !== ''; tokens[at].text === '\n' && at++) {
    if (tokens[at].text === '\n') continue;
    const name = /^[a-z]/i.test(tokens[at].text) && tokens[at + 1].text === '=' ? tokens[at] : null;
    if (name !== null) at += 2;
    lines.push({ name, value: sum(1, 0) });
    if (!/^\n?$/.test(tokens[at].text)) fail(tokens[at]);
  }
  return lines;
}

const print = ({ token, left, right }) => (left ? `(${token.text} ${print(left)} ${print(right)})` : token.text);

export default {
  name: 'toy',
  title: 'Toy',
  extensions: ['.toy'],
  diagnostics,
  runtime: RUNTIME,
  loadRuntime: () => import('./runtime.js'),
  parse(source, { file = '' } = {}) {
    try {
      return { tree: parseLines(tokenize(source)), diagnostics: [] };
    } catch ([code, { text, start, end }]) {
      const place = { file, start, end, ...new LineIndex(source).placeAt(start) };
      return { tree: null, diagnostics: [diagnosticFrom(diagnostics, code, { token: text.trim() }, place)] };
    }
  },
  lower(lines, module) {
    const locals = new Map();
    const helper = (name, args, at) => b.call(module.imported(RUNTIME, name, at), args);
    const lower = ({ token: { text, start }, left, right }) => {
      if (left)
        return text === '/'
          ? helper('divide', [lower(left), lower(right)], start)
          : b.binary(text, lower(left), lower(right));
      if (/^\d/.test(text)) return b.literal(Number(text), start);
      if (locals.has(text)) return b.identifier(locals.get(text), start);
      return helper('variable', [b.identifier('variables'), b.literal(text)], start);
    };
    module.names.take('variables');
    const body = lines.map(({ name, value }, index) => {
      const lowered = lower(value);
      if (name === null) return index < lines.length - 1 ? b.statement(lowered) : b.returnStatement(lowered);
      locals.set(name.text, module.names.take(name.text));
      return b.declare('const', b.identifier(locals.get(name.text), name.start), lowered);
    });
    return module.finish([], b.arrow([b.identifier('variables')], b.block(body)));
  },
  printTree: (lines) => lines.map(({ name, value }) => `${name ? `${name.text} = ` : ''}${print(value)}`).join('\n'),
};

import { evaluateSource } from '@pptjs/engine';
/**
 * A compiled module cannot run code that the manifest injects: the output uses only names that it declares or imports
 * from the runtime, and text of the source occurs only as the value of strings.
 */
import { createContext } from '@pptjs/runtime';
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import { loweringCases } from './cases.js';
import { foreignNames } from './names.js';

for (const format of ['esm', 'cjs'] as const) {
  test(`the output uses only names that it declares or imports, ${format}`, (t) => {
    for (const { id, source } of loweringCases()) {
      const { code } = compile(source, { file: `${id}.pp`, format });
      if (code !== null)
        t.deepEqual(foreignNames(code, format === 'esm' ? 'module' : 'script'), [], `${id}\n${source}\n${code}`);
    }
  });
}

/** Texts with a meaning in JavaScript, such as quotes and line terminators. */
const TEXTS = [
  "'",
  '"',
  '`',
  '\\',
  '\\\\',
  "\\'",
  '${1}',
  '`${globalThis.x}`',
  '*/',
  '/*',
  '//',
  '</script>',
  '\u2028',
  '\u2029',
  '\n',
  '\r',
  '\r\n',
  '\0',
  '\u{1f600}',
  '\ud800',
  '\ufeff',
  '\u0085',
  '__proto__',
  'constructor',
  "'+process.exit()+'",
  '`;process.exit();`',
  '\n\n\n`${x}`\n\n\n',
  '$',
  '${',
  '$$',
];

test('the value of a string is the text in the source', (t) => {
  for (const text of [...TEXTS, TEXTS.join('')]) {
    const quoted = `'${text.replace(/\\(?=[\\']|$)|'/g, (character) => `\\${character}`)}'`;
    const context = createContext({ log: () => undefined });
    t.is(evaluateSource(quoted, { context }), text, JSON.stringify(text));
    t.is(evaluateSource(`"a\${${quoted}}b"`, { context }), `a${text}b`, JSON.stringify(text));
    t.is(
      evaluateSource(`$h = { ${quoted} => 1 }\n$h.keys[0]`, { context: createContext() }),
      text,
      JSON.stringify(text),
    );
    t.is(evaluateSource(`undef ? { default => ${quoted} }`, { context }), text, JSON.stringify(text));
  }
});

test('a file name with quotes adds no names to the output', (t) => {
  for (const text of TEXTS) {
    const { code } = compile('class a { }', { file: `${text}.pp` });
    t.deepEqual(foreignNames(code as string, 'module'), []);
  }
});

test('a regular expression cannot end the literal in the output', (t) => {
  for (const source of [
    '/',
    '[/]',
    '\\/',
    'a*\\/',
    '\u2028',
    '(?<a>x)\\k<a>',
    '[^]\\]]',
    '`${1}`',
    "'",
    '\\n',
    '[\\]\\/]',
  ]) {
    const { code } = compile(`'x' =~ /${source.replace(/\\?\//g, '\\/')}/`, { file: 'a.pp' });
    if (code !== null) t.deepEqual(foreignNames(code, 'module'), [], source);
  }
});

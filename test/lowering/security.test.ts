import { evaluateSource } from '@pptjs/engine';
/**
 * Whatever a manifest says, its module can only do what it means: the output mentions nothing but what it declares and
 * imports from the runtime, and text of the source is only ever the value of a string.
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

/** Texts that mean something in JavaScript, or end something there. */
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

test('strings keep their text', (t) => {
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

test('file names with quotes stay text', (t) => {
  for (const text of TEXTS) {
    const { code } = compile('class a { }', { file: `${text}.pp` });
    t.deepEqual(foreignNames(code as string, 'module'), []);
  }
});

test('regular expressions cannot end their literal', (t) => {
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

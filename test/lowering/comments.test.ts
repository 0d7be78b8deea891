/** The comments of the Puppet source in the JavaScript module. */
import { readFileSync } from 'node:fs';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { compile, parse } from '@pptjs/transpiler';
import { type Comment, parse as parseJavaScript } from 'acorn';
import test from 'ava';
import fc from 'fast-check';
import { corpus } from '../conformance/puppet.js';
import { corpusFiles } from '../parser/corpus.js';
import { sample, shareOf } from '../recorded/sample.js';

interface CompiledModule {
  readonly code: string;
  readonly map: string;
}

function moduleOf(source: string, options: Parameters<typeof compile>[1] = {}): CompiledModule {
  const { code, map, diagnostics } = compile(source, { file: 'a.pp', sourceMap: 'external', ...options });
  if (code === null || map === null) throw new Error(diagnostics[0]?.message);
  return { code, map };
}

const codeOf = (source: string): string => moduleOf(source).code;

/** The lines of the module from the first line that contains `start` to the first line below it that contains `end`. */
function excerpt(source: string, start: string, end: string): string {
  const lines = codeOf(source).split('\n');
  const first = lines.findIndex((line) => line.includes(start));
  const last = lines.findIndex((line, index) => index >= first && line.includes(end));
  const indentation = /^ */.exec(lines[first] ?? '')?.[0].length ?? 0;
  return lines
    .slice(first, last + 1)
    .map((line) => line.slice(indentation))
    .join('\n');
}

test('a comment before a statement or at the end of its line has the same place in the module', (t) => {
  t.is(
    excerpt("# first\nnotice('a') # beside\n\n# second\nnotice('b')", 'first', "'b'"),
    "// first\nnotice('a'); // beside\n\n// second\nreturn notice('b');",
  );
});

test('a comment at the end of a block stays in the block', (t) => {
  t.is(
    excerpt("if $x {\n  notice('a')\n  # end\n} else {\n  # start\n  notice('b')\n}\n1", 'if (', "'b'"),
    "if (truthy(scope.get('x'))) {\n  notice('a');\n  // end\n} else {\n  // start\n  notice('b');",
  );
});

test('comments of hash entries, array elements and selector entries stay beside them', (t) => {
  const code = codeOf(
    '$h = {\n # key\n "${x}" => 1, # value\n}\n$a = [\n 1, # one\n # two\n 2 ]\n$s = $x ? {\n # three\n 3 => 30, # thirty\n default => 0 }',
  );
  t.regex(code, /\n +\/\/ key\n +.*1, \/\/ value\n/);
  t.regex(code, /\n +1, \/\/ one\n +\/\/ two\n +2,\n/);
  t.regex(code, /\n +\/\/ three\n +\? 30 \/\/ thirty\n/);
});

test('comments of parameters and attributes stay beside them', (t) => {
  const code = codeOf(
    "class a(\n  # the port\n  Integer $port = 80, # a number\n) {\n  file { '/x':\n    # its mode\n    mode => '0644', # readable\n    # the last one\n  }\n}",
  );
  t.regex(code, /\n +\/\/ the port\n +.*port/);
  t.regex(code, /80[^\n]*,? \/\/ a number\n/);
  t.regex(code, /\n +\/\/ its mode\n[^]*mode[^]*0644.*,? \/\/ readable\n +\/\/ the last one\n/);
});

test('a comment in the body of a lambda stays there', (t) => {
  t.is(
    excerpt('$a = [*[1], [1].map |$x| {\n  # twice\n  $x * 2\n}]\n1', 'map([', '$x * 2'),
    'map([1], ($x) =>\n  // twice\n  $x * 2),',
  );
});

test('comments in the body of a loop stay there', (t) => {
  t.is(
    excerpt('[1].each |$x| {\n  # first\n  notice($x) # beside\n  # last\n}\n# after\n1', 'for (', 'return'),
    'for (const $x of list) {\n  // first\n  notice($x); // beside\n  // last\n}\n// after\nreturn 1;',
  );
});

test('the only comment of an empty class stays in its body', (t) => {
  t.regex(codeOf('class a {\n  # nothing\n}'), /\{\n +\/\/ nothing\n *\}/);
});

test('comments directly before a definition are JSDoc with unchanged tags', (t) => {
  const documentation = '# Installs a.\n#\n# @param port the port\n#   of the service\n';
  const expected = '\n/**\n * Installs a.\n *\n * @param port the port\n *   of the service\n */\n';
  for (const definition of [
    'class a($port) { }',
    'define a($port) { }',
    'function a($port) { }',
    'type A = Integer',
    'node a { }',
  ])
    t.true(codeOf(documentation + definition).includes(expected), definition);
  t.true(codeOf('/*\n * Installs a.\n */\nclass a { }').includes('\n/** Installs a. */\n'));
});

test('comments at the start of a file stay there unless they are directly before a definition', (t) => {
  const code = codeOf('# License\n\n# Documentation\nclass a { }\n# End\n');
  t.true(code.startsWith('// License\n\nimport '));
  t.true(code.includes('\n/** Documentation */\n'));
  t.true(code.endsWith('\n// End\n'));
});

test('comments in a template are those of its code and its comment tags', (t) => {
  const { code } = compile('<%# License -%>\n<% # list\n $x.each |$y| { -%>\n<%= $y %><%# item %>\n<% } -%>', {
    epp: true,
  });
  for (const text of ['License', 'list', 'item']) t.true(code?.includes(`// ${text}`), text);
});

test('the option comments: false drops comments', (t) => {
  const source = '# License\n\n# Documentation\nclass a { # beside\n}\n';
  t.is(moduleOf(source, { comments: false }).code, codeOf('\n\n\nclass a { \n}\n'));
});

test('the text of a comment cannot end it, name a source map or annotate a call', (t) => {
  const code = codeOf(
    [
      '# a */ globalThis.b = 1 /*',
      '# \u2028 globalThis.b = 2',
      '# \r globalThis.b = 3',
      '# //# sourceMappingURL=evil.map',
      '# //@ sourceURL=evil.js',
      'class a {',
      '  # */ globalThis.b = 4 \u2029 globalThis.b = 5',
      '  # @__PURE__ #__PURE__ @__NO_SIDE_EFFECTS__ #__NO_SIDE_EFFECTS__ #__INLINE__',
      '  /*# sourceMappingURL=evil.map */',
      '  /* @__PURE__ */ notice(1)',
      '}',
    ].join('\n'),
  );
  t.notRegex(code, /[\r\u2028\u2029]|source(Mapping)?URL=|#__|@__(?!PURE__ \*\/ (puppet|plain))/);
  t.is(
    JSON.stringify(parseJavaScript(code, { ecmaVersion: 'latest', sourceType: 'module' })).includes('globalThis'),
    false,
  );
});

/** Texts of comments with everything that has a meaning in JavaScript comments. */
const commentText = fc.string({
  unit: fc.constantFrom(
    ...['*/', '/*', '//', '*', '/', '#', '@', '\\', '`', '${', "'", '"', '-->', '<!--', ' ', 'a', 'é', '\u{1f600}'],
    ...['\r', '\u2028', '\u2029', '\u0085', '\0', '\ud800', '\ufeff', '@__PURE__', '#__NO_SIDE_EFFECTS__'],
    ...['sourceMappingURL=', 'sourceURL=', '# sourceMappingURL=x', '@param', '@license', "';", '});'],
  ),
  maxLength: 12,
});

const sources = [
  'class a($x) { notice($x) }',
  '$x = { a => 1, b => [1, 2] }\nnotice($x) notice($x)',
  '$x ? { 1 => 2, default => 3 }',
  'function f($x) { if $x { 1 } else { 2 } }',
  "file { '/x': mode => '0644', owner => 'a' }",
  '[1, 2].map |$x| { $x + 1 }',
  "case $x { 'a': { notice(1) } default: { notice(2) } }",
  'relate(1, 2) notice("${ 1 + 2 } text")',
];

/** A source with comments at some of its spaces. */
const commentedSource = fc
  .tuple(fc.constantFrom(...sources), fc.array(fc.tuple(fc.nat(40), commentText, fc.boolean()), { maxLength: 5 }))
  .map(([source, comments]) => {
    const words = source.split(' ');
    for (const [at, text, isBlock] of comments) {
      words.splice(at % (words.length + 1), 0, isBlock ? `/*${text.replaceAll('/', '')}*/` : `#${text}\n`);
    }
    return words.join(' ');
  });

test('comments with any text, at any place, do not change the code or its source map', (t) => {
  t.notThrows(() =>
    fc.assert(
      fc.property(commentedSource, (source) => {
        const { program } = parse(source);
        fc.pre(program !== null && compile(source).code !== null);
        assertSameCode(source, 'a.pp');
      }),
      { numRuns: shareOf(2000) },
    ),
  );
});

const files = sample(corpusFiles());

if (files.length === 0) test.skip(`corpus: comments (the modules are not installed in ${corpus})`, () => undefined);
else {
  test(`corpus: the comments of ${files.length} files occur once and do not change the code`, (t) => {
    t.timeout(300_000);
    for (const file of files) {
      const source = readFileSync(file, 'utf8');
      if (compile(source, { file }).code === null) continue;
      const output = assertSameCode(source, file);
      t.deepEqual(differences(sourceLines(source, file), output), [], file);
    }
  });
}

/**
 * Checks that the comments of a source change neither the code nor the mappings.
 *
 * @returns the lines of the comments in the module
 */
function assertSameCode(source: string, file: string): string[] {
  const commented = moduleOf(source, { file });
  const plain = moduleOf(source, { file, comments: false });
  const comments: Comment[] = [];
  if (treeOf(commented.code, comments) !== treeOf(plain.code, [])) throw new Error(`other code:\n${commented.code}`);
  if (mappingsOf(commented) !== mappingsOf(plain)) throw new Error(`other mappings:\n${commented.code}`);
  if (/[\r\u2028\u2029]/.test(comments.map(({ value }) => value).join(''))) throw new Error('a line end in a comment');
  return comments
    .filter(({ value }) => value !== ' @__PURE__ ')
    .flatMap(({ value }) => value.split('\n').map(plainText));
}

/** The syntax tree without positions, as text. */
function treeOf(code: string, onComment: Comment[]): string {
  const tree = parseJavaScript(code, { ecmaVersion: 'latest', sourceType: 'module', onComment });
  return JSON.stringify(tree, (key, value: unknown) =>
    key === 'start' || key === 'end' ? undefined : typeof value === 'bigint' ? String(value) : value,
  );
}

/** The mappings as text: each with the name or literal at its position in the module. */
function mappingsOf({ code, map }: CompiledModule): string {
  const lines = code.split('\n');
  const mappings: string[] = [];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, originalLine, originalColumn, name }) => {
    const token = /^(?:[\w$]+|'[^']*'|\S)/.exec(lines[generatedLine - 1]?.slice(generatedColumn) ?? '')?.[0];
    mappings.push(`${originalLine}:${originalColumn} ${name ?? ''} ${token ?? ''}`);
  });
  return mappings.join('\n');
}

function sourceLines(source: string, file: string): string[] {
  const { program } = parse(source, { file, epp: file.endsWith('.epp') });
  const lines: string[] = [];
  const offsets = program?.comments ?? [];
  for (let at = 0; at < offsets.length; at += 2) {
    const text = source.slice(offsets[at], offsets[at + 1]);
    const content = text.startsWith('#') ? text.slice(1) : text.replace(/^(?:\/\*|<%#-?)|(?:\*\/|-?%>)$/g, '');
    lines.push(...content.split('\n').map(plainText));
  }
  return lines;
}

/** The text of a line without white space and asterisks at its start. JSDoc has `*\/` for the end of a comment. */
function plainText(line: string): string {
  return line
    .replaceAll('*/', String.raw`*\/`)
    .replace(/^[\s*]+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The lines that do not occur equally often in both lists. */
function differences(expected: readonly string[], actual: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of expected) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of actual) counts.set(line, (counts.get(line) ?? 0) - 1);
  return [...counts].filter(([line, count]) => line !== '' && count !== 0).map(([line]) => line);
}

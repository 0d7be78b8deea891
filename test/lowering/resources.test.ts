/** The code of statements that set attributes. */
import { compile } from '@pptjs/transpiler';
import test from 'ava';

/** The code of the statements at the top of a manifest. */
function bodyOf(source: string): string {
  const { code, diagnostics } = compile(`${source}\n$end = 1`, { file: 'a.pp' });
  if (code === null) throw new Error(diagnostics[0]?.message);
  const [, body = ''] = /\n  body: \(scope\) => \{\n([^]*?)\n    [^\n]*'end'/.exec(code) ?? [];
  return body.replace(/^ {4}/gm, '');
}

const statements: readonly (readonly [title: string, source: string, code: string])[] = [
  [
    'a resource: an object of attributes, without their lines',
    "file { '/x':\n  ensure => file,\n  mode   => '0644',\n}",
    "declareResource(scope, 'file', '/x', { ensure: 'file', mode: '0644' }, { line: 1 });",
  ],
  [
    'a long list of attributes: one line for each attribute',
    `file { '/x':\n  ensure => file,\n  content => '${'x'.repeat(100)}',\n}`,
    `declareResource(scope, 'file', '/x', {\n  ensure: 'file',\n  content: '${'x'.repeat(100)}',\n}, { line: 1 });`,
  ],
  ['a resource without attributes', "notify { 'a': }", "declareResource(scope, 'notify', 'a', {}, { line: 1 });"],
  [
    'several bodies',
    "file { default: owner => root, group => root, mode => '0644';\n  ['/a', '/b']: }",
    `declareResources(scope, 'file', [
  { title: DEFAULT, attributes: { owner: 'root', group: 'root', mode: '0644' } },
  { title: ['/a', '/b'], attributes: {} },
], { line: 1 });`,
  ],
  [
    'the key * has the hash of * => hash',
    '$h = {}\nnotify { a: tag => b, * => $h }',
    `const $h = scope.set('h', hash());
declareResource(scope, 'notify', 'a', { tag: 'b', '*': attributesOf($h) }, { line: 2 });`,
  ],
  [
    'reserved words are attributes like others',
    'notify { a: default => 1, class => 2, if => 3 }',
    "declareResource(scope, 'notify', 'a', { default: 1, class: 2, if: 3 }, { line: 1 });",
  ],
  [
    'attributes that occur twice: a list',
    'notify { a: tag => b, message => c, tag => d }',
    "declareResource(scope, 'notify', 'a', attributeList(['tag', 'b'], ['message', 'c'], ['tag', 'd']), { line: 1 });",
  ],
  [
    'several hashes: a list',
    '$h = {}\nNotify { * => $h, * => $h }',
    `const $h = scope.set('h', hash());
setResourceDefaults(
  scope,
  Notify,
  attributeList(['*', attributesOf($h)], ['*', attributesOf($h)]),
  { line: 2 },
);`,
  ],
  [
    'append: +> in an override',
    "Notify['a'] { tag +> b }",
    "overrideResources(scope, Notify_a, { tag: append('b') }, { line: 1 });",
  ],
  ['defaults', "File { mode => '0644' }", "setResourceDefaults(scope, File, { mode: '0644' }, { line: 1 });"],
  [
    'a collector',
    "File <| |> { mode => '0644' }",
    "collectResources(scope, 'file', 'virtual', null, { mode: '0644' }, { line: 1 });",
  ],
  [
    'a virtual resource',
    '@notify { a: tag => b }',
    "declareResource(scope, 'notify', 'a', { tag: 'b' }, { form: 'virtual', line: 1 });",
  ],
  [
    'statements with attributes on the same line have a column, others do not',
    'notify { a: tag => b } -> notify { b: tag => c } -> notify { c: }\nnotify { d: tag => e }',
    `relate(
  relate(
    declareResource(scope, 'notify', 'a', { tag: 'b' }, { line: 1, column: 1 }),
    '->',
    declareResource(scope, 'notify', 'b', { tag: 'c' }, { line: 1, column: 27 }),
  ),
  '->',
  declareResource(scope, 'notify', 'c', {}, { line: 1 }),
);
declareResource(scope, 'notify', 'd', { tag: 'e' }, { line: 2 });`,
  ],
];

for (const [title, source, code] of statements)
  test(title, (t) => {
    // Other tests show how types and hashes are printed.
    const body = bodyOf(source)
      .replace(/access\(resolveType\('Notify'\), 'a'\)|reference\('Notify', 'a'\)/, 'Notify_a')
      .replace(/(?:resolveType|reference)\('(\w+)'\)/, '$1')
      .replace('hash({})', 'hash()');
    t.is(body, code);
  });

test('a statement in a function or template names the file', (t) => {
  const code = (source: string, file: string): string => compile(source, { file }).code ?? '';
  t.regex(
    code('function f() { notify { a: } }', 'a.pp'),
    /declareResource\(\w+, 'notify', 'a', \{\}, \{ line: 1, file\b/,
  );
  t.regex(code('<% notify { a: } %>', 'a.epp'), /declareResource\(\w+, 'notify', 'a', \{\}, \{ line: 1, file\b/);
});

/**
 * Sources that are nested in 1,000 levels, in new processes, whose code is not optimized. Puppet evaluates most kinds at
 * this depth, and none at 2,000 levels.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { sample, someOf } from '../recorded/sample.js';
import { folder } from './folder.js';
import { commandFile, pptjsProcess, sharedCache } from './process.js';

const nested = (open: string, close: string, depth: number, inner = '1'): string =>
  `$v = ${open.repeat(depth)}${inner}${close.repeat(depth)}\n1`;

interface Kind {
  readonly source: (depth: number) => string;
  /** Why Node cannot run the module of 1,000 levels. Its main thread has a stack of 1 MB. */
  readonly notInNode?: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  parentheses: { source: (depth) => nested('(', ')', depth) },
  lists: { source: (depth) => nested('[', ']', depth) },
  hashes: {
    source: (depth) => nested("{'a' => ", '}', depth),
    notInNode: 'V8 parses 634 nested calls of `new Map([[…',
  },
  if: { source: (depth) => nested('if true { ', ' }', depth) },
  unless: { source: (depth) => nested('unless false { ', ' }', depth) },
  case: { source: (depth) => nested('case 1 { 1: { ', ' } }', depth) },
  selectors: { source: (depth) => nested('1 ? { 1 => ', ' }', depth) },
  calls: { source: (depth) => nested('Integer(', ')', depth) },
  negations: { source: (depth) => nested('!', '', depth, 'true') },
  signs: { source: (depth) => nested('- ', '', depth) },
  sums: { source: (depth) => nested('1 + ', '', depth) },
  'sums of variables': { source: (depth) => `$a = 1\n${nested('$a + ', '', depth)}` },
  and: { source: (depth) => nested('true and ', '', depth, 'true') },
  or: { source: (depth) => nested('false or ', '', depth, 'true') },
  elsif: {
    source: (depth) => `$q = 5\n$v = if $q == 0 { 0 } ${'elsif $q == 1 { 2 } '.repeat(depth)}else { 3 }\n1`,
  },
  relationships: { source: (depth) => `if false { ${"Notify['a'] -> ".repeat(depth)}Notify['b'] }\n1` },
  'method calls': { source: (depth) => nested('', '.upcase', depth, "'a'") },
  'method calls with blocks': { source: (depth) => nested('', '.map |$x| { $x }', depth, '[1]') },
  accesses: {
    source: (depth) => `$x = Integer[1, ${depth}].reduce(1) |$m, $i| { [$m] }\n${nested('', '[0]', depth, '$x')}`,
  },
  'nested accesses': { source: (depth) => nested('[0, 0][', ']', depth, '0') },
  appends: { source: (depth) => nested('[1] << ', '', depth) },
  assignments: { source: (depth) => `${Array.from({ length: depth }, (_, i) => `$v${i} = `).join('')}1\n1` },
  types: { source: (depth) => nested('Array[', ']', depth, 'Integer') },
};

const fileOf = (kind: string): string => `${kind.replaceAll(' ', '-')}.pp`;

const sources = (depth: number): Record<string, string> =>
  Object.fromEntries(Object.entries(KINDS).map(([kind, { source }]) => [fileOf(kind), `${source(depth)}\n`]));

const FILES = Object.keys(KINDS).map(fileOf);

const ABNORMAL = /RangeError|call stack|internal error|^ +at /m;

for (const kind of sample(Object.keys(KINDS)))
  test(`run: 1,000 levels: ${kind}`, (t) => {
    const { code, stdout, stderr } = pptjsProcess(['run', fileOf(kind)], { cwd: folder(t, sources(1000)) });
    t.is(code, 0, stderr.slice(0, 500));
    t.is(stdout, '1\n');
  });

for (const argv of someOf([['ast'], ['check'], ['check', '--types']]))
  test(`${argv.join(' ')}: 1,000 levels of all kinds`, (t) => {
    const { code, stderr } = pptjsProcess([...argv, ...FILES], { cwd: folder(t, sources(1000)) });
    t.is(code, 0, stderr.slice(0, 500));
  });

test('compile: a class of an environment, nested in 1,000 levels', (t) => {
  const cwd = folder(t, {
    'environment.conf': '',
    'manifests/site.pp': "notice('first')\ninclude m\n",
    'modules/m/manifests/init.pp': `class m {\nnotify { 'x': }\n${KINDS['lists']!.source(1000).replace(/\n1$/, '')}\n}\n`,
  });
  const { code, stdout, stderr } = pptjsProcess(['compile', '--node', 'n'], { cwd });
  t.is(code, 0, stderr.slice(0, 500));
  t.true(stdout.includes('"title":"x"') || stdout.includes('"title": "x"'));
  // The log of the first attempt is not printed again.
  t.is(stderr.match(/first/g)?.length, 1);
});

test('a source on standard input, nested in 1,000 levels', (t) => {
  const { status, stdout } = spawnSync(process.execPath, [commandFile, 'run', '-'], {
    encoding: 'utf8',
    input: KINDS['lists']!.source(1000),
    env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: sharedCache },
  });
  t.is(status, 0);
  t.is(stdout, '1\n');
});

test('build: 1,000 levels of all kinds, whose modules run in Node', (t) => {
  const cwd = folder(t, sources(1000));
  const build = (): ReturnType<typeof pptjsProcess> => pptjsProcess(['build', '.', '--out-dir', 'out'], { cwd });
  const { code, stderr } = build();
  t.is(code, 0, stderr.slice(0, 500));
  t.regex(build().stderr, new RegExp(`${Object.keys(KINDS).length} files unchanged`));
  mkdirSync(join(cwd, 'node_modules'));
  symlinkSync(fileURLToPath(new URL('../../node_modules/@pptjs', import.meta.url)), join(cwd, 'node_modules/@pptjs'));
  const kinds = Object.keys(KINDS).filter((kind) => KINDS[kind]!.notInNode === undefined);
  const script = kinds
    .map((kind) => `console.log((await import('./out/${fileOf(kind).replace('.pp', '.js')}')).default.value);`)
    .join('\n');
  const {
    status,
    stdout,
    stderr: errors,
  } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  t.is(status, 0, errors.slice(0, 500));
  t.is(stdout, '1\n'.repeat(kinds.length));
});

for (const argv of someOf([['check', '--types'], ['check'], ['ast'], ['build', '--out-dir', 'out']]))
  test(`${argv.join(' ')}: 6,000 levels of all kinds are errors with a code and a place`, (t) => {
    const { code, stderr } = pptjsProcess([...argv, ...FILES], { cwd: folder(t, sources(6000)) });
    t.is(code, 1);
    t.notRegex(stderr, ABNORMAL);
    for (const kind of Object.keys(KINDS))
      t.regex(stderr, new RegExp(`^${fileOf(kind)}:\\d+:\\d+: error: .* \\[NESTING_TOO_DEEP\\]`, 'm'), kind);
  });

/** Errors of `pptjs compile --nodes` that are not in the code of a node. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';
import { pptjsProcess } from './process.js';

const nodes = { 'facts/a.json': '{"at": "a"}', 'facts/b.json': '{"at": "b"}', 'facts/c.yaml': 'at: c\n' };
const environment = { ...nodes, 'env/environment.conf': '' };

const compile = (cwd: string, ...argv: readonly string[]) =>
  pptjs(['compile', '--environment', 'env', '--nodes', 'facts', ...argv], { cwd, env: { PPTJS_CACHE: 'off' } });

const ends: readonly (readonly [what: string, javascript: string, message: string])[] = [
  ['ends with a code', 'process.exit(3);', 'the worker that compiled it ended with exit code 3'],
  ['ends as if all was well', 'process.exit(0);', 'the worker that compiled it ended with exit code 0'],
  [
    'is aborted, as V8 does without memory',
    'process.abort();',
    'the worker that compiled it ended with signal SIGABRT',
  ],
  [
    'reports that its memory is exhausted',
    "process.stderr.write('\\n<--- Last few GCs --->\\nFATAL ERROR: heap'); process.abort();",
    'the evaluation needs more memory than the JavaScript engine may use',
  ],
  [
    'throws where nobody catches it',
    "setImmediate(() => { throw new Error('out of reach'); });\nawait new Promise(() => {});",
    'out of reach',
  ],
];

for (const [what, javascript, message] of ends) {
  test(`only the node fails if its worker ${what}`, (t) => {
    const cwd = folder(t, {
      ...environment,
      'env/manifests/site.pp': "if $at == 'b' { m::f() }\n",
      'env/modules/m/functions/f.js': javascript,
    });
    const argv = ['compile', '--environment', 'env', '--nodes', 'facts', '--workers', '1', '--allow-javascript'];
    const { code, stdout, stderr } = pptjsProcess(argv, { cwd });
    t.is(code, 1, stderr);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { node: string; error?: string });
    t.deepEqual(
      answers.map(({ node, error }) => [node, error]),
      [
        ['a', undefined],
        ['b', message],
        ['c', undefined],
      ],
    );
    t.regex(stderr, /2 catalogs compiled in .*, 1 node failed\n$/);
  });
}

test('only the node fails if its catalog cannot be written', async (t) => {
  const cwd = folder(t, { ...environment, 'out/a.json/in-the-way': '' });
  const { code, stderr } = await compile(cwd, '--out-dir', 'out');
  t.is(code, 1);
  t.regex(stderr, /^a: error: a\.json: Is a directory\n/m);
  t.regex(stderr, /2 catalogs compiled in .*, 1 node failed\n$/);
  t.deepEqual(readdirSync(join(cwd, 'out')).toSorted(), ['a.json', 'b.json', 'c.json']);
});

test('only the node fails if a file that begins like a PuppetDB query cannot be read', async (t) => {
  const cwd = folder(t, { ...environment, 'facts/b.json': '[{"certname": ' });
  const { code, stderr } = await compile(cwd, '--out-dir', 'out');
  t.is(code, 1);
  t.regex(stderr, /^b: error: .*b\.json: this is not JSON: unexpected end of input at line 1\n/m);
  t.regex(stderr, /2 catalogs compiled in .*, 1 node failed\n$/);
});

const unusable: readonly (readonly [
  what: string,
  files: Readonly<Record<string, string>>,
  argv: readonly string[],
  message: RegExp,
])[] = [
  [
    'a folder of outputs within a file',
    { file: '' },
    ['--out-dir', 'file/x'],
    /^pptjs: file\/x: A part of the path is not a directory\n$/,
  ],
  [
    'a file in place of the folder of outputs',
    { file: '' },
    ['--out-dir', 'file'],
    /^pptjs: file: the output folder is a file\n$/,
  ],
  [
    'an environment of another version',
    {
      'env/index.js':
        "import { builtEnvironment } from '@pptjs/catalog/built';\nexport default builtEnvironment({ name: 'env', compiler: '0.0.0', digest: '', modulepath: [], manifests: [], sources: {} });\n",
    },
    ['--allow-javascript'],
    /^pptjs: The environment 'env' was built by pptjs 0\.0\.0, and this is pptjs .*: build the environment again\n$/,
  ],
];

for (const [what, files, argv, message] of unusable) {
  test(`nothing is compiled if there is ${what}`, async (t) => {
    const { code, stdout, stderr } = await compile(folder(t, { ...environment, ...files }), ...argv);
    t.is(code, 1, stderr);
    t.is(stdout, '');
    t.regex(stderr, message);
  });
}

test('--trusted and --exported apply to all nodes', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'env/manifests/site.pp': 'notify { "role ${trusted[\'role\']}": }\nNotify <<| |>>\n',
    'trusted.yaml': 'role: web\n',
    'exported.json': JSON.stringify([{ type: 'Notify', title: 'from another node' }]),
  });
  const { code, stdout, stderr } = await compile(cwd, '--trusted', 'trusted.yaml', '--exported', 'exported.json');
  t.is(code, 0, stderr);
  const titles = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { catalog: { resources: { type: string; title: string }[] } })
    .map(({ catalog }) => catalog.resources.filter(({ type }) => type === 'Notify').map(({ title }) => title));
  t.deepEqual(titles, Array(3).fill(['role web', 'from another node']));
});

test('a wrong --trusted file is reported once', async (t) => {
  const { code, stdout, stderr } = await compile(folder(t, environment), '--trusted', 'none.yaml');
  t.is(code, 1);
  t.is(stdout, '');
  t.is(stderr, 'pptjs: none.yaml: No such file or directory\n');
});

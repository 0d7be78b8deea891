/** Dependency cycles in `pptjs compile` and `pptjs diff`. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const env = { PPTJS_CACHE: 'off' };
const CYCLE = "file { '/a': require => File['/b'] }\nfile { '/b': require => File['/a'] }\n";
const REPORT = [
  'Found 1 dependency cycle:',
  '(File[/a] => File[/b] => File[/a])',
  "Try the '--graph' option and opening the resulting '.dot' file in OmniGraffle or GraphViz",
];

test('compile: a dependency cycle is an error, and no catalog is printed', async (t) => {
  const cwd = folder(t, { 'site.pp': CYCLE });
  const { code, stdout, stderr } = await pptjs(['compile', 'site.pp'], { cwd, env });
  t.is(code, 1);
  t.is(stdout, '');
  const [title, ...rest] = REPORT;
  t.is(
    stderr,
    [
      `error: ${title} [DEPENDENCY_CYCLE]`,
      ...rest,
      'help: remove one of these relationships. `--graph` is an option of `puppet apply` and `puppet agent`; pass --allow-cycles to get the catalog nevertheless\n',
    ].join('\n'),
  );
});

test('compile --allow-cycles reports a cycle as a warning and prints the catalog', async (t) => {
  const cwd = folder(t, { 'site.pp': CYCLE });
  const { code, stdout, stderr } = await pptjs(['compile', 'site.pp', '--allow-cycles'], { cwd, env });
  t.is(code, 0);
  t.is((JSON.parse(stdout) as { name: string }).name, 'localhost');
  t.is(stderr, `Warning: ${REPORT.join('\n')}\n`);
});

test('compile --nodes: a cycle fails only its own node', async (t) => {
  const cwd = folder(t, {
    'site.pp': `node 'a' { ${CYCLE} } node default { }`,
    'facts/a.json': '{}',
    'facts/b.json': '{}',
  });
  const fleet = ['compile', 'site.pp', '--nodes', 'facts/*.json', '--workers', '1'];
  const { code, stdout } = await pptjs(fleet, { cwd, env });
  t.is(code, 1);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { node: string; error?: string; catalog?: object })
    .toSorted((a, b) => (a.node < b.node ? -1 : 1));
  t.deepEqual(
    answers.map(({ node, error, catalog }) => [node, error, catalog !== undefined]),
    [
      ['a', REPORT.join('\n'), false],
      ['b', undefined, true],
    ],
  );
  t.is((await pptjs([...fleet, '--allow-cycles'], { cwd, env })).code, 0);
});

test('diff: a cycle on one side is an error unless --allow-cycles', async (t) => {
  const site = "file { ['/a', '/b']: }";
  const cwd = folder(t, {
    'before/environment.conf': '',
    'before/manifests/site.pp': site,
    'after/environment.conf': '',
    'after/manifests/site.pp': CYCLE,
  });
  const strict = await pptjs(['diff', 'before', 'after'], { cwd, env });
  t.is(strict.code, 1);
  t.true(strict.stdout.includes(`error: after: ${REPORT.join('\n')}`), strict.stdout);
  const allowed = await pptjs(['diff', 'before', 'after', '--allow-cycles'], { cwd, env });
  t.is(allowed.code, 3);
  t.true(allowed.stdout.includes('File[/a]'), allowed.stdout);
  t.true(allowed.stderr.includes(`Warning: ${REPORT[0]}`), allowed.stderr);
});

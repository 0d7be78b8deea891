import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const run = (argv: readonly string[], cwd: string) => pptjs(['diff', ...argv], { cwd, env: { PPTJS_CACHE: 'off' } });

const environment = (manifest: string): Readonly<Record<string, string>> => ({
  'environment.conf': '',
  'manifests/site.pp': manifest,
});

/** Returns the files of several folders: folder → files. */
const below = (folders: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.fromEntries(
    Object.entries(folders).flatMap(([name, files]) =>
      Object.entries(files).map(([file, content]) => [`${name}/${file}`, content] as const),
    ),
  );

const catalog = (resources: readonly object[], edges: readonly object[] = [], classes: readonly string[] = []) =>
  JSON.stringify({ name: 'a', resources, edges, classes });

const NAMED = 'notify { "in ${environment}": message => "${settings::environment}" }\n';

for (const [title, folders, argv, code, output] of [
  ['two folders with different names have the same environment', ['old', 'new'], [], 0, /^no difference\n$/],
  ['two folders with the same name use it', ['a/env', 'b/env'], [], 0, /^no difference\n$/],
  ['--environment-name names both', ['old', 'new'], ['--environment-name', 'staging'], 0, /^no difference\n$/],
] as const) {
  test(`diff of checkouts: ${title}`, async (t) => {
    const cwd = folder(t, below({ [folders[0]]: environment(NAMED), [folders[1]]: environment(NAMED) }));
    const outcome = await run([...folders, ...argv], cwd);
    t.is(outcome.code, code, outcome.stderr);
    t.regex(outcome.stdout, output);
  });
}

for (const [title, folders, argv, name] of [
  ['production', ['old', 'new'], [], 'production'],
  ['the name of both folders', ['a/env', 'b/env'], [], 'env'],
  ['--environment-name', ['old', 'new'], ['--environment-name', 'staging'], 'staging'],
] as const) {
  test(`diff of checkouts: $environment is ${title}`, async (t) => {
    const cwd = folder(t, below({ [folders[0]]: environment(''), [folders[1]]: environment(NAMED) }));
    t.regex((await run([...folders, ...argv], cwd)).stdout, new RegExp(`\\+ Notify\\[in ${name}\\]`));
  });
}

test('diff of checkouts: the paths of the folders make no difference', async (t) => {
  const files = {
    ...environment('notify { module_directory("m"): }\nnotify { "${module_directory("m")}-x": }\n'),
    'modules/m/manifests/init.pp': 'class m {}\n',
  };
  const { code, stdout } = await run(['old', 'new'], folder(t, below({ old: files, new: files })));
  t.is(stdout, 'no difference\n');
  t.is(code, 0);
});

for (const [title, files, message] of [
  ['an empty folder', { x: '' }, /^pptjs: old: not an environment: the folder has none of environment\.conf, /],
  [
    'a module',
    { 'metadata.json': '{}', 'manifests/init.pp': 'class m {}\n' },
    /^pptjs: old: this folder is a module \(it has a metadata\.json\), not an environment\n/,
  ],
] as const) {
  test(`diff of checkouts: ${title} is an error`, async (t) => {
    const cwd = folder(t, below({ old: files, new: environment('') }));
    const { code, stdout, stderr } = await run(['old', 'new'], cwd);
    t.is(code, 1);
    t.is(stdout, '');
    t.regex(stderr, message);
  });
}

const before = catalog(
  [
    { type: 'File', title: '/tmp/a', parameters: { mode: '0600', content: 'a' }, tags: ['file', 'web'] },
    { type: 'Profile::Web', title: 'x[1]', parameters: { mode: 'fast' }, tags: [] },
    { type: 'User', title: 'root', parameters: { uid: 0 }, tags: ['user'] },
  ],
  [{ source: 'User[root]', target: 'File[/tmp/a]' }],
  ['profile::web'],
);
const after = catalog(
  [
    { type: 'File', title: '/tmp/a', parameters: { mode: '0644', content: 'b' }, tags: ['file', 'web', 'new'] },
    { type: 'Profile::Web', title: 'x[1]', parameters: { mode: 'slow' }, tags: [] },
  ],
  [],
  ['profile::db'],
);

for (const [patterns, expected] of [
  [['File'], ['~ Profile::Web[x[1]]', '- User[root]', 'classes']],
  [['*'], ['classes']],
  [['Profile::*'], ['~ File[/tmp/a]', '- User[root]', 'classes', 'edges']],
  [
    ['Profile::Web[x[1]]', 'User'],
    ['~ File[/tmp/a]', 'classes'],
  ],
  [['File[/tmp/*]'], ['~ Profile::Web[x[1]]', '- User[root]', 'classes']],
  [['File[/tmp]'], ['~ File[/tmp/a]', '~ Profile::Web[x[1]]', '- User[root]', 'classes', 'edges']],
  [
    ['*.mode', 'tags', 'File[/tmp/a].content'],
    ['- User[root]', 'classes', 'edges'],
  ],
  [['tag:web'], ['~ Profile::Web[x[1]]', '- User[root]', 'classes']],
  [['tag:new', 'tag:user', 'classes'], ['~ Profile::Web[x[1]]']],
  [['edges', 'classes', 'User', 'Profile::Web.*'], ['~ File[/tmp/a]']],
  [['*', 'classes'], ['no difference']],
] as const) {
  test(`diff ${patterns.map((pattern) => `--ignore '${pattern}'`).join(' ')}`, async (t) => {
    const cwd = folder(t, { 'a.json': before, 'b.json': after });
    const { stdout } = await run(['a.json', 'b.json', ...patterns.flatMap((each) => ['--ignore', each])], cwd);
    const lines = stdout.split('\n').slice(0, -1);
    t.deepEqual(
      lines.filter((line) => /^([-+~]|no) |^\w+:$/.test(line)).map((line) => line.replace(/:$/, '')),
      [...expected],
    );
  });
}

for (const pattern of ['file', 'File[', '', '.mode', 'File.', 'label:x']) {
  test(`diff --ignore rejects the pattern '${pattern}'`, async (t) => {
    const cwd = folder(t, { 'a.json': before, 'b.json': after });
    const { code, stderr } = await run(['a.json', 'b.json', '--ignore', pattern], cwd);
    t.is(code, 2);
    t.regex(stderr, /^pptjs diff: --ignore '.*': specify Type, Type\[title\], Type\.parameter, /);
  });
}

for (const format of [[], ['--json']]) {
  test(`diff ${format.join(' ')} does not print the values of secret parameters`, async (t) => {
    const secret = (password: string, token: string) =>
      catalog([
        {
          type: 'User',
          title: 'a',
          parameters: { password, token: { __ptype: 'Sensitive', __pvalue: token } },
          sensitive_parameters: ['password'],
          tags: [],
        },
      ]);
    const cwd = folder(t, { 'a.json': secret('secret1', 'secret2'), 'b.json': secret('secret3', 'secret4') });
    const { code, stdout } = await run(['a.json', 'b.json', ...format], cwd);
    t.is(code, 3);
    t.regex(stdout, /password/);
    t.regex(stdout, /token/);
    t.notRegex(stdout, /secret\d/);
  });
}

for (const [title, data, error] of [
  [
    'a class parameter of the wrong type',
    '# port\nc::p: text\n',
    /expects an Integer value, got String \(file: .*\/new\/manifests\/site\.pp, line: 2, column: 1\); the value of the key 'c::p' is at .*\/new\/data\/common\.yaml:2:7$/m,
  ],
  [
    'an unknown function in an interpolation',
    'x: 1\nc::p: "%{lokup(\'x\')}"\n',
    /: Unknown interpolation method 'lokup'.*; the value of the key 'c::p' is at .*\/new\/data\/common\.yaml:2:8$/m,
  ],
  ['a date', 'c::p: 2020-01-01\n', /unspecified class: Date; the cause is at .*\/new\/data\/common\.yaml:1:7$/m],
] as const) {
  test(`diff of checkouts: an error in data has its line: ${title}`, async (t) => {
    const files = {
      ...environment('class c (Integer $p = 1) { }\ninclude c\n'),
      'hiera.yaml': 'version: 5\n',
      'data/common.yaml': 'c::p: 1\n',
    };
    const cwd = folder(t, below({ old: files, new: { ...files, 'data/common.yaml': data } }));
    const { code, stdout } = await run(['old', 'new'], cwd);
    t.is(code, 1);
    t.regex(stdout, error);
  });
}

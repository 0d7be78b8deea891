import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { pptjs } from './command.js';
import { folder, write } from './folder.js';
import { commandFile, sharedCache } from './process.js';

const GIT_SETTINGS = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

const git = (cwd: string, ...argv: readonly string[]): string =>
  execFileSync('git', argv, { cwd, encoding: 'utf8', env: { ...process.env, ...GIT_SETTINGS } });

const run = (argv: readonly string[], cwd: string) => pptjs(['diff', ...argv], { cwd, env: { PPTJS_CACHE: 'off' } });

/** Creates a repository with the branches `main` and `change`; `change` has the files of both. */
function repository(
  t: ExecutionContext,
  main: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>>,
): string {
  const cwd = folder(t, main);
  git(cwd, 'init', '--quiet', '--initial-branch=main');
  commit(cwd);
  git(cwd, 'checkout', '--quiet', '-b', 'change');
  for (const [name, content] of Object.entries(change)) write(join(cwd, name), content);
  commit(cwd);
  git(cwd, 'checkout', '--quiet', 'main');
  return cwd;
}

function commit(cwd: string): void {
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--quiet', '--allow-empty', '--message=x');
}

/** Asserts that neither Git nor the temporary folder has a work tree of `pptjs diff`. */
function assertNoWorktrees(t: ExecutionContext, cwd: string): void {
  t.deepEqual(git(cwd, 'worktree', 'list', '--porcelain').match(/^worktree .*/gm)?.length, 1);
  t.false(existsSync(join(cwd, '.git', 'worktrees')) && readdirSync(join(cwd, '.git', 'worktrees')).length > 0);
}

const MAIN = {
  'environment.conf': '',
  'manifests/site.pp': 'notify { "in ${environment}": message => module_directory("a") }\ninclude a\n',
  'modules/a/manifests/init.pp': 'class a { user { "x": uid => 1 } }\n',
};
const CHANGE = { 'modules/a/manifests/init.pp': 'class a { user { "x": uid => 2 } }\n' };

for (const [title, argv] of [
  ['two branches', ['main', 'change']],
  ['other names of revisions', ['change~1', 'refs/heads/change']],
  ['a folder and a branch', ['.', 'change']],
] as const) {
  test(`diff compares ${title}`, async (t) => {
    const cwd = repository(t, MAIN, CHANGE);
    const { code, stdout, stderr } = await run(argv, cwd);
    t.is(stdout, '~ User[x]\n    - uid => 1\n    + uid => 2\n1 resource changed\n', stderr);
    t.is(code, 3);
    t.is(stderr, '');
    assertNoWorktrees(t, cwd);
  });
}

test('diff of revisions: the environment is the current folder in the repository', async (t) => {
  const inFolder = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([name, content]) => [`puppet/env/${name}`, content]));
  const cwd = repository(t, inFolder(MAIN), inFolder(CHANGE));
  t.regex((await run(['main', 'change'], join(cwd, 'puppet', 'env'))).stdout, /^~ User\[x\]\n/);
  mkdirSync(join(cwd, 'new'));
  const { code, stderr } = await run(['main', 'change'], join(cwd, 'new'));
  t.is(code, 1);
  t.is(stderr, 'pptjs: main: this revision has no folder new/\n');
  assertNoWorktrees(t, cwd);
});

test('diff of revisions: errors and warnings name the files of the revision', async (t) => {
  const cwd = repository(t, MAIN, { 'modules/a/manifests/init.pp': 'class a {\n  warning("w")\n  fail("no")\n}\n' });
  const { code, stdout, stderr } = await run(['main', 'change', '--node', 'n'], cwd);
  t.is(code, 1);
  t.regex(stdout, /^n\nerror: after: .*no \(file: change:modules\/a\/manifests\/init\.pp, line: 3/);
  t.regex(stderr, /w/);
  t.notRegex(stderr, /pptjs-diff-/);
  assertNoWorktrees(t, cwd);
});

test('diff of revisions names a revision that does not exist', async (t) => {
  const upstream = repository(t, MAIN, CHANGE);
  const cwd = join(folder(t), 'clone');
  git(upstream, 'clone', '--quiet', '--depth=1', '--no-single-branch', `file://${upstream}`, cwd);
  for (const [revision, message] of [
    ['change', / and no revision of the Git repository .*\/clone; did you mean origin\/change\?\n$/],
    ['none', / and no revision .*; the clone is shallow: fetch the revision first, .*`git fetch origin none`\n$/],
    ['--all', /No such file or directory/],
  ] as const) {
    const { code, stdout, stderr } = await run(['--', 'main', revision], cwd);
    t.is(code, 1);
    t.is(stdout, '');
    t.true(stderr.startsWith(`pptjs: ${revision}: No such file or directory`), stderr);
    t.regex(stderr, message);
  }
  const { code, stderr } = await run(['main', 'change'], folder(t));
  t.is(code, 1);
  t.is(stderr, 'pptjs: main: No such file or directory\n');
});

test('diff of revisions names submodules and modules of the Puppetfile that are not checked out', async (t) => {
  const submodule = folder(t, { 'manifests/init.pp': 'class b {}\n' });
  git(submodule, 'init', '--quiet');
  commit(submodule);
  const puppetfile =
    "forge 'x'\nmod 'puppetlabs-stdlib', '9.0.0'\nmod 'a', local: true\n# mod 'x-y'\nmod 'c',\n  :git => 'd'\n";
  const cwd = repository(t, { ...MAIN, Puppetfile: puppetfile, '.gitignore': 'installed/\n' }, CHANGE);
  git(cwd, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', submodule, 'modules/b');
  commit(cwd);
  write(join(cwd, 'installed', 'stdlib', 'manifests', 'init.pp'), 'class stdlib {}\n');
  const { stderr } = await run(['main', 'change'], cwd);
  t.regex(stderr, /^Warning: main: 1 submodule is not checked out: modules\/b /m);
  t.regex(stderr, /^Warning: main: 2 modules of the Puppetfile are not checked out: stdlib, c /m);
  t.regex(stderr, /^Warning: change: 2 modules of the Puppetfile are not checked out: stdlib, c /m);
  const installed = await run(['main', 'change', '--modulepath', 'modules:installed'], cwd);
  t.regex(installed.stderr, /^Warning: change: 1 module of the Puppetfile is not checked out: c /m);
  t.regex(installed.stdout, /^~ User\[x\]\n/);
  assertNoWorktrees(t, cwd);
});

test('diff of revisions: a catalog and a revision cannot be compared', async (t) => {
  const cwd = repository(t, { ...MAIN, 'a.json': '{}' }, CHANGE);
  t.is((await run(['a.json', 'change'], cwd)).code, 2);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`diff of revisions removes the work trees after ${signal}`, async (t) => {
    // The facts of each node make the compiler print a warning, so that the test knows when it works.
    const manifest = 'warning("compiling ${facts[n]}")\nInteger[1, 20000].each |$i| { notify { "${i}": } }\n';
    const facts = Array.from({ length: 50 }, (_, i) => [`facts/n${i}.yaml`, `n: ${i}\n`] as const);
    const cwd = repository(
      t,
      { 'environment.conf': '', 'manifests/site.pp': manifest, ...Object.fromEntries(facts) },
      CHANGE,
    );
    const temporary = folder(t);
    const child = spawn(process.execPath, [commandFile, 'diff', 'main', 'change', '--nodes', 'facts'], {
      cwd,
      env: { ...process.env, ...GIT_SETTINGS, PPTJS_CACHE: sharedCache, TMPDIR: temporary },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, by) => resolve(by)));
    await new Promise((resolve) => child.stderr.once('data', resolve));
    t.is(readdirSync(temporary).length, 1);
    child.kill(signal);
    t.is(await ended, signal);
    t.deepEqual(readdirSync(temporary), []);
    assertNoWorktrees(t, cwd);
  });
}

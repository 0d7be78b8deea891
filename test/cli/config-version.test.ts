/** The command `config_version` of environment.conf. The expected texts are Puppet's. */
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

/** `$DIRECTORY` replaces the folder above the environment. */
const commands: readonly (readonly [setting: string, script: string, version: string])[] = [
  ['scripts/version', 'echo " 1.2 "', '1.2'],
  ["'scripts/version $environmentpath $environment'", 'echo "$1 $2"', '$DIRECTORY production'],
  ['./scripts/../scripts/version a  b', 'echo "$#"', '2'],
  ['scripts/version', 'echo out; echo err >&2', 'out\nerr'],
  ['scripts/version', 'echo "$LANG $LC_ALL ${HOME-none} ${USER-none}"', 'C C none none'],
  ['/bin/echo absolute', '', 'absolute'],
  ['scripts/version', '', ''],
];

const failures: readonly (readonly [script: string, reason: string])[] = [
  ['echo out; exit 3', 'returned 3: out'],
  ['echo err >&2; exit 1', 'returned 1: err'],
];

const FACTS = '{"clientcert": "n"}';

for (const [setting, script, version] of commands)
  test(`config_version = ${setting} with the script: ${script}`, async (t) => {
    const root = environment(t, setting, script);
    const { stdout, stderr } = await compile(root, '--run-config-version');
    t.is((JSON.parse(stdout) as { version: unknown }).version, version.replace('$DIRECTORY', root), stderr);
  });

for (const [script, reason] of failures)
  test(`config_version fails: ${script}`, async (t) => {
    const root = environment(t, 'scripts/version', script);
    const command = join(root, 'production/scripts/version');
    const { code, stderr } = await compile(root, '--run-config-version');
    const expected = `Execution of config_version command \`${command}\` failed: Execution of '${command}' ${reason}`;
    t.deepEqual([code, stderr], [1, `pptjs: ${expected}\n`]);
  });

test('config_version runs only if the command line allows it', async (t) => {
  const root = environment(t, 'scripts/version', 'echo 1');
  const { stdout } = await compile(root);
  t.is(typeof (JSON.parse(stdout) as { version: unknown }).version, 'number');
});

test('without the setting, the version is the time', async (t) => {
  const root = folder(t, { 'production/environment.conf': '', 'production/manifests/site.pp': '' });
  const { stdout } = await compile(root, '--run-config-version');
  t.is(typeof (JSON.parse(stdout) as { version: unknown }).version, 'number');
});

test('the catalogs of many nodes have the version', async (t) => {
  const root = environment(t, 'scripts/version', 'echo 1.2');
  const { stderr } = await compile(root, '--run-config-version', '--nodes', 'f.json', '--out-dir', 'out');
  const catalog = readFileSync(join(root, 'out/f.json'), 'utf8');
  t.is((JSON.parse(catalog) as { version: unknown }).version, '1.2', stderr);
});

function environment(t: Parameters<typeof folder>[0], setting: string, script: string): string {
  const root = folder(t, {
    'production/environment.conf': `config_version = ${setting}\n`,
    'production/manifests/site.pp': "notify { 'x': }",
    'production/scripts/version': `#!/bin/sh\n${script}\n`,
    'f.json': FACTS,
  });
  chmodSync(join(root, 'production/scripts/version'), 0o755);
  return root;
}

function compile(cwd: string, ...options: readonly string[]): ReturnType<typeof pptjs> {
  return pptjs(['compile', '--environment', 'production', ...options], { cwd });
}

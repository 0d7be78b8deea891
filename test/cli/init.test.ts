import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { placedPackages } from '../published/placed-packages.js';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const bin = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));

const projects: readonly (readonly [kind: string, name: string, outputs: readonly RegExp[]])[] = [
  ['control-repo', 'my-repo', [/0 errors/, /pass 2/, /"name": "web01\.example\.com"/]],
  ['module', 'ntp', [/0 errors/, /pass 3/, /^class \{ 'ntp':/m]],
  ['module', 'puppet-ntp', [/0 errors/, /pass 3/]],
  ['node', 'my app', [/workers/, /pass 2/, /1 file/]],
];

for (const [kind, name, outputs] of projects) {
  test(`init ${kind} ${name}: the printed commands run`, async (t) => {
    const cwd = folder(t);
    const { code, stdout, stderr } = await pptjs(['init', kind, name], { cwd });
    t.is(code, 0, stderr);
    t.is(stderr, '');
    const commands = stdout.split('Next, run:\n')[1]?.trim().split(/\n\s*/) ?? [];
    t.is(commands[1], 'npm install');
    // Instead of installing, use the packages of this repository.
    const modules = join(cwd, name, 'node_modules');
    mkdirSync(modules);
    symlinkSync(bin, join(modules, '.bin'));
    symlinkSync(join(placedPackages(), 'node_modules/@pptjs'), join(modules, '@pptjs'));
    for (const [index, output] of outputs.entries()) {
      const command = commands[index + 2] ?? '';
      const result = spawnSync('sh', ['-c', `${commands[0]} && ${command}`], { cwd, encoding: 'utf8' });
      t.is(result.status, 0, `${command}: ${result.stdout}${result.stderr}`);
      t.regex(result.stdout + result.stderr, output, command);
    }
    t.is(commands.length, outputs.length + 2);
  });
}

test('init uses the current folder by default', async (t) => {
  const cwd = join(folder(t, { 'acme-web_app/LICENSE': 'mine' }), 'acme-web_app');
  const { code, stdout, stderr } = await pptjs(['init', 'module'], { cwd });
  t.is(code, 0, stderr);
  t.false(stdout.includes('  cd '));
  t.is(
    (JSON.parse(readFileSync(join(cwd, 'metadata.json'), 'utf8')) as { readonly name: string }).name,
    'acme-web_app',
  );
  t.is(readFileSync(join(cwd, 'LICENSE'), 'utf8'), 'mine');
});

test('init writes nothing if one of the files exists', async (t) => {
  const cwd = folder(t, { 'app/package.json': '{}' });
  const { code, stdout, stderr } = await pptjs(['init', 'node', 'app'], { cwd });
  t.is(code, 1);
  t.is(stdout, '');
  t.is(stderr, 'pptjs: app already has package.json; nothing was written\n');
  t.is(readFileSync(join(cwd, 'app/package.json'), 'utf8'), '{}');
});

test('init needs a kind of project, and a module needs a name that Puppet allows', async (t) => {
  const cwd = folder(t);
  for (const argv of [['init'], ['init', 'web'], ['init', 'node', 'a', 'b']])
    t.regex((await pptjs(argv, { cwd })).stderr, /specify the kind of project: control-repo, module, node/);
  for (const name of ['My Module', '9x', 'Ntp']) {
    const { code, stderr } = await pptjs(['init', 'module', name], { cwd });
    t.is(code, 2);
    t.true(stderr.includes(`'${name}' is not the name of a module: a name begins with a lower-case letter`), stderr);
  }
});

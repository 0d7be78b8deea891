/** Installs the command alone, without the optional Ruby. Without network, the tests pass and state that they are skipped. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { write } from '../cli/folder.js';
import { node } from '../loader/workspace.js';
import { installPackages, packPackages } from './pack.js';

/** The limit in bytes of all files that `npm install @pptjs/cli` writes. */
const MAX_SIZE = 15_000_000;

const temporary = mkdtempSync(join(tmpdir(), 'pptjs-size-'));
const project = join(temporary, 'project');
let isInstalled = false;

test.before('install', () => {
  mkdirSync(project);
  isInstalled = installPackages(project, packPackages(temporary, ['cli', 'runtime', 'resources']), []);
});
test.after.always('remove', () => rmSync(temporary, { recursive: true, force: true }));

/** The size of all files below a folder, in bytes. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

const pptjs = (...words: readonly string[]): ReturnType<typeof node> =>
  node(project, [join(project, 'node_modules/@pptjs/cli/bin/pptjs.js'), ...words]);

test(`an installation of the command has less than ${MAX_SIZE / 1e6} MB`, (t) => {
  if (!isInstalled) return void t.pass('skipped: no network');
  const size = sizeOf(join(project, 'node_modules'));
  t.true(size < MAX_SIZE, `${size} bytes`);
});

test('without @pptjs/ruby, an error names the template and the package', (t) => {
  if (!isInstalled) return void t.pass('skipped: no network');
  write(join(project, 'modules/m/templates/t.erb'), '<%= JSON.parse("[1]") %>\n');
  write(join(project, 'manifests/site.pp'), "notify { 'x': message => template('m/t.erb') }\n");
  const { status, stderr } = pptjs('compile', '--environment', '.');
  t.is(status, 1);
  t.regex(
    stderr,
    /The Ruby code of \S*modules\/m\/templates\/t\.erb needs the package @pptjs\/ruby, which is not installed \(npm install @pptjs\/ruby\)/,
  );
});

/** Modules of a build import the modules of the same build that define the functions and types of their sources. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { pptjs } from '../cli/command.js';
import { write } from '../cli/folder.js';
import { linkedFiles } from '../loader/linked-files.js';
import { node, workspace } from '../loader/workspace.js';

const OUTPUT =
  "[ 81, 2, 3, 1, 2, 160 ] [ 4, 2, 3, 1, 2, 6 ]\n'web::main' parameter 'n' expects a Net::Name = String[1] value, got String\n";

const forms: readonly (readonly [name: string, app: string, args: readonly string[]])[] = [
  ['ES modules', 'app.mjs', ['--out-extension', '.mjs']],
  ['CommonJS modules', 'app.cjs', ['--format', 'cjs', '--out-extension', '.cjs']],
];

for (const [name, app, args] of forms) {
  test(`${name} of a build use functions and types of each other, also in cycles`, async (t) => {
    const { 'app.mjs': main = '', ...modules } = linkedFiles;
    const path = `./out/web/functions/main${app.slice(3)}`;
    const esm = main.replace('./modules/web/functions/main.pp', path);
    const cjs = esm.replace(/import (.*), \{ main \} from (.*);/, 'const { default: $1, main } = require($2);');
    const cwd = workspace(t, { ...modules, [app]: app === 'app.cjs' ? cjs : esm });
    const { stderr } = await pptjs(['build', 'modules', '-o', 'out', ...args], { cwd });
    t.regex(stderr, /^7 files compiled/);
    const ran = node(cwd, [app]);
    t.is(ran.stdout, OUTPUT, ran.stderr);
  });
}

interface Summary {
  readonly built: number;
  readonly failed: number;
}

/** Builds the modules of a folder, and returns the numbers of the summary and what the program prints. */
async function build(t: ExecutionContext, cwd: string, paths: readonly string[] = ['modules']): Promise<unknown[]> {
  const { stdout } = await pptjs(['build', ...paths, '-o', 'out', '--json'], { cwd });
  const { summary } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { readonly summary: Summary };
  const ran = node(cwd, ['app.mjs']);
  t.is(ran.stderr, '');
  return [summary.built, summary.failed, ran.stdout.trim()];
}

const calling = {
  'modules/web/functions/f.pp': 'function web::f() { web::g() }\n',
  'modules/web/functions/other.pp': 'function web::other() { 1 }\n',
  'app.mjs':
    "const { f } = await import('./out/f.js').catch(() => import('./out/web/functions/f.js'));\ntry { console.log(f()); } catch (error) { console.log(error.message.split('.')[0]); }\n",
  'package.json': '{ "type": "module" }',
};

const MISSING = "Unknown function: 'web::g'";

test('a build compiles the sources again whose definitions are in other files now, and no others', async (t) => {
  const cwd = workspace(t, calling);
  const path = join(cwd, 'modules/web/functions/g.pp');
  t.deepEqual(await build(t, cwd, ['modules/web/functions']), [2, 0, MISSING]);
  t.deepEqual(await build(t, cwd, ['modules/web/functions']), [0, 0, MISSING]);
  write(path, 'function web::g() { 1 }\n');
  t.deepEqual(await build(t, cwd, ['modules/web/functions']), [2, 0, '1']);
  t.deepEqual(await build(t, cwd, ['modules/web/functions']), [0, 0, '1']);
  // The module that imports the function does not change.
  write(path, 'function web::g() { 2 }\n');
  t.deepEqual(await build(t, cwd, ['modules/web/functions']), [1, 0, '2']);
  write(path, 'function web::h() { 2 }\n');
  t.deepEqual(await build(t, cwd, ['modules/web/functions']), [2, 0, MISSING]);
  write(path, 'function web::g() { = }\n');
  t.deepEqual(await build(t, cwd, ['modules/web/functions']), [0, 1, MISSING]);
  t.deepEqual(await build(t, cwd, ['modules/web/functions']), [0, 1, MISSING]);
  write(path, 'function web::g() { 3 }\n');
  t.deepEqual(await build(t, cwd, ['modules/web/functions']), [2, 0, '3']);
  rmSync(path);
  t.deepEqual(await build(t, cwd, ['modules/web/functions']), [1, 0, MISSING]);
  t.deepEqual(await build(t, cwd, ['modules/web/functions']), [0, 0, MISSING]);
});

test('a build does not import files that are not part of it', async (t) => {
  const cwd = workspace(t, { ...calling, 'modules/web/functions/g.pp': 'function web::g() { 1 }\n' });
  t.deepEqual(await build(t, cwd, ['modules/web/functions/f.pp']), [1, 0, MISSING]);
  t.false(readFileSync(join(cwd, 'out/f.js'), 'utf8').includes('g.js'));
});

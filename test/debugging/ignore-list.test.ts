/**
 * The code of pptjs is on the ignore lists of the published source maps, so that debuggers step over it. The test applies
 * what `npm pack` does to copies of the packages.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@pptjs/transpiler';
import test, { type ExecutionContext } from 'ava';
import { workspace } from '../loader/workspace.js';
import { debug } from './debugger.js';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

interface IgnoreList {
  ignoreSources(folder: string): number;
}

const manifest = '$a = [1, 2].group_by |$x| {\n  $y = $x + 1\n  $y * 2\n}\n$b = $a[4]\nnotice($b)\n';

/** Creates a project whose packages have the maps of an archive. */
async function published(t: ExecutionContext): Promise<string> {
  const cwd = workspace(t, {
    'app.pp': manifest,
    'run.mjs': `import manifest from './app.pp';\nmanifest.evaluate({ log: () => {} });\n`,
    'package.json': '{}',
  });
  const { ignoreSources } = (await import(join(packages, 'ignore-list.mjs'))) as IgnoreList;
  for (const name of ['runtime', 'resources']) {
    const target = join(cwd, 'node_modules/@pptjs', name);
    mkdirSync(target, { recursive: true });
    cpSync(join(packages, name, 'package.json'), join(target, 'package.json'));
    cpSync(join(packages, name, 'dist'), join(target, 'dist'), { recursive: true });
    t.true(ignoreSources(join(target, 'dist')) > 0);
  }
  return cwd;
}

test('all sources of a package are ignored, under both names of the list', async (t) => {
  const cwd = await published(t);
  const folder = join(cwd, 'node_modules/@pptjs/runtime/dist');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js.map')) continue;
    const map = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, readonly unknown[]>;
    t.deepEqual(
      map['ignoreList'],
      map['sources']?.map((_, index) => index),
      name,
    );
    t.deepEqual(map['x_google_ignoreList'], map['ignoreList'], name);
  }
});

test('the Puppet file of a module is not ignored', (t) => {
  const { map } = compile(manifest, { file: 'app.pp', sourceMap: 'external' });
  t.notRegex(map ?? '', /ignoreList/i);
});

test('stepping into a built-in function leads to the lambda, and not to the runtime', async (t) => {
  const cwd = await published(t);
  const program = await debug(t, cwd, ['--import', '@pptjs/loader', 'run.mjs'], [{ file: 'app.pp', line: 1 }], {
    PPTJS_CACHE: 'off',
  });
  t.is((await program.run())?.place, 'app.pp:1');
  const ignored = await program.skipIgnoredSources();
  t.true(ignored.length > 0);
  const places: (string | undefined)[] = [];
  for (let count = 0; count < 8 && places.at(-1) !== 'app.pp:3'; count++)
    places.push((await program.run('stepInto'))?.place);
  t.true(places.includes('app.pp:2'), places.join(' '));
  t.true(
    places.every((place) => place?.startsWith('app.pp:')),
    places.join(' '),
  );
});

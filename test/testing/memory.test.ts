import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compile, Suite } from '@pptjs/testing';
import test from 'ava';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

type Compile = Suite['compile'];

/** How often the garbage is collected at most. Threads that optimize code can retain objects for a moment. */
const MAX_COLLECTIONS = 50;

async function isRetained(compileSource: Compile): Promise<boolean> {
  const catalog = await compileSource("notify { 'x': }").then((result) => new WeakRef(result.catalog));
  for (let collections = 0; collections < MAX_COLLECTIONS; collections++) {
    await setTimeout(10);
    collectGarbage();
    if (catalog.deref() === undefined) return false;
  }
  return true;
}

test('the functions of the package do not retain catalogs', async (t) => {
  t.false(await isRetained((source) => compile(source, { module: false })));
});

test('a suite retains its catalogs for the coverage', async (t) => {
  const suite = new Suite({ module: false });
  t.true(await isRetained((source) => suite.compile(source)));
  t.deepEqual(suite.coverage().untouched, ['Notify[x]']);
});

import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compile, Suite } from '@pptjs/testing';
import test from 'ava';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

type Compile = Suite['compile'];

async function isKept(compileSource: Compile): Promise<boolean> {
  const catalog = await compileSource("notify { 'x': }").then((result) => new WeakRef(result.catalog));
  await setTimeout(1);
  collectGarbage();
  return catalog.deref() !== undefined;
}

test('a catalog of a function of the package is not kept', async (t) => {
  t.false(await isKept((source) => compile(source, { module: false })));
});

test('a suite keeps its catalogs, to tell of their coverage', async (t) => {
  const suite = new Suite({ module: false });
  t.true(await isKept((source) => suite.compile(source)));
  t.deepEqual(suite.coverage().untouched, ['Notify[x]']);
});

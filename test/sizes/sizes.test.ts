/** The sizes of bundles: they stay below their limits, and docs/sizes.md has the current sizes. */
import { readFileSync } from 'node:fs';
import test from 'ava';
import { sizeInputs } from './inputs.js';
import { bundleSize } from './measure.js';

const page = readFileSync(new URL('../../docs/sizes.md', import.meta.url), 'utf8');

/** The documented sizes by title, in bytes. */
const documented = new Map(
  Array.from(page.matchAll(/^\| ([^|]+) \| ([\d.]+) kB \|/gm), ([, title, size]) => [title, Number(size) * 1000]),
);

/** The documentation need not change with every change of the runtime. */
const TOLERANCE = 0.05;

for (const { title, source, limit } of sizeInputs) {
  test(`the bundle of ${title} has at most ${limit} bytes, and docs/sizes.md has its size`, async (t) => {
    const { minified } = await bundleSize(source);
    t.true(minified <= limit, `${minified} bytes`);
    const difference = Math.abs((documented.get(title) ?? 0) - minified) / minified;
    t.true(difference < TOLERANCE, 'Run `npm run docs` to write the page again.');
  });
}

test('a bundle of a class has no translator of regular expressions and no list of functions', async (t) => {
  const { minified } = await bundleSize('class a { }');
  const { minified: withCall } = await bundleSize("class a { call('b') }");
  t.true(withCall - minified > 50_000, `${minified} and ${withCall} bytes`);
});

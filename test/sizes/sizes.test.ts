/** The sizes of bundles: they stay below their limits, and docs/sizes.md has the current sizes. */
import { readFileSync } from 'node:fs';
import { type Node, parse } from 'acorn';
import { full } from 'acorn-walk';
import test from 'ava';
import { sizeInputs } from './inputs.js';
import { bundle, bundleSize } from './measure.js';

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

for (const { title, source } of sizeInputs)
  test(`the bundle of ${title} has no constant without a use`, async (t) => {
    t.deepEqual(unusedConstants(new TextDecoder().decode(await bundle(source))), []);
  });

/** The constants of a bundle that esbuild could not remove, because their values may have effects. */
function unusedConstants(code: string): readonly string[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const uses = new Map<string, Node[]>();
  full(program, (node) => {
    if (node.type === 'Identifier' && 'name' in node && typeof node.name === 'string')
      uses.set(node.name, [...(uses.get(node.name) ?? []), node]);
  });
  const exported = new Set(
    program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration'
        ? statement.specifiers.map(({ local }) => (local.type === 'Identifier' ? local.name : ''))
        : [],
    ),
  );
  return program.body.flatMap((statement) => {
    if (statement.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap(({ id, start, end }) => {
      if (id.type !== 'Identifier' || exported.has(id.name)) return [];
      const isUsed = uses.get(id.name)?.some((use) => use.start < start || use.end > end);
      return isUsed === true ? [] : [id.name];
    });
  });
}

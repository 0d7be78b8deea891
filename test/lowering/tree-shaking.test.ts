/** Bundlers drop every definition that a program does not use, and importing a module runs nothing. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compile } from '@pptjs/transpiler';
import test, { type ExecutionContext } from 'ava';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { workspace } from '../loader/workspace.js';
import { combinations } from '../recorded/sample.js';
import { exampleModules } from './ten.js';

const { resolve } = createRequire(new URL('../../packages/resources/package.json', import.meta.url));

type Bundle = (entry: string, runtime: 'external' | 'bundled') => Promise<string>;

const withEsbuild: Bundle = async (entry, runtime) => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    ...(runtime === 'external' ? { external: ['@pptjs/*'] } : {}),
  });
  return outputFiles[0]?.text ?? '';
};

const withRollup: Bundle = async (entry, runtime) => {
  const bundle = await rollup({
    input: entry,
    onwarn: () => undefined,
    external: runtime === 'external' ? /^@pptjs\// : /^(?:oniguruma|@noble\/)/,
    plugins: [
      {
        name: 'packages',
        // Like the packages' field `sideEffects`.
        resolveId: (id) => (id.startsWith('@pptjs/') ? { id: resolve(id), moduleSideEffects: false } : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return output[0].code;
};

const bundlers: readonly (readonly [name: string, bundle: Bundle])[] = [
  ['esbuild', withEsbuild],
  ['Rollup', withRollup],
];

/** The definitions that another definition uses. */
const uses: Readonly<Record<string, readonly string[]>> = {
  'Net::Listen': ['Net::Port', 'Net::Label'],
  'Net::Listeners': ['Net::Listen', 'Net::Port', 'Net::Label'],
  'Net::Tree': ['Net::Label'],
};

function filesOf(t: ExecutionContext, name: string, entry: string): string {
  const { file, source } = exampleModules.find((example) => example.name === name) ?? { file: '', source: '' };
  const folder = workspace(t, {
    'module.mjs': compile(source, { file, comments: false }).code ?? '',
    'entry.mjs': entry,
  });
  return join(folder, 'entry.mjs');
}

/** The definitions whose names a bundle contains. */
function definitionsIn(code: string, names: readonly string[]): string[] {
  return names.filter((name) => code.includes(`'${name}'`) || code.includes(`"${name}"`)).toSorted();
}

/** The code of a bundle without imports, exports and comments. */
function statementsOf(code: string): string {
  return code
    .replaceAll(/^(?:import|export) [^;]*;$/gm, '')
    .replaceAll(/^\/\/.*$/gm, '')
    .trim();
}

const ways = bundlers.flatMap(([bundler, bundle]) =>
  (['external', 'bundled'] as const).map((runtime) => ({ bundler, bundle, runtime })),
);

for (const { bundler, bundle, runtime } of ways)
  for (const { name, title } of runtime === 'external' ? exampleModules : exampleModules.slice(2, 5))
    test(`${title}: ${bundler} drops a module that is imported but not used, with the runtime ${runtime}`, async (t) => {
      t.is(statementsOf(await bundle(filesOf(t, name, "import './module.mjs';"), runtime)), '');
    });

for (const [name, definitions] of [
  ['02-functions', ['shop::double', 'shop::price', 'shop::lower']],
  ['07-types', ['Net::Port', 'Net::Label', 'Net::Listen', 'Net::Listeners', 'Net::Tree']],
] as const)
  for (const [definition, { bundler, bundle, runtime }] of combinations(definitions, ways))
    test(`${bundler} keeps ${definition} and drops the others, with the runtime ${runtime}`, async (t) => {
      const entry = filesOf(t, name, `export { '${definition}' as used } from './module.mjs';`);
      const found = definitionsIn(await bundle(entry, runtime), definitions);
      t.deepEqual(found, [definition, ...(uses[definition] ?? [])].toSorted());
    });

test('a module that calls a function of another file contains no list of the built-in functions', async (t) => {
  const folder = workspace(t, { 'module.mjs': compile('$x = shop::price(1) + 1', { comments: false }).code ?? '' });
  const code = await withEsbuild(join(folder, 'module.mjs'), 'bundled');
  t.true(code.includes('shop::price'));
  t.deepEqual(definitionsIn(code, ['reverse_each', 'versioncmp', 'lookup', 'create_resources']), []);
});

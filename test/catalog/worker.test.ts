/** One bundled file compiles the catalogs of an environment in a worker thread that has no API of Node. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildEnvironment, compileCatalog, Environment } from '@pptjs/catalog';
import type { BuiltCatalogOptions } from '@pptjs/catalog/built';
import { type PlainData, writeJson } from '@pptjs/runtime';
import * as commonjsPlugin from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import test from 'ava';
import { build as esbuild, type BuildOptions } from 'esbuild';
import { type Plugin, rollup } from 'rollup';
import { parse } from 'yaml';
import { sample } from '../recorded/sample.js';
import { folderOf, linkIn } from './folder.js';

// The package declares the types of its CommonJS form only.
const commonjs = commonjsPlugin.default as unknown as () => Plugin;

const root = fileURLToPath(new URL('../..', import.meta.url));
const repository = join(root, 'examples', 'control-repo');
const nodes = ['web01.example.com', 'db01.example.com'].map((node) => ({
  node,
  facts: parse(readFileSync(join(repository, 'facts', `${node}.yaml`), 'utf8')) as Record<string, unknown>,
  version: 1,
  uuid: 'test',
}));

/** An environment whose catalogs fail. */
const failing = folderOf({
  'manifests/site.pp': "include widgets\nnotify { 'end': }\n",
  'modules/widgets/manifests/init.pp': `class widgets {
  if $facts['kernel'] == 'Linux' {
    $size = 1 + $facts['kernel']
  }
  file { '/etc/widgets':
    mode => '0644',
    mode => '0600',
  }
}
`,
});

interface Bundle {
  readonly code: string;
  readonly map?: string;
}

type Bundler = (index: string) => Promise<Bundle>;

/** Builds an environment. Returns the path of its index. */
function build(directory: string): string {
  const { files } = buildEnvironment(new Environment({ directory }));
  const folder = folderOf(Object.fromEntries(files.map(({ path, content }) => [path, String(content)])));
  // Bundlers find the packages here, as in the folder of a project that has installed them.
  linkIn(folder, 'node_modules', join(root, 'node_modules'));
  return join(folder, 'index.js');
}

/** Bundles an environment and the packages with esbuild. */
function bundleWithEsbuild(options: BuildOptions): Bundler {
  return async (index) => {
    const outfile = join(mkdtempSync(join(tmpdir(), 'bundle-')), 'bundle.mjs');
    await esbuild({ entryPoints: [index], outfile, bundle: true, format: 'esm', sourcemap: 'external', ...options });
    return { code: readFileSync(outfile, 'utf8'), map: readFileSync(`${outfile}.map`, 'utf8') };
  };
}

/** Bundles an environment and the packages with Rollup. */
const bundleWithRollup: Bundler = async (index) => {
  const bundle = await rollup({
    input: index,
    plugins: [nodeResolve({ browser: true }), commonjs()],
    onLog: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es' });
  return { code: output[0].code };
};

/** Runs in the worker. Removes the API of Node, imports the bundle, and posts the catalogs or the messages of errors. */
const WORKER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const started = performance.now();
  for (const name of ['process', 'require', 'module', 'exports', 'Buffer', 'global', 'setImmediate', 'clearImmediate'])
    delete globalThis[name];
  for (const name of ['process', 'require', 'Buffer', 'global', 'setImmediate', 'self', 'window'])
    if (name in globalThis) throw new Error(name + ' is available');
  import(workerData.bundle).then(async ({ default: environment }) => {
    let milliseconds;
    const results = [];
    for (const options of workerData.catalogs) {
      results.push(await environment.compileCatalog(options).then(({ data }) => data, ({ message }) => message));
      milliseconds ??= performance.now() - started;
    }
    parentPort.postMessage({ results, milliseconds });
  });
`;

interface Answer {
  /** The data of catalogs, and the messages of errors. */
  readonly results: readonly PlainData[];
  readonly milliseconds: number;
}

function compileInWorker(code: string, catalogs: readonly BuiltCatalogOptions[]): Promise<Answer> {
  const file = join(folderOf({ 'bundle.mjs': code }), 'bundle.mjs');
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { eval: true, workerData: { bundle: pathToFileURL(file).href, catalogs } });
    worker.once('message', resolve).once('error', reject);
  });
}

const bundlers: Readonly<Record<string, Bundler>> = {
  'esbuild for browsers': bundleWithEsbuild({ platform: 'browser' }),
  'esbuild for any engine': bundleWithEsbuild({ platform: 'neutral' }),
  'esbuild, minified,': bundleWithEsbuild({ minify: true }),
  Rollup: bundleWithRollup,
};

const index = build(repository);
for (const [bundler, bundle] of sample(Object.entries(bundlers))) {
  test(`a bundle of ${bundler} compiles catalogs without Node`, async (t) => {
    const { code } = await bundle(index);
    t.notRegex(code, /(?:from|import|require)\s*\(?\s*['"](?:node:|fs|path|url|crypto|module|worker_threads|vm)/);
    const { results, milliseconds } = await compileInWorker(
      code,
      nodes.map((node) => ({ ...node, location: repository })),
    );
    t.log(`${code.length} characters, first catalog after ${Math.round(milliseconds)} ms`);
    const expected = await Promise.all(nodes.map((node) => compileCatalog({ environment: repository, ...node })));
    t.deepEqual(
      results.map((data) => writeJson(data)),
      expected.map(({ data }) => writeJson(data)),
    );
  });
}

const failingIndex = build(failing);
for (const bundler of sample(['esbuild, minified,', 'esbuild for browsers'])) {
  test(`errors in a bundle of ${bundler} have the same messages as in Node`, async (t) => {
    const { code, map } = (await bundlers[bundler]?.(failingIndex)) ?? { code: '' };
    const options = [{ facts: { kernel: 'Linux' } }, { facts: { kernel: 'Darwin' } }];
    const expected = options.map(async (each) => t.throwsAsync(compileCatalog({ environment: failing, ...each })));
    const { results } = await compileInWorker(
      code,
      options.map((each) => ({ ...each, location: failing, sourceMap: map })),
    );
    const messages = (await Promise.all(expected)).map((error) => error?.message);
    t.deepEqual(results, messages);
    t.regex(messages[0] ?? '', /\(file: .*\/modules\/widgets\/manifests\/init\.pp, line: 3, column: 17\)/);
    t.regex(messages[1] ?? '', /\(file: .*\/modules\/widgets\/manifests\/init\.pp, line: 5, column: 3\)/);
  });
}

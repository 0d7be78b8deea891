/** One bundled file compiles the catalogs of an environment in a worker thread that has no API of Node. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildEnvironment, compileCatalog, Environment } from '@pptjs/catalog';
import { type PlainData, writeJson } from '@pptjs/runtime';
import * as commonjsPlugin from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import test from 'ava';
import { build as esbuild } from 'esbuild';
import { type Plugin, rollup } from 'rollup';
import { parse } from 'yaml';
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

const { files } = buildEnvironment(new Environment({ directory: repository }));
const folder = folderOf(Object.fromEntries(files.map(({ path, content }) => [path, String(content)])));
const index = join(folder, 'index.js');
// Bundlers find the packages here, as in the folder of a project that has installed them.
linkIn(folder, 'node_modules', join(root, 'node_modules'));

/** Bundles the environment and the packages with esbuild. Returns the code. */
async function bundleWithEsbuild(): Promise<string> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'bundle-')), 'bundle.mjs');
  await esbuild({ entryPoints: [index], outfile, bundle: true, format: 'esm', platform: 'browser' });
  return readFileSync(outfile, 'utf8');
}

/** Bundles the environment and the packages with Rollup. Returns the code. */
async function bundleWithRollup(): Promise<string> {
  const build = await rollup({
    input: index,
    plugins: [nodeResolve({ browser: true }), commonjs()],
    onLog: () => undefined,
  });
  const { output } = await build.generate({ format: 'es' });
  return output[0].code;
}

/**
 * Runs in the worker. Removes the API of Node, imports the bundle, and posts the catalogs.
 */
const WORKER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const started = performance.now();
  for (const name of ['process', 'require', 'module', 'exports', 'Buffer', 'global', 'setImmediate', 'clearImmediate'])
    delete globalThis[name];
  import(workerData.bundle).then(async ({ default: environment }) => {
    let milliseconds;
    const catalogs = [];
    for (const options of workerData.catalogs) {
      catalogs.push((await environment.compileCatalog(options)).data);
      milliseconds ??= performance.now() - started;
    }
    parentPort.postMessage({ catalogs, milliseconds });
  });
`;

interface Answer {
  readonly catalogs: readonly PlainData[];
  readonly milliseconds: number;
}

function compileInWorker(code: string): Promise<Answer> {
  const file = join(folderOf({ 'bundle.mjs': code }), 'bundle.mjs');
  return new Promise((resolve, reject) => {
    const catalogs = nodes.map((node) => ({ ...node, location: repository }));
    const worker = new Worker(WORKER, { eval: true, workerData: { bundle: pathToFileURL(file).href, catalogs } });
    worker.once('message', resolve).once('error', reject);
  });
}

for (const [bundler, bundle] of [
  ['esbuild', bundleWithEsbuild],
  ['Rollup', bundleWithRollup],
] as const) {
  test(`a bundle of ${bundler} compiles catalogs without Node`, async (t) => {
    const code = await bundle();
    t.notRegex(code, /(?:from|import|require)\s*\(?\s*['"](?:node:|fs|path|url|crypto|module|worker_threads|vm)/);
    const { catalogs, milliseconds } = await compileInWorker(code);
    t.log(`${code.length} characters, first catalog after ${Math.round(milliseconds)} ms`);
    const expected = await Promise.all(nodes.map((node) => compileCatalog({ environment: repository, ...node })));
    t.deepEqual(
      catalogs.map((catalog) => writeJson(catalog)),
      expected.map(({ data }) => writeJson(data)),
    );
  });
}

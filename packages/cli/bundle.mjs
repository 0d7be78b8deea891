/**
 * Puts the command and what it is made of into one file, which Node loads several times as fast as the many of `dist`.
 * Run by
 * `npm run build`; `src/start` takes the bundle where it is not older than what was compiled.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What few catalogs need sets itself up when it is first used; of the others these functions and classes are used. */
const LAZY = {
  bcryptjs: null,
  'node-forge': null,
  'oniguruma-to-es': ['EmulatedRegExp', 'toRegExpDetails'],
  tinyglobby: ['glob', 'globSync'],
  yaml: ['Document', 'LineCounter', 'Scalar', 'isAlias', 'isMap', 'isScalar', 'isSeq', 'parseAllDocuments'],
};

const lazyModules = {
  name: 'lazy-modules',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(?:${Object.keys(LAZY).join('|')})$`);
    onResolve({ filter }, ({ path, kind, resolveDir }) =>
      kind === 'import-statement' ? { path, namespace: 'lazy', pluginData: resolveDir } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path, pluginData: resolveDir }) => ({
      contents: stubOf(path),
      resolveDir,
    }));
  },
};

function stubOf(path) {
  const names = LAZY[path];
  if (names === null) return `export default new Proxy({}, { get: (_, name) => require('${path}')[name] });`;
  const used = (name) => `require('${path}').${name}`;
  const stub = (name) =>
    `new Proxy(function () {}, { apply: (_, __, args) => ${used(name)}(...args), construct: (_, args) => new (${used(name)})(...args), get: (_, member) => ${used(name)}[member] })`;
  return names.map((name) => `export const ${name} = ${stub(name)};`).join('\n');
}

/** The version is read from a file that is not beside the bundle. */
const versionWritten = {
  name: 'version-written',
  setup({ onLoad }) {
    const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
    onLoad({ filter: /\/cli\/dist\/version\.js$/ }, () => ({
      contents: `export const version = ${JSON.stringify(version)};`,
    }));
  },
};

const COMMON = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'external',
  logLevel: 'warning',
};

rmSync(here('bundle'), { recursive: true, force: true });
await build({
  ...COMMON,
  stdin: {
    contents: `
      export const command = () => import('./dist/bin.js');
      export const worker = () => import('./dist/catalog/worker.js');
      export const load = () => Promise.all([import('./dist/catalog/batch.js'), import('./dist/catalog/fleet.js')]);
    `,
    resolveDir: here('.'),
  },
  outfile: here('bundle/lib/pptjs.cjs'),
  charset: 'ascii',
  sourcemap: true,
  sourcesContent: false,
  define: { 'import.meta.url': 'bundleUrl' },
  // A function, which needs nothing around it to be run; see `src/start/cached-script.ts`.
  banner: {
    js: "(function (exports, require, __filename) { const module = { exports }, bundleUrl = require('node:url').pathToFileURL(__filename).href;",
  },
  footer: { js: 'Object.defineProperties(exports, Object.getOwnPropertyDescriptors(module.exports)); })' },
  plugins: [lazyModules, versionWritten],
});
await build({
  ...COMMON,
  entryPoints: [here('dist/start/start.js')],
  outfile: here('bundle/start/start.cjs'),
  define: { 'import.meta.url': 'startUrl' },
  banner: { js: "const startUrl = require('node:url').pathToFileURL(__filename).href;" },
});
writeFileSync(
  here('bundle/lib/worker.js'),
  "import { loadBundle } from '../../dist/start/bundle.js';\n\nawait (await loadBundle()).worker();\n",
);
cpSync(here('../ruby/ruby'), here('bundle/ruby'), { recursive: true });

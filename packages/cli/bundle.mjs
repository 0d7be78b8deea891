/**
 * Puts the command and what it is made of into one file, which Node loads several times as fast as the many of `dist`. Run by
 * `npm run build`; `src/start` takes the bundle where it is not older than what was compiled.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Only encrypted data needs node-forge, which takes a while to set itself up: it does so when it is first touched. */
const lazyForge = {
  name: 'lazy-forge',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node-forge$/ }, ({ kind }) => (kind === 'import-statement' ? { path: 'node-forge', namespace: 'lazy' } : undefined));
    onLoad({ filter: /.*/, namespace: 'lazy' }, () => ({
      contents: "export default new Proxy({}, { get: (_, name) => require('node-forge')[name] });",
      resolveDir: here('../hiera'),
    }));
  },
};

/** The version is read from a file that is not beside the bundle. */
const versionWritten = {
  name: 'version-written',
  setup({ onLoad }) {
    const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
    onLoad({ filter: /\/cli\/dist\/version\.js$/ }, () => ({ contents: `export const version = ${JSON.stringify(version)};` }));
  },
};

rmSync(here('bundle'), { recursive: true, force: true });
await build({
  stdin: {
    contents: "export const command = () => import('./dist/bin.js'); export const worker = () => import('./dist/catalog/worker.js');",
    resolveDir: here('.'),
  },
  outfile: here('bundle/lib/pptjs.cjs'),
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'external',
  define: { 'import.meta.url': 'bundleUrl' },
  banner: { js: "const module = { exports }, bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
  footer: { js: 'Object.defineProperties(exports, Object.getOwnPropertyDescriptors(module.exports));' },
  plugins: [lazyForge, versionWritten],
  logLevel: 'warning',
});
writeFileSync(here('bundle/lib/worker.js'), "import { loadBundle } from '../../dist/start/bundle.js';\n\nawait loadBundle().worker();\n");
cpSync(here('../ruby/ruby'), here('bundle/ruby'), { recursive: true });

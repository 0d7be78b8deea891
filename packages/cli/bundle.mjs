/**
 * Puts the command and what it is made of into a few files, which Node loads several times as fast as the many of `dist`. Run by
 * `npm run build`; `bin/pptjs.js` takes the bundle where it is not older than what was compiled.
 */
import { cpSync, rmSync } from 'node:fs';
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

rmSync(here('bundle'), { recursive: true, force: true });
await build({
  entryPoints: { bin: here('dist/bin.js'), 'chunks/worker': here('dist/catalog/worker.js') },
  outdir: here('bundle'),
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'external',
  external: ['@ruby/*', '@bjorn3/browser_wasi_shim'],
  banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
  plugins: [lazyForge],
  logLevel: 'warning',
});
cpSync(here('../ruby/ruby'), here('bundle/ruby'), { recursive: true });

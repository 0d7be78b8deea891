/**
 * Bundles this package and its libraries into bundle/lib/ruby.cjs, which Node loads faster than some twenty ES modules, and
 * synchronously. packages/build.mjs runs this script after the compiler. A new bundle replaces the old one at once, so that
 * programs can load it during a build.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writeNotices } from '../notices.mjs';
import { replaceFolder } from '../replace-folder.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here('bundle-new'), { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [here('dist/index.js')],
  // As deep as dist/image, because the code finds the files of the package relative to its own.
  outfile: here('bundle-new/lib/ruby.cjs'),
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  // CommonJS has no import.meta.
  define: { 'import.meta.url': 'bundleUrl' },
  banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
});
writeNotices(here('THIRD-PARTY-NOTICES'), 'The package', [metafile], []);
replaceFolder(here('bundle-new'), here('bundle'));

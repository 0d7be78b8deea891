/**
 * Writes the memory image of CRuby, image/ruby.wasm and image/ruby.image (src/image), its standard library, and the
 * licenses of what they contain. packages/build.mjs runs this script after the compiler. The script does nothing if the
 * image fits CRuby's module and the Ruby files.
 *
 *     node packages/ruby/image.mjs
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildImage } from './dist/build-image.js';
import { completeModuleFile } from './dist/image/ruby-files.js';
import { hasFittingImage } from './dist/image/start-machine.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

if (!hasFittingImage()) {
  const { code, image, standardLibrary } = buildImage();
  mkdirSync(here('image'), { recursive: true });
  writeFileSync(here('image/ruby.wasm'), code);
  writeFileSync(here('image/ruby.image'), image);
  writeFileSync(here('image/standard-library.archive'), standardLibrary);
  for (const name of ['LICENSE', 'NOTICE'])
    copyFileSync(`${dirname(completeModuleFile('ruby'))}/${name}`, here(`image/${name}`));
}

/**
 * Writes the memory image of CRuby: image/ruby.wasm and image/ruby.image (src/image). packages/build.mjs runs this script
 * after the compiler. The script does nothing if the image fits CRuby's module and the Ruby files.
 *
 *     node packages/ruby/image.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildImage } from './dist/image/build-image.js';
import { hasFittingImage } from './dist/image/start-machine.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

if (!hasFittingImage()) {
  const { code, image } = buildImage();
  mkdirSync(here('image'), { recursive: true });
  writeFileSync(here('image/ruby.wasm'), code);
  writeFileSync(here('image/ruby.image'), image);
}

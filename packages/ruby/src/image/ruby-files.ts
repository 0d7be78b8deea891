import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The part of Puppet's Ruby interface that module code needs. */
export const LIBRARY_DIRECTORY = here('../../ruby-lib');
/**
 * CRuby's code without its data, its memory after the start, and its standard library. packages/ruby/image.mjs writes these
 * files.
 */
export const CODE_FILE = here('../../image/ruby.wasm');
export const IMAGE_FILE = here('../../image/ruby.image');
export const STANDARD_LIBRARY_FILE = here('../../image/standard-library.archive');

/**
 * Returns the path of CRuby's complete module, or `undefined` if its package is not installed.
 *
 * @param name the module, without or with the standard library
 */
export function completeModuleFile(name: 'ruby' | 'ruby+stdlib'): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`@ruby/3.4-wasm-wasi/dist/${name}.wasm`);
  } catch {
    return undefined;
  }
}

/** The digest of what an image is made from: the module of CRuby and the Ruby files of this package. */
export function imageDigest(moduleDigest: Uint8Array<ArrayBuffer>): Buffer<ArrayBuffer> {
  const hash = createHash('sha256').update(moduleDigest);
  const files = readdirSync(LIBRARY_DIRECTORY, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.rb'))
    .toSorted();
  for (const path of files)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(`${LIBRARY_DIRECTORY}/${path}`))
      .update('\0');
  return hash.digest();
}

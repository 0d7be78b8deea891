import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The part of Puppet's Ruby interface that module code needs. */
export const LIBRARY_DIRECTORY = here('../../ruby-lib');
/** CRuby's code without its data, and its memory after the start. packages/ruby/image.mjs writes both files. */
export const CODE_FILE = here('../../image/ruby.wasm');
export const IMAGE_FILE = here('../../image/ruby.image');

/** Returns the path of CRuby's complete module, or `undefined` if its package is not installed. */
export function completeModuleFile(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@ruby/3.4-wasm-wasi/dist/ruby+stdlib.wasm');
  } catch {
    return undefined;
  }
}

/** Returns the content of a file, or `undefined` if it does not exist. */
export function readIfExists(path: string): Uint8Array<ArrayBuffer> | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
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

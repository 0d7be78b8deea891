/** Bundles compiled sources for a browser. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { compile } from '@pptjs/transpiler';
import { build, type BuildOptions } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface BundleSize {
  /** The size of the minified bundle, in bytes. */
  readonly minified: number;
  /** The size of the minified bundle after gzip, in bytes. */
  readonly compressed: number;
}

/** Returns the size of a module with everything that it imports, minified by esbuild. */
export async function bundleSize(source: string): Promise<BundleSize> {
  const contents = await bundle(source, { minify: true });
  return { minified: contents.length, compressed: gzipSync(contents).length };
}

/** Returns a module with everything that it imports. */
export async function bundle(source: string, options: BuildOptions = {}): Promise<Uint8Array> {
  const { code } = compile(source, { file: 'input.pp', comments: false });
  const { outputFiles } = await build({
    ...options,
    stdin: { contents: code ?? '', resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Manifest } from '@pptjs/runtime';
import { compile } from '@pptjs/transpiler';

/** A folder in which the modules find the runtime that the tests import. */
const folder = mkdtempSync(fileURLToPath(new URL('../../test-build/pptjs-sourcemaps-', import.meta.url)));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let count = 0;

export interface Compiled {
  readonly code: string;
  /** The source map as JSON. */
  readonly map: string;
  /** The file that holds the code. */
  readonly path: string;
}

/** Compiles a source to a module in a file. */
export function compileToFile(source: string, file = 'test.pp'): Compiled {
  const { code, map, diagnostics } = compile(source, { file, sourceMap: 'external' });
  if (code === null || map === null)
    throw new Error(`${diagnostics.map(({ message }) => message).join('\n')}\n${source}`);
  const path = join(folder, `${count++}.mjs`);
  writeFileSync(path, code);
  return { code, map, path };
}

/** The default export of a compiled module. */
export async function load({ path }: Compiled): Promise<Manifest> {
  const module = (await import(pathToFileURL(path).href)) as { default: Manifest };
  return module.default;
}

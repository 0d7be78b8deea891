import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ParseResult } from '@ruby/prism/src/deserialize.js';
import { parsePrism } from '@ruby/prism/src/parsePrism.js';

export { ByteOffsets } from './byte-offsets.js';
export { constantPath } from './constant-path.js';
export { argumentsOf, INJECTED_PARAMETERS, isFunctionCreation, methodsIn } from './declarations.js';

/** The version of Ruby whose grammar is used: that of the interpreter in `@pptjs/ruby`. */
const RUBY_VERSION = '3.4';

/** Ruby's own parser, compiled to WebAssembly. The process has one instance, which starts at the first parse. */
class Prism {
  static #exports: WebAssembly.Exports | undefined;

  static parse(code: string): ParseResult {
    return parsePrism((Prism.#exports ??= start()), code, { version: RUBY_VERSION });
  }
}

/** Parses Ruby code. Offsets in the result count bytes of UTF-8. */
export function parseRuby(code: string): ParseResult {
  return Prism.parse(code);
}

/** The bundle of the command has a copy of the parser beside its folder (packages/cli/bundle.mjs). */
function pathOfParser(): string {
  const bundled = fileURLToPath(new URL('../prism.wasm', import.meta.url));
  return existsSync(bundled) ? bundled : createRequire(import.meta.url).resolve('@ruby/prism/src/prism.wasm');
}

function start(): WebAssembly.Exports {
  const module = new WebAssembly.Module(readFileSync(pathOfParser()));
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: deniedImports(module) });
  const initialize = exports['_initialize'];
  if (typeof initialize === 'function') initialize();
  return exports;
}

/** The parser reads no files and no environment, so each function of the system reports that it is missing. */
function deniedImports(module: WebAssembly.Module): Record<string, () => number> {
  const NOT_SUPPORTED = 52;
  return Object.fromEntries(WebAssembly.Module.imports(module).map(({ name }) => [name, () => NOT_SUPPORTED]));
}

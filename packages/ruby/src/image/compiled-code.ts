import { existsSync, readFileSync } from 'node:fs';
import v8 from 'node:v8';
import { digestOfModule, limitMemory } from './module-sections.js';
import { CODE_FILE, imageDigest } from './ruby-files.js';

/** A WebAssembly page is 64 KiB. */
const PAGES_PER_MEBIBYTE = 16;

interface CompiledCode {
  readonly module: WebAssembly.Module;
  /** The digest of the images that fit the code. */
  readonly digest: Uint8Array;
  /** In MiB. */
  readonly memoryLimit: number;
}

/**
 * The code that the last interpreter of this thread runs. The next interpreter shares it, with the functions that V8 has
 * compiled meanwhile: to compile them takes most of the time of a start.
 */
let latest: CompiledCode | undefined;

/**
 * Compiles CRuby's code, with a limit of its memory.
 *
 * @param digest the digest of an image
 * @param memoryLimit in MiB
 * @returns undefined if there is no code that fits the image
 */
export function compiledCode(digest: Uint8Array, memoryLimit: number): WebAssembly.Module | undefined {
  if (latest?.memoryLimit === memoryLimit && Buffer.compare(latest.digest, digest) === 0) return latest.module;
  const code = readFittingCode(digest);
  if (code === undefined) return undefined;
  limitMemory(code, memoryLimit * PAGES_PER_MEBIBYTE);
  const module = compileLazily(code);
  latest = { module, digest, memoryLimit };
  return module;
}

/** Reads CRuby's code. Returns undefined if it does not fit an image or the Ruby files that are installed. */
export function readFittingCode(digest: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (!existsSync(CODE_FILE)) return undefined;
  const code = readFileSync(CODE_FILE);
  return imageDigest(digestOfModule(code)).equals(digest) ? code : undefined;
}

/** V8's default of `--wasm-tiering-budget`, by its major version; since V8 12, it is 13,000,000. */
const OLD_TIERING_BUDGET = 1_800_000;
const TIERING_BUDGET = 13_000_000;
const LAZY_TIERING_BUDGET = 1_000_000_000;

/**
 * Compiles a module so that V8 validates its functions when they are first called, and optimizes them late. By default,
 * V8 validates all of CRuby, and optimizes functions while the first template is rendered. Both take more time than the
 * template. The options apply to modules that are compiled while they are set, so other modules of the process keep the
 * defaults.
 */
function compileLazily(code: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  if (areOptionsSet()) return new WebAssembly.Module(code);
  v8.setFlagsFromString(`--wasm-tiering-budget=${LAZY_TIERING_BUDGET}`);
  v8.setFlagsFromString('--wasm-lazy-validation');
  try {
    return new WebAssembly.Module(code);
  } finally {
    const isOld = Number.parseInt(process.versions.v8, 10) < 12;
    v8.setFlagsFromString(`--wasm-tiering-budget=${isOld ? OLD_TIERING_BUDGET : TIERING_BUDGET}`);
    v8.setFlagsFromString('--no-wasm-lazy-validation');
  }
}

/** Whether the user has chosen one of the options. */
function areOptionsSet(): boolean {
  return [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].some((option) =>
    /wasm[-_](?:tiering[-_]budget|dynamic[-_]tiering|lazy[-_]validation)/.test(option),
  );
}

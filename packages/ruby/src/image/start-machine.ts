import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import v8 from 'node:v8';
import { Machine, type MachineHost, type MethodReference } from '../machine/machine.js';
import { messages } from '../messages.js';
import { type ImageHeader, readImageHeader, restoreImage } from './memory-image.js';
import { digestOfModule, limitMemory } from './module-sections.js';
import { completeModuleFile, imageDigest, IMAGE_FILE, readIfExists, CODE_FILE } from './ruby-files.js';

/** A WebAssembly page is 64 KiB. */
const PAGES_PER_MEBIBYTE = 16;

/** CRuby with the libraries of this package. */
export interface StartedMachine {
  readonly machine: Machine;
  /** The method that answers requests: `handle` of ruby-lib/pptjs/bridge.rb. */
  readonly entry: MethodReference;
}

/**
 * Starts CRuby with the libraries of this package loaded. Restores the memory image if it was made from CRuby's module
 * and the Ruby files that are installed. Otherwise, CRuby starts from the beginning, which takes seconds, and a warning is
 * printed.
 *
 * @param memoryLimit in MiB
 * @throws {Error} NO_IMAGE if there is neither a fitting image nor CRuby's complete module
 */
export function startMachine(host: MachineHost, memoryLimit: number): StartedMachine {
  const restored = withFittingImage((code, file, header) => {
    limitMemory(code, memoryLimit * PAGES_PER_MEBIBYTE);
    const machine = new Machine(compileLazily(code), host);
    restoreImage(file, header, machine.memory);
    return { machine, entry: header.entry };
  });
  if (restored !== undefined) return restored;
  const booted = bootMachine(host);
  process.emitWarning(messages.SLOW_START);
  return booted;
}

/** Whether the memory image exists and was made from CRuby's module and the Ruby files that are installed. */
export function hasFittingImage(): boolean {
  return withFittingImage(() => true) ?? false;
}

/** Opens the memory image. Returns undefined if it does not exist or does not fit. */
function withFittingImage<T>(
  body: (code: Uint8Array<ArrayBuffer>, file: number, header: ImageHeader) => T,
): T | undefined {
  const code = readIfExists(CODE_FILE);
  if (code === undefined || !existsSync(IMAGE_FILE)) return undefined;
  const file = openSync(IMAGE_FILE, 'r');
  try {
    const header = readImageHeader(file);
    if (header === undefined || !imageDigest(digestOfModule(code)).equals(header.digest)) return undefined;
    return body(code, file, header);
  } finally {
    closeSync(file);
  }
}

/** Starts CRuby from its complete module, and loads the libraries of this package. */
export function bootMachine(host: MachineHost): StartedMachine {
  const file = completeModuleFile();
  if (file === undefined) throw new Error(messages.NO_IMAGE);
  const machine = new Machine(new WebAssembly.Module(readFileSync(file)), host);
  machine.boot();
  machine.evaluate(LOAD_LIBRARY);
  return { machine, entry: machine.method('PPTJS::Bridge', 'handle') };
}

/** Ruby code that loads the bridge. */
const LOAD_LIBRARY = "require '/pptjs/pptjs/bridge'; ''";

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

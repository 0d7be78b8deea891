import { readFileSync } from 'node:fs';
import v8 from 'node:v8';
import { Machine, type MachineHost } from '../machine/machine.js';
import { messages } from '../messages.js';
import { isImageOf, restoreImage } from './memory-image.js';
import { digestOfModule, limitMemory } from './module-sections.js';
import { completeModuleFile, imageDigest, IMAGE_FILE, readIfExists, CODE_FILE } from './ruby-files.js';

/** A WebAssembly page is 64 KiB. */
const PAGES_PER_MEBIBYTE = 16;

/**
 * Starts CRuby with the libraries of this package loaded. Restores the memory image if it was made from CRuby's module
 * and the Ruby files that are installed; otherwise CRuby starts from the beginning, which takes about a second.
 *
 * @param memoryLimit in MiB
 * @throws {Error} NO_IMAGE if there is neither a fitting image nor CRuby's complete module
 */
export function startMachine(host: MachineHost, memoryLimit: number): Machine {
  const files = fittingImage();
  if (files === undefined) return bootMachine(host);
  limitMemory(files.code, memoryLimit * PAGES_PER_MEBIBYTE);
  const machine = new Machine(compileLazily(files.code), host);
  restoreImage(files.image, machine.memory);
  // Without this, `rand` without a seed would give the same numbers in each process.
  machine.evaluate("Random.srand; ''");
  return machine;
}

/** Whether the memory image exists and was made from CRuby's module and the Ruby files that are installed. */
export function hasFittingImage(): boolean {
  return fittingImage() !== undefined;
}

function fittingImage():
  | { readonly code: Uint8Array<ArrayBuffer>; readonly image: Uint8Array<ArrayBuffer> }
  | undefined {
  const code = readIfExists(CODE_FILE);
  const image = readIfExists(IMAGE_FILE);
  const fits = code !== undefined && image !== undefined && isImageOf(image, imageDigest(digestOfModule(code)));
  return fits ? { code, image } : undefined;
}

/** Starts CRuby from its complete module, and loads the libraries of this package. */
export function bootMachine(host: MachineHost): Machine {
  const file = completeModuleFile();
  if (file === undefined) throw new Error(messages.NO_IMAGE);
  const machine = new Machine(new WebAssembly.Module(readFileSync(file)), host);
  machine.boot();
  machine.evaluate(LOAD_LIBRARY);
  return machine;
}

/** Ruby code that loads the bridge. */
const LOAD_LIBRARY = "require '/pptjs/pptjs/bridge'; ''";

/** V8's default of `--wasm-tiering-budget`, by its major version; since V8 12, it is 13,000,000. */
const OLD_TIERING_BUDGET = 1_800_000;
const TIERING_BUDGET = 13_000_000;
const LAZY_TIERING_BUDGET = 1_000_000_000;

/**
 * Compiles a module so that V8 optimises its functions late. By default, V8 optimises functions of CRuby while the first
 * template is rendered, which takes more time than the template. The budget of a module is set when it is compiled, so
 * other modules of the process keep the default.
 */
function compileLazily(code: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  if (isBudgetSet()) return new WebAssembly.Module(code);
  v8.setFlagsFromString(`--wasm-tiering-budget=${LAZY_TIERING_BUDGET}`);
  try {
    return new WebAssembly.Module(code);
  } finally {
    const isOld = Number.parseInt(process.versions.v8, 10) < 12;
    v8.setFlagsFromString(`--wasm-tiering-budget=${isOld ? OLD_TIERING_BUDGET : TIERING_BUDGET}`);
  }
}

/** Whether the user has chosen the budget. */
function isBudgetSet(): boolean {
  return [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].some((option) =>
    /wasm[-_](?:tiering[-_]budget|dynamic[-_]tiering)/.test(option),
  );
}

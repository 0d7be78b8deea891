import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { Machine, type MachineHost, type MethodReference } from '../machine/machine.js';
import { messages } from '../messages.js';
import { compiledCode, readFittingCode } from './compiled-code.js';
import { type ImageHeader, readImageHeader, restoreImage } from './memory-image.js';
import { completeModuleFile, IMAGE_FILE, STANDARD_LIBRARY_FILE } from './ruby-files.js';
import { standardLibraryFiles, withStandardLibrary } from './standard-library.js';

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
  const restored = withImage((file, header) => {
    const module = compiledCode(header.digest, memoryLimit);
    if (module === undefined) return undefined;
    const machine = new Machine(module, withStandardLibrary(host, standardLibraryFiles()));
    restoreImage(file, header, machine.memory);
    return { machine, entry: header.entry };
  });
  if (restored !== undefined) return restored;
  const file = completeModuleFile('ruby+stdlib');
  if (file === undefined) throw new Error(messages.NO_IMAGE);
  const booted = bootMachine(readFileSync(file), host);
  process.emitWarning(messages.SLOW_START);
  return booted;
}

/** Whether the memory image exists and was made from CRuby's module and the Ruby files that are installed. */
export function hasFittingImage(): boolean {
  return withImage((_file, { digest }) => readFittingCode(digest) !== undefined) ?? false;
}

/** Opens the memory image. Returns undefined if its files do not exist or are not complete. */
function withImage<T>(body: (file: number, header: ImageHeader) => T): T | undefined {
  if (!existsSync(IMAGE_FILE) || !existsSync(STANDARD_LIBRARY_FILE)) return undefined;
  const file = openSync(IMAGE_FILE, 'r');
  try {
    const header = readImageHeader(file);
    return header && body(file, header);
  } finally {
    closeSync(file);
  }
}

/** Starts CRuby from a complete module, and loads the libraries of this package. */
export function bootMachine(module: Uint8Array<ArrayBuffer>, host: MachineHost): StartedMachine {
  const machine = new Machine(new WebAssembly.Module(module), host);
  machine.boot();
  machine.evaluate(LOAD_LIBRARY);
  return { machine, entry: machine.method('PPTJS::Bridge', 'handle') };
}

/** Ruby code that loads the bridge. */
const LOAD_LIBRARY = "require '/pptjs/pptjs/bridge'; ''";

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createImage } from './image/memory-image.js';
import { codeOfModule } from './image/module-sections.js';
import { completeModuleFile, imageDigest } from './image/ruby-files.js';
import { bootMachine } from './image/start-machine.js';
import { machineHost } from './interpreter.js';
import { Sandbox } from './machine/sandbox.js';
import { messages } from './messages.js';

/** The two files that replace CRuby's complete module. */
export interface RubyImage {
  /** CRuby's code without its data. */
  readonly code: Uint8Array<ArrayBuffer>;
  /** CRuby's memory after the start, with the libraries of this package. */
  readonly image: Uint8Array<ArrayBuffer>;
}

/**
 * Starts CRuby and saves its memory. The files contain nothing from this machine: Ruby sees no environment variables and
 * only the files of this package, the clock stands still and random numbers are zero. So the files are always the same.
 *
 * @throws {Error} NO_IMAGE if CRuby's complete module is not installed
 */
export function buildImage(): RubyImage {
  const file = completeModuleFile();
  if (file === undefined) throw new Error(messages.NO_IMAGE);
  const module = readFileSync(file);
  const digest = createHash('sha256').update(module).digest();
  const host = machineHost(
    new Sandbox(),
    () => undefined,
    () => {},
  );
  const { machine, entry } = bootMachine({
    ...host,
    wasi: {
      clock_time_get: (memory, _clock: number, _precision: bigint, address: number) => writeZero(memory, address),
      clock_res_get: (memory, _clock: number, address: number) => writeZero(memory, address),
      random_get: () => 0,
    },
  });
  machine.evaluate("GC.start; ''");
  return { code: codeOfModule(module, digest), image: createImage(machine.memory, entry, imageDigest(digest)) };
}

function writeZero(memory: WebAssembly.Memory, address: number): number {
  new DataView(memory.buffer).setBigUint64(address, 0n, true);
  return 0;
}

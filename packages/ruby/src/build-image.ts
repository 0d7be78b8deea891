import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Archive, createArchive } from './image/archive.js';
import { createImage } from './image/memory-image.js';
import { codeOfModule } from './image/module-sections.js';
import { completeModuleFile, imageDigest } from './image/ruby-files.js';
import { STANDARD_LIBRARY, withStandardLibrary } from './image/standard-library.js';
import { bootMachine } from './image/start-machine.js';
import { machineHost } from './interpreter.js';
import { Machine, type MachineHost } from './machine/machine.js';
import { Sandbox } from './machine/sandbox.js';
import { messages } from './messages.js';

/** The files that replace CRuby's complete module. */
export interface RubyImage {
  /** CRuby's code without its data. */
  readonly code: Uint8Array<ArrayBuffer>;
  /** CRuby's memory after the start, with the libraries of this package. */
  readonly image: Uint8Array<ArrayBuffer>;
  /** The archive of CRuby's standard library. */
  readonly standardLibrary: Uint8Array<ArrayBuffer>;
}

/**
 * Starts CRuby and saves its memory. The files contain nothing from this machine: Ruby sees no environment variables and
 * only the files of this package, the clock stands still and random numbers are zero. So the files are always the same.
 *
 * @throws {Error} NO_IMAGE if CRuby's complete modules are not installed
 */
export function buildImage(): RubyImage {
  const [file, fileWithLibrary] = [completeModuleFile('ruby'), completeModuleFile('ruby+stdlib')];
  if (file === undefined || fileWithLibrary === undefined) throw new Error(messages.NO_IMAGE);
  const [module, moduleWithLibrary] = [readFileSync(file), readFileSync(fileWithLibrary)];
  const standardLibrary = createArchive(filesInModule(moduleWithLibrary));
  const library = new Archive((position, length) => standardLibrary.subarray(position, position + length));
  const { machine, entry } = bootMachine(module, withStandardLibrary(isolatedHost(), library));
  machine.evaluate("GC.start; ''");
  const digest = createHash('sha256').update(module).update(moduleWithLibrary).digest();
  return {
    code: codeOfModule(module, digest),
    image: createImage(machine.memory, entry, imageDigest(digest)),
    standardLibrary,
  };
}

/**
 * Reads the files of the standard library that a module of CRuby contains, by their paths below `STANDARD_LIBRARY`. Leaves
 * out the files that the gems among them were installed from.
 */
function filesInModule(module: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Uint8Array> {
  const machine = new Machine(new WebAssembly.Module(module), isolatedHost());
  machine.boot();
  const paths = machine
    .evaluate(`Dir.glob('${STANDARD_LIBRARY}/**/*', File::FNM_DOTMATCH).select { File.file?(_1) }.sort.join("\\n")`)
    .split('\n')
    .filter((path) => !path.endsWith('.gem'));
  return new Map(
    paths.map((path) => {
      const content = machine.evaluate(`[File.binread('${path}')].pack('m0')`);
      return [path.slice(STANDARD_LIBRARY.length), Buffer.from(content, 'base64')];
    }),
  );
}

function isolatedHost(): MachineHost {
  const host = machineHost(
    new Sandbox(),
    () => undefined,
    () => {},
  );
  return {
    ...host,
    wasi: {
      clock_time_get: (memory, _clock: number, _precision: bigint, address: number) => writeZero(memory, address),
      clock_res_get: (memory, _clock: number, address: number) => writeZero(memory, address),
      random_get: () => 0,
    },
  };
}

function writeZero(memory: WebAssembly.Memory, address: number): number {
  new DataView(memory.buffer).setBigUint64(address, 0n, true);
  return 0;
}

import { closeSync, openSync, readSync } from 'node:fs';
import type { MachineHost } from '../machine/machine.js';
import { ReadOnlyFolder, type SandboxFiles } from '../machine/sandbox.js';
import { Archive } from './archive.js';
import { STANDARD_LIBRARY_FILE } from './ruby-files.js';

/**
 * The folder in the sandbox with CRuby's standard library. CRuby's package has a module that contains these files. They
 * would be half of the memory, so the image is made from the module without them, and they are in an archive.
 */
export const STANDARD_LIBRARY = '/usr/local/lib/ruby';

/** Adds the standard library to the files that a machine can read. */
export function withStandardLibrary(host: MachineHost, files: SandboxFiles): MachineHost {
  return { ...host, descriptors: [...host.descriptors, new ReadOnlyFolder(STANDARD_LIBRARY, files)] };
}

/** The archive of this package. */
export const standardLibraryFiles = (): SandboxFiles =>
  new Archive((position, length) => {
    const file = openSync(STANDARD_LIBRARY_FILE, 'r');
    try {
      const bytes = new Uint8Array(length);
      readSync(file, bytes, 0, length, position);
      return bytes;
    } finally {
      closeSync(file);
    }
  });

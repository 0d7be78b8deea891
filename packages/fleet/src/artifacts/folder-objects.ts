import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsence, replaceFile, systemMessage } from '@pptjs/files';
import { FleetError } from '../fleet-error.js';
import type { ObjectStore } from './artifact-store.js';

/** Objects in a folder, which may be on a file system that several machines share. */
export class FolderObjects implements ObjectStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async has(name: string): Promise<boolean> {
    return access(join(this.#directory, name)).then(
      () => true,
      () => false,
    );
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const path = join(this.#directory, name);
    return readFile(path).catch((error: unknown) => {
      if (isAbsence(error)) return undefined;
      throw unusable(path, error);
    });
  }

  async write(name: string, content: Uint8Array): Promise<void> {
    const path = join(this.#directory, name);
    await replaceFile({ path, content }).catch((error: unknown) => {
      throw unusable(path, error);
    });
  }
}

/** The error about an object. Errors of reading and writing do not name the file. */
function unusable(path: string, error: unknown): FleetError {
  return new FleetError(`${path}: ${systemMessage(error)}`);
}

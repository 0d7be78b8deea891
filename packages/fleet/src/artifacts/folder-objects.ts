import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FleetError } from '../fleet-error.js';
import type { ObjectStore } from './artifact-store.js';

/** Objects in a folder, which may be on a file system that several machines share. */
export class FolderObjects implements ObjectStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async has(name: string): Promise<boolean> {
    return stat(join(this.#directory, name)).then(
      () => true,
      () => false,
    );
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    return readFile(join(this.#directory, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw new FleetError(error.message);
    });
  }

  /** Writes to a temporary neighbour first, so that no reader sees a part. */
  async write(name: string, content: Uint8Array): Promise<void> {
    const path = join(this.#directory, name);
    const temporary = `${path}.${process.pid}.tmp`;
    try {
      await mkdir(this.#directory, { recursive: true });
      await writeFile(temporary, content);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw new FleetError(error instanceof Error ? error.message : String(error));
    }
  }
}

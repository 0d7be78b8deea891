import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createDirectory, isAbsence, namingPath, temporaryPath } from '@pptjs/files';
import { HttpError } from '../http/http-error.js';
import { OpenFile } from './open-file.js';

/** The number of bytes that are read at once. */
const CHUNK_SIZE = 1024 * 1024;

const DIGEST = /^[0-9a-f]{64}$/;

/** The contents of files on disk, by their SHA-256 digests. A content never changes. */
export class ContentStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
    createDirectory(directory, 0o700);
  }

  /**
   * Stores the content of a file, also in place of a damaged one. Memory does not depend on its size.
   *
   * @throws {Error} if the file cannot be read, or the content cannot be written
   */
  addFile(path: string): FileDigest {
    const source = digestFile(path);
    if (hasContent(this.#pathOf(source.digest), source)) return source;
    const temporary = temporaryPath(join(this.#directory, source.digest));
    try {
      copyFileSync(path, temporary, constants.COPYFILE_EXCL);
      chmodSync(temporary, 0o600);
      // The file may have changed since the first digest.
      const copy = digestFile(temporary);
      const target = this.#pathOf(copy.digest);
      createDirectory(dirname(target), 0o700);
      renameSync(temporary, target);
      return copy;
    } finally {
      rmSync(temporary, { force: true });
    }
  }

  /** @throws {HttpError} 500 if there is no such content, or it has another size */
  async open({ digest, size }: FileDigest): Promise<OpenFile> {
    const file = await OpenFile.open(this.#pathOf(digest)).catch((error: unknown) => {
      if (isAbsence(error)) return undefined;
      throw error;
    });
    if (file?.size === size) return file;
    await file?.close();
    throw damagedContent(digest);
  }

  #pathOf(digest: string): string {
    if (!DIGEST.test(digest)) throw new Error(`not a digest: ${digest}`);
    return join(this.#directory, digest.slice(0, 2), digest);
  }
}

/** The SHA-256 digest of a content, in hexadecimal, and its length. */
export interface FileDigest {
  readonly digest: string;
  readonly size: number;
}

function digestFile(path: string): FileDigest {
  return namingPath(path, () => {
    const hash = createHash('sha256');
    const buffer = Buffer.allocUnsafe(CHUNK_SIZE);
    const file = openSync(path, 'r');
    try {
      let size = 0;
      for (let read; (read = readSync(file, buffer, 0, CHUNK_SIZE, null)) > 0; size += read)
        hash.update(buffer.subarray(0, read));
      return { digest: hash.digest('hex'), size };
    } finally {
      closeSync(file);
    }
  });
}

function hasContent(path: string, { digest, size }: FileDigest): boolean {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size === size && digestFile(path).digest === digest;
  } catch {
    return false;
  }
}

const damagedContent = (digest: string): HttpError =>
  new HttpError(500, `Server Error: the stored content ${digest} is damaged. Deploy the environment again.`);

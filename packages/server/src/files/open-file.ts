import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** The number of bytes that are read at once. */
const CHUNK_SIZE = 64 * 1024;

/** The errors of a path that no longer leads to a regular file. A link that replaces a file gives `ELOOP`. */
const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

/** Reports a file that changes while its content is sent. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** Returns a text that differs after a file is changed or replaced. */
export function revisionOf({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return [dev, ino, size, mtimeMs, ctimeMs].join(' ');
}

/** A file that is open for reading. Either `stream` or `close` ends the use of the descriptor. */
export class OpenFile {
  readonly size: number;
  readonly revision: string;
  readonly #handle: FileHandle;

  private constructor(handle: FileHandle, stats: Stats) {
    this.#handle = handle;
    this.size = stats.size;
    this.revision = revisionOf(stats);
  }

  /**
   * Opens a regular file, whose name is not a link.
   *
   * @returns undefined if there is no such file
   * @throws {Error} if the file cannot be read
   */
  static async open(path: string): Promise<OpenFile | undefined> {
    const handle = await openHandle(path);
    if (handle === undefined) return undefined;
    try {
      const stats = await handle.stat();
      if (stats.isFile()) return new OpenFile(handle, stats);
    } catch (error) {
      await handle.close();
      throw error;
    }
    await handle.close();
    return undefined;
  }

  /** Streams exactly `size` bytes. The stream fails with `FileChangedError` if the file changes until then. */
  stream(): Readable {
    return new UnchangedFileStream(this.#handle, this);
  }

  /** Reads the file from its begin to its current end, at most `limit` bytes. The caller closes the file. */
  async *chunks(limit = Infinity): AsyncGenerator<Uint8Array> {
    const buffer = Buffer.allocUnsafe(CHUNK_SIZE);
    for (let position = 0; position < limit;) {
      const length = Math.min(CHUNK_SIZE, limit - position);
      const { bytesRead } = await this.#handle.read(buffer, 0, length, position);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      position += bytesRead;
    }
  }

  async isUnchanged(): Promise<boolean> {
    return revisionOf(await this.#handle.stat()) === this.revision;
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

async function openHandle(path: string): Promise<FileHandle | undefined> {
  try {
    // A pipe that replaces the file must not block.
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.has(error.code)) return undefined;
    throw error;
  }
}

/** The content of a file. The last chunk follows only after the file is found to be unchanged. */
class UnchangedFileStream extends Readable {
  readonly #handle: FileHandle;
  readonly #file: OpenFile;
  #position = 0;

  constructor(handle: FileHandle, file: OpenFile) {
    super({ highWaterMark: CHUNK_SIZE });
    this.#handle = handle;
    this.#file = file;
  }

  override _read(): void {
    this.#next().then(
      (chunk) => this.push(chunk),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#handle.close().then(() => callback(error), callback);
  }

  async #next(): Promise<Uint8Array | null> {
    const { size } = this.#file;
    const length = Math.min(CHUNK_SIZE, size - this.#position);
    if (length === 0) return null;
    const { bytesRead, buffer } = await this.#handle.read(Buffer.allocUnsafe(length), 0, length, this.#position);
    this.#position += bytesRead;
    const isLast = this.#position === size;
    if (bytesRead === 0 || (isLast && !(await this.#file.isUnchanged())))
      throw new FileChangedError('the file has changed while it was sent');
    return buffer.subarray(0, bytesRead);
  }
}

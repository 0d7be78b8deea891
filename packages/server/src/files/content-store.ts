import { createHash } from 'node:crypto';
import { constants, mkdirSync, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { writeAtomically } from '@pptjs/files';
import { HttpError } from '../http/http-error.js';

const DIGEST = /^[0-9a-f]{64}$/;

const READ_AT_ONCE = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** The contents of files on disk, by their SHA-256 digests. A content never changes. */
export class ContentStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }

  /** Stores a content, also in place of a damaged one. Returns its digest. */
  add(content: Uint8Array): string {
    const digest = createHash('sha256').update(content).digest('hex');
    const path = this.#pathOf(digest);
    if (!hasContent(path, content)) writeAtomically([{ path, content }], { isPrivate: true });
    return digest;
  }

  /** @throws {HttpError} 500 if there is no such content */
  read(digest: string): Buffer {
    try {
      return readFileSync(this.#pathOf(digest));
    } catch {
      throw damagedContent(digest);
    }
  }

  /**
   * @param size the size of the content
   * @throws {HttpError} 500 if there is no such content, or it has another size
   */
  async stream(digest: string, size: number): Promise<Readable> {
    // Without O_NONBLOCK, a pipe in place of the file would be waited for.
    const file = await open(this.#pathOf(digest), READ_AT_ONCE).catch(() => undefined);
    const stats = await file?.stat();
    if (file !== undefined && stats?.isFile() === true && stats.size === size) return file.createReadStream();
    await file?.close();
    throw damagedContent(digest);
  }

  #pathOf(digest: string): string {
    if (!DIGEST.test(digest)) throw new Error(`not a digest: ${digest}`);
    return join(this.#directory, digest.slice(0, 2), digest);
  }
}

function hasContent(path: string, content: Uint8Array): boolean {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size === content.length && readFileSync(path).equals(content);
  } catch {
    return false;
  }
}

const damagedContent = (digest: string): HttpError =>
  new HttpError(500, `Server Error: the stored content ${digest} is damaged. Deploy the environment again.`);

import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { writeAtomically } from '@pptjs/files';

const DIGEST = /^[0-9a-f]{64}$/;

/** The contents of files on disk, by their SHA-256 digests. A content never changes. */
export class ContentStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }

  /** Stores a content. Returns its digest. */
  add(content: Uint8Array): string {
    const digest = createHash('sha256').update(content).digest('hex');
    const path = this.#pathOf(digest);
    if (!existsSync(path)) writeAtomically([{ path, content }], { isPrivate: true });
    return digest;
  }

  /** @throws {Error} if there is no such content */
  read(digest: string): Buffer {
    return readFileSync(this.#pathOf(digest));
  }

  stream(digest: string): Readable {
    return createReadStream(this.#pathOf(digest));
  }

  #pathOf(digest: string): string {
    if (!DIGEST.test(digest)) throw new Error(`not a digest: ${digest}`);
    return join(this.#directory, digest.slice(0, 2), digest);
  }
}

import { createHash } from 'node:crypto';
import { BoundedMap } from '@pptjs/runtime/internal';
import { badRequest } from '../http/http-error.js';
import type { ContentStore } from './content-store.js';
import { type FileNode, follow, type RegularFile } from './file-tree.js';
import { OpenFile } from './open-file.js';

/** A checksum as Puppet writes it: `{sha256}…`. */
export interface Checksum {
  readonly type: string;
  readonly value: string | null;
}

const DIGESTS = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'];

/** The digests of which Puppet reads the first 512 bytes only. */
const LITE_DIGESTS = ['md5lite', 'sha1lite', 'sha256lite'];
const LITE_LENGTH = 512;

/** All kinds of checksums, in no order. */
const KNOWN_TYPES: ReadonlySet<string> = new Set([...DIGESTS, ...LITE_DIGESTS, 'mtime', 'ctime', 'none', 'etag']);

/**
 * Returns the first of the checksum types that an agent accepts, `sha256.md5`, that this server knows; undefined if there
 * is none.
 */
export function commonChecksumType(accepted: string): string | undefined {
  return accepted.split('.').find((type) => DIGESTS.includes(type));
}

/** More checksums than the files of most mounts. */
const MAX_CACHED_DIGESTS = 10_000;

/** Computes the checksums of files. Reads files in chunks, and caches the digests of files that do not change. */
export class Checksums {
  readonly #contents: ContentStore;
  readonly #digests = new BoundedMap<string, Promise<string | undefined>>(MAX_CACHED_DIGESTS);

  constructor(contents: ContentStore) {
    this.#contents = contents;
  }

  /**
   * @returns undefined if the file no longer exists
   * @throws {HttpError} 400 if the type is unknown
   */
  async of(node: FileNode, type: string): Promise<Checksum | undefined> {
    if (!KNOWN_TYPES.has(type)) throw badRequest(`Unsupported checksum type ${type}`);
    if (node.kind === 'directory') return { type: 'ctime', value: `{ctime}${timeText(node.changed)}` };
    const file = follow(node);
    if (file?.kind !== 'file') return { type, value: null };
    const value = await this.#valueOf(file, type);
    return value === undefined ? undefined : { type, value: `{${type}}${value}` };
  }

  async #valueOf(file: RegularFile, type: string): Promise<string | undefined> {
    if (type === 'mtime') return timeText(file.modified);
    if (type === 'ctime') return timeText(file.changed);
    if (type === 'none' || type === 'etag') return '';
    if (type === 'sha256' && 'digest' in file) return file.digest;
    const key = JSON.stringify([type, 'digest' in file ? file.digest : [file.path, file.revision]]);
    const cached = this.#digests.get(key);
    if (cached !== undefined) return cached;
    const forget = (): void => void this.#digests.delete(key);
    const digest = this.#digestOf(file, type, forget);
    this.#digests.set(key, digest);
    digest.catch(forget);
    return digest;
  }

  /** @param forget removes the digest from the cache, because the file changes */
  async #digestOf(file: RegularFile, type: string, forget: () => void): Promise<string | undefined> {
    const opened = await openContent(file, this.#contents);
    if (opened === undefined) {
      forget();
      return undefined;
    }
    try {
      const isLite = LITE_DIGESTS.includes(type);
      const hash = createHash(isLite ? type.replace('lite', '') : type);
      for await (const chunk of opened.chunks(isLite ? LITE_LENGTH : Infinity)) hash.update(chunk);
      const isCurrent = 'digest' in file || (opened.revision === file.revision && (await opened.isUnchanged()));
      if (!isCurrent) forget();
      return hash.digest('hex');
    } finally {
      await opened.close();
    }
  }
}

/** Opens the content of a file; undefined if a mount file no longer exists. */
export function openContent(file: RegularFile, contents: ContentStore): Promise<OpenFile | undefined> {
  return 'digest' in file ? contents.open(file) : OpenFile.open(file.path);
}

/** A time as Ruby prints it. */
function timeText(milliseconds: number): string {
  return new Date(milliseconds)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' +0000');
}

import { createHash } from 'node:crypto';
import { badRequest } from '../http/http-error.js';
import type { ContentStore } from './content-store.js';
import { follow, type FileNode, type FileStats } from './file-tree.js';

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

/** Computes the checksums of files. */
export class Checksums {
  readonly #contents: ContentStore;

  constructor(contents: ContentStore) {
    this.#contents = contents;
  }

  /** @throws {HttpError} 400 if the type is unknown */
  of(node: FileNode, type: string): Checksum {
    if (!KNOWN_TYPES.has(type)) throw badRequest(`Unsupported checksum type ${type}`);
    if (node.kind === 'directory') return { type: 'ctime', value: `{ctime}${timeText(node.changed)}` };
    const file = follow(node);
    if (file?.kind !== 'file') return { type, value: null };
    return { type, value: `{${type}}${this.#valueOf(file, type)}` };
  }

  #valueOf(file: FileStats & { readonly digest: string }, type: string): string {
    if (type === 'sha256') return file.digest;
    if (type === 'mtime') return timeText(file.modified);
    if (type === 'ctime') return timeText(file.changed);
    if (type === 'none' || type === 'etag') return '';
    const content = this.#contents.read(file.digest);
    if (DIGESTS.includes(type)) return createHash(type).update(content).digest('hex');
    return createHash(type.replace('lite', '')).update(content.subarray(0, LITE_LENGTH)).digest('hex');
  }
}

/** A time as Ruby prints it. */
function timeText(milliseconds: number): string {
  return new Date(milliseconds)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' +0000');
}

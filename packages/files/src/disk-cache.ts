import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomically } from './atomic-write.js';

export interface DiskCacheOptions {
  /** The number of entries at which the cache begins to delete the oldest ones. */
  readonly maxEntries?: number;
}

const MAX_ENTRIES = 32_768;

/** A large cache spreads its entries over this many folders, named after the first two digits of the keys' digests. */
const FOLDERS = 256;

/** A cache with fewer entries than this is a single folder. */
const MIN_ENTRIES_FOR_FOLDERS = 4 * FOLDERS;

/** The share of a full folder that remains after old entries are deleted. */
const REMAINING_SHARE = 0.75;

/** The names of entries, and of temporary files that a crashed process may have left. */
const ENTRY_NAME = /^[0-9a-f]{62,64}(?:\.|$)/;

/**
 * Contents on disk. The key of an entry lists everything that its content depends on, so an entry is never out of date.
 *
 * - File: the SHA-256 digest of the key names the file; the file holds a digest of the key and the content, then the
 *   content. A damaged or renamed entry therefore counts as missing.
 * - Trust: entries are private to the user. An entry that another user owns or may write counts as missing, because
 *   entries contain code.
 * - Writes are atomic: other processes see a complete entry or none.
 * - Bound: `maxEntries`. The cache deletes the entries that were written first.
 * - Errors: none of the methods throws because of the file system. A cache that cannot be used has no entries.
 */
export class DiskCache {
  readonly #directory: string;
  readonly #hasFolders: boolean;
  readonly #maxEntriesPerFolder: number;

  constructor(directory: string, { maxEntries = MAX_ENTRIES }: DiskCacheOptions = {}) {
    this.#directory = directory;
    this.#hasFolders = maxEntries >= MIN_ENTRIES_FOR_FOLDERS;
    this.#maxEntriesPerFolder = this.#hasFolders ? Math.floor(maxEntries / FOLDERS) : maxEntries;
  }

  /** Returns the text of an entry; undefined if there is none. */
  read(key: readonly string[]): string | undefined {
    return this.readBytes(key)?.toString('utf8');
  }

  /** Returns the content of an entry; undefined if there is none. */
  readBytes(key: readonly string[]): Buffer | undefined {
    try {
      const name = keyDigest(key);
      const entry = readPrivateFile(this.#pathOf(name));
      if (entry === undefined) return undefined;
      const content = entry.subarray(DIGEST_LENGTH);
      return entry.toString('latin1', 0, DIGEST_LENGTH) === digestOf(name, content) ? content : undefined;
    } catch {
      return undefined;
    }
  }

  write(key: readonly string[], content: string | Uint8Array): void {
    const name = keyDigest(key);
    const path = this.#pathOf(name);
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
    try {
      const digest = Buffer.from(digestOf(name, bytes), 'latin1');
      writeAtomically([{ path, content: Buffer.concat([digest, bytes]) }], { isPrivate: true });
      this.#deleteOldEntries(dirname(path));
    } catch {
      return;
    }
  }

  /** Returns the text of an entry. If there is none, calls `compute` and stores its result; `compute` may throw. */
  getOrCompute(key: readonly string[], compute: () => string): string {
    const stored = this.read(key);
    if (stored !== undefined) return stored;
    const content = compute();
    this.write(key, content);
    return content;
  }

  #pathOf(digest: string): string {
    return this.#hasFolders
      ? join(this.#directory, digest.slice(0, 2), digest.slice(2))
      : join(this.#directory, digest);
  }

  #deleteOldEntries(folder: string): void {
    const names = readdirSync(folder).filter((name) => ENTRY_NAME.test(name));
    if (names.length <= this.#maxEntriesPerFolder) return;
    const entries = names.map((name) => {
      const path = join(folder, name);
      return { path, written: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
    });
    const remaining = Math.ceil(this.#maxEntriesPerFolder * REMAINING_SHARE);
    const oldest = entries.toSorted((a, b) => a.written - b.written).slice(0, entries.length - remaining);
    for (const { path } of oldest) rmSync(path, { force: true });
  }
}

const DIGEST_LENGTH = 64;

function digestOf(name: string, content: Uint8Array): string {
  return createHash('sha256').update(name).update(content).digest('hex');
}

/** The permissions to write for the group and for others. */
const WRITABLE_BY_OTHERS = 0o022;

/** Another user may have put a pipe in place of the file, which would be waited for. */
const READ_AT_ONCE = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Reads a file that only this user can write; undefined for any other file. Windows has no such permissions. */
function readPrivateFile(path: string): Buffer | undefined {
  const file = openSync(path, READ_AT_ONCE);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) return undefined;
    const { uid, mode } = stats;
    const user = process.getuid?.();
    return user !== undefined && (uid !== user || (mode & WRITABLE_BY_OTHERS) !== 0) ? undefined : readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** The lengths are part of the digest, so that different lists of parts never give the same text. */
function keyDigest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

import type { DiskCache } from '@pptjs/files';
import { statusAt } from './file-status.js';
import type { SourceScan } from './scan-source.js';

/** A scan, and the file that was scanned. */
interface StoredScan extends SourceScan {
  /** See `fileStatus`. */
  readonly status: string;
  readonly moduleFile: string;
}

/**
 * The scans of the sources of a build, in a cache on disk. A source whose file has the same status as at its last scan need
 * not be read.
 */
export class ScannedSources {
  readonly #cache: DiskCache;
  readonly #key: readonly string[];
  /** By the paths of the sources. */
  readonly #stored: ReadonlyMap<string, StoredScan>;
  readonly #current = new Map<string, StoredScan>();
  /** The statuses of the files that have changed, from before they are read. */
  readonly #statuses = new Map<string, string>();
  #hasChanged = false;

  /** @param key everything that the scans depend on besides the files */
  constructor(cache: DiskCache, key: readonly string[]) {
    this.#cache = cache;
    this.#key = key;
    this.#stored = parseScans(cache.read(key) ?? '');
  }

  /**
   * Returns the last scan of a source; undefined if the file has changed since.
   * @param moduleFile the name of the source in its module, on which the declared types depend
   */
  find(path: string, moduleFile: string): SourceScan | undefined {
    const { status, isSettled } = statusAt(path, Date.now());
    const stored = this.#stored.get(path);
    if (stored?.status === status && stored.moduleFile === moduleFile) {
      this.#current.set(path, stored);
      return stored;
    }
    if (isSettled) this.#statuses.set(path, status);
    return undefined;
  }

  /** Adds the scan of a source for which `find` has returned undefined. */
  add(path: string, moduleFile: string, { content, declaredTypes, usedTypes }: SourceScan): void {
    const status = this.#statuses.get(path);
    if (status === undefined) return;
    this.#current.set(path, { status, moduleFile, content, declaredTypes, usedTypes });
    this.#hasChanged = true;
  }

  /** Returns the status that a source had when it was scanned; undefined if that status was not settled. */
  statusOf(path: string): string | undefined {
    return this.#current.get(path)?.status;
  }

  /** Stores the scans of the sources for the next build. */
  save(): void {
    if (this.#hasChanged || this.#current.size !== this.#stored.size)
      this.#cache.write(this.#key, textOf(this.#current));
  }
}

/** The number of texts in which a scan is stored. */
const TEXTS_PER_SCAN = 6;

/** Returns a text that is read faster than JSON. Paths do not contain the character that separates the parts. */
function textOf(scans: ReadonlyMap<string, StoredScan>): string {
  const parts = Array.from(scans, ([path, { status, moduleFile, content, declaredTypes, usedTypes }]) => [
    path,
    status,
    moduleFile,
    content,
    declaredTypes.join(' '),
    usedTypes.join(' '),
  ]);
  return parts.flat().join('\0');
}

function parseScans(text: string): ReadonlyMap<string, StoredScan> {
  const scans = new Map<string, StoredScan>();
  const parts = text.split('\0');
  for (let at = 0; at + TEXTS_PER_SCAN <= parts.length; at += TEXTS_PER_SCAN) {
    const [path = '', status = '', moduleFile = '', content = '', declared = '', used = ''] = parts.slice(
      at,
      at + TEXTS_PER_SCAN,
    );
    scans.set(path, { status, moduleFile, content, declaredTypes: namesIn(declared), usedTypes: namesIn(used) });
  }
  return scans;
}

const namesIn = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

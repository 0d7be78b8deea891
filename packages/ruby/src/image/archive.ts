import { posix } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SandboxFiles } from '../machine/sandbox.js';

/** The length of the index, a 32-bit little-endian number. The index, a JSON text, and the files follow. */
const HEADER_SIZE = 4;

/** A path that begins with `/`, and the length of the compressed file. The files follow one another in this order. */
type IndexEntry = readonly [path: string, length: number];

/** Returns some bytes of an archive. */
export type ReadBytes = (position: number, length: number) => Uint8Array;

/**
 * Writes files to an archive. Each file is compressed alone.
 *
 * @param files the files by their paths, which begin with `/`
 */
export function createArchive(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const compressed = Array.from(files.values(), (content) => deflateRawSync(content, { level: 9 }));
  const entries = Array.from(files.keys(), (path, at): IndexEntry => [path, compressed[at]?.length ?? 0]);
  const index = Buffer.from(JSON.stringify(entries));
  const header = Buffer.alloc(HEADER_SIZE);
  header.writeUInt32LE(index.length);
  return Buffer.concat([header, index, ...compressed]);
}

/** Reads an archive. The index is read at the first access, and each file when it is needed. */
export class Archive implements SandboxFiles {
  readonly #readBytes: ReadBytes;
  #content: ArchiveContent | undefined;

  constructor(readBytes: ReadBytes) {
    this.#readBytes = readBytes;
  }

  list(path: string): readonly string[] | undefined {
    const names = this.#readIndex().folders.get(path);
    return names && [...names];
  }

  /** @throws {RangeError} if there is no such file */
  read(path: string): Uint8Array {
    const place = this.#readIndex().files.get(path);
    if (place === undefined) throw new RangeError(path);
    return inflateRawSync(this.#readBytes(place.position, place.length));
  }

  #readIndex(): ArchiveContent {
    return (this.#content ??= contentOf(this.#readBytes));
  }
}

interface ArchiveContent {
  readonly files: ReadonlyMap<string, { readonly position: number; readonly length: number }>;
  /** The names in each folder. Those of folders end with `/`. */
  readonly folders: ReadonlyMap<string, ReadonlySet<string>>;
}

function contentOf(readBytes: ReadBytes): ArchiveContent {
  const size = Buffer.from(readBytes(0, HEADER_SIZE)).readUInt32LE();
  const entries = JSON.parse(Buffer.from(readBytes(HEADER_SIZE, size)).toString()) as readonly IndexEntry[];
  const files = new Map<string, { position: number; length: number }>();
  const folders = new Map([['', new Set<string>()]]);
  const folderAt = (path: string): Set<string> => {
    let names = folders.get(path);
    if (names === undefined) {
      names = new Set();
      folders.set(path, names);
      addName(path, '/');
    }
    return names;
  };
  const addName = (path: string, ending: '' | '/'): void => {
    const name = posix.basename(path);
    folderAt(path.slice(0, -name.length - 1)).add(name + ending);
  };
  let position = HEADER_SIZE + size;
  for (const [path, length] of entries) {
    files.set(path, { position, length });
    addName(path, '');
    position += length;
  }
  return { files, folders };
}

import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ifPresent, readContent, systemMessage } from '@pptjs/files';
import { formatMessage } from '@pptjs/runtime/internal';
import { unpackTar } from 'modern-tar';
import { builtEnvironmentError } from '../built-environment-error.js';
import { messages } from '../messages.js';
import { BUILT_ENTRY_POINT, INDEX_FILE } from './environment-index.js';
import { inlineMap } from './inline-map.js';

/** The files of a built environment, by their paths with `/`. */
export interface ModuleFiles {
  /** The path of the folder or file that contains the environment. */
  readonly path: string;
  /** Returns the content of a file; undefined if there is no such file. */
  read(path: string): Uint8Array | undefined;
}

/** A built environment in a folder. */
export class FolderFiles implements ModuleFiles {
  constructor(readonly path: string) {}

  read(path: string): Uint8Array | undefined {
    try {
      return ifPresent(() => readContent(join(this.path, path)));
    } catch (error) {
      const reason = systemMessage(error);
      throw builtEnvironmentError(messages.UNREADABLE_FILE, { environment: this.path, file: path, reason });
    }
  }
}

/** A built environment in a tar archive, which may be compressed with gzip. */
export class TarFiles implements ModuleFiles {
  readonly #contents: ReadonlyMap<string, Uint8Array>;

  private constructor(
    readonly path: string,
    contents: ReadonlyMap<string, Uint8Array>,
  ) {
    this.#contents = contents;
  }

  /**
   * Reads an archive. If all its files are in one folder, that folder is the environment.
   *
   * @throws {BuiltEnvironmentError} if the archive is damaged
   */
  static async open(path: string): Promise<TarFiles> {
    const contents = await readArchive(path, readContent(path));
    const index = [...contents.keys()]
      .filter((name) => name === INDEX_FILE || name.endsWith(`/${INDEX_FILE}`))
      .sort((a, b) => a.length - b.length)[0];
    const prefix = index === undefined ? '' : index.slice(0, -INDEX_FILE.length);
    const inside = Array.from(contents).filter(([name]) => name.startsWith(prefix));
    return new TarFiles(path, new Map(inside.map(([name, content]) => [name.slice(prefix.length), content])));
  }

  read(path: string): Uint8Array | undefined {
    return this.#contents.get(path);
  }
}

/** A bundle: one module that contains the whole environment. */
export class BundleFiles implements ModuleFiles {
  constructor(readonly path: string) {}

  /** The name of the bundle's module. */
  get module(): string {
    return basename(this.path);
  }

  /** The source map beside the bundle or in it; undefined if there is none. */
  get sourceMap(): string | undefined {
    const map = this.read(`${this.module}.map`);
    if (map !== undefined) return decode(map);
    const module = this.read(this.module);
    return module && inlineMap(decode(module))?.();
  }

  read(path: string): Uint8Array | undefined {
    return path === this.module || path === `${this.module}.map`
      ? new FolderFiles(join(this.path, '..')).read(path)
      : undefined;
  }
}

function decode(content: Uint8Array): string {
  return Buffer.from(content).toString('utf8');
}

/** The extensions of archives and bundles. */
const EXTENSION = /\.(?:tar|tar\.gz|tgz|m?js)$/;

/**
 * Whether a path is that of a built environment: a folder with an index, or a file with the extension of one.
 * @throws {Error} the system's error if the index cannot be read
 */
export function isBuiltEnvironment(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() !== true) return stats?.isFile() === true && EXTENSION.test(path);
  return ifPresent(() => readContent(join(path, INDEX_FILE)))?.includes(BUILT_ENTRY_POINT) === true;
}

/** Returns the path of an archive or bundle without its extension. */
export function withoutExtension(path: string): string {
  return join(dirname(path), basename(path).replace(EXTENSION, ''));
}

const END_OF_ARCHIVE = 1024;

async function readArchive(path: string, bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  try {
    const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const archive = isCompressed ? gunzipSync(bytes) : bytes;
    const entries = await unpackTar(archive, { strict: true });
    if (archive.length < END_OF_ARCHIVE || archive.subarray(-END_OF_ARCHIVE).some((byte) => byte !== 0))
      throw new Error(formatMessage(messages.NO_END_OF_ARCHIVE, {}));
    return new Map(
      entries.flatMap(({ header, data }) =>
        header.type === 'file' && data !== undefined ? [[header.name.replace(/^(?:\.\/)+/, ''), data] as const] : [],
      ),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw builtEnvironmentError(messages.DAMAGED_ARCHIVE, { path, reason });
  }
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DialectEntry, DialectRegistry } from '@pptjs/dialects';
import { DiskCache, moduleCacheDirectory } from '@pptjs/files';
import { compileWith, type Dialect, fromSources, renderDiagnostic, version } from '@pptjs/transpiler/dialect';
import { TranslationThread } from './translation-thread.js';

/** A source file that Node is loading. */
interface LoadedFile {
  readonly path: string;
  readonly entry: DialectEntry;
}

/** Translates the source files that a process loads. */
export class Translator {
  readonly #registry: DialectRegistry;
  #thread: TranslationThread | undefined;

  /** @param folder any folder of the project, whose installed dialects count too */
  constructor(folder: string) {
    this.#registry = new DialectRegistry(folder);
  }

  /** The extensions of the files that `translate` accepts. */
  get extensions(): readonly string[] {
    return this.#registry.extensions;
  }

  /** Whether `translate` accepts the file at a URL. */
  accepts(url: string): boolean {
    return this.#find(url) !== undefined;
  }

  /**
   * Returns the JavaScript module that the file at a URL compiles to, with an inline source map.
   *
   * @throws {SyntaxError} with all errors of the file
   */
  async translate(url: string): Promise<string> {
    const { path, entry } = this.#accepted(url);
    const dialect = await entry.load();
    return cached(path, entry, (bytes) => compileFile(path, bytes, dialect));
  }

  /** As `translate`, for hooks that Node calls synchronously. See `DialectEntry.loadSync`. */
  translateSync(url: string): string {
    const { path, entry } = this.#accepted(url);
    try {
      return cached(path, entry, (bytes) => compileFile(path, bytes, entry.loadSync()));
    } catch (error) {
      if (!isImportedAlready(error)) throw error;
      const code = (this.#thread ??= new TranslationThread()).translate(url);
      if (code === undefined) throw error;
      return code;
    }
  }

  #accepted(url: string): LoadedFile {
    const file = this.#find(url);
    if (file === undefined) throw new TypeError(`No dialect has the extension of ${url}`);
    return file;
  }

  #find(url: string): LoadedFile | undefined {
    if (!url.startsWith('file:')) return undefined;
    const [plain = ''] = url.split(/[?#]/);
    const entry = plain.includes('/node_modules/@pptjs/') ? undefined : this.#registry.forFile(plain);
    return entry && { path: fileURLToPath(url), entry };
  }
}

/** Whether `require` has failed because the program is about to import the same module. Node 22 has no code for this. */
function isImportedAlready(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return (
    error.code === 'ERR_REQUIRE_ESM_RACE_CONDITION' || error.message.includes('because it is not yet fully loaded')
  );
}

/**
 * Reads a file, and compiles it unless the disk cache has its module. The key consists of the compiler's version, the
 * dialect, the path and the file's content. Modules of installed dialects are not cached, because the version does not
 * cover them.
 */
function cached(path: string, { name, isShipped }: DialectEntry, compile: (bytes: Uint8Array) => string): string {
  const bytes = readFileSync(path);
  const directory = fromSources || !isShipped ? undefined : moduleCacheDirectory(path, process.env);
  if (directory === undefined) return compile(bytes);
  return new DiskCache(directory).getOrCompute(['module', version, name, path, bytes.toString('latin1')], () =>
    compile(bytes),
  );
}

function compileFile(path: string, bytes: Uint8Array, dialect: Dialect): string {
  const source = decode(path, bytes);
  const { code, diagnostics } = compileWith(dialect, source, {
    file: path,
    sourceMap: 'inline',
    comments: false,
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 || code === null)
    throw sourceError(errors.map((error) => renderDiagnostic(error, source)).join('\n\n'));
  return code;
}

/** The stack would show this package, which is not the cause of the error, so the error has none. */
function sourceError(message: string): SyntaxError {
  const error = new SyntaxError(message);
  error.stack = `${error.name}: ${message}`;
  return error;
}

function decode(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw sourceError(`${path}: invalid byte sequence in UTF-8`);
  }
}

import { fileURLToPath } from 'node:url';
import { type DialectEntry, DialectRegistry } from '@pptjs/dialects';
import type { ModuleFormat } from '@pptjs/transpiler/dialect';
import { ModuleCache } from './module-cache.js';
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
  async translate(url: string, format: ModuleFormat): Promise<string> {
    const { path, entry } = this.#accepted(url);
    const dialect = await entry.load();
    return new ModuleCache(entry, () => dialect).moduleOf(path, format);
  }

  /** As `translate`, for hooks that Node calls synchronously. See `DialectEntry.loadSync`. */
  translateSync(url: string, format: ModuleFormat): string {
    const { path, entry } = this.#accepted(url);
    try {
      return new ModuleCache(entry, () => entry.loadSync()).moduleOf(path, format);
    } catch (error) {
      if (!isImportedAlready(error)) throw unchanged(error, 'node-do-not-add-exception-line');
      const code = (this.#thread ??= new TranslationThread()).translate(url, format);
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

/** Node shows the line that throws an uncaught error, unless the line contains the text of this marker. */
function unchanged(error: unknown, _marker: string): unknown {
  return error;
}

/** Whether `require` has failed because the program is about to import the same module. Node 22 has no code for this. */
function isImportedAlready(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return (
    error.code === 'ERR_REQUIRE_ESM_RACE_CONDITION' || error.message.includes('because it is not yet fully loaded')
  );
}

import { extname } from 'node:path';
import { DialectRegistry } from '@pptjs/dialects';
import type { Diagnostic, Dialect } from '@pptjs/transpiler/dialect';
import { fileFault } from './read-source.js';

/** The name of the dialect of sources that are not in a file: expressions and standard input. */
const DEFAULT_DIALECT = 'puppet';

/** The facts about a dialect that are known before it is loaded. */
export type Language = Pick<Dialect, 'name' | 'extensions'>;

/** Selects the dialect of each source: a named one, or by the extension of the file. */
export class DialectSelection {
  readonly #registry: DialectRegistry;
  /** The name of the dialect of all sources; undefined if their extensions select it. */
  readonly name: string | undefined;
  readonly #named: Dialect | undefined;
  readonly #byExtension = new Map<string, Dialect>();

  private constructor(registry: DialectRegistry, name: string | undefined, named: Dialect | undefined) {
    this.#registry = registry;
    this.name = name;
    this.#named = named;
  }

  /**
   * @param name undefined to select by the extensions
   * @param folder any folder of the project
   * @throws {DialectError} if there is no dialect with the name
   */
  static async named(name: string | undefined, folder: string): Promise<DialectSelection> {
    return DialectSelection.among(new DialectRegistry(folder), name);
  }

  /**
   * As `named`, with the dialects of a project that were found before.
   * @throws {DialectError} if there is no dialect with the name
   */
  static async among(registry: DialectRegistry, name: string | undefined): Promise<DialectSelection> {
    return new DialectSelection(registry, name, name === undefined ? undefined : await registry.load(name));
  }

  /** Whether pptjs ships the dialect of a file. The version of the compiler covers only these dialects. */
  isShipped(file: string): boolean {
    const entry =
      this.name === undefined
        ? this.#registry.forFile(file)
        : this.#registry.entries.find(({ name }) => name === this.name);
    return entry?.isShipped === true;
  }

  /** The extensions of the files that a folder among the paths stands for. */
  get extensions(): readonly string[] {
    return this.#named?.extensions ?? this.#registry.extensions;
  }

  /** The dialect of a source without a file. */
  async forText(): Promise<Dialect> {
    return this.#named ?? this.#registry.load(DEFAULT_DIALECT);
  }

  /** The dialect of a file; an error if its extension identifies none. */
  async forFile(file: string): Promise<Dialect | Diagnostic> {
    const loaded = this.loadedFor(file);
    if (loaded !== undefined) return loaded;
    const entry = this.#registry.forFile(file);
    if (entry === undefined) return this.#unknownDialect(file);
    const dialect = await entry.load();
    this.#byExtension.set(extname(file), dialect);
    return dialect;
  }

  /** As `forFile`, without loading the dialect. */
  languageOf(file: string): Language | Diagnostic {
    return this.loadedFor(file) ?? this.#registry.forFile(file) ?? this.#unknownDialect(file);
  }

  /** The dialect of a file if `forFile` has loaded it. */
  loadedFor(file: string): Dialect | undefined {
    return this.#named ?? this.#byExtension.get(extname(file));
  }

  #unknownDialect(file: string): Diagnostic {
    const extension = extname(file);
    const text =
      extension === ''
        ? 'The file has no extension that identifies its language'
        : `The extension ${extension} identifies no language`;
    const help = `Name the language with --dialect. ${this.#registry.describe()}`;
    return { ...fileFault(file, 'UNKNOWN_DIALECT', text), help };
  }
}

/** Whether the result of `forFile` or `languageOf` is an error. */
export function isFault(result: Language | Diagnostic): result is Diagnostic {
  return 'severity' in result;
}

import { didYouMean } from '@pptjs/runtime/suggestion';
import type { Dialect } from '@pptjs/transpiler/dialect';
import type { DialectEntry } from './entry.js';
import { dialectAt, DialectError, installedDialects, isDialectPath } from './installed.js';
import { shippedDialects } from './shipped.js';

/**
 * The dialects of a project: the shipped ones, then the installed ones. The project is read only when a name or an
 * extension is not that of a shipped dialect.
 */
export class DialectRegistry {
  readonly #folder: string;
  #installed: readonly DialectEntry[] | undefined;

  /** @param folder any folder of the project */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All dialects, in the order in which they are selected. */
  get entries(): readonly DialectEntry[] {
    this.#installed ??= installedDialects(this.#folder);
    return [...shippedDialects, ...this.#installed];
  }

  /** The dialect of a file by its extension; undefined if the extension identifies none. */
  forFile(file: string): DialectEntry | undefined {
    const matches = ({ extensions }: DialectEntry): boolean => extensions.some((extension) => file.endsWith(extension));
    return shippedDialects.find(matches) ?? this.entries.find(matches);
  }

  /**
   * Loads a dialect.
   *
   * @param name the name of a dialect, or the path of a module whose default export is one
   * @throws {DialectError} if there is no such dialect
   */
  async load(name: string): Promise<Dialect> {
    if (isDialectPath(name)) return dialectAt(name, this.#folder);
    const named = (entry: DialectEntry): boolean => entry.name === name;
    const entry = shippedDialects.find(named) ?? this.entries.find(named);
    if (entry === undefined) throw new DialectError(this.#unknownName(name));
    return entry.load();
  }

  #unknownName(name: string): string {
    const names = this.entries.map((entry) => entry.name);
    return [`There is no dialect '${name}'.`, didYouMean(name, names), this.describe()].filter(Boolean).join(' ');
  }

  /** The extensions of all dialects. */
  get extensions(): readonly string[] {
    return this.entries.flatMap(({ extensions }) => extensions);
  }

  /** A sentence that names the dialects and their extensions. */
  describe(): string {
    const names = this.entries.map(({ name, extensions }) =>
      extensions.length === 0 ? `${name} (--dialect ${name})` : `${name} (${extensions.join(', ')})`,
    );
    return `The dialects are ${names.join(', ')}.`;
  }
}

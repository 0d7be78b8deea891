import type { Ruby, RubyFunctionData, RubySource } from '@pptjs/ruby-code';
import type { Library, Reading, UncertainReading } from '@pptjs/ruby-code/reader';
import type { ResourceTypeData } from '@pptjs/runtime';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';

/** Returns the reader of Ruby code. It may throw `NeedsLoading`. */
export type GetRubyReader = () => typeof import('@pptjs/ruby-code/reader');

/**
 * Describes the Ruby functions and resource types of an environment's modules: from the text of their files, or, where
 * the text does not show the result, with the interpreter.
 */
export class RubyDescriptions {
  readonly #reader: GetRubyReader;
  readonly #run: <T>(body: (ruby: Ruby) => T) => T;
  readonly #library: Library;

  constructor(environment: CatalogEnvironment, reader: GetRubyReader, run: <T>(body: (ruby: Ruby) => T) => T) {
    this.#reader = reader;
    this.#run = run;
    this.#library = libraryOf(environment);
  }

  /** @throws {FunctionError} if the code of the function fails */
  describeFunction(name: string, file: RubySource, isLegacy: boolean): RubyFunctionData {
    return this.#describe(
      () => this.#reader().readFunction(name, file, isLegacy, this.#library),
      (ruby) => ruby.describeFunction(name, file, isLegacy),
    );
  }

  /**
   * Returns undefined if the file does not declare the type.
   *
   * @throws {FunctionError} if the code of the type fails
   */
  describeResourceType(name: string, file: RubySource): ResourceTypeData | undefined {
    return this.#describe<ResourceTypeData | undefined>(
      () => this.#reader().readResourceType(name, file, this.#library),
      (ruby) => ruby.loadResourceType(name, file),
    );
  }

  #describe<T>(read: () => Reading<T> | UncertainReading, ask: (ruby: Ruby) => T): T {
    const reading = read();
    return 'data' in reading ? reading.data : this.#run(ask);
  }
}

/** The `lib` folders of the modules, in which Ruby searches in the order of the modules. */
function libraryOf({ modules, files }: CatalogEnvironment): Library {
  const inModule = (path: string): boolean => {
    const directory = modules.moduleOf(path)?.directory;
    return directory !== undefined && files.within(directory, path.slice(directory.length + 1)) !== undefined;
  };
  return {
    find: (name) => {
      if (name.startsWith('/')) return inModule(name) ? { path: name, source: files.text(name) ?? '' } : undefined;
      for (const { directory } of modules.all) {
        const path = files.within(directory, `lib/${name}`);
        if (path !== undefined) return { path, source: files.text(path) ?? '' };
      }
      return undefined;
    },
  };
}

import type { DataTypeData, Description, Ruby, RubyFunctionData, RubySource } from '@pptjs/ruby-code';
import type { Library, UncertainReading } from '@pptjs/ruby-code/reader';
import { BoundedMap, type ResourceTypeData, textKind } from '@pptjs/runtime/internal';
import { fromSources, version } from '@pptjs/transpiler';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import type { TextCache } from '../environment/compiler-host.js';
import type { GetRubyCompiler } from './compiled-ruby.js';

/** Returns the reader of Ruby code. It may throw `NeedsLoading`. */
export type GetRubyReader = () => typeof import('@pptjs/ruby-code/reader');

/** The signatures of a Ruby function, and its compiled form. */
export interface RubyFunctionDescription {
  readonly data: RubyFunctionData;
  /** The function as a JavaScript module; empty if the interpreter must execute it. */
  readonly code: string;
}

/**
 * Describes the Ruby functions and resource types of an environment's modules: from the cache on disk, or from the text of
 * their files, or, where the text does not show the result, with the interpreter.
 *
 * The cache has one or two entries for a file. The first has the files that the description depends on; if there are none,
 * it has the description, too. The key of the second contains the texts of these files. So an entry is never out of date.
 */
export class RubyDescriptions {
  readonly #reader: GetRubyReader;
  readonly #compiler: GetRubyCompiler;
  readonly #run: <T>(body: (ruby: Ruby) => T) => T;
  readonly #library: Library;
  #cache: TextCache | undefined;

  constructor(
    environment: CatalogEnvironment,
    reader: GetRubyReader,
    compiler: GetRubyCompiler,
    run: <T>(body: (ruby: Ruby) => T) => T,
  ) {
    this.#reader = reader;
    this.#compiler = compiler;
    this.#run = run;
    this.#library = libraryOf(environment);
  }

  /** Sets the cache on disk. */
  useCache(cache: TextCache | undefined): void {
    this.#cache = fromSources ? undefined : cache;
  }

  /**
   * Describes and compiles a function. Compiles it only if the reader could read its file: the other code of the file has
   * no effect then.
   *
   * @throws {FunctionError} if the code of the function fails, or the file does not pass Puppet's checks
   */
  describeFunction(name: string, file: RubySource, isLegacy: boolean): RubyFunctionDescription {
    return this.#cached<RubyFunctionDescription>(isLegacy ? 'legacy function' : 'function', name, file, () => {
      if (isLegacy) this.#reader().checkLegacyFunctionFile(file);
      const isText = textKind(file.source) === 'text';
      const reading = isText
        ? this.#reader().readFunction(name, file, isLegacy, this.#library)
        : { reason: 'invalid UTF-8' };
      const { data, requirements } = this.#describe(file, reading, (ruby) =>
        ruby.describeFunction(name, file, isLegacy),
      );
      const code = 'data' in reading ? this.#compile(name, file, isLegacy) : '';
      return { data: { data, code }, requirements };
    });
  }

  #compile(name: string, { path, source }: RubySource, isLegacy: boolean): string {
    const compiled = this.#compiler().compileFunction(source, { name, isLegacy, file: path, sourceMap: 'none' });
    return 'rejected' in compiled ? '' : compiled.code;
  }

  /**
   * Returns undefined if the file does not declare the type.
   *
   * @throws {FunctionError} if the code of the type fails
   */
  describeResourceType(name: string, file: RubySource): ResourceTypeData | undefined {
    const found = this.#cached<ResourceTypeData | null>('type', name, file, () => {
      const { data, requirements } = this.#describe<ResourceTypeData | undefined>(
        file,
        this.#reader().readResourceType(name, file, this.#library),
        (ruby) => ruby.describeResourceType(name, file),
      );
      return { data: data ?? null, requirements };
    });
    return found ?? undefined;
  }

  /** @throws {FunctionError} if the code of the type fails, or the file does not pass Puppet's checks */
  describeDataType(name: string, file: RubySource): DataTypeData {
    return this.#cached<DataTypeData>('data type', name, file, () =>
      this.#describe(file, this.#reader().describeDataType(name, file, this.#library), (ruby) =>
        ruby.describeDataType(name, file),
      ),
    );
  }

  #describe<T>(
    file: RubySource,
    reading: Description<T> | UncertainReading,
    ask: (ruby: Ruby) => Description<T>,
  ): Description<T> {
    if ('data' in reading) return reading;
    const { data, requirements } = this.#run(ask);
    return { data, requirements: requirements && this.#namesTypes(file, requirements) ? null : requirements };
  }

  #cached<T>(kind: string, name: string, file: RubySource, describe: () => Description<T>): T {
    const key = [`ruby ${kind}`, version, name, file.path, file.source];
    const stored = this.#read<T>(key);
    if (stored !== undefined) return stored.data;
    const { data, requirements } = describe();
    if (requirements === null) return data;
    if (requirements.length === 0) this.#cache?.write(key, JSON.stringify({ requirements, data }));
    else {
      this.#cache?.write(key, JSON.stringify({ requirements }));
      this.#cache?.write(this.#keyWith(key, requirements), JSON.stringify({ data }));
    }
    return data;
  }

  #read<T>(key: readonly string[]): { readonly data: T } | undefined {
    const first = this.#cache?.read(key);
    if (first === undefined) return undefined;
    const { requirements, ...entry } = JSON.parse(first) as {
      readonly requirements: readonly string[];
      readonly data: T;
    };
    if (requirements.length === 0) return entry;
    const second = this.#cache?.read(this.#keyWith(key, requirements));
    return second === undefined ? undefined : (JSON.parse(second) as { readonly data: T });
  }

  #keyWith(key: readonly string[], requirements: readonly string[]): readonly string[] {
    const texts = requirements.flatMap((name) => {
      const found = this.#library.find(name);
      return found === undefined ? [name] : [name, found.path, found.source];
    });
    return [...key, ...texts];
  }

  /** Whether code names resource types as constants: the interpreter does not notice that it depends on their files. */
  #namesTypes(file: RubySource, requirements: readonly string[]): boolean {
    const texts = [file.source, ...requirements.map((name) => this.#library.find(name)?.source ?? '')];
    return texts.some((text) => namesType(text));
  }
}

/** Whether code names a resource type as a constant. A name in quotes counts only if the code can evaluate strings. */
function namesType(code: string): boolean {
  const evaluatesTexts = /const_get|constantize|eval/.test(code);
  return (evaluatesTexts ? /(?<![\w:])(?:Puppet::)?Type::[A-Z]/ : /(?<![\w:'"])(?:Puppet::)?Type::[A-Z]/).test(code);
}

/** Bounds the cache, because code may require any number of libraries that do not exist. */
const MAX_LIBRARIES = 10_000;

/** The `lib` folders of the modules, in which Ruby searches in the order of the modules. */
export function libraryOf({ modules, files }: CatalogEnvironment): Library {
  const found = new BoundedMap<string, RubySource | undefined>(MAX_LIBRARIES);
  const pathInModule = (path: string): string | undefined => {
    const directory = modules.pluginFolderOf(path);
    return directory === undefined ? undefined : files.within(directory, path.slice(directory.length + 1));
  };
  const search = (name: string): RubySource | undefined => {
    if (name.startsWith('/'))
      return pathInModule(name) === undefined ? undefined : { path: name, source: files.text(name) ?? '' };
    for (const { directory } of modules.all) {
      const path = files.within(directory, `lib/${name}`);
      if (path !== undefined) return { path, source: files.text(path) ?? '' };
    }
    return undefined;
  };
  return {
    find: (name) => {
      if (!found.has(name)) found.set(name, search(name));
      return found.get(name);
    },
  };
}

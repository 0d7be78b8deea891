import type { EvaluationError, Value } from '@pptjs/runtime/internal';
import type { LookupCache } from './cache.js';

/** The files that lookups can reach. The host restricts what `read` and `glob` may access. */
export interface HieraHost {
  /** Returns the text of a file, or null if it does not exist. */
  read(path: string): string | null;
  /**
   * Returns the first place in a file that is not UTF-8. A line and a column count from 1. Without this method, invalid
   * bytes are replacement characters.
   */
  encodingFault?(
    path: string,
  ): { readonly message: string; readonly help: string; readonly line: number; readonly column: number } | undefined;
  /** Returns the files that match a pattern (`*`, `**`, `?`, `[…]`, `{…}`), in any order. */
  glob(pattern: string): readonly string[];
  /** Returns the folder of a module. */
  modulePath(name: string): string | undefined;
  /** Returns the `data_provider` in the metadata.json of a module; undefined if it has none. */
  dataProvider?(module: string): string | undefined;
  warn(message: string): void;
  /**
   * Returns Puppet's message for an error that Puppet code raised within the call in which `trace` was created, or
   * `undefined` if the call itself raised the error.
   */
  reasonWithin?(error: unknown, trace: EvaluationError): string | undefined;
  /**
   * Returns the parsed text of a file from a cache of the host, or calls `parse`; errors of `parse` are thrown. Without
   * this method, every evaluation parses its files again.
   */
  parseCached?(path: string, text: string, parse: () => Value): Value;
  /** Decrypts the values of hiera-eyaml: the entry `@pptjs/hiera/eyaml`. Without it, encrypted values are errors. */
  readonly eyaml?: Eyaml | undefined;
  /** Shares results between evaluations. Without it, every evaluation has its own cache. */
  readonly cache?: LookupCache;
}

/** Decrypts the values of hiera-eyaml. */
export interface Eyaml {
  /**
   * @param privateKey a private key in PEM form
   * @throws {LookupError} if the text is not a private key
   */
  createDecryptor(privateKey: string): EyamlDecryptor;
}

export interface EyamlDecryptor {
  /**
   * Decrypts the encrypted parts of all strings in a value.
   * @throws {LookupError} if a part cannot be decrypted
   */
  decrypt(value: Value): Value;
}

/** A host together with the running evaluation. */
export interface EvaluationHost extends HieraHost {
  readonly cache: LookupCache;
  /** Reports an undefined variable in an interpolation of data or of a path of a hierarchy. */
  reportUnknownVariable(name: string, where: 'data' | 'path'): void;
  /**
   * Reports a data file that is ignored because it does not contain a hash.
   * @throws {LookupError} if the file is not empty and the evaluation is strict
   */
  reportWrongData(message: string, isEmpty: boolean): void;
  /** Warns about a deprecated setting in a file, once for each key, unless `strict` is `off`. */
  deprecate(key: string, message: string, file: string | null): void;
  /** Warns about a hiera.yaml that does not contain a hash. It then has the default content of version 3. */
  reportConfigWithoutHash(file: string): void;
  /** Warns about a hiera.yaml of version 3 or 4. */
  reportOldVersion(file: string, version: number): void;
  /**
   * Reports a hiera.yaml of version 3 in another layer, which only the global layer can have.
   * @throws {LookupError} if the evaluation is strict
   */
  reportVersion3(file: string, layer: 'environment' | 'module'): void;
  /** Whether there is a function with that name. */
  hasFunction(name: string): boolean;
}

/** The layers that a lookup searches. A layer without a configuration is skipped. */
export interface HieraSettings {
  /** The hiera.yaml of the global layer. */
  readonly globalConfig?: string;
  readonly environment: {
    readonly name: string;
    readonly path?: string;
    /** `environment_data_provider` of the environment.conf. */
    readonly dataProvider?: string;
  };
}

/** Returns the value of a variable (`facts`, `::environment`, `x::y`), or `undefined` if it is not defined. */
export type VariableLookup = (name: string) => Value | undefined;

/** Resolves a path relative to a folder, as Ruby's `Pathname` does: only `.` and `..` at the beginning have an effect. */
export function joinPath(base: string, path: string): string {
  if (path.startsWith('/')) return path;
  let folder = base.replace(/\/$/, '');
  let rest = path;
  for (;;) {
    const [prefix, step] = /^(\.\.?)(?:\/+|$)/.exec(rest) ?? [];
    if (prefix === undefined || (step === '..' && /(?:^|\/)\.\.$/.test(folder))) break;
    if (step === '..') folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
    rest = rest.slice(prefix.length);
  }
  return rest === '' ? folder : `${folder}/${rest}`;
}

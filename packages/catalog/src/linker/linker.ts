import { createRequire, isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { compileFunction } from 'node:vm';
import { type CompiledModule, mappedModule, ModuleRegistry } from '@pptjs/engine';
import { builtEnvironmentError } from '../built-environment-error.js';
import { digestOf } from '../built-files/environment-index.js';
import { inlineMap } from '../built-files/inline-map.js';
import type { ModuleFiles } from '../built-files/module-files.js';
import { messages } from '../messages.js';
import { compiledBody } from './compiled-body.js';
import { type FunctionBody, functionBody } from './function-body.js';

/** The exports of a module. */
export type Namespace = Readonly<Record<string, unknown>>;

/** The facts about a module that the index contains. */
export interface ModuleFacts {
  /** The digest that the module's text must have; undefined if it is unknown. */
  readonly digest?: string | undefined;
  /** The digest that the source map beside the module must have; undefined if there is no such map. */
  readonly map?: string | undefined;
  /** The number of import and export declarations; undefined if it is unknown. */
  readonly declarations?: number | undefined;
  /** The path of the Puppet source that messages name; undefined if the module is no Puppet code. */
  readonly source?: string | undefined;
}

/** The directive makes the function strict, as a module is. */
const DIRECTIVE = "'use strict';";

/**
 * Evaluates the modules of a built environment. A module is read and evaluated when one of its exports is first used.
 * Node's own loader of modules takes no part, so the modules use the packages of this process, wherever they are.
 */
export class Linker {
  /** The compiled Puppet files that were evaluated and have a source map. */
  readonly locator = new ModuleRegistry<CompiledModule>('pptjs-built');
  readonly #files: ModuleFiles;
  readonly #packages: ReadonlyMap<string, object>;
  readonly #facts = new Map<string, ModuleFacts>();
  readonly #namespaces = new Map<string, Namespace>();
  readonly #exports = new Map<string, Namespace>();
  readonly #evaluating = new Set<string>();

  /** @param packages the packages that modules may import, by name */
  constructor(files: ModuleFiles, packages: ReadonlyMap<string, object>) {
    this.#files = files;
    this.#packages = packages;
  }

  /** Returns the URL under which stacks name a module that is not registered. */
  urlOf(path: string): string {
    return `${this.#files.path}/${path}`.replaceAll(/[^\w./-]+/g, '_');
  }

  /** Declares the facts about a module. Must be called before the module is evaluated. */
  declare(path: string, facts: ModuleFacts): void {
    this.#facts.set(path, facts);
  }

  /** Returns the namespace of a module. The module is evaluated when one of the exports is first used. */
  namespace(path: string): Namespace {
    let namespace = this.#namespaces.get(path);
    if (namespace === undefined) this.#namespaces.set(path, (namespace = lazyNamespace(() => this.evaluate(path))));
    return namespace;
  }

  /**
   * Evaluates a module and returns its exports.
   *
   * @throws {BuiltEnvironmentError} if the module is missing or changed, or cannot be linked
   */
  evaluate(path: string): Namespace {
    let exports = this.#exports.get(path);
    if (exports === undefined) {
      if (this.#evaluating.has(path)) throw builtEnvironmentError(messages.CIRCULAR_IMPORT, { file: path });
      this.#evaluating.add(path);
      try {
        this.#exports.set(path, (exports = this.#evaluate(path)));
      } finally {
        // A module that throws, or that a time limit ends, is evaluated again for the next catalog.
        this.#evaluating.delete(path);
      }
    }
    return exports;
  }

  /**
   * Reads the text of a file of the environment.
   *
   * @throws {BuiltEnvironmentError} if the file is missing, or has another digest
   */
  readText(path: string, digest: string | undefined): string {
    const content = this.#files.read(path);
    if (content === undefined)
      throw builtEnvironmentError(messages.MISSING_FILE, { environment: this.#files.path, file: path });
    if (digest !== undefined && digestOf(content) !== digest)
      throw builtEnvironmentError(messages.CHANGED_FILE, { environment: this.#files.path, file: path });
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
  }

  #evaluate(path: string): Namespace {
    const facts = this.#facts.get(path) ?? {};
    const text = this.readText(path, facts.digest);
    const body = this.#convert(path, text, facts.declarations);
    const url = this.#register(path, text, facts);
    const values = body.imports.map(({ from, name }) => {
      const namespace = this.importFrom(path, from);
      return name === null ? namespace : namespace[name];
    });
    const run = this.#compile(path, body, url);
    const exports = run(...values);
    for (const { from, name, exported } of body.reExports) {
      const source = this.importFrom(path, from);
      if (name !== null && exported !== null) define(exports, exported, () => source[name]);
      else if (exported !== null) define(exports, exported, () => source);
      else for (const each of Object.keys(source)) if (each !== 'default') define(exports, each, () => source[each]);
    }
    return exports;
  }

  #convert(path: string, text: string, declarations: number | undefined): FunctionBody {
    try {
      return (declarations && compiledBody(text, declarations)) || functionBody(text);
    } catch (error) {
      throw this.#notAModule(path, error);
    }
  }

  #compile(path: string, { code, imports }: FunctionBody, url: string): (...values: unknown[]) => Namespace {
    const parameters = imports.map(({ local }) => local);
    try {
      const compiled: unknown = compileFunction(`${DIRECTIVE}${code}`, parameters, {
        filename: url,
        columnOffset: -DIRECTIVE.length,
      });
      return compiled as (...values: unknown[]) => Namespace;
    } catch (error) {
      throw this.#notAModule(path, error);
    }
  }

  #notAModule(file: string, error: unknown): Error {
    const reason = error instanceof Error ? error.message : String(error);
    return builtEnvironmentError(messages.NOT_A_MODULE, { environment: this.#files.path, file, reason });
  }

  /** Returns the URL under which stacks name the module, and registers the module if it is Puppet code with a map. */
  #register(path: string, text: string, { source, map }: ModuleFacts): string {
    const readMap = map === undefined ? inlineMap(text) : () => this.readText(`${path}.map`, map);
    if (source === undefined || readMap === undefined)
      return `${this.#files.path}/${path}`.replaceAll(/[^\w./-]+/g, '_');
    return this.locator.add(source, () => mappedModule(source, readMap()), true);
  }

  /**
   * Returns the namespace of an imported module.
   *
   * @param importer the path of the importing module
   * @throws {BuiltEnvironmentError} if there is no such module
   */
  importFrom(importer: string, from: string): Namespace {
    if (/^\.\.?\//.test(from)) return this.namespace(posix.join(posix.dirname(importer), decodeURIComponent(from)));
    const namespace = this.#packages.get(from);
    if (namespace !== undefined) return namespace as Namespace;
    if (isBuiltin(from)) return createRequire(import.meta.url)(from) as Namespace;
    throw builtEnvironmentError(messages.UNKNOWN_IMPORT, { file: importer, name: from });
  }
}

function define(exports: object, name: string, get: () => unknown): void {
  if (!Object.hasOwn(exports, name))
    Object.defineProperty(exports, name, { get, enumerable: true, configurable: true });
}

/** Returns an object with the properties of `exports()`, which is called when a property is first used. */
function lazyNamespace(exports: () => Namespace): Namespace {
  return new Proxy<Namespace>(
    {},
    {
      get: (_, name) => Reflect.get(exports(), name),
      has: (_, name) => Reflect.has(exports(), name),
      ownKeys: () => Reflect.ownKeys(exports()),
      getOwnPropertyDescriptor: (_, name) => {
        const descriptor = Reflect.getOwnPropertyDescriptor(exports(), name);
        return descriptor && { ...descriptor, configurable: true };
      },
    },
  );
}

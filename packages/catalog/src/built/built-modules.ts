import type { CompiledFunction, CompiledTemplate } from '@pptjs/erb/runtime';
import { formatMessage, type HostFunction, Manifest } from '@pptjs/runtime/internal';
import type { BuiltCode, LoadedFile, ModuleLocator, PuppetModule } from '../environment/built-code.js';
import { joinPath } from '../environment/posix-path.js';
import { isHostFunction } from '../extensions/host-functions.js';
import { messages } from '../messages.js';
import { type EnvironmentDescription, NO_RUBY } from './environment-description.js';

/** The code of a built environment whose modules are in memory. */
export class BuiltModules implements BuiltCode {
  readonly resourceTypes: BuiltCode['resourceTypes'];
  readonly functionNames: BuiltCode['functionNames'];
  readonly locator: ModuleLocator;
  readonly #location: string;
  readonly #description: EnvironmentDescription;

  /** @param location the absolute path at which the environment appears */
  constructor(location: string, description: EnvironmentDescription, locator: ModuleLocator) {
    this.resourceTypes = (description.ruby ?? NO_RUBY).resourceTypes;
    this.functionNames = Object.keys(description.functions ?? {});
    this.locator = locator;
    this.#location = location;
    this.#description = description;
  }

  /** @throws {TypeError} if the module of the file is not a compiled Puppet file */
  load(file: string): LoadedFile | undefined {
    const path = this.#pathOf(file);
    const { sources } = this.#description;
    const source = own(sources, path);
    if (source === undefined) return undefined;
    const module: unknown = source.module.default;
    if (!isPuppetModule(module)) throw new TypeError(formatMessage(messages.NOT_A_PUPPET_MODULE, { path }));
    return { module, warnings: source.warnings ?? [] };
  }

  /** @throws {TypeError} if the module of the template is not a compiled template */
  template(file: string): CompiledTemplate | undefined {
    const path = this.#pathOf(file);
    const { templates = {} } = this.#description;
    const found = own(templates, path);
    if (found === undefined) return undefined;
    const template: unknown = found.module.default;
    if (!isCompiledTemplate(template)) throw new TypeError(formatMessage(messages.NOT_A_TEMPLATE, { path }));
    return template;
  }

  rubyFunction(name: string): ReturnType<BuiltCode['rubyFunction']> {
    return own((this.#description.ruby ?? NO_RUBY).functions, name);
  }

  /** @throws {TypeError} if the module of the function is not a compiled function */
  compiledFunction(file: string): CompiledFunction | undefined {
    const path = this.#pathOf(file);
    const { compiledFunctions = {} } = this.#description;
    const found = own(compiledFunctions, path);
    if (found === undefined) return undefined;
    const compiled: unknown = found.module.default;
    if (!isCompiledFunction(compiled)) throw new TypeError(formatMessage(messages.NOT_A_FUNCTION, { path }));
    return compiled;
  }

  fileOf(name: string): string {
    return Object.hasOwn(this.#description.sources, name) ? joinPath(this.#location, name) : name;
  }

  findFunctions(name: string): { readonly file: string; readonly functions: readonly HostFunction[] } | undefined {
    const { functions = {} } = this.#description;
    const found = own(functions, name);
    return (
      found && {
        file: joinPath(this.#location, found.file),
        functions: Object.values(found.module).filter(isHostFunction),
      }
    );
  }

  /** Returns the path in the environment; empty for a file outside of it. */
  #pathOf(file: string): string {
    const prefix = `${this.#location}/`;
    return file.startsWith(prefix) ? file.slice(prefix.length) : '';
  }
}

/** Returns the member of a record; undefined for a name that only the prototype of objects has. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

const isCompiledTemplate = (value: unknown): value is CompiledTemplate => hasMethod(value, 'render');
const isCompiledFunction = (value: unknown): value is CompiledFunction => hasMethod(value, 'call');

function hasMethod(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function';
}

function isPuppetModule(value: unknown): value is PuppetModule {
  return value instanceof Manifest || (typeof value === 'object' && value !== null && 'body' in value);
}

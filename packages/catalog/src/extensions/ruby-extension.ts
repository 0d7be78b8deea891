import type { CompiledTemplate } from '@pptjs/erb/runtime';
import { type Ruby, RubyError, type RubyHost, type RubySource } from '@pptjs/ruby-code';
import {
  type AliasDefinition,
  context,
  DeclarationError,
  formatMessage,
  type NativeFunctionDefinition,
  provideServices,
  type ResourceTypeData,
  withAdviceOf,
  UnrescuedError,
} from '@pptjs/runtime/internal';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import type { TextCache } from '../environment/compiler-host.js';
import { messages } from '../messages.js';
import type { CatalogExtension, LoadText } from './catalog-extension.js';
import type { GetRubyCompiler } from './compiled-ruby.js';
import { CorePatches } from './core-patches.js';
import { ErbTemplates } from './erb-templates.js';
import { RubyDataTypes } from './ruby-data-types.js';
import { type GetRubyReader, RubyDescriptions, type RubyFunctionDescription } from './ruby-descriptions.js';
import { rubyFunctionNames, RubyFunctions } from './ruby-functions.js';
import { type CompiledRuby, rubyHost } from './ruby-host.js';
import { TemplateChanges } from './template-changes.js';

/**
 * Provides the Ruby code of modules: functions, resource types and ERB templates. All catalogs share one interpreter,
 * which starts when the first one needs it.
 *
 * @param start starts an interpreter
 * @param compiler returns the compiler of templates and functions
 * @param reader returns the reader of functions and types
 */
export function rubyExtension(start: () => Ruby, compiler: GetRubyCompiler, reader: GetRubyReader): CatalogExtension {
  let ruby: Ruby | undefined;
  const runningRuby = (): Ruby => (ruby ??= start());
  const changes = new TemplateChanges();
  // `Environment.refresh` creates another `Modules`, so a refreshed environment gets another `ModulesInRuby`.
  let codeByModules = new WeakMap<CatalogEnvironment['modules'], ModulesInRuby>();
  const codeOf = (environment: CatalogEnvironment): ModulesInRuby => {
    let code = codeByModules.get(environment.modules);
    if (code === undefined)
      codeByModules.set(
        environment.modules,
        (code = new ModulesInRuby(environment, runningRuby, compiler, reader, changes)),
      );
    return code;
  };
  return {
    provide: (to, environment, { cache }) => {
      const code = codeOf(environment);
      code.useCache(cache);
      provideServices(to, {
        ruby: { evaluate: (text, from) => code.run((running) => running.evaluateTemplate(text, from)) },
      });
    },
    around: (_context, _environment, body) => changes.evaluate(body),
    findFunction: (environment, name) => codeOf(environment).findFunction(name),
    findModuleType: (environment, name, loadText) => codeOf(environment).findDataType(name, loadText),
    functionNames: rubyFunctionNames,
    findResourceType: (environment, name, file) =>
      inAutoload(name, () => codeOf(environment).describeResourceType(name, file)),
    // Functions that are already defined have the old interpreter. They are looked up again.
    abandonEvaluation: () => {
      ruby = undefined;
      codeByModules = new WeakMap();
    },
  };
}

/**
 * Loads the file of a resource type. Logs an error of its code.
 *
 * @throws {DeclarationError} because Puppet reports it as an error of the statement that needs the type
 */
function inAutoload<T>(type: string, load: () => T): T {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof RubyError || error instanceof UnrescuedError)) throw error;
    const message = formatMessage(messages.AUTOLOAD, { type, problem: error.message });
    context().log({ level: 'err', message });
    throw withAdviceOf(new DeclarationError(message), error);
  }
}

/**
 * The Ruby code of an environment's modules. `rubyHost` gives it access to the environment and the current evaluation.
 */
export class ModulesInRuby {
  readonly #runningRuby: () => Ruby;
  readonly #host: RubyHost;
  readonly #descriptions: RubyDescriptions;
  readonly #functions: RubyFunctions;
  readonly #dataTypes: RubyDataTypes;
  readonly #templates: ErbTemplates;
  readonly #patches: CorePatches;
  #cache: TextCache | undefined;

  constructor(
    environment: CatalogEnvironment,
    runningRuby: () => Ruby,
    compiler: GetRubyCompiler,
    reader: GetRubyReader,
    changes: TemplateChanges,
  ) {
    this.#runningRuby = runningRuby;
    this.#patches = new CorePatches(environment);
    this.#templates = new ErbTemplates(compiler, environment.host, environment.built);
    const compiled: CompiledRuby = {
      compiledTemplate: (source, file) => this.#compiledTemplate(source, file),
      compiledLegacyFunction: (name, path) => this.#functions.compiledLegacyFunction(name, path),
    };
    this.#host = rubyHost(environment, compiled, this.#patches, changes);
    const run = <T>(body: (ruby: Ruby) => T): T => this.run(body);
    this.#descriptions = new RubyDescriptions(environment, reader, compiler, run);
    this.#functions = new RubyFunctions(environment, run, this.#descriptions, this.#patches);
    this.#dataTypes = new RubyDataTypes(environment, run, this.#descriptions);
  }

  /** Sets the cache on disk for compiled templates and descriptions. */
  useCache(cache: TextCache | undefined): void {
    this.#cache = cache;
    this.#descriptions.useCache(cache);
  }

  /** Calls `body` with the interpreter. During the call, Ruby code has access to this environment. */
  run<T>(body: (ruby: Ruby) => T): T {
    const ruby = this.#runningRuby();
    return ruby.withHost(this.#host, () => body(ruby));
  }

  findFunction(name: string): NativeFunctionDefinition | undefined {
    return this.#functions.find(name);
  }

  findDataType(name: string, loadText: LoadText): AliasDefinition | undefined {
    return this.#dataTypes.find(name, loadText);
  }

  describeFunction(name: string): RubyFunctionDescription | undefined {
    return this.#functions.describe(name);
  }

  describeResourceType(name: string, file: RubySource): ResourceTypeData | undefined {
    this.#patches.add(file.path, file.source);
    return this.#descriptions.describeResourceType(name, file);
  }

  /** Compiled templates assume that Ruby's own classes are unchanged. */
  #compiledTemplate(source: string, file: string): CompiledTemplate | null {
    return this.#patches.exist ? null : this.#templates.find(source, file, this.#cache);
  }
}

import type { Ruby, RubyFunctionData, RubyHost } from '@pptjs/ruby';
import { type NativeFunctionDefinition, provideServices } from '@pptjs/runtime';
import { NeedsLoading } from '../compiled/needs-loading.js';
import type { Environment } from '../environment/environment.js';
import type { CatalogExtension } from './catalog-extension.js';
import { RubyFunctions } from './ruby-functions.js';
import { rubyHost } from './ruby-host.js';

/**
 * The package @pptjs/ruby, which is imported on demand because most catalogs need no Ruby. Node keeps an imported
 * package until the process ends, so there is one instance per process.
 */
class RubyPackage {
  #package: typeof import('@pptjs/ruby') | undefined;

  readonly load = async (): Promise<void> => {
    this.#package ??= await import('@pptjs/ruby');
  };

  /** @throws {NeedsLoading} if the package is not loaded yet */
  readonly start = (): Ruby => {
    if (this.#package === undefined) throw new NeedsLoading('Ruby', this.load);
    return new this.#package.Ruby();
  };
}

const rubyPackage = new RubyPackage();

/** Loads Ruby in advance, so that `CatalogCompiler.compile` can run modules' Ruby code. */
export const loadRuby: () => Promise<void> = rubyPackage.load;

/**
 * Starts a Ruby interpreter.
 *
 * @throws {NeedsLoading} if Ruby is not loaded yet
 */
export const startRuby: () => Ruby = rubyPackage.start;

/**
 * Provides the Ruby code of modules: functions, resource types and ERB templates. All catalogs share one interpreter,
 * which starts when the first one needs it.
 */
export function rubyCode(start: () => Ruby = startRuby): CatalogExtension {
  let ruby: Ruby | undefined;
  const runningRuby = (): Ruby => (ruby ??= start());
  // `Environment.refresh` creates another `Modules`, so a refreshed environment gets another `ModulesInRuby`.
  const codeByModules = new WeakMap<Environment['modules'], ModulesInRuby>();
  const codeOf = (environment: Environment): ModulesInRuby => {
    let code = codeByModules.get(environment.modules);
    if (code === undefined)
      codeByModules.set(environment.modules, (code = new ModulesInRuby(environment, runningRuby)));
    return code;
  };
  return {
    provide: (to, environment) => {
      const code = codeOf(environment);
      provideServices(to, {
        ruby: { evaluate: (text, from) => code.run((running) => running.evaluateTemplate(text, from)) },
      });
    },
    findFunction: (environment, name) => codeOf(environment).findFunction(name),
    findResourceType: (environment, name, file) =>
      codeOf(environment).run((running) => running.loadResourceType(name, file)),
  };
}

/**
 * The Ruby code of an environment's modules. `rubyHost` gives it access to the environment and the current evaluation.
 */
export class ModulesInRuby {
  readonly #runningRuby: () => Ruby;
  readonly #host: RubyHost;
  readonly #functions: RubyFunctions;

  constructor(environment: Environment, runningRuby: () => Ruby) {
    this.#runningRuby = runningRuby;
    this.#host = rubyHost(environment);
    this.#functions = new RubyFunctions(environment, (body) => this.run(body));
  }

  /** Calls `body` with the interpreter. During the call, Ruby code has access to this environment. */
  run<T>(body: (ruby: Ruby) => T): T {
    const ruby = this.#runningRuby();
    return ruby.withHost(this.#host, () => body(ruby));
  }

  findFunction(name: string): NativeFunctionDefinition | undefined {
    return this.#functions.find(name);
  }

  describeFunction(name: string): RubyFunctionData | undefined {
    return this.#functions.describe(name);
  }
}

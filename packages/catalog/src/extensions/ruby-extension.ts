import type { Ruby, RubyFunctionData, RubyHost } from '@pptjs/ruby-code';
import { type NativeFunctionDefinition, provideServices } from '@pptjs/runtime';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import type { CatalogExtension } from './catalog-extension.js';
import { rubyFunctionNames, RubyFunctions } from './ruby-functions.js';
import { rubyHost } from './ruby-host.js';

/**
 * Provides the Ruby code of modules: functions, resource types and ERB templates. All catalogs share one interpreter,
 * which starts when the first one needs it.
 *
 * @param start starts an interpreter
 */
export function rubyExtension(start: () => Ruby): CatalogExtension {
  let ruby: Ruby | undefined;
  const runningRuby = (): Ruby => (ruby ??= start());
  // `Environment.refresh` creates another `Modules`, so a refreshed environment gets another `ModulesInRuby`.
  const codeByModules = new WeakMap<CatalogEnvironment['modules'], ModulesInRuby>();
  const codeOf = (environment: CatalogEnvironment): ModulesInRuby => {
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
    functionNames: rubyFunctionNames,
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

  constructor(environment: CatalogEnvironment, runningRuby: () => Ruby) {
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

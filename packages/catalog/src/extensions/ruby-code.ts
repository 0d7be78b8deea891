import type { Ruby, RubyFunctionData, RubyHost } from '@pptjs/ruby';
import { type NativeFunctionDefinition, provideServices } from '@pptjs/runtime';
import { NeedsLoading } from '../compiled/needs-loading.js';
import type { Environment } from '../environment/environment.js';
import type { CatalogExtension } from './catalog-extension.js';
import { RubyFunctions } from './ruby-functions.js';
import { rubyHost } from './ruby-host.js';

type RubyPackage = typeof import('@pptjs/ruby');

/** The package is loaded when Ruby code is to be run: many catalogs need none of it. */
let loaded: RubyPackage | undefined;

export async function loadRuby(): Promise<void> {
  loaded ??= await import('@pptjs/ruby');
}

/** @throws {NeedsLoading} */
export function startRuby(): Ruby {
  if (loaded === undefined) throw new NeedsLoading('Ruby', loadRuby);
  return new loaded.Ruby();
}

/**
 * The Ruby code of modules: functions, resource types, and ERB templates. One for each set of modules, and for any
 * number of catalogs.
 */
export function rubyCode(start: () => Ruby = startRuby): CatalogExtension {
  let ruby: Ruby | undefined;
  const running = (): Ruby => (ruby ??= start());
  const modules = new WeakMap<Environment['modules'], ModulesInRuby>();
  const modulesOf = (environment: Environment): ModulesInRuby => {
    let found = modules.get(environment.modules);
    if (found === undefined) modules.set(environment.modules, (found = new ModulesInRuby(environment, running)));
    return found;
  };
  return {
    provide: (to, environment) => {
      const code = modulesOf(environment);
      provideServices(to, {
        ruby: { evaluate: (text, from) => code.run((running) => running.evaluateTemplate(text, from)) },
      });
    },
    findFunction: (environment, name) => modulesOf(environment).findFunction(name),
    findResourceType: (environment, name, file) =>
      modulesOf(environment).run((code) => code.loadResourceType(name, file)),
  };
}

/** The Ruby code of the modules of an environment, which runs with what an evaluation there offers it. */
export class ModulesInRuby {
  readonly #running: () => Ruby;
  readonly #host: RubyHost;
  readonly #functions: RubyFunctions;

  constructor(environment: Environment, running: () => Ruby) {
    this.#running = running;
    this.#host = rubyHost(environment);
    this.#functions = new RubyFunctions(environment, (load) => this.run(load));
  }

  run<T>(body: (ruby: Ruby) => T): T {
    const ruby = this.#running();
    return ruby.withHost(this.#host, () => body(ruby));
  }

  findFunction(name: string): NativeFunctionDefinition | undefined {
    return this.#functions.find(name);
  }

  describeFunction(name: string): RubyFunctionData | undefined {
    return this.#functions.describe(name);
  }
}

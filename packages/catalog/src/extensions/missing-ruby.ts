import type { CompiledFunction } from '@pptjs/erb/runtime';
import { Ruby, type RubyHost } from '@pptjs/ruby-code';
import { functionError, type NativeFunctionDefinition, provideServices } from '@pptjs/runtime/internal';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { messages } from '../messages.js';
import type { CatalogExtension } from './catalog-extension.js';
import { CorePatches } from './core-patches.js';
import { rubyFunctionFile, rubyFunctionNames } from './ruby-functions.js';
import { rubyHost } from './ruby-host.js';
import { TemplateChanges } from './template-changes.js';

/**
 * Runs templates and functions that the build has compiled, and reports all other Ruby code that a catalog needs, in a
 * host that cannot run Ruby.
 */
export function missingRuby(): CatalogExtension {
  // As for `rubyExtension`: a refreshed environment has other modules.
  const codeByModules = new WeakMap<CatalogEnvironment['modules'], CompiledCode>();
  const changes = new TemplateChanges();
  const codeOf = (environment: CatalogEnvironment): CompiledCode => {
    let code = codeByModules.get(environment.modules);
    if (code === undefined) codeByModules.set(environment.modules, (code = new CompiledCode(environment, changes)));
    return code;
  };
  return {
    provide: (to, environment) => {
      const code = codeOf(environment);
      provideServices(to, {
        ruby: {
          evaluate: (text, from) => {
            if (from === null) throw functionError(messages.INLINE_TEMPLATE_NEEDS_RUBY, {});
            const needsRuby = (): never => {
              throw functionError(messages.TEMPLATE_NEEDS_RUBY, { name: from.name, file: from.file });
            };
            if (environment.built?.template(from.file) === undefined) return needsRuby();
            const ruby = new Ruby(needsRuby);
            return ruby.withHost(code.host, () => ruby.evaluateTemplate(text, from));
          },
        },
      });
    },
    around: (_context, _environment, body) => changes.evaluate(body),
    findFunction: (environment, name) => codeOf(environment).findFunction(name),
    functionNames: rubyFunctionNames,
    findResourceType: (_, name, { path }) => {
      throw functionError(messages.RESOURCE_TYPE_NEEDS_RUBY, { name, file: path });
    },
  };
}

/** The compiled Ruby code of an environment. It assumes that Ruby's own classes are unchanged. */
class CompiledCode {
  readonly host: RubyHost;
  readonly #environment: CatalogEnvironment;
  readonly #patches: CorePatches;

  constructor(environment: CatalogEnvironment, changes: TemplateChanges) {
    const patches = new CorePatches(environment);
    const { built } = environment;
    this.host = rubyHost(
      environment,
      {
        compiledTemplate: (_, file) => (patches.exist ? null : (built?.template(file) ?? null)),
        compiledLegacyFunction: (_, path) => this.#compiledFunction(path),
      },
      patches,
      changes,
    );
    this.#environment = environment;
    this.#patches = patches;
  }

  findFunction(name: string): NativeFunctionDefinition | undefined {
    const { built, files } = this.#environment;
    const file = rubyFunctionFile(this.#environment, name);
    if (file === undefined) return undefined;
    const { path, isLegacy } = file;
    const needsRuby = (): never => {
      throw functionError(messages.FUNCTION_NEEDS_RUBY, { name, file: path });
    };
    const data = built?.rubyFunction(name);
    if (data === undefined || built?.compiledFunction(path) === undefined)
      return { kind: 'function', name, file: path, line: 1, native: needsRuby };
    const source = { path, source: files.text(path) ?? '' };
    this.#patches.add(path, source.source);
    const ruby = new Ruby(needsRuby);
    const found = ruby.loadFunction(name, source, isLegacy, data, () => this.#compiledFunction(path));
    return { ...found, native: (...args) => ruby.withHost(this.host, () => found.native(...args)) };
  }

  #compiledFunction(path: string): CompiledFunction | null {
    return this.#patches.exist ? null : (this.#environment.built?.compiledFunction(path) ?? null);
  }
}

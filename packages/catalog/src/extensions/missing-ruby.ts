import { Ruby } from '@pptjs/ruby-code';
import { functionError, type NativeFunctionDefinition, provideServices } from '@pptjs/runtime';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { messages } from '../messages.js';
import type { CatalogExtension } from './catalog-extension.js';
import { CorePatches } from './core-patches.js';
import { rubyFunctionFile, rubyFunctionNames } from './ruby-functions.js';
import { rubyHost } from './ruby-host.js';

/**
 * Renders templates that the build has compiled, and reports all other Ruby code that a catalog needs, in a host that
 * cannot run Ruby.
 */
export function missingRuby(): CatalogExtension {
  return {
    provide: (to, environment) => {
      const host = rubyHost(
        environment,
        {
          compiledTemplate: (_, file) => environment.built?.template(file) ?? null,
          compiledLegacyFunction: () => null,
        },
        new CorePatches(environment),
      );
      provideServices(to, {
        ruby: {
          evaluate: (text, from) => {
            if (from === null) throw functionError(messages.INLINE_TEMPLATE_NEEDS_RUBY, {});
            const needsRuby = (): never => {
              throw functionError(messages.TEMPLATE_NEEDS_RUBY, { name: from.name, file: from.file });
            };
            if (environment.built?.template(from.file) === undefined) return needsRuby();
            const ruby = new Ruby(needsRuby);
            return ruby.withHost(host, () => ruby.evaluateTemplate(text, from));
          },
        },
      });
    },
    findFunction: (environment, name) => functionOf(environment, name),
    functionNames: rubyFunctionNames,
    findResourceType: (_, name, { path }) => {
      throw functionError(messages.RESOURCE_TYPE_NEEDS_RUBY, { name, file: path });
    },
  };
}

function functionOf(environment: CatalogEnvironment, name: string): NativeFunctionDefinition | undefined {
  const file = rubyFunctionFile(environment, name)?.path;
  if (file === undefined) return undefined;
  const native = (): never => {
    throw functionError(messages.FUNCTION_NEEDS_RUBY, { name, file });
  };
  return { kind: 'function', name, file, line: 1, native };
}

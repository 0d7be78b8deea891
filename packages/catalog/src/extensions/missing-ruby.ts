import { functionError, type NativeFunctionDefinition, provideServices } from '@pptjs/runtime';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { messages } from '../messages.js';
import type { CatalogExtension } from './catalog-extension.js';
import { rubyFunctionFile, rubyFunctionNames } from './ruby-functions.js';

/** Reports the Ruby code that a catalog needs, in a host that cannot run Ruby. */
export function missingRuby(): CatalogExtension {
  return {
    provide: (to) => {
      provideServices(to, {
        ruby: {
          evaluate: (_, from) => {
            throw from === null
              ? functionError(messages.INLINE_TEMPLATE_NEEDS_RUBY, {})
              : functionError(messages.TEMPLATE_NEEDS_RUBY, { name: from.name, file: from.file });
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

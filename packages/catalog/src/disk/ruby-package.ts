import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type InterpreterPackage, Ruby, type RubyLimits } from '@pptjs/ruby-code';
import type { CatalogExtension } from '../extensions/catalog-extension.js';
import { rubyExtension } from '../extensions/ruby-extension.js';
import { rubyCompiler } from './erb-package.js';
import { rubyReader } from './ruby-reader.js';

/**
 * The package @pptjs/ruby, which is optional, and loaded on demand because most catalogs need no interpreter. Its bundle is
 * CommonJS, so it can be loaded while a catalog is compiled. An ES module would make the compilation start again. Node
 * keeps a loaded package until the process ends, so there is one instance per process.
 */
class RubyPackage {
  /** Undefined before it is loaded, null if the package is not installed. */
  #package: InterpreterPackage | null | undefined;

  /** Returns the package, or undefined if it is not installed. */
  readonly get = (): InterpreterPackage | undefined => {
    if (this.#package === undefined) {
      const path = pathOfBundle();
      this.#package = path === undefined ? null : (require(path) as InterpreterPackage);
    }
    return this.#package ?? undefined;
  };
}

const require = createRequire(import.meta.url);

function pathOfBundle(): string | undefined {
  try {
    return join(dirname(require.resolve('@pptjs/ruby/package.json')), 'bundle/lib/ruby.cjs');
  } catch {
    return undefined;
  }
}

const rubyPackage = new RubyPackage();

/** Loads Ruby in advance. Without this call, the first catalog that needs the interpreter loads it. */
export const loadRuby = async (): Promise<void> => void rubyPackage.get();

/** Creates a Ruby that starts the interpreter of @pptjs/ruby when it needs it. */
export function createRuby(limits?: RubyLimits): Ruby {
  return new Ruby(rubyPackage.get, limits);
}

/**
 * Provides the Ruby code of modules: see `rubyExtension`.
 *
 * @param create creates the object that runs it
 */
export function rubyCode(create: () => Ruby = createRuby): CatalogExtension {
  return rubyExtension(create, rubyCompiler, rubyReader);
}

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { importModule } from '@pptjs/files';
import { type InterpreterPackage, Ruby, type RubyLimits } from '@pptjs/ruby-code';
import { NeedsLoading } from '../compiled/needs-loading.js';
import type { CatalogExtension } from '../extensions/catalog-extension.js';
import { rubyExtension } from '../extensions/ruby-extension.js';
import { templateCompiler } from './erb-package.js';
import { rubyReader } from './ruby-reader.js';

/**
 * The package @pptjs/ruby, which is optional, and imported on demand because most catalogs need no interpreter. Node
 * keeps an imported package until the process ends, so there is one instance per process.
 */
class RubyPackage {
  /** Undefined before the import, null if the package is not installed. */
  #package: InterpreterPackage | null | undefined;

  readonly load = async (): Promise<void> => {
    if (this.#package !== undefined) return;
    const path = pathOfPackage();
    this.#package = path === undefined ? null : ((await importModule(pathToFileURL(path).href)) as InterpreterPackage);
  };

  /**
   * Returns the package, or undefined if it is not installed.
   *
   * @throws {NeedsLoading} if the package is not loaded yet
   */
  readonly get = (): InterpreterPackage | undefined => {
    if (this.#package === undefined) throw new NeedsLoading('Ruby', this.load);
    return this.#package ?? undefined;
  };
}

function pathOfPackage(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@pptjs/ruby');
  } catch {
    return undefined;
  }
}

const rubyPackage = new RubyPackage();

/** Loads Ruby in advance, so that `CatalogCompiler.compile` can run modules' Ruby code. */
export const loadRuby: () => Promise<void> = rubyPackage.load;

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
  return rubyExtension(create, templateCompiler, rubyReader);
}

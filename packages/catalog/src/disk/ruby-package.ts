import type { Ruby } from '@pptjs/ruby';
import { NeedsLoading } from '../compiled/needs-loading.js';
import type { CatalogExtension } from '../extensions/catalog-extension.js';
import { rubyExtension } from '../extensions/ruby-extension.js';

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
 * Provides the Ruby code of modules: see `rubyExtension`.
 *
 * @param start starts the interpreter
 */
export function rubyCode(start: () => Ruby = startRuby): CatalogExtension {
  return rubyExtension(start);
}

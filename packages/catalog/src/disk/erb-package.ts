import type { compileTemplate } from '@pptjs/erb';
import { NeedsLoading } from '../compiled/needs-loading.js';

/**
 * The compiler of ERB templates, which is imported on demand: templates in the cache need no compiler. Node keeps an
 * imported package until the process ends, so there is one instance per process.
 */
class ErbPackage {
  #package: typeof import('@pptjs/erb') | undefined;

  readonly load = async (): Promise<void> => {
    this.#package ??= await import('@pptjs/erb');
  };

  /** @throws {NeedsLoading} if the package is not loaded yet */
  readonly get = (): typeof compileTemplate => {
    if (this.#package === undefined) throw new NeedsLoading('The compiler of templates', this.load);
    return this.#package.compileTemplate;
  };
}

const erbPackage = new ErbPackage();

/**
 * Returns the compiler of templates.
 *
 * @throws {NeedsLoading} if the package is not loaded yet
 */
export const templateCompiler: () => typeof compileTemplate = erbPackage.get;

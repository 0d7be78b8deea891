import { NeedsLoading } from '../compiled/needs-loading.js';

/**
 * A package that is imported on demand, because most catalogs do not need it. Node keeps an imported package until the
 * process ends.
 */
export class LazyPackage<T> {
  readonly #subject: string;
  readonly #import: () => Promise<T>;
  #package: T | undefined;

  /** @param subject what the package provides, for the error of a caller that cannot load it */
  constructor(subject: string, importPackage: () => Promise<T>) {
    this.#subject = subject;
    this.#import = importPackage;
  }

  readonly load = async (): Promise<void> => {
    this.#package ??= await this.#import();
  };

  /** @throws {NeedsLoading} if the package is not loaded yet */
  readonly get = (): T => {
    if (this.#package === undefined) throw new NeedsLoading(this.#subject, this.load);
    return this.#package;
  };
}

import type { compileTemplate } from '@pptjs/erb';
import { LazyPackage } from './lazy-package.js';

/** Templates in the cache need no compiler. */
const erbPackage = new LazyPackage('The compiler of templates', () => import('@pptjs/erb'));

/** Loads the compiler of templates, for `buildEnvironment`. */
export async function loadTemplateCompiler(): Promise<typeof compileTemplate> {
  await erbPackage.load();
  return erbPackage.get().compileTemplate;
}

/**
 * Returns the compiler of templates.
 *
 * @throws {NeedsLoading} if the package is not loaded yet
 */
export const templateCompiler = (): typeof compileTemplate => erbPackage.get().compileTemplate;

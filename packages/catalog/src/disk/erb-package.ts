import type { compileTemplate } from '@pptjs/erb';
import { LazyPackage } from './lazy-package.js';

/** Templates in the cache need no compiler. */
const erbPackage = new LazyPackage('The compiler of templates', () => import('@pptjs/erb'));

/**
 * Returns the compiler of templates.
 *
 * @throws {NeedsLoading} if the package is not loaded yet
 */
export const templateCompiler = (): typeof compileTemplate => erbPackage.get().compileTemplate;

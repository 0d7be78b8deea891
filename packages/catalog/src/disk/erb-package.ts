import type { RubyCompiler } from '../extensions/compiled-ruby.js';
import { LazyPackage } from './lazy-package.js';

/** Code in the cache needs no compiler. */
const erbPackage = new LazyPackage('The compiler of Ruby code', (): Promise<RubyCompiler> => import('@pptjs/erb'));

/** Loads the compiler of templates and functions, for `buildEnvironment`. */
export async function loadRubyCompiler(): Promise<RubyCompiler> {
  await erbPackage.load();
  return erbPackage.get();
}

/**
 * Returns the compiler of templates and functions.
 *
 * @throws {NeedsLoading} if the package is not loaded yet
 */
export const rubyCompiler: () => RubyCompiler = erbPackage.get;

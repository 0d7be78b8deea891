import { builtFunctions } from './built-functions.js';
import type { CatalogExtension } from './catalog-extension.js';
import { hieraData } from './hiera-data.js';
import { missingRuby } from './missing-ruby.js';
import { stdlibCode } from './stdlib.js';

/**
 * Returns the extensions of built environments that need no Node. The extensions have caches: create a new list for each
 * environment.
 */
export function portableExtensions(): readonly CatalogExtension[] {
  return [hieraData(), builtFunctions(), stdlibCode(), missingRuby()];
}

import type { CatalogExtension } from './catalog-extension.js';
import { hieraData } from './hiera-data.js';
import { javascriptFunctions } from './javascript-functions.js';
import { rubyCode } from './ruby-code.js';
import { stdlibCode } from './stdlib.js';

/**
 * Returns the extensions for everything that modules may need besides Puppet code: data, functions in JavaScript, the
 * functions of stdlib, Ruby. The extensions have caches: create a new list for each set of modules.
 */
export function moduleExtensions(): readonly CatalogExtension[] {
  return [hieraData(), javascriptFunctions(), stdlibCode(), rubyCode()];
}

import { builtFunctions } from '../extensions/built-functions.js';
import type { CatalogExtension } from '../extensions/catalog-extension.js';
import { hieraData } from '../extensions/hiera-data.js';
import { stdlibCode } from '../extensions/stdlib.js';
import { javascriptFunctions } from './javascript-functions.js';
import { rubyCode } from './ruby-package.js';

/**
 * Returns the extensions for everything that modules may need besides Puppet code: data, functions in JavaScript, the
 * functions of stdlib, Ruby. The extensions have caches: create a new list for each set of modules.
 */
export function moduleExtensions(): readonly CatalogExtension[] {
  return [hieraData(), builtFunctions(), javascriptFunctions(), stdlibCode(), rubyCode()];
}

import { FunctionError, PuppetHash, EMPTY_HASH } from '@pptjs/runtime';
import { isDefinedWith } from '../defined-with.js';
import { oldFunction } from '../old-function.js';

/**
 * Whether a resource is in the catalog with these attributes.
 *
 * @example
 * defined_with_params(User['dan'], { 'ensure' => 'present' }) # => false
 */
export const defined_with_params = oldFunction('defined_with_params', ([reference = null, parameters = null]) => {
  if (reference === null || reference === false) throw new FunctionError('Must specify a reference');
  return isDefinedWith(String(reference).replace(/\['([^]*)'\]$/, '[$1]'), parameters instanceof PuppetHash ? parameters : EMPTY_HASH);
});

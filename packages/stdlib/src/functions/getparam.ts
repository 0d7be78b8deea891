import { currentCatalog, FunctionError, oldText } from '@pptjs/runtime';
import { referenceOf } from '../defined-with.js';
import { oldFunction } from '../old-function.js';

/**
 * The value of a resource's parameter, the empty string where it has none.
 *
 * @example
 * getparam(File['/x'], 'mode') # => '0644'
 */
export const getparam = oldFunction('getparam', ([reference = null, name = null]) => {
  if (reference === null || reference === false) throw new FunctionError('Must specify a reference');
  if (typeof name !== 'string') throw new FunctionError('Must specify name of a parameter');
  if (name === '') return '';
  const { type, title } = referenceOf(oldText(reference));
  return currentCatalog().findReference(`${type}[${title}]`)?.get(name) ?? '';
});

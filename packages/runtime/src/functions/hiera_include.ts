import { service } from '../context/services.js';
import { FunctionError } from '../errors/error.js';
import { undefinedMethod } from '../presentation/ruby-errors.js';
import { PuppetHash } from '../values/hash.js';
import { isArray } from '../values/value.js';
import { classNames, classReferences } from './support/class-names.js';
import { defineHiera } from './support/hiera-functions.js';

/**
 * Deprecated; use `include(lookup(…, 'unique'))`. Looks up class names like `hiera_array` and includes the classes.
 *
 * @example
 * if false { hiera_include('classes') } # => undef
 */
export const hiera_include = defineHiera('hiera_include', (found, key) => {
  if (found === null) throw new FunctionError(`Could not find data item ${key}`);
  if (typeof found !== 'string' && !isArray(found) && !(found instanceof PuppetHash))
    throw undefinedMethod('empty?', found);
  if (found === '' || (isArray(found) && found.length === 0)) return null;
  const names = classNames([found]);
  service('catalog', 'hiera_include').include(names);
  return classReferences(names);
});

import { service } from '../context/services.js';
import { functionError, type Message } from '../errors/messages.js';
import { unexpectedValue } from '../presentation/ruby-errors.js';
import { PuppetHash } from '../values/hash.js';
import { isArray } from '../values/value.js';
import { classNames, classReferences } from './support/class-names.js';
import { defineHiera } from './support/hiera-functions.js';

const messages = {
  NOT_FOUND: { text: 'Could not find data item {key}' },
} as const satisfies Record<string, Message>;

/**
 * Deprecated; use `include(lookup(…, 'unique'))`. Looks up class names like `hiera_array` and includes the classes.
 *
 * @example
 * if false { hiera_include('classes') } # => undef
 */
export const hiera_include = defineHiera('hiera_include', (found, key) => {
  if (found === null) throw functionError(messages.NOT_FOUND, { key });
  if (typeof found !== 'string' && !isArray(found) && !(found instanceof PuppetHash))
    throw unexpectedValue(found, 'class names');
  if (found === '' || (isArray(found) && found.length === 0)) return null;
  const names = classNames([found]);
  service('catalog', 'hiera_include').include(names);
  return classReferences(names);
});

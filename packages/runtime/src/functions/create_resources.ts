import { service } from '../context/services.js';
import { functionError, type Message } from '../errors/messages.js';
import { noConversion, unexpectedValue } from '../presentation/ruby-errors.js';
import { EMPTY_HASH, PuppetHash } from '../values/hash.js';
import { defineLegacyFunction } from './support/define-legacy.js';

const messages = {
  WRONG_NUMBER_OF_ARGUMENTS: { text: 'create_resources(): wrong number of arguments ({count}; must be 2 or 3)' },
  RESOURCES_NOT_A_HASH: { text: 'create_resources(): second argument must be a hash' },
  DEFAULTS_NOT_A_HASH: { text: 'create_resources(): third argument, if provided, must be a hash' },
  EMPTY_TYPE: { text: 'Cannot use an empty string as a resource type' },
} as const satisfies Record<string, Message>;

/**
 * Declares resources of one type (or classes, for the type `class`) from a hash of attributes by title. The third
 * argument is a hash of attributes for all of them. The prefix `@` makes the resources virtual, `@@` makes them
 * exported.
 *
 * @example
 * create_resources('notify', {}) # => undef
 */
export const create_resources = defineLegacyFunction('create_resources', { atLeast: 2, actsOnScope: true }, (args) => {
  const [type, resources, defaults = EMPTY_HASH] = args;
  if (args.length > 3) throw functionError(messages.WRONG_NUMBER_OF_ARGUMENTS, { count: args.length });
  if (!(resources instanceof PuppetHash)) throw functionError(messages.RESOURCES_NOT_A_HASH, {});
  if (!(defaults instanceof PuppetHash)) throw functionError(messages.DEFAULTS_NOT_A_HASH, {});
  if (typeof type !== 'string') throw unexpectedValue(type ?? null, 'a String');
  for (const attributes of resources.values())
    if (!(attributes instanceof PuppetHash)) throw noConversion(attributes, 'Hash');
  if (resources.size === 0) return null;
  if (type === '') throw functionError(messages.EMPTY_TYPE, {});
  const form = type.startsWith('@@') ? 'exported' : type.startsWith('@') ? 'virtual' : 'regular';
  service('catalog', 'create_resources').createResources(
    type.replace(/^@@?/, '').toLowerCase(),
    form,
    resources,
    defaults,
  );
  return null;
});

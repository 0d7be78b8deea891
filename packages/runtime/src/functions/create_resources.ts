import { service } from '../context/services.js';
import { FunctionError } from '../errors/error.js';
import { noConversion, undefinedMethod } from '../presentation/ruby-errors.js';
import { ClassType, ResourceType } from '../types/resource.js';
import { EMPTY_HASH, PuppetHash } from '../values/hash.js';
import { isArray, isInteger, type Value } from '../values/value.js';
import { defineOldBuiltin } from './support/define-old.js';

/**
 * Declares resources of one type (or classes, for the type `class`) from a hash of attributes by title. The third
 * argument is a hash of attributes for all of them. The prefix `@` makes the resources virtual, `@@` makes them
 * exported.
 *
 * @example
 * create_resources('notify', {}) # => undef
 */
export const create_resources = defineOldBuiltin('create_resources', { atLeast: 2, actsOnScope: true }, (args) => {
  const [type, resources, defaults = EMPTY_HASH] = args;
  if (args.length > 3)
    throw new FunctionError(`create_resources(): wrong number of arguments (${args.length}; must be 2 or 3)`);
  if (!(resources instanceof PuppetHash)) throw new FunctionError('create_resources(): second argument must be a hash');
  if (!(defaults instanceof PuppetHash))
    throw new FunctionError('create_resources(): third argument, if provided, must be a hash');
  if (typeof type !== 'string') throw undefinedMethod('sub', type!, similarTo(type!));
  for (const attributes of resources.values())
    if (!(attributes instanceof PuppetHash)) throw noConversion(attributes, 'Hash');
  if (resources.size === 0) return null;
  if (type === '')
    throw new FunctionError(
      "undefined method `empty?' for nil:NilClass\n\n    if parts[0].empty?\n               ^^^^^^^",
    );
  const form = type.startsWith('@@') ? 'exported' : type.startsWith('@') ? 'virtual' : 'regular';
  service('catalog', 'create_resources').createResources(
    type.replace(/^@@?/, '').toLowerCase(),
    form,
    resources,
    defaults,
  );
  return null;
});

/** Methods of the value whose names are like `sub`, as Ruby proposes them. */
function similarTo(value: Value): readonly string[] {
  if (isInteger(value)) return ['succ'];
  return isArray(value) || value instanceof PuppetHash || value instanceof ResourceType || value instanceof ClassType
    ? ['sum']
    : [];
}

import { EMPTY_HASH, FunctionError, isArray, PuppetHash, service, type Value } from '@pptjs/runtime';

import { isDefinedWith } from '../defined-with.js';
import { oldFunction } from '../old-function.js';

/**
 * Declares resources with a title, or several, unless they are there with these attributes.
 *
 * @example
 * ensure_resource('user', 'dan', { 'ensure' => 'present' }) # => undef
 */
export const ensure_resource = oldFunction('ensure_resource', ([type = null, title = null, attributes = null]) => {
  ensureResource(type, title, attributes);
  return null;
});

/** @throws {FunctionError} where there is no type or title, or the resource cannot be declared */
export function ensureResource(type: Value, title: Value, attributes: Value): void {
  if (type === null || type === false) throw new FunctionError('Must specify a type');
  if (title === null || title === false) throw new FunctionError('Must specify a title');
  const parameters = attributes instanceof PuppetHash ? attributes : EMPTY_HASH;
  for (const item of flatten(title)) {
    if (isDefinedWith(`${String(type)}[${String(item)}]`, parameters)) continue;
    const resources = PuppetHash.from([[item, parameters]]);
    service('catalog', 'ensure_resource').createResources(String(type).toLowerCase(), 'regular', resources, EMPTY_HASH);
  }
}

function flatten(value: Value): readonly Value[] {
  return isArray(value) ? value.flatMap(flatten) : [value];
}

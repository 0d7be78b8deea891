import {
  EMPTY_HASH,
  FunctionError,
  HashBuilder,
  noConversion,
  PuppetHash,
  undefinedMethod,
  type Value,
} from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { CAPITALIZE, ensureResource } from './ensure_resource.js';

/**
 * Declares a resource for each title of a hash, with the attributes there and the others given, unless it is there with
 * them.
 *
 * @example
 * ensure_resources('user', { 'dan' => { 'uid' => '600' } }, { 'ensure' => 'present' }) # => undef
 */
export const ensure_resources = oldFunction('ensure_resources', ([type = null, titles = null, attributes = null]) => {
  ensureResources(type, titles, attributes);
  return null;
});

/** @throws {FunctionError} */
export function ensureResources(type: Value, titles: Value, attributes: Value): void {
  if (type === null || type === false) throw new FunctionError('Must specify a type');
  if (titles === null || titles === false) throw new FunctionError('Must specify a title');
  if (!(titles instanceof PuppetHash))
    throw new FunctionError('ensure_resources(): Requires second argument to be a Hash');
  const common = attributes === null || attributes === false ? EMPTY_HASH : attributes;
  for (const [title, own] of titles)
    ensureResource(type, title, own === null || own === false ? common : merged(common, own), CAPITALIZE);
}

function merged(common: Value, own: Value): PuppetHash {
  if (!(common instanceof PuppetHash)) throw undefinedMethod('merge', common);
  if (!(own instanceof PuppetHash)) throw noConversion(own, 'Hash');
  return new HashBuilder(common).addAll(own).build();
}

import {
  callByName,
  EMPTY_HASH,
  FunctionError,
  isArray,
  oldText,
  PuppetHash,
  undefinedMethod,
  type Value,
} from '@pptjs/runtime';
import { isDefinedWith, referenceOf } from '../defined-with.js';
import { oldFunction } from '../old-function.js';

/** The lines of Ruby that messages show. */
const MAP = '\n\n    matches = params.map do |key, value|\n                    ^^^^';
export const CAPITALIZE =
  '\n\n      function_create_resources([type.capitalize, { item => params }])\n                                     ^^^^^^^^^^^';

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

/**
 * @param code the line of Ruby that a message shows where the type is no text
 * @throws {FunctionError} where there is no type or title, or the resource cannot be declared
 */
export function ensureResource(type: Value, title: Value, attributes: Value, code = ''): void {
  if (type === null || type === false) throw new FunctionError('Must specify a type');
  if (title === null || title === false) throw new FunctionError('Must specify a title');
  const parameters = attributes === null || attributes === false ? EMPTY_HASH : attributes;
  for (const item of flatten(title)) {
    if (isDefinedWith(referenceOf(`${oldText(type)}[${oldText(item)}]`), parameters, MAP)) continue;
    if (typeof type !== 'string') throw new FunctionError(`${undefinedMethod('capitalize', type).message}${code}`);
    callByName('create_resources', [type.toLowerCase(), PuppetHash.from([[item, parameters]])]);
  }
}

function flatten(value: Value): readonly Value[] {
  return isArray(value) ? value.flatMap(flatten) : [value];
}

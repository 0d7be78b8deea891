import { findService } from '../context/services.js';
import { isArray, type Value } from '../values/value.js';
import { defineLegacyFunction } from './support/define-legacy.js';

/**
 * Makes virtual resources real. Takes references to them, and arrays of references.
 *
 * @example
 * realize([]) # => undef
 */
export const realize = defineLegacyFunction('realize', { atLeast: 1, actsOnScope: true, isStatement: true }, (args) => {
  const references = args.flatMap(referencesIn);
  if (references.length > 0) findService('catalog')?.realize(references);
  return null;
});

function referencesIn(value: Value): readonly Value[] {
  return isArray(value) ? value.flatMap(referencesIn) : [value];
}

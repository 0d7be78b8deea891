import { ClassType, FunctionError, ResourceType, type Value } from '@pptjs/runtime';
import { isDefinedWith, type Reference, referenceOf } from '../defined-with.js';
import { oldFunction } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';

/**
 * Whether a resource is in the catalog with these attributes.
 *
 * @example
 * defined_with_params(User['dan'], { 'ensure' => 'present' }) # => false
 */
export const defined_with_params = oldFunction('defined_with_params', ([reference = null, parameters = null]) => {
  if (reference === null || reference === false) throw new FunctionError('Must specify a reference');
  return isDefinedWith(resourceOf(reference), parameters);
});

function resourceOf(value: Value): Reference {
  if (typeof value === 'string') return referenceOf(value);
  if (value instanceof ResourceType) return { type: value.typeName ?? '', title: value.title ?? '' };
  if (value instanceof ClassType) return { type: 'Class', title: value.className ?? '' };
  throw new FunctionError(`Reference is not understood: '${rubyClass(value)}'`);
}

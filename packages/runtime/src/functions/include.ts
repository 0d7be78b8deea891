import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { service } from '../context/services.js';
import type { Value } from '../values/value.js';
import { classNames, classReferences } from './support/class-names.js';

/**
 * Evaluates classes that have not been evaluated yet, with parameters from data. Takes class names, class references,
 * and arrays of them. Returns references to the classes.
 *
 * @example
 * include([]) # => []
 */
export const include = defineBuiltin(
  'include',
  { actsOnScope: true, isStatement: true },
  dispatch(['Any names+'], (values: readonly Value[]) => {
    const names = classNames(values);
    if (names.length > 0) service('catalog', 'include').include(names);
    return classReferences(names);
  }),
);

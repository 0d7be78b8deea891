import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { service } from '../context/services.js';
import type { Value } from '../values/value.js';
import { classNames, classReferences } from './support/class-names.js';

/**
 * Evaluates classes that are not evaluated yet, with parameters from data. Takes names, references to classes, and
 * arrays of them; gives references to the classes.
 *
 * @example
 * include([]) # => []
 */
export const include = defineBuiltin(
  'include',
  dispatch(['Any names+'], (values: readonly Value[]) => {
    const names = classNames(values);
    if (names.length > 0) service('catalog', 'include').include(names);
    return classReferences(names);
  }),
);

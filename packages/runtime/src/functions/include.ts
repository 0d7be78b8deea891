import type { Value } from '../values/value.js';
import { classNames, classReferences } from './class-names.js';
import { defineBuiltin, dispatch } from './define.js';
import { service } from './services.js';

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

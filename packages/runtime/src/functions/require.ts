import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { service } from '../context/services.js';
import type { Value } from '../values/value.js';
import { classNames, classReferences } from './support/class-names.js';

/**
 * Evaluates classes like `include`. The current class or resource requires them. Returns references to the classes.
 *
 * @example
 * require([]) # => []
 */
export const require = defineBuiltin(
  'require',
  { actsOnScope: true, isStatement: true },
  dispatch(['Any names+'], (values: readonly Value[]) => {
    const names = classNames(values);
    if (names.length > 0) service('catalog', 'require').require(names);
    return classReferences(names);
  }),
);

import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { lazy } from '../values/lazy.js';
import { Sensitive } from '../values/sensitive.js';
import type { Value } from '../values/value.js';

/** `Sensitive(value)`. A Sensitive in a Sensitive is unwrapped. */
export const newSensitive = lazy(() =>
  defineBuiltin(
    'new_Sensitive',
    dispatch(['Any value'], (value: Value) => (value instanceof Sensitive ? value : new Sensitive(value))),
  ),
);

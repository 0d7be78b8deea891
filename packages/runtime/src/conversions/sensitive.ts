import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { Sensitive } from '../values/sensitive.js';
import type { Value } from '../values/value.js';
import { onFirstUse } from './constructor.js';

/** `Sensitive(value)`. A Sensitive in a Sensitive is unwrapped. */
export const newSensitive = onFirstUse(() =>
  defineBuiltin(
    'new_Sensitive',
    dispatch(['Any value'], (value: Value) => (value instanceof Sensitive ? value : new Sensitive(value))),
  ),
);

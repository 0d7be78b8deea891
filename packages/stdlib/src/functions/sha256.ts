import { defineBuiltin, digestOf, dispatch, type Value } from '@pptjs/runtime';
import { SCALAR, scalarBytes } from '../scalar-text.js';

/**
 * The SHA256 digest of a value, in hexadecimal digits.
 *
 * @example
 * stdlib::sha256('my string') # => '2f7e2089add0288a309abd71ffcc3b3567e2d4215e20e6ed3b74d6042f7ef8e5'
 */
export const sha256 = defineBuiltin(
  'stdlib::sha256',
  dispatch([`${SCALAR} my_data`], (value: Value) => digestOf(scalarBytes(value), 'sha256')),
);

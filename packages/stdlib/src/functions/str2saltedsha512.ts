import { sha512 } from '@noble/hashes/sha2.js';
import { randomBytes } from '@noble/hashes/utils.js';
import { encodeUtf8, FunctionError } from '@pptjs/runtime';
import { hexadecimal } from '../hexadecimal.js';
import { oldFunction } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';

const SALT_BYTES = 4;

/**
 * The salted SHA512 hash of a password, as OS X 10.7 has it: the salt, then the digest, in hexadecimal digits. The salt
 * is random.
 *
 * @example
 * str2saltedsha512('secret').length # => 136
 */
export const str2saltedsha512 = oldFunction('str2saltedsha512', (args) => {
  if (args.length !== 1)
    throw new FunctionError(`str2saltedsha512(): Wrong number of arguments passed (${args.length} but we require 1)`);
  const [password = null] = args;
  if (typeof password !== 'string')
    throw new FunctionError(`str2saltedsha512(): Requires a String argument, you passed: ${rubyClass(password)}`);
  // The module adds the text to bytes, which Ruby takes for another encoding.
  if (/[^\0-\x7f]/.test(password)) throw new FunctionError('incompatible character encodings: ASCII-8BIT and UTF-8');
  const salt = randomBytes(SALT_BYTES);
  return hexadecimal(salt) + hexadecimal(sha512(Uint8Array.of(...salt, ...encodeUtf8(password))));
});

import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { encodeUtf8, FunctionError, hash, isInteger } from '@pptjs/runtime';
import { hexadecimal } from '../hexadecimal.js';
import { oldFunction } from '../old-function.js';

const KEY_BYTES = 128;
const MIN_SALT_BYTES = 8;
const [LEAST, MOST] = [40_000, 70_000];

/**
 * The PBKDF2 hash of a password with a salt and a number of rounds, as macOS has it.
 *
 * @example
 * str2saltedpbkdf2('secret', 'some salt', 50000)['iterations'] # => 50000
 */
export const str2saltedpbkdf2 = oldFunction('str2saltedpbkdf2', (args) => {
  if (args.length !== 3) throw problem(`wrong number of arguments (${args.length} for 3)`);
  const [password = null, salt = null, rounds = null] = args;
  if (typeof password !== 'string') throw problem('first argument must be a string');
  if (typeof salt !== 'string') throw problem('second argument must be a string');
  const bytes = encodeUtf8(salt);
  if (bytes.length < MIN_SALT_BYTES) throw problem('second argument must be at least 8 bytes long');
  if (!isInteger(rounds)) throw problem('third argument must be an integer');
  if (rounds <= LEAST || rounds >= MOST) throw problem('third argument must be between 40,000 and 70,000');
  const key = pbkdf2(sha512, encodeUtf8(password), bytes, { c: Number(rounds), dkLen: KEY_BYTES });
  return hash('password_hex', hexadecimal(key), 'salt_hex', hexadecimal(bytes), 'iterations', rounds);
});

function problem(text: string): FunctionError {
  return new FunctionError(`str2saltedpbkdf2(): ${text}`);
}

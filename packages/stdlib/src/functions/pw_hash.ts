import { encodeUtf8, FunctionError } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { md5Crypt, shaCrypt } from '../unix-crypt.js';

const METHODS: ReadonlyMap<string, (key: Uint8Array, salt: Uint8Array) => string> = new Map([
  ['md5', md5Crypt],
  ['sha-256', (key, salt) => shaCrypt(5, key, salt)],
  ['sha-512', (key, salt) => shaCrypt(6, key, salt)],
]);

/**
 * The hash of a password with a salt, as `/etc/shadow` has it: `MD5`, `SHA-256` or `SHA-512`. undef where the password is empty.
 * Not supported: `bcrypt`.
 *
 * @example
 * pw_hash('password', 'MD5', 'salt') # => '$1$salt$qJH7.N4xYta3aEG/dfqo/0'
 */
export const pw_hash = oldFunction('pw_hash', (args) => {
  if (args.length !== 3) throw wrongCount('pw_hash', args.length, '3');
  const [password = null, type = null, salt = null] = args;
  if (typeof password !== 'string') throw problem('first argument must be a string');
  if (typeof type !== 'string') throw problem('second argument must be a string');
  const method = METHODS.get(type.toLowerCase());
  if (/^bcrypt(?:-[axy])?$/i.test(type)) throw problem(`${type} is not supported, only MD5, SHA-256 and SHA-512`);
  if (method === undefined) throw problem(`${type} is not a valid hash type`);
  if (typeof salt !== 'string') throw problem('third argument must be a string');
  if (salt === '') throw problem('third argument must not be empty');
  if (!/^[a-zA-Z0-9./]+$/.test(salt)) throw problem('characters in salt must be in the set [a-zA-Z0-9./]');
  return password === '' ? null : method(encodeUtf8(password), encodeUtf8(salt));
});

function problem(text: string): FunctionError {
  return new FunctionError(`pw_hash(): ${text}`);
}

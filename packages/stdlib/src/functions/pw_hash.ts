import { encodeUtf8, FunctionError, Sensitive } from '@pptjs/runtime';
import { bcrypt } from '../bcrypt.js';
import { oldFunction, wrongCount } from '../old-function.js';
import { md5Crypt, shaCrypt } from '../unix-crypt.js';

interface Method {
  readonly hash: (password: Uint8Array, salt: string) => string;
  readonly salt: RegExp;
  /** What messages say of the salt. */
  readonly rule: string;
}

function plain(crypt: (password: Uint8Array, salt: Uint8Array) => string): Method {
  return {
    hash: (password, salt) => crypt(password, encodeUtf8(salt)),
    salt: /^[a-zA-Z0-9./]+$/,
    rule: 'be in the set [a-zA-Z0-9./]',
  };
}

function blowfish(variant: string): Method {
  const hash: Method['hash'] = (password, salt) => bcrypt(variant, password, salt);
  return { hash, salt: /^[0-9]{2}\$[./A-Za-z0-9]{22}/m, rule: String.raw`match (?-mix:^[0-9]{2}\$[.\/A-Za-z0-9]{22})` };
}

const METHODS: ReadonlyMap<string, Method> = new Map([
  ['md5', plain(md5Crypt)],
  ['sha-256', plain((password, salt) => shaCrypt(5, password, salt))],
  ['sha-512', plain((password, salt) => shaCrypt(6, password, salt))],
  ['bcrypt', blowfish('b')],
  ['bcrypt-a', blowfish('a')],
  ['bcrypt-x', blowfish('x')],
  ['bcrypt-y', blowfish('y')],
]);

/**
 * The hash of a password with a salt, as `/etc/shadow` has it: `MD5`, `SHA-256`, `SHA-512` or `bcrypt`, whose salt
 * begins with the cost: `05$`. undef where the password is empty.
 *
 * @example
 * pw_hash('password', 'MD5', 'salt') # => '$1$salt$qJH7.N4xYta3aEG/dfqo/0'
 */
export const pw_hash = oldFunction('pw_hash', (args) => {
  if (args.length !== 3) throw wrongCount('pw_hash', args.length, '3');
  const [password = null, type = null, salt = null] = args.map((arg) =>
    arg instanceof Sensitive ? arg.unwrap() : arg,
  );
  if (typeof password !== 'string') throw problem('first argument must be a string');
  if (typeof type !== 'string') throw problem('second argument must be a string');
  const method = METHODS.get(type.toLowerCase());
  if (method === undefined) throw problem(`${type} is not a valid hash type`);
  if (typeof salt !== 'string') throw problem('third argument must be a string');
  if (salt === '') throw problem('third argument must not be empty');
  if (!method.salt.test(salt)) throw problem(`characters in salt must ${method.rule}`);
  if (password.includes('\0')) throw new FunctionError('string contains null byte');
  return password === '' ? null : method.hash(encodeUtf8(password), salt);
});

function problem(text: string): FunctionError {
  return new FunctionError(`pw_hash(): ${text}`);
}

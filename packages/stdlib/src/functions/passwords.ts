import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { randomBytes } from '@noble/hashes/utils.js';
import {
  encodeText,
  type FunctionError,
  functionError,
  hash,
  isInteger,
  rubyClassOf,
  Sensitive,
} from '@pptjs/runtime/internal';
import { bcrypt, type BcryptVariant } from '../crypto/bcrypt.js';
import { toHexadecimal } from '../crypto/bytes.js';
import { md5Crypt, shaCrypt } from '../crypto/unix-crypt.js';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';

interface HashMethod {
  readonly hash: (password: string, salt: string) => string;
  readonly salt: RegExp;
  /** The description of a valid salt in messages. */
  readonly saltRule: string;
}

function cryptMethod(crypt: (password: Uint8Array, salt: Uint8Array) => string): HashMethod {
  return {
    hash: (password, salt) => crypt(encodeText(password), encodeText(salt)),
    salt: /^[a-zA-Z0-9./]+$/,
    saltRule: 'be in the set [a-zA-Z0-9./]',
  };
}

function bcryptMethod(variant: BcryptVariant): HashMethod {
  return {
    hash: (password, salt) => bcrypt(variant, password, salt),
    salt: /^[0-9]{2}\$[./A-Za-z0-9]{22}/m,
    saltRule: String.raw`match (?-mix:^[0-9]{2}\$[.\/A-Za-z0-9]{22})`,
  };
}

const METHODS: ReadonlyMap<string, HashMethod> = new Map([
  ['md5', cryptMethod(md5Crypt)],
  ['sha-256', cryptMethod((password, salt) => shaCrypt(5, password, salt))],
  ['sha-512', cryptMethod((password, salt) => shaCrypt(6, password, salt))],
  ['bcrypt', bcryptMethod('b')],
  ['bcrypt-a', bcryptMethod('a')],
  ['bcrypt-x', bcryptMethod('x')],
  ['bcrypt-y', bcryptMethod('y')],
]);

/**
 * Hashes a password with a salt for `/etc/shadow`. The method is `MD5`, `SHA-256`, `SHA-512` or `bcrypt`; a salt for
 * bcrypt begins with the cost: `05$`. The methods `bcrypt-a`, `bcrypt-x` and `bcrypt-y` differ only in the prefix of
 * the hash; `bcrypt-x` accepts only ASCII passwords. Returns undef for an empty password.
 *
 * @example
 * pw_hash('password', 'MD5', 'salt') # => '$1$salt$qJH7.N4xYta3aEG/dfqo/0'
 */
export const pw_hash = legacyFunction('pw_hash', (args) => {
  if (args.length !== 3)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'pw_hash', given: args.length, expected: '3' });
  const [password = null, type = null, salt = null] = args.map((arg) =>
    arg instanceof Sensitive ? arg.unwrap() : arg,
  );
  if (typeof password !== 'string') throw pwHashError('first argument must be a string');
  if (typeof type !== 'string') throw pwHashError('second argument must be a string');
  const method = METHODS.get(type.toLowerCase());
  if (method === undefined) throw pwHashError(`${type} is not a valid hash type`);
  if (typeof salt !== 'string') throw pwHashError('third argument must be a string');
  if (salt === '') throw pwHashError('third argument must not be empty');
  if (!method.salt.test(salt)) throw pwHashError(`characters in salt must ${method.saltRule}`);
  if (password.includes('\0')) throw functionError(messages.NULL_BYTE, {});
  return password === '' ? null : method.hash(password, salt);
});

function pwHashError(problem: string): FunctionError {
  return functionError(messages.PW_HASH, { problem });
}

const PBKDF2_KEY_BYTES = 128;
const PBKDF2_MIN_SALT_BYTES = 8;
/** Both bounds are excluded. */
const PBKDF2_ROUNDS = { above: 40_000, below: 70_000 } as const;

/**
 * Hashes a password with PBKDF2, a salt and a number of rounds, as macOS does.
 *
 * @example
 * str2saltedpbkdf2('secret', 'some salt', 50000)['iterations'] # => 50000
 */
export const str2saltedpbkdf2 = legacyFunction('str2saltedpbkdf2', (args) => {
  if (args.length !== 3) throw pbkdf2Error(`wrong number of arguments (${args.length} for 3)`);
  const [password = null, salt = null, rounds = null] = args;
  if (typeof password !== 'string') throw pbkdf2Error('first argument must be a string');
  if (typeof salt !== 'string') throw pbkdf2Error('second argument must be a string');
  const bytes = encodeText(salt);
  if (bytes.length < PBKDF2_MIN_SALT_BYTES) throw pbkdf2Error('second argument must be at least 8 bytes long');
  if (!isInteger(rounds)) throw pbkdf2Error('third argument must be an integer');
  if (rounds <= PBKDF2_ROUNDS.above || rounds >= PBKDF2_ROUNDS.below)
    throw pbkdf2Error('third argument must be between 40,000 and 70,000');
  const key = pbkdf2(sha512, encodeText(password), bytes, { c: Number(rounds), dkLen: PBKDF2_KEY_BYTES });
  return hash({ password_hex: toHexadecimal(key), salt_hex: toHexadecimal(bytes), iterations: rounds });
});

function pbkdf2Error(problem: string): FunctionError {
  return functionError(messages.PBKDF2, { problem });
}

const SHA512_SALT_BYTES = 4;

/**
 * Hashes a password with SHA512 and a random salt, as OS X 10.7 does. The result is the salt and the digest in
 * hexadecimal digits.
 *
 * @example
 * str2saltedsha512('secret').length # => 136
 */
export const str2saltedsha512 = legacyFunction('str2saltedsha512', (args) => {
  if (args.length !== 1) throw functionError(messages.SALTED_SHA512_ARGUMENT_COUNT, { given: args.length });
  const [password = null] = args;
  if (typeof password !== 'string')
    throw functionError(messages.SALTED_SHA512_NOT_A_STRING, { class: rubyClassOf(password) });
  // The module appends the password to bytes, which Ruby refuses for characters outside of ASCII.
  if (/[^\0-\x7f]/.test(password)) throw functionError(messages.SALTED_SHA512_NOT_ASCII, {});
  const salt = randomBytes(SHA512_SALT_BYTES);
  return toHexadecimal(salt) + toHexadecimal(sha512(Uint8Array.of(...salt, ...encodeText(password))));
});

import { encodeUtf8, functionError } from '@pptjs/runtime';
import { messages } from '../messages.js';
import { hashWithBlowfish } from './blowfish.js';

export type BcryptVariant = 'a' | 'b' | 'x' | 'y';

const SETTING = /^(\d\d)\$([./A-Za-z\d]{22})/;
const MIN_COST = 4;
const MAX_COST = 31;
/** Characters that `crypt` refuses anywhere in a setting. */
const FORBIDDEN = /[^!-~]|[:;*!\\]/;
/** The result of `crypt` for a setting that it refuses. */
const FAILED = '*0';

/**
 * Hashes a password with bcrypt, as glibc's `crypt` does.
 *
 * @param setting the cost and the salt: `05$` and 22 characters
 * @throws {FunctionError} for variant `x` and a password that is not ASCII. That variant is a historic implementation
 *   that reads bytes as signed numbers, which makes such hashes weak; no library offers it.
 */
export function bcrypt(variant: BcryptVariant, password: string, setting: string): string {
  const [, cost = '', salt = ''] = SETTING.exec(setting) ?? [];
  const isCost = cost !== '' && Number(cost) >= MIN_COST && Number(cost) <= MAX_COST;
  if (!isCost || FORBIDDEN.test(setting)) return FAILED;
  if (variant === 'x' && /[^\0-\x7f]/.test(password)) throw functionError(messages.BCRYPT_X_NOT_ASCII, {});
  const saltBytes = decode(salt);
  const hash = hashWithBlowfish(encodeUtf8(`${password}\0`), saltBytes, Number(cost));
  // The variants differ only in the name that the hash begins with.
  return `$2${variant}$${cost}$${encode(saltBytes)}${encode(hash.subarray(0, HASH_LENGTH))}`;
}

/** In bytes. */
const HASH_LENGTH = 23;

/** The digits of bcrypt's own Base64. */
const DIGITS = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function encode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{1,6}/g, (digit) => DIGITS.charAt(Number.parseInt(digit.padEnd(6, '0'), 2)));
}

/** Decodes whole bytes, and ignores the bits after them. */
function decode(text: string): Uint8Array {
  const bits = Array.from(text, (digit) => DIGITS.indexOf(digit).toString(2).padStart(6, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

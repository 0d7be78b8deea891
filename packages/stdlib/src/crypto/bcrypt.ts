import { functionError } from '@pptjs/runtime/internal';
import { hashSync } from 'bcrypt-ts/browser';
import { messages } from '../messages.js';

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
  // The variants differ only in the name that the hash begins with.
  return hashSync(password, `$2b$${cost}$${salt}`).replace('$2b$', () => `$2${variant}$`);
}

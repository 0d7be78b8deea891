import { toRegExpDetails } from 'oniguruma-to-es';
import { RegExpError } from './error.js';
import type { Emulation } from './literal.js';

/** A regular expression for JavaScript. */
export interface Translation {
  readonly pattern: string;
  readonly flags: string;
  /** Where JavaScript needs groups that Ruby does not have: which, for `emulated`. */
  readonly emulation?: Emulation;
}

/**
 * Translates a regular expression from Ruby's syntax to JavaScript's: `\d \w \s` and `\h` are ASCII, `^` and `$` match at lines, `m` lets
 * the dot match line ends, `\A \z \Z`, POSIX brackets, atomic groups, possessive quantifiers and calls of groups mean what they mean in
 * Ruby.
 * @throws {RegExpError} with Ruby's message for what Ruby refuses; for what JavaScript cannot do
 */
export function translateRegExp(source: string, options = ''): Translation {
  try {
    const { pattern, flags, options: emulation } = toRegExpDetails(source, { flags: `${options}DSW`, target: 'ES2024' });
    return emulation === undefined ? { pattern, flags } : { pattern, flags, emulation };
  } catch (error) {
    throw new RegExpError(error instanceof Error ? error.message : String(error));
  }
}

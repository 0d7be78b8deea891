import { toRegExpDetails } from 'oniguruma-to-es';
import { RegExpError } from './error.js';
import type { Emulation } from './literal.js';
import { plainPattern } from './plain-pattern.js';
import { readRubyPattern } from './ruby-pattern.js';
import { unescapePattern } from './unescape.js';

/** A regular expression for JavaScript. */
export interface Translation {
  readonly pattern: string;
  readonly flags: string;
  /** Where JavaScript needs groups that Ruby does not have: which, for `emulated`. */
  readonly emulation?: Emulation;
}

/**
 * Translates a regular expression from Ruby's syntax to JavaScript's: `\d \w \s` and `\h` are ASCII, `^` and `$` match
 * at lines, `m` lets the dot match line ends, `\A \z \Z`, POSIX brackets, atomic groups, possessive quantifiers and
 * calls of groups mean what they mean in Ruby.
 *
 * Ruby's engine, Onigmo, differs from Oniguruma, which the translator knows: `readRubyPattern` evens that out, and
 * finds the errors.
 * @param options Ruby's option letters: `m`, `i`, `x`
 * @throws {RegExpError} with Ruby's message for what Ruby refuses; for what JavaScript cannot do
 */
export function translateRegExp(source: string, options = ''): Translation {
  const plain = options === '' ? plainPattern(source) : null;
  return plain === null ? translateFully(source, options) : { pattern: shortened(plain), flags: 'v' };
}

/** As `translateRegExp`, by the translator that knows all of Ruby's syntax. */
function translateFully(source: string, options: string): Translation {
  const fail = (reason: string): never => {
    throw new RegExpError(`${reason}: /${shown(source)}/${options}`);
  };
  const pattern = readRubyPattern(unescapePattern(source, fail), options.includes('x'), fail);
  try {
    const details = toRegExpDetails(pattern, { flags: options.replace('x', ''), target: 'ES2024' });
    const translation = { pattern: shortened(details.pattern), flags: details.flags };
    // Made here so that what JavaScript refuses is refused now.
    void new RegExp(translation.pattern, translation.flags);
    return details.options === undefined ? translation : { ...translation, emulation: details.options };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The source as Ruby's messages show it: where it has a slash or what cannot be printed, that is escaped, and all
 * beyond ASCII is.
 */
function shown(source: string): string {
  if (!/[/\p{C}\p{Zl}\p{Zp}]/u.test(source)) return source;
  return source.replace(/\\[^]|\/|[^ -~\s]/gu, (part) =>
    part === '/' ? '\\/' : part.startsWith('\\') ? part : asciiText(part),
  );
}

function asciiText(char: string): string {
  const code = char.codePointAt(0) as number;
  if (code < 0x80) return /[ -~\s]/.test(char) ? char : `\\x${code.toString(16).toUpperCase().padStart(2, '0')}`;
  const hex = code.toString(16).toUpperCase();
  return code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}

/** `\d` and `\w` for the sets that JavaScript means by them. */
function shortened(pattern: string): string {
  return pattern.replace(/\\[^]|\[(\^?)(0-9A-Z_a-z|0-9A-Za-z_|0-9)\]/g, (part, negated?: string, set?: string) => {
    if (set === undefined) return part;
    const letter = set === '0-9' ? 'd' : 'w';
    return `\\${negated === '' ? letter : letter.toUpperCase()}`;
  });
}

import { toOnigurumaAst } from 'oniguruma-parser';
import type { OnigurumaAst } from 'oniguruma-parser/parser';
import { toRegExpDetails } from 'oniguruma-to-es';
import { inspectSource } from '../values/regexp.js';
import type { MatchProgram } from './backtracking.js';
import type { Emulation } from './emulated.js';
import { hasEndlessRecursion } from './endless-recursion.js';
import { RegExpError } from './error.js';
import { matchProgram } from './match-program.js';
import { withNestedLookarounds } from './nested-lookarounds.js';
import { plainPattern } from './plain-pattern.js';
import { readRubyPattern } from './ruby-pattern.js';
import { unescapePattern } from './unescape.js';
import { withUniformSets } from './uniform-sets.js';

/** A JavaScript regular expression. */
export interface Translation {
  readonly pattern: string;
  readonly flags: string;
  /** The corrections for `emulated`, if the expression has groups that Ruby's does not have. */
  readonly emulation?: Emulation;
  /** The program for `BacktrackingRegExp`, if no JavaScript expression matches what Ruby matches. */
  readonly program?: MatchProgram;
}

/**
 * Translates a regular expression from Ruby's syntax to JavaScript's. `\d \w \s` and `\h` are ASCII, `^` and `$` match
 * at line ends, `m` lets the dot match line ends, and `\A \z \Z`, POSIX brackets, atomic groups, possessive quantifiers
 * and subexpression calls have Ruby's meaning.
 *
 * Ruby's engine, Onigmo, differs from Oniguruma, which the translator implements. `readRubyPattern` rewrites the
 * differences and reports the errors.
 * @param options Ruby's option letters: `m`, `i`, `x`
 * @throws {RegExpError} with Ruby's message for a pattern that Ruby rejects, or with our own for one that JavaScript
 *   cannot express
 */
export function translateRegExp(source: string, options = ''): Translation {
  const plain = options === '' ? plainPattern(source) : null;
  return plain === null ? translateFully(source, options) : { pattern: plain, flags: 'v' };
}

/** Like `translateRegExp`, with the complete translator. */
function translateFully(source: string, options: string): Translation {
  const fail = (reason: string): never => {
    throw new RegExpError(`${reason}: /${inspectSource(source)}/${options}`);
  };
  const pattern = readRubyPattern(unescapePattern(source, fail), options.includes('x'), fail);
  const flags = options.replace('x', '');
  const callingTree = pattern.includes('\\g<') ? parse(pattern, flags) : null;
  if (callingTree !== null && hasEndlessRecursion(callingTree)) return fail('never ending recursion');
  try {
    const details = toRegExpDetails(pattern, { flags, target: 'ES2024' });
    const translation = { pattern: withUniformSets(withNestedLookarounds(details.pattern)), flags: details.flags };
    // Creates the expression so that JavaScript reports its errors now.
    void new RegExp(translation.pattern, translation.flags);
    return details.options === undefined ? translation : { ...translation, emulation: details.options };
  } catch (error) {
    const program = callingTree === null ? null : matchProgram(callingTree);
    if (program !== null) return { pattern: '', flags: 'v', program };
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** Returns null if the pattern has a construct that the parser does not accept. */
function parse(pattern: string, flags: string): OnigurumaAst | null {
  try {
    return toOnigurumaAst(pattern, { flags });
  } catch {
    return null;
  }
}

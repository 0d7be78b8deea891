import { PuppetRegExp } from '@pptjs/runtime/internal';
import { dynamicRegExp, globalExpressionFor, RegExpError } from '@pptjs/runtime/regexp';
import { bailOut } from './bail-out.js';
import { lookUp, type Hash, MatchData, type Value } from './values.js';

/** Creates a regular expression. `options` are Ruby's letters. */
export function regexp(source: string, options: string): PuppetRegExp {
  try {
    return dynamicRegExp(source, options);
  } catch (error) {
    if (error instanceof RegExpError) return bailOut('regular expression');
    throw error;
  }
}

/** Returns the first match at or after `start`, or null. */
export function firstMatch(pattern: PuppetRegExp, text: string, start = 0): MatchData | null {
  if (start > 0) {
    const expression = globalExpressionFor(pattern, text);
    expression.lastIndex = start;
    const found = expression.exec(text);
    expression.lastIndex = 0;
    return found === null ? null : matchData(found, text);
  }
  const found = pattern.expressionFor(text).exec(text);
  return found === null ? null : matchData(found, text);
}

/** Returns all matches, from left to right. */
export function allMatches(pattern: PuppetRegExp, text: string): MatchData[] {
  const expression = globalExpressionFor(pattern, text);
  expression.lastIndex = 0;
  return Array.from(text.matchAll(expression), (found) => matchData(found, text));
}

function matchData(found: RegExpExecArray | RegExpMatchArray, text: string): MatchData {
  const groups = Array.from(found, (group: string | undefined) => group ?? null);
  const names = new Map<string, string | null>();
  for (const [name, group] of Object.entries(found.groups ?? {}))
    names.set(name, (group as string | undefined) ?? null);
  return new MatchData(groups, names, text, found.index ?? 0);
}

/** The end of a match in its text. */
export function endOf(match: MatchData): number {
  return match.index + (match.groups[0]?.length ?? 0);
}

export type Pattern = string | PuppetRegExp;

/** Returns the matches of a pattern that `sub` (the first one) or `gsub` replaces. */
function matchesOf(pattern: Pattern, text: string, isGlobal: boolean): MatchData[] {
  if (typeof pattern !== 'string') {
    if (isGlobal) return allMatches(pattern, text);
    const match = firstMatch(pattern, text);
    return match === null ? [] : [match];
  }
  const matches: MatchData[] = [];
  if (pattern === '') return bailOut('sub of an empty string');
  for (let index = text.indexOf(pattern); index >= 0; index = text.indexOf(pattern, index + pattern.length)) {
    matches.push(new MatchData([pattern], new Map(), text, index));
    if (!isGlobal) break;
  }
  return matches;
}

/** Replaces the matches of a pattern by the texts that `replace` returns. */
export function replaceMatches(
  text: string,
  pattern: Pattern,
  isGlobal: boolean,
  replace: (match: MatchData) => string,
): string {
  let result = '';
  let position = 0;
  for (const match of matchesOf(pattern, text, isGlobal)) {
    result += text.slice(position, match.index) + replace(match);
    position = endOf(match);
  }
  return result + text.slice(position);
}

/** Expands the backslash sequences in a replacement: `\0`, `\1`, `\\`, `\k<name>`. */
export function expandReplacement(replacement: string, match: MatchData): string {
  if (!replacement.includes('\\')) return replacement;
  return replacement.replace(/\\(?:(\d)|k<(\w+)>|([^]?))/g, (whole, digit?: string, name?: string, other?: string) => {
    // In an expression with named groups, Ruby does not number the groups.
    if (digit !== undefined)
      return match.names.size > 0 && digit !== '0' ? bailOut(whole) : (match.groups[Number(digit)] ?? '');
    if (name !== undefined) return match.names.has(name) ? (match.names.get(name) ?? '') : bailOut('\\k<name>');
    switch (other) {
      case '\\':
        return '\\';
      case '&':
        return match.groups[0] ?? '';
      case '`':
        return match.text.slice(0, match.index);
      case "'":
        return match.text.slice(endOf(match));
      case '+':
      case 'k':
        return bailOut(whole);
      default:
        return whole;
    }
  });
}

/** The replacement of a match by the value of a hash. */
export function replacementFrom(hash: Hash, match: MatchData): Value {
  return lookUp(hash, match.groups[0] ?? null) ?? null;
}

import { FunctionError } from '../diagnostics/error.js';
import type { PuppetHash } from '../values/hash.js';

/** What `String.prototype.replace` calls for a match: all that matched, groups, offset, text, and named groups if there are any. */
export type Replacer = (matched: string, ...rest: unknown[]) => string;

interface Match {
  readonly matched: string;
  readonly groups: readonly (string | undefined)[];
  readonly named: Readonly<Record<string, string | undefined>> | undefined;
  readonly offset: number;
  readonly text: string;
}

type Part = (match: Match) => string;

const ESCAPE = /\\(?:(\d)|k<([^>]*)>|([&`'\\+]))/g;

/**
 * The function that makes Ruby's replacement text of a match: `\1`, `\k<name>`, `\&`, `` \` ``, `\'`, `\+`, `\\`; or looks up in a hash
 * what matched.
 */
export function replacer(replacement: string | PuppetHash): Replacer {
  if (typeof replacement !== 'string') return (matched) => String(replacement.get(matched) ?? '');
  if (!replacement.includes('\\')) return () => replacement;
  const parts = partsOf(replacement);
  return (matched, ...rest) => {
    const count = rest.findIndex((value) => typeof value === 'number');
    const match: Match = {
      matched,
      groups: rest.slice(0, count) as (string | undefined)[],
      named: rest[count + 2] as Match['named'],
      offset: rest[count] as number,
      text: rest[count + 1] as string,
    };
    let made = '';
    for (const part of parts) made += part(match);
    return made;
  };
}

function partsOf(replacement: string): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const escape of replacement.matchAll(ESCAPE)) {
    parts.push(literal(replacement.slice(end, escape.index)), partOf(escape));
    end = escape.index + escape[0].length;
  }
  parts.push(literal(replacement.slice(end)));
  return parts;
}

function literal(text: string): Part {
  return () => text;
}

function partOf([, digit, name, sign]: RegExpMatchArray): Part {
  if (digit !== undefined) {
    const number = Number(digit);
    // Ruby counts groups only where none has a name.
    return ({ matched, groups, named }) => (number === 0 ? matched : named === undefined ? (groups[number - 1] ?? '') : '');
  }
  if (name !== undefined) return ({ named }) => namedGroup(named, name);
  switch (sign) {
    case '&':
      return ({ matched }) => matched;
    case '`':
      return ({ text, offset }) => text.slice(0, offset);
    case "'":
      return ({ text, offset, matched }) => text.slice(offset + matched.length);
    case '+':
      return ({ groups }) => groups.findLast((group) => group !== undefined) ?? '';
    default:
      return literal('\\');
  }
}

function namedGroup(named: Match['named'], name: string): string {
  if (named === undefined || !Object.hasOwn(named, name)) throw new FunctionError(`undefined group name reference: ${name}`);
  return named[name] ?? '';
}

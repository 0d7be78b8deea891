import { PuppetRegExp, type Value } from '@pptjs/runtime/core';

/** Replacements for the characters of a `(?…)` group, so that different groups give different titles. */
const CHARACTER_NAMES: Readonly<Record<string, string>> = {
  '(': 'LP',
  ')': 'RP',
  '?': 'QU',
  '=': 'EQ',
  '!': 'EX',
  '<': 'LT',
  '>': 'GT',
};

/** The title of the resource of a node definition. `match` is one of the definition's names, or `default`. */
export function nodeTitle(match: Value): string {
  if (typeof match === 'string') return match.toLowerCase();
  return match instanceof PuppetRegExp ? expressionTitle(match) : 'default';
}

function expressionTitle({ source }: PuppetRegExp): string {
  const named = source
    .toLowerCase()
    .replace(/\(\?[^)]*\)/g, (group) => group.replace(/[()?=!<>]/g, (sign) => CHARACTER_NAMES[sign] ?? sign));
  return `__node_regexp__${named.replace(/[^-\w:.]/g, '').replace(/^\.+/, '')}`;
}

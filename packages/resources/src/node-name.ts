import { DEFAULT, type PuppetRegExp, type Value } from '@pptjs/runtime/core';

/** What the characters of a group with `(?` become, so that two such names differ. */
const WORDS: Readonly<Record<string, string>> = {
  '(': 'LP',
  ')': 'RP',
  '?': 'QU',
  '=': 'EQ',
  '!': 'EX',
  '<': 'LT',
  '>': 'GT',
};

/** The name of what a node definition applies to: the title of the node's resource. */
export function nodeName(match: Value): string {
  if (match === DEFAULT) return 'default';
  return typeof match === 'string' ? match.toLowerCase() : expressionName(match as PuppetRegExp);
}

function expressionName({ source }: PuppetRegExp): string {
  const worded = source
    .toLowerCase()
    .replace(/\(\?[^)]*\)/g, (group) => group.replace(/[()?=!<>]/g, (sign) => WORDS[sign] as string));
  return `__node_regexp__${worded.replace(/[^-\w:.]/g, '').replace(/^\.+/, '')}`;
}

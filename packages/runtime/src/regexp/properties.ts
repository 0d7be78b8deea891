import { OnigUnicodePropertyMap } from 'oniguruma-parser/unicode';

/** Names that Ruby has beside those of Unicode's properties. */
const POSIX_NAMES = new Set([
  'alnum',
  'alpha',
  'blank',
  'cntrl',
  'digit',
  'graph',
  'lower',
  'print',
  'punct',
  'space',
  'upper',
  'xdigit',
  'word',
  'ascii',
  'xposixpunct',
]);

/** Whether Ruby knows a property, which may be negated: `^Alpha`. Case, blanks, `-` and `_` do not count. */
export function isPropertyName(name: string): boolean {
  const slug = name.replace(/^\^/, '').replace(/[-_ ]/g, '').toLowerCase();
  return POSIX_NAMES.has(slug) || OnigUnicodePropertyMap.has(slug);
}

import { OnigUnicodePropertyMap } from 'oniguruma-parser/unicode';

/** The names that Ruby has in addition to Unicode's properties. */
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

/** Returns whether Ruby knows a property, which may be negated: `^Alpha`. Ignores case, spaces, `-` and `_`. */
export function isPropertyName(name: string): boolean {
  const slug = name.replace(/^\^/, '').replace(/[-_ ]/g, '').toLowerCase();
  return POSIX_NAMES.has(slug) || OnigUnicodePropertyMap.has(slug);
}

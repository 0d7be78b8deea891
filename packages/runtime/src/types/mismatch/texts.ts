import { withArticle } from '../../values/label.js';

export const UNEXPECTED_BLOCK = 'does not expect a block';

/** `parameter 'x'`, before the text of a mismatch */
export function parameterText(name: string): string {
  return `parameter '${name}'`;
}

/** `expects an Integer value, got String`, `expects a value of type Undef or Integer, got String` */
export function severalTypesText(names: readonly string[], got: string): string {
  const [first = '', second = ''] = names;
  if (names.length === 1) return `expects ${withArticle(first)} value, got ${got}`;
  const list = names.length === 2 ? `${first} or ${second}` : `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`;
  return `expects a value of type ${list}, got ${got}`;
}

/** `expects a match for Enum['a'], got 'b'` */
export function matchText(wanted: string, got: string, isOptional: boolean): string {
  return `expects ${isOptional ? 'an undef value or ' : ''}a match for ${wanted}, got ${got}`;
}

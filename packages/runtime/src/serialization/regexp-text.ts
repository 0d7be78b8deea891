import { isWholeGroup, type PuppetRegExp } from '../values/regexp.js';

/**
 * Returns the pattern of a Regexp as Puppet serializes it. A pattern with options, or bound to Unicode, is in a group:
 * `(?-mix:é)`.
 */
export function regExpText(regexp: PuppetRegExp): string {
  if (regexp.options === '' && !regexp.isBoundToUnicode) return regexp.source;
  const on = ['i', 'm', 'x'].filter((letter) => regexp.options.includes(letter)).join('');
  const off = ['i', 'm', 'x'].filter((letter) => !regexp.options.includes(letter)).join('');
  return `(?${on}${off === '' ? '' : `-${off}`}:${regexp.source})`;
}

/** Returns the source and options of a text from `regExpText`, in the order of the result tuple. */
export function optionsAndSource(text: string): [source: string, options: string] {
  const group = /^\(\?([imx]*)-?[imx]*:([^]*)\)$/.exec(text);
  if (!group || !isWholeGroup(text)) return [text, ''];
  return [group[2] ?? '', group[1] ?? ''];
}

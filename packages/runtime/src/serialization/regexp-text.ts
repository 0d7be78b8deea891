import { isWholeGroup, type PuppetRegExp } from '../values/regexp.js';

/**
 * The pattern of a Regexp as the reference serializes it; one with options, or bound to Unicode, in a group:
 * `(?-imx:é)`.
 */
export function regExpText(regexp: PuppetRegExp): string {
  if (regexp.options === '' && !regexp.isBoundToUnicode) return regexp.source;
  const on = ['i', 'm', 'x'].filter((letter) => regexp.options.includes(letter)).join('');
  const off = ['i', 'm', 'x'].filter((letter) => !regexp.options.includes(letter)).join('');
  return `(?${on}${off === '' ? '' : `-${off}`}:${regexp.source})`;
}

/** The source and options of a text that `regExpText` made, as the arguments of `dynamicRegExp`. */
export function optionsAndSource(text: string): [source: string, options: string] {
  const group = /^\(\?([imx]*)-?[imx]*:([^]*)\)$/.exec(text);
  if (!group || !isWholeGroup(text)) return [text, ''];
  return [group[2] ?? '', group[1] ?? ''];
}

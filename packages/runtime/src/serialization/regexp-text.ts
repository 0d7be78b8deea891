import type { PuppetRegExp } from '../values/regexp.js';

/** The pattern of a Regexp as the reference serializes it; one with options, or bound to Unicode, in a group: `(?-imx:é)`. */
export function regExpText(regexp: PuppetRegExp): string {
  if (regexp.options === '' && !regexp.isBoundToUnicode) return regexp.source;
  const on = ['i', 'm', 'x'].filter((letter) => regexp.options.includes(letter)).join('');
  const off = ['i', 'm', 'x'].filter((letter) => !regexp.options.includes(letter)).join('');
  return `(?${on}${off === '' ? '' : `-${off}`}:${regexp.source})`;
}

/** The source and options of a text that `regExpText` made, as the arguments of `dynamicRegExp`. */
export function optionsAndSource(text: string): [source: string, options: string] {
  const group = /^\(\?([imx]*)-?[imx]*:([^]*)\)$/.exec(text);
  if (!group || !isWhole(text)) return [text, ''];
  return [group[2] ?? '', group[1] ?? ''];
}

/** Whether the first parenthesis closes at the very end. */
function isWhole(text: string): boolean {
  let depth = 0;
  const parts = text.matchAll(/\\[^]|\[(?:\\[^]|[^\]\\])*\]|[()]/g);
  for (const { 0: part, index } of parts) {
    if (part === '(') depth++;
    else if (part === ')' && --depth === 0) return index === text.length - 1;
  }
  return false;
}

import { looksLikeString } from './scan.js';

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

export interface TextStyle {
  readonly style: ScalarStyle;
  readonly tag?: string;
}

const NOT_WORD = String.raw`[^\p{L}\p{M}\p{N}\p{Pc}]`;
/** A line that begins with a sign and has no quotes. */
const SIGN_FIRST = new RegExp(String.raw`(?:^|\n)(?!$)${NOT_WORD}[^"]*(?:$|\n)`, 'u');

/** How Ruby's YAML library wants a text to be written; `width` is the line width where one was asked for. */
export function styleOf(text: string, width: number | undefined): TextStyle {
  if (/\n(?!\n?$)/.test(text)) return { style: 'literal' };
  if (text === '<<') return { style: 'single', tag: '!!str' };
  if (text === 'y' || text === 'n') return { style: 'double' };
  if (width !== undefined && text.length > width) return { style: 'folded' };
  if (SIGN_FIRST.test(text)) return { style: 'double' };
  return { style: looksLikeString(text) ? 'plain' : 'single' };
}

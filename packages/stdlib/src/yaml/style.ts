import { looksLikeString } from './scan.js';

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

export interface TextStyle {
  readonly style: ScalarStyle;
  readonly tag?: string;
}

/** How Ruby's YAML library wants a text to be written; `width` is the line width where one was asked for. */
export function styleOf(text: string, width: number | undefined): TextStyle {
  if (/\n(?!\n?$)/.test(text)) return { style: 'literal' };
  if (text === '<<') return { style: 'single', tag: '!!str' };
  if (text === 'y' || text === 'n') return { style: 'double' };
  if (width !== undefined && text.length > width) return { style: 'folded' };
  if (hasLineOfSignFirst(text)) return { style: 'double' };
  return { style: looksLikeString(text) ? 'plain' : 'single' };
}

/** Whether a line begins with a sign and has no quotes. */
function hasLineOfSignFirst(text: string): boolean {
  return /(?:^|\n)(?!$)[^\p{L}\p{M}\p{N}\p{Pc}][^"]*(?:$|\n)/u.test(text);
}

/** The shape of proposals to correct a syntax error, and how they describe the source. */

import type { SyntaxFault } from '../lexer/index.js';
import { RBRACE, RBRACK, RPAREN } from '../lexer/tokens.js';
import type { ScannedSource, ScannedToken } from './scanned-tokens.js';

/** A second place of an error, with the reason why it is shown. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

export interface Advice {
  readonly help: string;
  readonly marks: readonly Mark[];
}

export type Mistake = 'replaced' | 'semicolon' | 'colon' | 'comma' | 'arrow' | 'dollar' | 'open' | 'close' | 'quote';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Proposal extends Advice {
  /** The mistake. The same one may follow in the same line. */
  readonly mistake: Mistake;
  readonly edit: Edit;
  /** Whether errors in later lines are permitted after the edit. */
  readonly isLocal: boolean;
}

/** The source around an error. */
export interface Surroundings extends ScannedSource {
  readonly source: string;
  readonly fault: SyntaxFault;
  /** The token that Puppet reports; undefined at the end of the input. */
  readonly at: ScannedToken | undefined;
  readonly previous: ScannedToken | undefined;
}

/** Longer texts of tokens are shortened. */
const MAX_SHOWN_TEXT = 30;

/** The place of a token in the source. */
export function rangeOf({ start, end }: ScannedToken): { readonly start: number; readonly end: number } {
  return { start, end };
}

/** The text of a token, shortened to one short line. */
export function shown(source: string, { start, end }: ScannedToken): string {
  const text = source.slice(start, end);
  const [line = ''] = text.split('\n');
  return line.length === text.length && line.length <= MAX_SHOWN_TEXT ? line : `${line.slice(0, MAX_SHOWN_TEXT)}…`;
}

/** The line of an offset, from 1. */
export function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** Whether a token of this kind closes brackets. */
export function isClosing(kind: number): boolean {
  return kind === RBRACE || kind === RBRACK || kind === RPAREN;
}

/** Whether only blanks are before an offset in its line. */
export function startsLine(source: string, offset: number): boolean {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}

/** The number of blanks at the start of the line that contains an offset. */
export function indentation(source: string, offset: number): number {
  const line = source.lastIndexOf('\n', offset - 1) + 1;
  return (/^[ \t]*/.exec(source.slice(line)) ?? [''])[0].length;
}

/**
 * The parts of a template before its directives are nested: literal texts, interpolations and directives in the order of
 * the source.
 */
import type { SourceRange } from '@pptjs/transpiler/dialect';
import { countGraphemes, graphemesOf } from '../values/graphemes.js';
import type { Expression } from './nodes.js';
import { trimLeading } from './whitespace.js';

export type TemplatePart = LiteralPart | InterpolationPart | IfPart | ForPart | ClosingPart | EndPart;

export interface LiteralPart {
  readonly kind: 'literal';
  text: string;
  start: number;
  readonly end: number;
}

export interface InterpolationPart extends SourceRange {
  readonly kind: 'interpolation';
  readonly expression: Expression;
}

export interface IfPart extends SourceRange {
  readonly kind: 'if';
  readonly condition: Expression;
}

export interface ForPart extends SourceRange {
  readonly kind: 'for';
  readonly keyVariable: string | null;
  readonly valueVariable: string;
  readonly collection: Expression;
}

/** A directive that ends the part of another one. */
export interface ClosingPart extends SourceRange {
  readonly kind: 'closing';
  readonly directive: 'else' | 'endif' | 'endfor';
}

/** The end of the template, with the range of the token that ends it. */
export interface EndPart extends SourceRange {
  readonly kind: 'end';
}

/**
 * Removes the common indentation of the lines of a flush heredoc. Lines of white space do not count. The indentation is
 * counted in characters of the source, before anything is interpolated.
 */
export function removeIndentation(parts: readonly TemplatePart[]): void {
  let indentation = Infinity;
  let isLineStart = true;
  const lines: LiteralPart[] = [];
  for (const part of parts) {
    if (isLineStart) {
      isLineStart = false;
      if (part.kind === 'end') break;
      if (part.kind !== 'literal') indentation = 0;
      else if (!isBlankLine(part.text)) {
        indentation = Math.min(indentation, countGraphemes(leadingSpace(part.text)));
        lines.push(part);
      }
    }
    if (part.kind === 'literal' && part.text.endsWith('\n')) isLineStart = true;
  }
  for (const line of lines) {
    const removed = prefixLength(line.text, indentation);
    line.text = line.text.slice(removed);
    line.start += removed;
  }
}

function leadingSpace(text: string): string {
  return text.slice(0, text.length - trimLeading(text).length);
}

function isBlankLine(text: string): boolean {
  return text.endsWith('\n') && trimLeading(text) === '';
}

/** The length of the first `count` characters. A combining mark after the last space belongs to that character. */
function prefixLength(text: string, count: number): number {
  return graphemesOf(text).slice(0, count).join('').length;
}

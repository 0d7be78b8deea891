import { editDistance } from '../functions/calls/suggestion.js';
import { quoteText } from '../values/quoting.js';
import type { Expression } from './nodes.js';
import { ParserState, type PlainName } from './parser-state.js';
import { readStringLiteral } from './string-literals.js';
import { nestTemplateParts } from './template-nesting.js';
import { type ForPart, type LiteralPart, removeIndentation, type TemplatePart } from './template-parts.js';
import { closingOf, type Token, type TokenKind } from './token.js';
import { trimLeading, trimTrailing } from './whitespace.js';

const DIRECTIVES = ['if', 'for', 'else', 'endif', 'endfor'];

/** The rules of quoted templates and heredocs. */
export abstract class TemplateParser extends ParserState {
  abstract parseExpression(): Expression;

  /** Parses a template from its opening token on. */
  parseTemplate(): Expression {
    const open = this.read();
    const parts = this.#parseParts(closingOf(open.kind) ?? 'EOF');
    if (this.textOf(open).startsWith('<<-')) removeIndentation(parts);
    const expressions = nestTemplateParts(this, parts);
    const [first] = parts;
    const range = { start: open.start, end: this.previousRange().end };
    if (parts.length === 2 && first?.kind === 'interpolation')
      return { kind: 'TemplateWrap', wrapped: first.expression, ...range };
    return { kind: 'Template', token: open.start, parts: expressions, ...range };
  }

  #parseParts(end: TokenKind): TemplatePart[] {
    const parts: TemplatePart[] = [];
    const startRange = this.peek();
    /** Whether the last sequence ended with `~}`, so that a literal after it loses its leading white space. */
    let trimsNext = false;
    /** The literal directly before a sequence, which a `~` in the sequence trims. */
    let previous: LiteralPart | null = null;
    for (;;) {
      const next = this.read();
      if (next.kind === end) {
        if (parts.length === 0) parts.push({ kind: 'literal', text: '', start: startRange.end, end: startRange.end });
        parts.push({ kind: 'end', start: next.start, end: next.end });
        return parts;
      }
      const trims: boolean = trimsNext;
      trimsNext = false;
      if (next.kind === 'StringLit' || next.kind === 'QuotedLit') {
        const text = readStringLiteral(this, next);
        previous = { kind: 'literal', text: trims ? trimLeading(text) : text, start: next.start, end: next.end };
        parts.push(previous);
        continue;
      }
      if (next.kind !== 'TemplateInterp' && next.kind !== 'TemplateControl') {
        this.reportUnlessRecovering('UNCLOSED_TEMPLATE', next);
        const final = this.recoverTo(end);
        parts.push({ kind: 'end', start: final.start, end: final.end });
        return parts;
      }
      if (previous !== null && next.end - next.start === 3) previous.text = trimTrailing(previous.text);
      previous = null;
      this.pushNewlines('skipped');
      const close =
        next.kind === 'TemplateInterp'
          ? this.#interpolation(next, parts, startRange, end)
          : this.#directive(next, parts);
      this.popNewlines();
      trimsNext = close !== null && close.end - close.start === 2;
    }
  }

  /** Parses an interpolation after `${`. Returns the token that closes it; null if that is missing. */
  #interpolation(open: Token, parts: TemplatePart[], startRange: Token, end: TokenKind): Token | null {
    const expression = this.parseExpression();
    const close = this.peek();
    parts.push({ kind: 'interpolation', expression, start: open.start, end: close.end });
    if (close.kind === 'TemplateSeqEnd') return this.read();
    if (close.kind === 'EOF') this.reportUnlessRecovering('UNCLOSED_INTERPOLATION_IN_FILE', startRange);
    else if (close.kind === 'Colon') this.reportUnlessRecovering('COLON_IN_INTERPOLATION', close);
    else if ((close.kind === 'CQuote' || close.kind === 'OQuote') && end === 'CQuote')
      this.reportUnlessRecovering('UNCLOSED_INTERPOLATION_IN_QUOTES', startRange);
    else this.reportUnlessRecovering('EXTRA_IN_INTERPOLATION', close);
    this.recoverTo('TemplateSeqEnd');
    return null;
  }

  /** Parses a directive after `%{`. Returns the token that closes it; null if that is missing. */
  #directive(open: Token, parts: TemplatePart[]): Token | null {
    const keyword = this.peek();
    if (keyword.kind !== 'Ident') return this.#skipDirective('DIRECTIVE_KEYWORD_REQUIRED', keyword);
    this.read();
    const word = this.textOf(keyword);
    switch (word) {
      case 'if': {
        const condition = this.parseExpression();
        parts.push({ kind: 'if', condition, start: open.start, end: this.peek().end });
        break;
      }
      case 'for': {
        const part = this.#forDirective(open);
        if (part === null) return null;
        parts.push(part);
        break;
      }
      case 'else':
      case 'endif':
      case 'endfor':
        parts.push({ kind: 'closing', directive: word, start: open.start, end: this.peek().end });
        break;
      default:
        if (!this.recovery)
          this.report('UNKNOWN_DIRECTIVE', keyword, {
            keyword: quoteText(word),
            suggestion: suggestionFor(word),
          });
        this.recoverTo('TemplateSeqEnd');
        return null;
    }
    const close = this.peek();
    if (close.kind === 'TemplateSeqEnd') return this.read();
    if (!this.recovery) this.report('EXTRA_IN_DIRECTIVE', close, { keyword: word });
    this.recoverTo('TemplateSeqEnd');
    return null;
  }

  #skipDirective(name: PlainName, token: Token): null {
    this.reportUnlessRecovering(name, token);
    this.recoverTo('TemplateSeqEnd');
    return null;
  }

  #forDirective(open: Token): ForPart | null {
    if (this.peekKind() !== 'Ident') return this.#skipDirective('FOR_DIRECTIVE_NEEDS_VARIABLE', this.peek());
    let keyVariable: string | null = null;
    let valueVariable = this.textOf(this.read());
    if (this.peekKind() === 'Comma') {
      this.read();
      if (this.peekKind() !== 'Ident') return this.#skipDirective('FOR_DIRECTIVE_NEEDS_VALUE_VARIABLE', this.peek());
      keyVariable = valueVariable;
      valueVariable = this.textOf(this.read());
    }
    if (!this.isWord(this.peek(), 'in')) return this.#skipDirective('FOR_DIRECTIVE_NEEDS_IN', this.peek());
    this.read();
    const collection = this.parseExpression();
    return { kind: 'for', keyVariable, valueVariable, collection, start: open.start, end: this.peek().end };
  }
}

/** HCL suggests the first directive that differs by at most two edits. */
function suggestionFor(word: string): string {
  const suggestion = DIRECTIVES.find((directive) => editDistance(word, directive) <= 2);
  return suggestion === undefined ? '' : ` Did you mean ${quoteText(suggestion)}?`;
}

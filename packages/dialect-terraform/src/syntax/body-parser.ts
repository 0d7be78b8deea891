import type { SourceRange } from '@pptjs/transpiler/dialect';
import { quoteText } from '../values/quoting.js';
import { ExpressionParser } from './expression-parser.js';
import type { Attribute, Block, BlockLabel, Body } from './nodes.js';
import { readStringLiteral } from './string-literals.js';
import type { Token, TokenKind } from './token.js';

/** The rules of files: arguments and blocks. */
export class BodyParser extends ExpressionParser {
  /** Parses the arguments and blocks up to the end of the file, or up to the brace that closes a block. */
  parseBody(end: 'EOF' | 'CBrace'): Body {
    const attributes: Attribute[] = [];
    const blocks: Block[] = [];
    const names = new Map<string, Attribute>();
    const startRange = this.previousRange();
    for (;;) {
      const next = this.peek();
      if (next.kind === end) {
        this.read();
        return { attributes, blocks, start: startRange.start, end: next.end };
      }
      if (next.kind === 'Newline') {
        this.read();
      } else if (next.kind === 'Ident') {
        const item = this.nested(() => this.#item());
        if (item?.kind === 'Block') blocks.push(item);
        else if (item?.kind === 'Attribute') this.#addAttribute(item, attributes, names);
      } else {
        this.#skipBody(this.read(), startRange, end);
        return { attributes, blocks, start: startRange.start, end: this.previousRange().end };
      }
    }
  }

  #addAttribute(attribute: Attribute, attributes: Attribute[], names: Map<string, Attribute>): void {
    const existing = names.get(attribute.name);
    if (existing === undefined) {
      names.set(attribute.name, attribute);
      attributes.push(attribute);
      return;
    }
    const place = this.placeText(existing.nameRange);
    this.report('ATTRIBUTE_REDEFINED', attribute.nameRange, { name: quoteText(attribute.name), place });
  }

  #skipBody(bad: Token, startRange: SourceRange, end: TokenKind): void {
    if (bad.kind === 'OQuote') this.reportUnlessRecovering('INVALID_ARGUMENT_NAME', bad);
    else if (bad.kind === 'EOF') this.reportUnlessRecovering('UNCLOSED_BLOCK', startRange);
    else this.reportUnlessRecovering('DEFINITION_REQUIRED', bad);
    this.recoverTo(end);
  }

  #item(): Attribute | Block | null {
    const name = this.read();
    switch (this.peekKind()) {
      case 'Equal':
        return this.#attribute(name, false);
      case 'OQuote':
      case 'OBrace':
      case 'Ident':
        return this.#block(name);
      default:
        this.recoverAfterBodyItem();
        this.report('EQUALS_REQUIRED', name);
        return null;
    }
  }

  #attribute(name: Token, isOneLineBlock: boolean): Attribute {
    this.read();
    const before = this.errorCount;
    const expression = this.parseExpression();
    let { end } = this.previousRange();
    if (this.hasFailedSince(before)) {
      this.recoverAfterBodyItem();
    } else if (!isOneLineBlock) {
      const next = this.peek();
      if (next.kind === 'Newline' || next.kind === 'EOF') {
        this.read();
      } else {
        this.reportUnlessRecovering(next.kind === 'Comma' ? 'COMMA_AFTER_ARGUMENT' : 'NEWLINE_AFTER_ARGUMENT', next);
        ({ end } = this.previousRange());
        this.recoverAfterBodyItem();
      }
    }
    const nameRange = { start: name.start, end: name.end };
    return { kind: 'Attribute', name: this.textOf(name), nameRange, expression, start: name.start, end };
  }

  #block(name: Token): Block {
    const typeRange = { start: name.start, end: name.end };
    const labels: BlockLabel[] = [];
    const finish = (body: Body, end: number): Block => ({
      kind: 'Block',
      type: this.textOf(name),
      typeRange,
      labels,
      body,
      start: name.start,
      end,
    });
    for (let next = this.peek(); next.kind !== 'OBrace'; next = this.peek()) {
      if (next.kind === 'OQuote') {
        labels.push(this.#label());
      } else if (next.kind === 'Ident') {
        this.read();
        labels.push({ text: this.textOf(next), start: next.start, end: next.end });
      } else {
        if (next.kind === 'Equal') this.report('EQUALS_IN_BLOCK', next);
        else if (next.kind === 'Newline') this.report('BLOCK_CONTENT_REQUIRED', next, { open: '{', close: '}' });
        else if (!this.recovery) this.report('BLOCK_LABEL_REQUIRED', next, { open: '{' });
        this.recoverAfterBodyItem();
        return finish({ attributes: [], blocks: [], ...typeRange }, name.end);
      }
    }
    const open = this.read();
    const next = this.peekKind();
    const isBody = next === 'Newline' || next === 'EOF' || next === 'CBrace';
    const body = isBody ? this.parseBody('CBrace') : this.#oneLineBody(open);
    const { end } = this.previousRange();
    const after = this.peek();
    if (after.kind === 'Newline' || after.kind === 'EOF') {
      this.read();
    } else {
      this.reportUnlessRecovering('NEWLINE_AFTER_BLOCK', after);
      this.recoverAfterBodyItem();
    }
    return finish(body, end);
  }

  /** Parses the content of a block such as `a { b = 1 }`, which is one argument. */
  #oneLineBody(open: Token): Body {
    const bodyErrors = this.errorCount;
    const attribute = this.#oneLineArgument();
    const closeErrors = this.errorCount;
    const close = this.peek();
    if (close.kind === 'CBrace') {
      this.read();
    } else {
      if (close.kind === 'Comma') this.report('COMMA_IN_ONE_LINE_BLOCK', close);
      else if (close.kind === 'Newline') this.report('NEWLINE_IN_ONE_LINE_BLOCK', close);
      else if (close.kind === 'EOF') this.reportUnlessRecovering('UNCLOSED_BLOCK', open);
      else this.reportUnlessRecovering('ONE_LINE_BLOCK_NOT_CLOSED', close);
      this.recoverTo('CBrace');
      // HCL reports a missing brace before the errors of the argument.
      const moved = this.diagnostics.splice(closeErrors);
      this.diagnostics.splice(bodyErrors, 0, ...moved);
    }
    return { attributes: attribute === null ? [] : [attribute], blocks: [], start: open.start, end: close.end };
  }

  #oneLineArgument(): Attribute | null {
    const name = this.read();
    if (name.kind !== 'Ident') {
      this.recoverAfterBodyItem();
      this.report('DEFINITION_REQUIRED', name);
      return null;
    }
    const next = this.peek();
    if (next.kind === 'Equal') return this.#attribute(name, true);
    this.recoverAfterBodyItem();
    if (next.kind === 'OQuote' || next.kind === 'OBrace' || next.kind === 'Ident') {
      const range = { start: name.start, end: next.end };
      this.report('ARGUMENT_REQUIRED', range, { name: quoteText(this.textOf(name)) });
    } else {
      this.report('EQUALS_REQUIRED', name);
    }
    return null;
  }

  /** Parses a quoted label, which has no template sequences. */
  #label(): BlockLabel {
    const open = this.read();
    let text = '';
    for (;;) {
      const token = this.read();
      switch (token.kind) {
        case 'CQuote':
          return { text, start: open.start, end: token.end };
        case 'QuotedLit':
          text += readStringLiteral(this, token);
          break;
        case 'TemplateInterp':
        case 'TemplateControl':
          this.report('LABEL_WITH_SEQUENCE', token, { sign: token.kind === 'TemplateInterp' ? '$' : '%' });
          this.recoverTo('TemplateSeqEnd');
          break;
        case 'EOF':
          this.report('UNCLOSED_LABEL', token);
          return { text, start: open.start, end: token.end };
        default:
          this.report('INVALID_LABEL', token);
          this.recoverTo('CQuote');
          return { text, start: open.start, end: token.end };
      }
    }
  }
}

import type { SourceRange } from '@pptjs/transpiler/dialect';
import type { Expression, FunctionCall, LiteralValue, ObjectConsItem } from './nodes.js';
import type { PlainName } from './parser-state.js';
import { TemplateParser } from './template-parser.js';
import type { Token, TokenKind } from './token.js';

/** The variables of a `for` expression. */
interface ForVariables {
  /** Null if the expression names no variable for the key. */
  readonly keyVariable: string | null;
  readonly valueVariable: string;
}

/** The rules of everything that brackets enclose: tuples, objects, `for` expressions and arguments. */
export abstract class CollectionParser extends TemplateParser {
  /** Parses `[…]`: a tuple or a `for` expression. */
  parseTuple(): Expression {
    const open = this.read();
    this.pushNewlines('skipped');
    const expression = this.isWord(this.peek(), 'for') ? this.#parseFor(open, 'CBrack') : this.#tuple(open);
    this.popNewlines();
    return expression;
  }

  #tuple(open: Token): Expression {
    const elements: Expression[] = [];
    const finish = (close: SourceRange): Expression => ({
      kind: 'TupleCons',
      elements,
      start: open.start,
      end: close.end,
    });
    for (;;) {
      if (this.peekKind() === 'CBrack') return finish(this.read());
      const before = this.errorCount;
      elements.push(this.parseExpression());
      if (this.hasFailedSince(before)) return finish(this.recoverTo('CBrack'));
      const next = this.peek();
      if (next.kind === 'CBrack') return finish(this.read());
      if (next.kind !== 'Comma') {
        if (next.kind === 'EOF') this.reportUnlessRecovering('UNCLOSED_TUPLE', open);
        else this.reportUnlessRecovering('MISSING_ITEM_SEPARATOR', next);
        return finish(this.recoverTo('CBrack'));
      }
      this.read();
    }
  }

  /** Parses `{…}`: an object or a `for` expression. */
  parseObject(): Expression {
    const open = this.read();
    // Line feeds separate the items of an object, but have no meaning in a `for` expression.
    this.pushNewlines('skipped');
    const isFor = this.isWord(this.peek(), 'for');
    this.popNewlines();
    if (isFor) return this.#parseFor(open, 'CBrace');
    this.pushNewlines('tokens');
    const items: ObjectConsItem[] = [];
    const close = this.#objectItems(open, items);
    this.popNewlines();
    return { kind: 'ObjectCons', items, start: open.start, end: close.end };
  }

  /** Parses the items of an object. Returns the last token. */
  #objectItems(open: Token, items: ObjectConsItem[]): Token {
    for (;;) {
      const first = this.peek();
      if (first.kind === 'Newline') {
        this.read();
        continue;
      }
      if (first.kind === 'CBrace') return this.read();
      const before = this.errorCount;
      const key = this.parseExpression();
      if (this.hasFailedSince(before)) return this.recoverTo('CBrace');
      const separator = this.peek();
      if (separator.kind !== 'Equal' && separator.kind !== 'Colon') {
        this.reportUnlessRecovering(...missingSeparator(open, separator));
        return this.recoverTo('CBrace');
      }
      this.read();
      const beforeValue = this.errorCount;
      const value = this.parseExpression();
      if (this.hasFailedSince(beforeValue)) return this.recoverTo('CBrace');
      items.push({ key, forceNonLiteral: first.kind === 'OParen', value });
      const next = this.peek();
      if (next.kind === 'CBrace') return this.read();
      if (next.kind !== 'Comma' && next.kind !== 'Newline') {
        if (next.kind === 'EOF') this.reportUnlessRecovering('UNCLOSED_OBJECT', open);
        else this.reportUnlessRecovering('MISSING_ATTRIBUTE_SEPARATOR', next);
        return this.recoverTo('CBrace');
      }
      this.read();
    }
  }

  #parseFor(open: Token, closing: TokenKind): Expression {
    this.pushNewlines('skipped');
    const expression = this.#forExpression(open, closing);
    this.popNewlines();
    return expression;
  }

  #forExpression(open: Token, closing: TokenKind): Expression {
    const fail = (name?: PlainName): LiteralValue => {
      if (name !== undefined) this.reportUnlessRecovering(name, this.peek());
      return this.placeholder({ start: open.start, end: this.recoverTo(closing).end });
    };
    this.read();
    const variables = this.#forVariables();
    if (typeof variables === 'string') return fail(variables);
    if (!this.isWord(this.peek(), 'in')) return fail('FOR_NEEDS_IN');
    this.read();
    const before = this.errorCount;
    const collection = this.parseExpression();
    if (this.hasFailedSince(before)) return fail();
    if (this.peekKind() !== 'Colon') return fail('FOR_NEEDS_COLON');
    this.read();
    const beforeValue = this.errorCount;
    let key: Expression | null = null;
    let value = this.parseExpression();
    if (this.peekKind() === 'FatArrow') {
      this.read();
      key = value;
      value = this.parseExpression();
    }
    if (this.hasFailedSince(beforeValue)) return fail();
    const ellipsis = this.peekKind() === 'Ellipsis' ? this.read() : null;
    let condition: Expression | null = null;
    if (this.isWord(this.peek(), 'if')) {
      this.read();
      const beforeCondition = this.errorCount;
      condition = this.parseExpression();
      if (this.hasFailedSince(beforeCondition)) return fail();
    }
    const { end } = this.#closeFor(closing);
    if (closing === 'CBrack') {
      if (key !== null) this.report('FOR_TUPLE_WITH_KEY', key);
      if (ellipsis !== null) this.report('FOR_TUPLE_WITH_GROUPS', ellipsis);
    } else if (key === null) this.report('FOR_OBJECT_WITHOUT_KEY', value);
    return {
      kind: 'For',
      open: { start: open.start, end: open.end },
      ...variables,
      collection,
      key,
      value,
      condition,
      group: ellipsis !== null,
      start: open.start,
      end,
    };
  }

  /** Parses `value` or `key, value`. Returns the name of the finding if a name is missing. */
  #forVariables(): ForVariables | PlainName {
    if (this.peekKind() !== 'Ident') return 'FOR_NEEDS_VARIABLE';
    const first = this.textOf(this.read());
    if (this.peekKind() !== 'Comma') return { keyVariable: null, valueVariable: first };
    this.read();
    if (this.peekKind() !== 'Ident') return 'FOR_NEEDS_VALUE_VARIABLE';
    return { keyVariable: first, valueVariable: this.textOf(this.read()) };
  }

  /** Parses the closing bracket of a `for` expression. Returns it, or the token at which parsing goes on. */
  #closeFor(closing: TokenKind): SourceRange {
    const close = this.peek();
    if (close.kind === closing) return this.read();
    this.reportUnlessRecovering('FOR_NOT_CLOSED', close);
    return this.recoverTo(closing);
  }

  /** Parses the arguments of a call from `(` on. */
  parseCall(name: Token): FunctionCall {
    const openParen = this.read();
    const args: Expression[] = [];
    this.pushNewlines('skipped');
    const { closeParen, expandFinal } = this.#arguments(name, openParen, args);
    this.popNewlines();
    return {
      kind: 'FunctionCall',
      name: this.textOf(name),
      nameRange: { start: name.start, end: name.end },
      args,
      expandFinal,
      openParen: { start: openParen.start, end: openParen.end },
      closeParen: { start: closeParen.start, end: closeParen.end },
      start: name.start,
      end: closeParen.end,
    };
  }

  #arguments(name: Token, open: Token, args: Expression[]): { closeParen: Token; expandFinal: boolean } {
    for (;;) {
      if (this.peekKind() === 'CParen') return { closeParen: this.read(), expandFinal: false };
      const before = this.errorCount;
      args.push(this.parseExpression());
      if (this.hasFailedSince(before)) return { closeParen: this.recoverTo('CParen'), expandFinal: false };
      const separator = this.read();
      if (separator.kind === 'CParen') return { closeParen: separator, expandFinal: false };
      if (separator.kind === 'Ellipsis') {
        if (this.peekKind() === 'CParen') return { closeParen: this.read(), expandFinal: true };
        this.reportUnlessRecovering('EXPANDED_ARGUMENT_NOT_LAST', separator);
        return { closeParen: this.recoverTo('CParen'), expandFinal: true };
      }
      if (separator.kind !== 'Comma') {
        if (separator.kind === 'EOF') this.report('UNCLOSED_CALL', { start: name.start, end: open.end });
        else this.report('MISSING_ARGUMENT_SEPARATOR', separator);
        return { closeParen: this.recoverTo('CParen'), expandFinal: false };
      }
    }
  }
}

/** The diagnostic for a token after the key of an item that is no `=` and no `:`. */
function missingSeparator(open: Token, token: Token): [PlainName, Token] {
  switch (token.kind) {
    case 'Newline':
    case 'Comma':
      return ['MISSING_ATTRIBUTE_VALUE', token];
    case 'Ident':
      return ['NAME_INSTEAD_OF_SEPARATOR', token];
    case 'EOF':
      return ['UNCLOSED_OBJECT', open];
    default:
      return ['MISSING_KEY_SEPARATOR', token];
  }
}

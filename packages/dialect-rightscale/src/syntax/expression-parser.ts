import { readDateTime } from '../values/date-time-text.js';
import { MAX_INTEGER } from '../values/numbers.js';
import {
  type Argument,
  BINARY_LEVELS,
  type BinaryOperator,
  type Expression,
  type HashEntry,
  type IntegerLiteral,
  type MapExpression,
  type Slice,
  type Unary,
  type Variable,
} from './nodes.js';
import { TokenStream } from './token-stream.js';
import type { Token } from './tokens.js';

const LEVEL_OF = new Map<string, number>(
  BINARY_LEVELS.flatMap((operators, level) => operators.map((operator) => [operator, level] as const)),
);

/** Functions whose argument needs no parentheses in published scripts. */
const SLEEPING = new Set(['sleep', 'sleep_until', 'sleep_while']);

/** Operators of other languages that combine an assignment with an operation. */
const COMPOUND_ASSIGNMENTS = new Set(['+=', '-=', '*=', '/=']);

/**
 * Parses expressions. The operators have the precedence of RightScale's documentation. All binary operators are
 * left-associative except `^`, which is right-associative, as in Ruby.
 */
export abstract class ExpressionParser extends TokenStream {
  /** Parses `map …` or `concurrent map …`, which contains statements. */
  protected abstract mapExpression(): MapExpression;

  protected expression(): Expression {
    return this.nested(() => this.#binary(0));
  }

  #binary(lowest: number): Expression {
    let left = this.#unary();
    for (;;) {
      const token = this.peek();
      const level = token.kind === 'punctuation' ? LEVEL_OF.get(token.text) : undefined;
      if (level === undefined || level < lowest) break;
      this.next();
      this.skipNewlines();
      const operator = token.text as BinaryOperator;
      const right = this.nested(() => this.#binary(level + 1));
      const { start } = left;
      left = this.around({ type: 'Binary', operator, left, right, at: token.start, start, end: right.end }, [
        left,
        right,
      ]);
    }
    if (COMPOUND_ASSIGNMENTS.has(this.peek().text) && this.isAt('punctuation')) {
      const { text: operator, start, end } = this.peek();
      this.report.fail('compound-assignment', { operator }, { start, end });
    }
    return left;
  }

  #unary(): Expression {
    const token = this.peek();
    if (token.kind !== 'punctuation' || !'-+!'.includes(token.text)) return this.#power();
    this.next();
    const smallest = token.text === '-' ? this.#smallestInteger(token) : null;
    if (smallest !== null) return smallest;
    const operand = this.nested(() => this.#unary());
    const operator = token.text as Unary['operator'];
    return this.around({ type: 'Unary', operator, operand, at: token.start, start: token.start, end: operand.end }, [
      operand,
    ]);
  }

  /** The smallest integer has no positive counterpart, so its minus sign belongs to it. */
  #smallestInteger(minus: Token): IntegerLiteral | null {
    if (!this.isAt('number', String(MAX_INTEGER + 1n))) return null;
    if (this.isAtPunctuation('^', 1) || this.isAtPunctuation('[', 1)) return null;
    const { end } = this.next();
    return { type: 'IntegerLiteral', value: -MAX_INTEGER - 1n, at: minus.start, start: minus.start, end };
  }

  #power(): Expression {
    const base = this.postfix();
    const token = this.take('punctuation', '^');
    if (token === null) return base;
    this.skipNewlines();
    const right = this.nested(() => this.#unary());
    return this.around(
      { type: 'Binary', operator: '^', left: base, right, at: token.start, start: base.start, end: right.end },
      [base, right],
    );
  }

  /** Parses an operand with its brackets, fields and actions. */
  protected postfix(): Expression {
    let base = this.#primary();
    for (;;) {
      const token = this.#postfixToken(base);
      if (token === null) return base;
      base = token.text === '[' ? this.#slice(base, token) : this.#member(base, token);
    }
  }

  #postfixToken(base: Expression): Token | null {
    if (this.isAtPunctuation('[') || this.isAtPunctuation('.')) return this.next();
    // Version 1 of the language writes @servers:name.
    if (base.type === 'Variable' && base.sigil.startsWith('@') && this.isAtPunctuation(':')) {
      const isAdjacent = this.peek().start === base.end && this.peek(1).start === base.end + 1;
      if (isAdjacent && this.isAt('identifier', undefined, 1)) return this.next();
    }
    // A line that begins with a dot goes on with the line before it.
    let newlines = 0;
    while (this.isAt('newline', '\n', newlines)) newlines++;
    if (newlines === 0 || !this.isAtPunctuation('.', newlines)) return null;
    this.skipNewlines();
    return this.next();
  }

  #slice(base: Expression, bracket: Token): Slice {
    const index = this.nested(() => this.#index());
    const { end } = this.expectPunctuation(']');
    return this.around({ type: 'Slice', base, index, at: bracket.start, start: base.start, end }, [base, index]);
  }

  #index(): Expression {
    const { start } = this.peek();
    const first = this.isAtPunctuation('..') ? null : this.#binary(0);
    const dots = this.take('punctuation', '..');
    if (dots === null) return first ?? this.unexpected('an index');
    const last = this.isAtPunctuation(']') ? null : this.#binary(0);
    return this.around({ type: 'RangeLiteral', first, last, at: dots.start, start, end: this.lastEnd }, [first, last]);
  }

  #member(base: Expression, dot: Token): Expression {
    const nameToken =
      this.take('identifier') ?? this.take('variable') ?? this.unexpected('the name of a field or an action');
    const { text: name, start: at } = nameToken;
    const { start } = base;
    if (dot.text === '.' && this.isAtPunctuation('(')) {
      const args = this.#arguments();
      return this.around({ type: 'Action', base, name, arguments: args, at, start, end: this.lastEnd }, [
        base,
        ...args.map(({ value }) => value),
      ]);
    }
    const isAll = this.isAtPunctuation('[') && this.isAtPunctuation(']', 1);
    if (isAll) {
      this.next();
      this.next();
    }
    return this.around({ type: 'Field', base, name, isAll, at, start, end: this.lastEnd }, [base]);
  }

  #primary(): Expression {
    const token = this.peek();
    const { start, end, text } = token;
    const place = { at: start, start, end };
    switch (token.kind) {
      case 'variable':
        return this.variable();
      case 'number':
        this.next();
        return this.#number(token);
      case 'string':
        this.next();
        return { type: 'StringLiteral', value: text, ...place };
      case 'date-time':
        this.next();
        return { type: 'DateTimeLiteral', seconds: readDateTime(text) ?? 0, ...place };
      case 'regexp':
        this.next();
        return { type: 'RegexpLiteral', pattern: text, options: token.options ?? '', ...place };
      case 'duration':
        return this.report.fail('duration-place', { text }, { start, end });
      case 'identifier':
        return this.#word(token);
      default:
        return this.#bracketed(token);
    }
  }

  #bracketed(token: Token): Expression {
    if (this.isAtPunctuation('[')) return this.nested(() => this.#arrayOrRange(this.next()));
    if (this.isAtPunctuation('{')) return this.nested(() => this.#hash(this.next()));
    if (!this.isAtPunctuation('(')) return this.unexpected('an expression');
    this.next();
    const inner = this.expression();
    const { end } = this.expectPunctuation(')');
    // The range includes the parentheses, so that errors underline them.
    return this.around({ ...inner, start: token.start, end }, [inner]);
  }

  protected variable(): Variable {
    const token = this.expect('variable', undefined, 'a variable');
    const { text, start, end } = token;
    const sigil = (/^[$@]+/.exec(text)?.[0] ?? '$') as Variable['sigil'];
    return { type: 'Variable', sigil, name: text.slice(sigil.length), at: start, start, end };
  }

  #number({ text, start, end }: Token): Expression {
    const place = { at: start, start, end };
    if (/^\d+$/.test(text)) {
      const value = BigInt(text);
      if (value > MAX_INTEGER) this.report.fail('integer-range', { text }, { start, end });
      return { type: 'IntegerLiteral', value, ...place };
    }
    const value = Number(text);
    if (!Number.isFinite(value)) this.report.fail('number-range', { text }, { start, end });
    return { type: 'FloatLiteral', value, ...place };
  }

  #word(token: Token): Expression {
    const { text, start, end } = token;
    const place = { at: start, start, end };
    if (this.isAtPunctuation('(', 1)) return this.#functionCall();
    if (SLEEPING.has(text)) return this.#sleep(this.next());
    if (text === 'map') return this.mapExpression();
    if (text === 'concurrent' && this.isAt('identifier', 'map', 1)) return this.mapExpression();
    this.next();
    if (text === 'true' || text === 'false') return { type: 'BooleanLiteral', value: text === 'true', ...place };
    if (text === 'null') return { type: 'NullLiteral', ...place };
    if (this.isAtPunctuation('.')) return { type: 'Namespace', name: text, ...place };
    return this.report.fail('unknown-name', { name: text }, { start, end });
  }

  #functionCall(): Expression {
    const { text: name, start } = this.next();
    const args = this.nested(() => this.#arguments());
    return this.around(
      { type: 'FunctionCall', name, arguments: args, at: start, start, end: this.lastEnd },
      args.map(({ value }) => value),
    );
  }

  /** `sleep_until $x == 1`: parentheses are optional. */
  #sleep({ text: name, start }: Token): Expression {
    const value = this.duration() ?? this.expression();
    const args = [{ name: null, value }];
    return this.around({ type: 'FunctionCall', name, arguments: args, at: start, start, end: value.end }, [value]);
  }

  /** The arguments of a function or an action, in parentheses. */
  #arguments(): Argument[] {
    this.expectPunctuation('(');
    return this.listUntil(')', () => {
      const isNamed = (this.isAt('identifier') || this.isAt('string')) && this.isAtPunctuation(':', 1);
      const name = isNamed ? this.next().text : null;
      if (isNamed) this.next();
      return { name, value: this.duration() ?? this.expression() };
    });
  }

  /** Items with commas between them, up to a closing bracket. A comma can follow the last item. */
  protected listUntil<Item>(close: string, parse: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.isAtPunctuation(close)) {
      items.push(parse());
      if (this.take('punctuation', ',') === null) break;
    }
    this.expectPunctuation(close);
    return items;
  }

  protected duration(): Expression | null {
    const token = this.take('duration');
    if (token === null) return null;
    const { text, start, end } = token;
    return { type: 'DurationLiteral', text, at: start, start, end };
  }

  #arrayOrRange({ start }: Token): Expression {
    if (this.isAtPunctuation('..')) return this.report.fail('open-range', {}, this.peek());
    const elements: Expression[] = [];
    while (!this.isAtPunctuation(']')) {
      elements.push(this.expression());
      const dots = elements.length === 1 ? this.take('punctuation', '..') : null;
      if (dots !== null) return this.#range(start, elements[0] ?? null, dots);
      if (this.take('punctuation', ',') === null) break;
    }
    const { end } = this.expectPunctuation(']');
    return this.around({ type: 'ArrayLiteral', elements, at: start, start, end }, elements);
  }

  #range(start: number, first: Expression | null, dots: Token): Expression {
    if (this.isAtPunctuation(']')) this.report.fail('open-range', {}, { start: dots.start, end: dots.end });
    const last = this.expression();
    const { end } = this.expectPunctuation(']');
    return this.around({ type: 'RangeLiteral', first, last, at: dots.start, start, end }, [first, last]);
  }

  #hash({ start }: Token): Expression {
    const keys = new Set<string>();
    const entries = this.listUntil('}', (): HashEntry => {
      const key = this.#key();
      // Published scripts also write '=>'.
      if (this.take('punctuation', '=>') === null) this.expectPunctuation(':');
      if (key.type === 'StringLiteral') {
        if (keys.has(key.value)) this.report.add('duplicate-key', { key: key.value }, key);
        keys.add(key.value);
      }
      return { key, value: this.expression() };
    });
    return this.around(
      { type: 'HashLiteral', entries, at: start, start, end: this.lastEnd },
      entries.flatMap(({ key, value }) => [key, value]),
    );
  }

  /** A key is a string, a word, a variable, or an expression in parentheses. */
  #key(): Expression {
    const token = this.peek();
    if (token.kind === 'identifier' || token.kind === 'string') {
      this.next();
      return { type: 'StringLiteral', value: token.text, at: token.start, start: token.start, end: token.end };
    }
    if (token.kind === 'variable' || this.isAtPunctuation('(')) return this.postfix();
    return this.unexpected('a key');
  }
}

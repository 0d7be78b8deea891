import type { SourceRange } from '@pptjs/transpiler/dialect';
import { CollectionParser } from './collection-parser.js';
import {
  type AnonSymbol,
  type BinaryOperator,
  type Expression,
  literalText,
  type LiteralValue,
  type Template,
  type TraverseStep,
} from './nodes.js';
import type { Token, TokenKind } from './token.js';

interface OperatorRule {
  readonly operator: BinaryOperator;
  /** Operators with a higher level bind their operands first. */
  readonly level: number;
}

const OPERATORS: Readonly<Partial<Record<TokenKind, OperatorRule>>> = {
  Or: { operator: '||', level: 1 },
  And: { operator: '&&', level: 2 },
  EqualOp: { operator: '==', level: 3 },
  NotEqual: { operator: '!=', level: 3 },
  GreaterThan: { operator: '>', level: 4 },
  GreaterThanEq: { operator: '>=', level: 4 },
  LessThan: { operator: '<', level: 4 },
  LessThanEq: { operator: '<=', level: 4 },
  Plus: { operator: '+', level: 5 },
  Minus: { operator: '-', level: 5 },
  Star: { operator: '*', level: 6 },
  Slash: { operator: '/', level: 6 },
  Percent: { operator: '%', level: 6 },
};

const NUMBER = /^\d+(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;
/** The exponents of numbers are integers of 32 bits. */
const MAX_EXPONENT = 2 ** 31 - 1;

/** The rules of expressions. */
export class ExpressionParser extends CollectionParser {
  /** Parses a source that is one expression. */
  parseWholeExpression(): Expression {
    this.pushNewlines('skipped');
    const expression = this.parseExpression();
    const next = this.peek();
    if (next.kind !== 'EOF') this.reportUnlessRecovering('EXTRA_AFTER_EXPRESSION', next);
    this.popNewlines();
    return expression;
  }

  override parseExpression(): Expression {
    return this.nested(() => this.#conditional());
  }

  #conditional(): Expression {
    const { start } = this.peek();
    const before = this.errorCount;
    const condition = this.#binary(1);
    if (this.hasFailedSince(before) || this.peekKind() !== 'Question') return condition;
    const question = this.read();
    const beforeTrue = this.errorCount;
    const trueResult = this.parseExpression();
    if (this.hasFailedSince(beforeTrue)) return condition;
    const colon = this.peek();
    if (colon.kind !== 'Colon') {
      this.report('MISSING_FALSE_RESULT', colon);
      return condition;
    }
    this.read();
    const beforeFalse = this.errorCount;
    const falseResult = this.parseExpression();
    if (this.hasFailedSince(beforeFalse)) return condition;
    const range = { start, end: falseResult.end };
    return { kind: 'Conditional', token: question.start, condition, trueResult, falseResult, ...range };
  }

  /** Parses operands and the operators of a level or higher between them. All operators are left-associative. */
  #binary(minimum: number): Expression {
    const beforeLeft = this.errorCount;
    let left = this.#operand();
    if (this.hasFailedSince(beforeLeft)) return left;
    // The level of the operators that can follow: an operand has already taken all operators that bind more strongly.
    for (let length = 1; ; length++) {
      const token = this.peek();
      const rule = OPERATORS[token.kind];
      if (rule === undefined || rule.level < minimum) return left;
      this.checkChain(length);
      this.read();
      const beforeRight = this.errorCount;
      const right = this.#binary(rule.level + 1);
      if (this.hasFailedSince(beforeRight)) return left;
      const range = { start: left.start, end: right.end };
      left = { kind: 'BinaryOp', operator: rule.operator, token: token.start, left, right, ...range };
    }
  }

  #operand(): Expression {
    return this.#traversals(this.#term());
  }

  #term(): Expression {
    const token = this.peek();
    switch (token.kind) {
      case 'OParen':
        return this.#parentheses();
      case 'NumberLit':
        this.read();
        return this.#number(token);
      case 'Ident':
        this.read();
        return this.#name(token);
      case 'OQuote':
      case 'OHeredoc':
        return this.nested(() => this.parseTemplate());
      case 'Minus':
      case 'Bang': {
        this.read();
        const operand = this.nested(() => this.#operand());
        const [symbol, range] = [rangeOf(token), { start: token.start, end: operand.end }];
        return { kind: 'UnaryOp', operator: token.kind === 'Minus' ? '-' : '!', symbol, operand, ...range };
      }
      case 'OBrack':
        return this.parseTuple();
      case 'OBrace':
        return this.parseObject();
      default:
        this.reportUnlessRecovering(token.kind === 'EOF' ? 'MISSING_EXPRESSION' : 'INVALID_EXPRESSION', token);
        this.recovery = true;
        return this.placeholder(token);
    }
  }

  #parentheses(): Expression {
    const open = this.read();
    this.pushNewlines('skipped');
    const before = this.errorCount;
    const expression = this.parseExpression();
    if (this.errorCount > before) {
      this.recoverTo('CParen');
      this.popNewlines();
      return expression;
    }
    if (this.peekKind() !== 'CParen') {
      this.report('UNBALANCED_PARENTHESES', this.peek());
      this.recovery = true;
    }
    const close = this.read();
    this.popNewlines();
    return { kind: 'Parentheses', expression, start: open.start, end: close.end };
  }

  #name(token: Token): Expression {
    if (this.peekKind() === 'OParen') return this.parseCall(token);
    const name = this.textOf(token);
    const range = rangeOf(token);
    if (name === 'true' || name === 'false') return { kind: 'LiteralValue', type: 'bool', text: name, ...range };
    if (name === 'null') return { kind: 'LiteralValue', type: 'null', text: name, ...range };
    return { kind: 'ScopeTraversal', root: { name, ...range }, steps: [], ...range };
  }

  #number(token: Token): LiteralValue {
    const text = this.textOf(token);
    if (!isNumber(text)) this.report('INVALID_NUMBER', token);
    return { kind: 'LiteralValue', type: 'number', text, ...rangeOf(token) };
  }

  /** Parses the attributes, indices and splats after an operand. */
  #traversals(from: Expression): Expression {
    let expression = from;
    for (let length = 1; ; length++) {
      const { kind } = this.peek();
      if (kind !== 'Dot' && kind !== 'OBrack') return expression;
      this.checkChain(length);
      expression = kind === 'Dot' ? this.#dot(from, expression) : this.#bracket(from, expression);
    }
  }

  #dot(from: Expression, source: Expression): Expression {
    const dot = this.read();
    const next = this.peek();
    switch (next.kind) {
      case 'Ident':
        this.read();
        return withStep(source, this.#attribute(dot, next));
      case 'NumberLit':
        this.read();
        return withStep(source, this.#legacyIndex(dot, next, 'CHAINED_LEGACY_INDEX', next));
      case 'Star':
        return this.#attributeSplat(from, source, dot);
      default:
        this.report('ATTRIBUTE_NAME_REQUIRED', next);
        this.recovery = true;
        return source;
    }
  }

  #attribute(dot: Token, name: Token): TraverseStep {
    return { kind: 'TraverseAttr', name: this.textOf(name), start: dot.start, end: name.end };
  }

  /** An index without brackets: `.0`. The lexer reads two of them, `.0.1`, as one number with a point. */
  #legacyIndex(
    dot: Token,
    token: Token,
    chained: 'CHAINED_LEGACY_INDEX' | 'CHAINED_SPLAT_INDEX',
    blamed: SourceRange,
  ): TraverseStep {
    const text = this.textOf(token);
    const range = { start: dot.start, end: token.end };
    const point = text.indexOf('.');
    if (point === -1) return { kind: 'TraverseIndex', key: this.#number(token), ...range };
    this.report(chained, blamed, { first: text.slice(0, point), second: text.slice(point + 1) });
    return { kind: 'TraverseIndex', key: this.placeholder(token), ...range };
  }

  /** Parses `.*` and the attributes after it, which belong to the splat. */
  #attributeSplat(from: Expression, source: Expression, dot: Token): Expression {
    const star = this.read();
    const marker = { start: dot.start, end: star.end };
    const first = this.peek();
    const steps: TraverseStep[] = [];
    while (this.peekKind() === 'Dot') {
      this.checkChain(steps.length);
      const stepDot = this.read();
      const next = this.peek();
      if (next.kind === 'NumberLit') {
        this.read();
        steps.push(this.#legacyIndex(stepDot, next, 'CHAINED_SPLAT_INDEX', star));
      } else if (next.kind === 'Ident') {
        this.read();
        steps.push(this.#attribute(stepDot, next));
      } else {
        if (next.kind === 'Star') this.reportUnlessRecovering('NESTED_SPLAT', next);
        else this.reportUnlessRecovering('ATTRIBUTE_NAME_REQUIRED', star);
        this.recovery = true;
        return source;
      }
    }
    const item: AnonSymbol = { kind: 'AnonSymbol', ...marker };
    const end = steps.at(-1)?.end ?? star.end;
    const each: Expression =
      steps.length === 0 ? item : { kind: 'RelativeTraversal', source: item, steps, start: first.start, end };
    return { kind: 'Splat', source, each, marker, start: from.start, end };
  }

  #bracket(from: Expression, source: Expression): Expression {
    const open = this.read();
    if (this.peekKind() === 'Star') return this.nested(() => this.#fullSplat(from, source, open));
    this.pushNewlines('skipped');
    const before = this.errorCount;
    const key = this.parseExpression();
    let close: Token;
    if (this.hasFailedSince(before)) close = this.recoverTo('CBrack');
    else {
      close = this.read();
      if (close.kind !== 'CBrack' && !this.recovery) {
        // HCL reports the place where it goes on after the error.
        close = this.recoverTo('CBrack');
        this.report('UNCLOSED_INDEX', close);
      }
    }
    this.popNewlines();
    const brackets = { start: open.start, end: close.end };
    if (isLiteralKey(key)) return withStep(source, { kind: 'TraverseIndex', key, ...brackets });
    return { kind: 'Index', collection: source, key, brackets, start: from.start, end: close.end };
  }

  /** Parses `*]` and all steps after it, which belong to the splat. */
  #fullSplat(from: Expression, source: Expression, open: Token): Expression {
    this.read();
    let close = this.read();
    if (close.kind !== 'CBrack' && !this.recovery) {
      close = this.recoverTo('CBrack');
      this.report('UNCLOSED_SPLAT', close);
    }
    const marker = { start: open.start, end: close.end };
    const each = this.#traversals({ kind: 'AnonSymbol', ...marker });
    return { kind: 'Splat', source, each, marker, start: from.start, end: each.end };
  }
}

function isNumber(text: string): boolean {
  const match = NUMBER.exec(text);
  if (match === null) return false;
  const [, fraction = '', exponent = '0'] = match;
  return Math.abs(Number(exponent) - fraction.length) <= MAX_EXPONENT;
}

/** Whether a key is known without evaluation, so that it is a step of a traversal. */
function isLiteralKey(key: Expression): key is LiteralValue | Template {
  return key.kind === 'LiteralValue' || literalText(key) !== null;
}

/** Adds a step to a traversal. Any other expression becomes the source of a new traversal. */
function withStep(source: Expression, step: TraverseStep): Expression {
  if (source.kind === 'ScopeTraversal' || source.kind === 'RelativeTraversal')
    return { ...source, steps: [...source.steps, step], end: step.end };
  return { kind: 'RelativeTraversal', source, steps: [step], start: source.start, end: step.end };
}

function rangeOf({ start, end }: SourceRange): SourceRange {
  return { start, end };
}

import { ExpressionParser } from './expression-parser.js';
import { tokenize } from './lexer.js';
import type {
  Attribute,
  Branch,
  Expression,
  Foreach,
  MapExpression,
  Program,
  Slice,
  Statement,
  Variable,
} from './nodes.js';
import { Report, SyntaxFailure } from './report.js';
import { describe, MAX_DEPTH } from './token-stream.js';
import type { Token } from './tokens.js';

export interface ParseResult {
  /** Null after a syntax error. */
  readonly program: Program | null;
  readonly report: Report;
}

/** Parses a source. Never throws: errors are reported as diagnostics. */
export function parseProgram(source: string, file: string): ParseResult {
  const report = new Report(source, file);
  try {
    const statements = new Parser(tokenize(source, report), report).statements();
    return { program: { type: 'Program', statements, at: 0, start: 0, end: source.length }, report };
  } catch (error) {
    if (!(error instanceof SyntaxFailure)) throw error;
    return { program: null, report };
  }
}

const TASK_KEYWORDS = new Set(['cancel', 'cancel_task', 'abort', 'abort_task', 'wait_task']);
const BLOCK_ENDS = new Set(['end', 'else', 'elsif']);

class Parser extends ExpressionParser {
  /** The number of blocks around the current statement. */
  #blocks = 0;

  /** All statements of a file. */
  statements(): Statement[] {
    const statements = this.#statements();
    if (!this.isAt('end')) this.report.fail('stray-keyword', { keyword: this.peek().text }, this.peek());
    return statements;
  }

  /** Statements up to `end`, `else`, `elsif` or the end of the file. */
  #statements(): Statement[] {
    const statements: Statement[] = [];
    this.skipNewlines();
    while (!this.isAt('end') && !(this.isAt('identifier') && BLOCK_ENDS.has(this.peek().text))) {
      statements.push(this.nested(() => this.#statement()));
      this.#statementEnd();
      this.skipNewlines();
    }
    return statements;
  }

  #statementEnd(): void {
    if (this.isAt('newline') || this.isAt('end')) return;
    if (this.isAt('identifier') && BLOCK_ENDS.has(this.peek().text)) return;
    this.report.fail('statement-end', { found: describe(this.peek()) }, this.peek());
  }

  /** The statements of a block, without its `end`. */
  #body(): Statement[] {
    this.#blocks++;
    const statements = this.#statements();
    this.#blocks--;
    return statements;
  }

  #end(keyword: Token): number {
    const end = this.take('identifier', 'end');
    if (end !== null) return end.end;
    if (!this.isAt('end')) return this.report.fail('stray-keyword', { keyword: this.peek().text }, this.peek());
    return this.report.fail('missing-end', { keyword: keyword.text }, keyword);
  }

  /** The `do` before a block. A line feed can replace it. */
  #do(): void {
    if (this.take('identifier', 'do') === null && !this.isAt('newline')) this.unexpected("'do'");
  }

  #statement(): Statement {
    const token = this.peek();
    if (token.kind !== 'identifier' || this.isAtPunctuation('.', 1)) return this.#expressionOrAssignment();
    const isCall = this.isAtPunctuation('(', 1);
    switch (token.text) {
      case 'define':
        return this.#definition(this.next());
      case 'if':
        return this.#if(this.next());
      case 'while':
        return this.#while(this.next());
      case 'foreach':
        return this.#foreach(this.next(), false);
      case 'call':
        return this.#call(this.next());
      case 'return':
        return this.#return(this.next());
      case 'raise':
        return this.#raise(this.next());
      case 'assert':
        return this.#assert(this.next());
      case 'concurrent':
        return this.#concurrent(token);
      case 'sub':
        if (!isCall) return this.#sub(this.next());
        break;
      default:
        if (TASK_KEYWORDS.has(token.text) && !isCall) return this.#taskControl(this.next());
        if (this.#isTemplateDeclaration()) return this.#templateDeclaration(this.next());
    }
    return this.#expressionOrAssignment();
  }

  #expressionOrAssignment(): Statement {
    const first = this.expression();
    if (!this.isAtPunctuation('=') && !(this.isAtPunctuation(',') && isTarget(first))) {
      const { at, start, end } = first;
      return { type: 'ExpressionStatement', expression: first, at, start, end };
    }
    const targets = [this.#target(first)];
    while (this.take('punctuation', ',') !== null) targets.push(this.#target(this.postfix()));
    const { start: at } = this.expectPunctuation('=');
    this.skipNewlines();
    const values = this.#list(() => this.expression());
    return { type: 'Assignment', targets, values, at, start: first.start, end: this.lastEnd };
  }

  #target(expression: Expression): Variable | Slice {
    return isTarget(expression) ? expression : this.report.fail('assignment-target', {}, expression);
  }

  /** Items with commas between them. */
  #list<Item>(parse: () => Item): Item[] {
    const items = [parse()];
    while (this.take('punctuation', ',') !== null) {
      this.skipNewlines();
      items.push(parse());
    }
    return items;
  }

  #variables(): Variable[] {
    return this.#list(() => this.variable());
  }

  #definition(keyword: Token): Statement {
    if (this.#blocks > 0) this.report.add('nested-definition', {}, keyword);
    const { text: name, start: at } = this.expect('identifier', undefined, 'the name of the definition');
    const parameters = this.take('punctuation', '(') === null ? [] : this.listUntil(')', () => this.variable());
    const returns = this.take('identifier', 'return') === null ? [] : this.#variables();
    const attributes = this.#attributes();
    this.#do();
    const body = this.#body();
    const end = this.#end(keyword);
    return { type: 'Definition', name, parameters, returns, attributes, body, at, start: keyword.start, end };
  }

  #if(keyword: Token): Statement {
    const branches: Branch[] = [this.#branch()];
    while (this.take('identifier', 'elsif') !== null) {
      branches.push(this.#branch());
      // In JavaScript, each branch is nested in the branch before it.
      if (branches.length > MAX_DEPTH) this.failDepth();
    }
    const alternative = this.take('identifier', 'else') === null ? null : this.#body();
    const end = this.#end(keyword);
    return { type: 'If', branches, alternative, at: keyword.start, start: keyword.start, end };
  }

  /** A condition and its block. `do` and `then` after the condition are accepted, although the language has neither. */
  #branch(): Branch {
    const condition = this.expression();
    const opening = this.take('identifier', 'do') ?? this.take('identifier', 'then');
    if (opening === null && !this.isAt('newline')) this.unexpected('the end of the line');
    return { condition, body: this.#body() };
  }

  #while(keyword: Token): Statement {
    const condition = this.expression();
    this.#do();
    const body = this.#body();
    return { type: 'While', condition, body, at: keyword.start, start: keyword.start, end: this.#end(keyword) };
  }

  #foreach(keyword: Token, isConcurrent: boolean): Foreach {
    const variable = this.variable();
    this.expect('identifier', 'in', "'in'");
    const collection = this.expression();
    const attributes = this.#attributes();
    this.#do();
    const body = this.#body();
    const end = this.#end(keyword);
    const place = { at: keyword.start, start: keyword.start, end };
    return { type: 'Foreach', isConcurrent, variable, collection, attributes, body, ...place };
  }

  protected override mapExpression(): MapExpression {
    const first = this.next();
    const keyword = first.text === 'concurrent' ? this.next() : first;
    const variable = this.variable();
    this.expect('identifier', 'in', "'in'");
    const collection = this.expression();
    this.expect('identifier', 'return', "'return'");
    const returns = this.#variables();
    const attributes = this.#attributes();
    this.#do();
    const body = this.#body();
    const end = this.#end(keyword);
    const place = { at: keyword.start, start: first.start, end };
    const isConcurrent = keyword !== first;
    return { type: 'Map', isConcurrent, variable, collection, returns, attributes, body, ...place };
  }

  #call(keyword: Token): Statement {
    const first = this.expect('identifier', undefined, 'the name of a definition');
    let name = first.text;
    while (this.take('punctuation', '.') !== null)
      name += `.${this.expect('identifier', undefined, 'the name of a definition').text}`;
    const nameRange = { start: first.start, end: this.lastEnd };
    this.expectPunctuation('(');
    const args = this.listUntil(')', () => this.expression());
    const { attributes, variables: retrieves } = this.#attributesAround('retrieve');
    const place = { at: first.start, start: keyword.start, end: this.lastEnd };
    return { type: 'Call', name, nameRange, arguments: args, retrieves, attributes, ...place };
  }

  #sub(keyword: Token): Statement {
    const { attributes, variables: retrieves } = this.#attributesAround('retrieve');
    this.#do();
    const body = this.#body();
    const end = this.#end(keyword);
    return { type: 'Sub', attributes, retrieves, body, at: keyword.start, start: keyword.start, end };
  }

  #concurrent(keyword: Token): Statement {
    if (this.isAt('identifier', 'map', 1)) return this.#expressionOrAssignment();
    this.next();
    if (this.take('identifier', 'foreach') !== null) return this.#foreach(keyword, true);
    const { attributes, variables: returns } = this.#attributesAround('return');
    this.#do();
    const body = this.#body();
    const end = this.#end(keyword);
    return { type: 'Concurrent', returns, attributes, body, at: keyword.start, start: keyword.start, end };
  }

  #return({ start }: Token): Statement {
    const isEmpty = this.isAt('newline') || this.isAt('end') || this.isAt('identifier', 'end');
    const values = isEmpty ? [] : this.#list(() => this.expression());
    return { type: 'Return', values, at: start, start, end: this.lastEnd };
  }

  #raise({ start }: Token): Statement {
    const isEmpty = this.isAt('newline') || this.isAt('end') || this.isAt('identifier', 'end');
    const message = isEmpty ? null : this.expression();
    return { type: 'Raise', message, at: start, start, end: this.lastEnd };
  }

  #assert({ start }: Token): Statement {
    const condition = this.expression();
    return { type: 'Assert', condition, at: start, start, end: this.lastEnd };
  }

  #taskControl({ text, start }: Token): Statement {
    while (!this.isAt('newline') && !this.isAt('end')) this.next();
    return { type: 'TaskControl', keyword: text, at: start, start, end: this.lastEnd };
  }

  /** `name "My application"`, `parameter "size" do`: a word before a literal. */
  #isTemplateDeclaration(): boolean {
    const { kind } = this.peek(1);
    return this.#blocks === 0 && (kind === 'string' || kind === 'number');
  }

  #templateDeclaration({ text, start }: Token): Statement {
    let blocks = 0;
    while (!this.isAt('end')) {
      const isContinued = this.isAt('newline', '\n') && /^[,+(]$/.test(this.#lastText);
      if (blocks === 0 && this.isAt('newline') && !isContinued) break;
      const token = this.next();
      this.#lastText = token.kind === 'punctuation' ? token.text : '';
      if (token.kind !== 'identifier') continue;
      if (token.text === 'do') blocks++;
      else if (token.text === 'end') blocks = Math.max(0, blocks - 1);
    }
    return { type: 'TemplateDeclaration', keyword: text, at: start, start, end: this.lastEnd };
  }

  /** The punctuation before the current token of a template declaration. */
  #lastText = '';

  /** Reads attributes, and an optional list of variables that begins with `word` and can be before, among or after them. */
  #attributesAround(word: 'retrieve' | 'return'): { attributes: Attribute[]; variables: Variable[] } {
    const before = this.#attributes();
    const variables = this.take('identifier', word) === null ? [] : this.#variables();
    return { attributes: [...before, ...this.#attributes()], variables };
  }

  /** `name: value` pairs with commas between them. */
  #attributes(): Attribute[] {
    const attributes: Attribute[] = [];
    while (this.isAt('identifier') && this.isAtPunctuation(':', 1)) {
      const { text: name, start } = this.next();
      this.next();
      const value = this.#attributeValue();
      attributes.push({ type: 'Attribute', name, value, at: start, start, end: this.lastEnd });
      if (this.take('punctuation', ',') === null) break;
      this.skipNewlines();
    }
    return attributes;
  }

  #attributeValue(): Expression {
    const duration = this.duration();
    if (duration !== null) return duration;
    const isWord = this.isAt('identifier') && !this.isAtPunctuation('(', 1);
    if (!isWord || /^(?:true|false|null)$/.test(this.peek().text)) return this.expression();
    const { text, start } = this.next();
    let value = text;
    while (this.take('punctuation', '/') !== null) value += `/${this.expect('identifier', undefined, 'a name').text}`;
    // wait_task: first, second
    while (this.isAtPunctuation(',') && this.isAt('identifier', undefined, 1) && !this.isAtPunctuation(':', 2)) {
      this.next();
      value += `, ${this.next().text}`;
    }
    return { type: 'StringLiteral', value, at: start, start, end: this.lastEnd };
  }
}

/** Whether an expression can be assigned: a variable, or an element of one. */
function isTarget(expression: Expression): expression is Variable | Slice {
  if (expression.type === 'Variable') return true;
  return expression.type === 'Slice' && isTarget(expression.base);
}

/**
 * Functions that create ESTree nodes, so that a lowering reads like the code that it emits. The optional parameter `at`
 * is the offset of the source token that the node comes from.
 */
import type * as ESTree from 'estree';
import { origin } from './origin.js';

/** An identifier. `source` is the name of its token in the source. */
export function identifier(name: string, at?: number, source?: string): ESTree.Identifier {
  return at === undefined ? { type: 'Identifier', name } : { type: 'Identifier', name, loc: origin(at, source) };
}

export function literal(value: string | number | boolean | null, at?: number): ESTree.SimpleLiteral {
  return at === undefined ? { type: 'Literal', value } : { type: 'Literal', value, loc: origin(at) };
}

export function bigint(value: bigint): ESTree.BigIntLiteral {
  return { type: 'Literal', value, bigint: value.toString() };
}

/** A number. JavaScript has no negative literals, so negative numbers get a unary minus. */
export function number(value: number | bigint): ESTree.Expression {
  if (value < 0) return unary('-', number(-value));
  return typeof value === 'bigint' ? bigint(value) : literal(value);
}

export function array(elements: (ESTree.Expression | ESTree.SpreadElement)[]): ESTree.ArrayExpression {
  return { type: 'ArrayExpression', elements };
}

export function spread(argument: ESTree.Expression): ESTree.SpreadElement {
  return { type: 'SpreadElement', argument };
}

/** A property of an object literal. `at` is the offset of the token that the name comes from. */
export type NamedValue = readonly [name: string, value: ESTree.Expression, at?: number];

/** An object literal with instructions for the printer. */
export interface AnnotatedObject extends ESTree.ObjectExpression {
  /** Each property is on a line of its own, also where all of them fit on one line. */
  readonly rows?: true;
}

/** An object literal. The names can be any text. */
export function object(properties: readonly NamedValue[]): AnnotatedObject {
  return { type: 'ObjectExpression', properties: properties.map(property) };
}

/** An object literal with each property on a line of its own. */
export function objectRows(properties: readonly NamedValue[]): AnnotatedObject {
  return { ...object(properties), rows: true };
}

/** `__proto__` becomes a computed key, because `{ __proto__: value }` sets the prototype of the object. */
function property([name, value, at]: NamedValue): ESTree.Property {
  const shorthand = value.type === 'Identifier' && value.name === name;
  const computed = name === '__proto__';
  const key = isIdentifierName(name) && !computed ? identifier(name, at) : literal(name, at);
  return { type: 'Property', kind: 'init', key, value, method: false, shorthand: shorthand && !computed, computed };
}

/** Whether a text can be a property name without quotes. */
export function isIdentifierName(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text);
}

export function call(
  callee: ESTree.Expression,
  args: (ESTree.Expression | ESTree.SpreadElement)[],
): ESTree.SimpleCallExpression {
  return { type: 'CallExpression', callee, arguments: args, optional: false };
}

export function construct(callee: ESTree.Expression, args: ESTree.Expression[]): ESTree.NewExpression {
  return { type: 'NewExpression', callee, arguments: args };
}

/** `object.name`. `at` and `source` describe the name. */
export function member(object: ESTree.Expression, name: string, at?: number, source?: string): ESTree.MemberExpression {
  return { type: 'MemberExpression', object, property: identifier(name, at, source), computed: false, optional: false };
}

/** `object.name`, or `object['name']` if the name is not an identifier. */
export function namedMember(object: ESTree.Expression, name: string): ESTree.MemberExpression {
  return isIdentifierName(name) ? member(object, name) : element(object, literal(name));
}

/** `object['name']` */
export function element(object: ESTree.Expression, key: ESTree.Expression): ESTree.MemberExpression {
  return { type: 'MemberExpression', object, property: key, computed: true, optional: false };
}

/** An expression that contains optional members: `a?.b.c`. Other expressions stay as they are. */
export function chain(expression: ESTree.Expression): ESTree.Expression {
  return isChainElement(expression) && hasOptionalPart(expression)
    ? { type: 'ChainExpression', expression }
    : expression;
}

function isChainElement(node: ESTree.Node): node is ESTree.MemberExpression | ESTree.SimpleCallExpression {
  return node.type === 'MemberExpression' || node.type === 'CallExpression';
}

function hasOptionalPart(node: ESTree.Node): boolean {
  if (!isChainElement(node)) return false;
  return node.optional || hasOptionalPart(node.type === 'MemberExpression' ? node.object : node.callee);
}

/** An arrow function. `source` is the name of its token in the source. */
export function arrow(
  params: ESTree.Pattern[],
  body: ESTree.Expression | ESTree.BlockStatement,
  at?: number,
  source?: string,
): ESTree.ArrowFunctionExpression {
  const node: ESTree.ArrowFunctionExpression = {
    type: 'ArrowFunctionExpression',
    params,
    body,
    expression: body.type !== 'BlockStatement',
    async: false,
    generator: false,
  };
  if (at !== undefined) node.loc = origin(at, source);
  return node;
}

export function functionDeclaration(
  id: ESTree.Identifier,
  params: ESTree.Pattern[],
  body: ESTree.Statement[],
): ESTree.FunctionDeclaration {
  return { type: 'FunctionDeclaration', id, params, body: block(body), async: false, generator: false };
}

export function withDefault(left: ESTree.Pattern, right: ESTree.Expression): ESTree.AssignmentPattern {
  return { type: 'AssignmentPattern', left, right };
}

export function rest(argument: ESTree.Pattern): ESTree.RestElement {
  return { type: 'RestElement', argument };
}

/** `[a, , b]`; a null element becomes a hole. */
export function arrayPattern(elements: (ESTree.Pattern | null)[]): ESTree.ArrayPattern {
  return { type: 'ArrayPattern', elements };
}

/** `{ name: variable }` */
export function objectPattern(
  variables: readonly (readonly [name: string, variable: ESTree.Identifier])[],
): ESTree.ObjectPattern {
  const properties = variables.map(([name, variable]): ESTree.AssignmentProperty => ({
    type: 'Property',
    kind: 'init',
    key: identifier(name),
    value: variable,
    method: false,
    shorthand: name === variable.name,
    computed: false,
  }));
  return { type: 'ObjectPattern', properties };
}

export function unary(operator: ESTree.UnaryOperator, argument: ESTree.Expression): ESTree.UnaryExpression {
  return { type: 'UnaryExpression', operator, argument, prefix: true };
}

export function binary(
  operator: ESTree.BinaryOperator,
  left: ESTree.Expression,
  right: ESTree.Expression,
): ESTree.BinaryExpression {
  return { type: 'BinaryExpression', operator, left, right };
}

/** Joins one or more operands, from the left: `a && b && c`. */
export function joined(operator: ESTree.LogicalOperator, operands: readonly ESTree.Expression[]): ESTree.Expression {
  return operands.reduce((left, right) => logical(operator, left, right));
}

export function logical(
  operator: ESTree.LogicalOperator,
  left: ESTree.Expression,
  right: ESTree.Expression,
): ESTree.LogicalExpression {
  return { type: 'LogicalExpression', operator, left, right };
}

/** Returns `value` for the expression `value ?? null`, and other expressions as they are. */
export function withoutNull(value: ESTree.Expression): ESTree.Expression {
  const isOrNull =
    value.type === 'LogicalExpression' &&
    value.operator === '??' &&
    value.right.type === 'Literal' &&
    value.right.value === null;
  return isOrNull ? value.left : value;
}

/** `!argument`; the negation of a negation is simplified. */
export function not(argument: ESTree.Expression): ESTree.Expression {
  if (argument.type === 'UnaryExpression' && argument.operator === '!' && isBoolean(argument.argument))
    return argument.argument;
  return unary('!', argument);
}

/** The negation of a test. `===` becomes `!==`, and the reverse. */
export function negated(test: ESTree.Expression): ESTree.Expression {
  const opposite = test.type === 'BinaryExpression' ? OPPOSITES.get(test.operator) : undefined;
  return opposite === undefined ? not(test) : { ...(test as ESTree.BinaryExpression), operator: opposite };
}

/** The operators whose results are the negation of each other for all values. */
const OPPOSITES: ReadonlyMap<ESTree.BinaryOperator, ESTree.BinaryOperator> = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['!=', '=='],
]);

function isBoolean(expression: ESTree.Expression): boolean {
  return expression.type === 'UnaryExpression' && expression.operator === '!';
}

/** `(a, b)`; a single expression stays as it is. */
export function sequence(expressions: ESTree.Expression[]): ESTree.Expression {
  const [first, second] = expressions;
  return first !== undefined && second === undefined ? first : { type: 'SequenceExpression', expressions };
}

export function regexp(pattern: string, flags: string): ESTree.RegExpLiteral {
  return { type: 'Literal', value: null, regex: { pattern, flags } };
}

/** A call with instructions for the printer. */
export interface AnnotatedCall extends ESTree.SimpleCallExpression {
  /** The call has no effect, so that bundlers may remove it if its value is unused. */
  readonly pure?: true;
  /** The arguments are pairs of keys and values. If they need several lines, each line has one pair. */
  readonly pairs?: true;
}

/** A call without effects, which is printed with the comment `@__PURE__`. */
export function pureCall(callee: ESTree.Expression, args: (ESTree.Expression | ESTree.SpreadElement)[]): AnnotatedCall {
  return { type: 'CallExpression', callee, arguments: args, optional: false, pure: true };
}

/** A call whose arguments are pairs of keys and values. */
export function pairsCall(
  callee: ESTree.Expression,
  args: (ESTree.Expression | ESTree.SpreadElement)[],
): AnnotatedCall {
  return { type: 'CallExpression', callee, arguments: args, optional: false, pairs: true };
}

export function conditional(
  test: ESTree.Expression,
  consequent: ESTree.Expression,
  alternate: ESTree.Expression,
): ESTree.ConditionalExpression {
  return { type: 'ConditionalExpression', test, consequent, alternate };
}

export function assign(
  left: ESTree.Identifier | ESTree.MemberExpression,
  right: ESTree.Expression,
  operator: '=' | '+=' | '-=' = '=',
): ESTree.AssignmentExpression {
  return { type: 'AssignmentExpression', operator, left, right };
}

export function template(quasis: string[], expressions: ESTree.Expression[]): ESTree.TemplateLiteral {
  // Up to two line feeds are escaped. Longer text is printed as lines.
  const isLong = quasis.reduce((count, quasi) => count + quasi.split('\n').length - 1, 0) > 2;
  const raw = (cooked: string): string => (isLong ? rawTemplate(cooked) : rawTemplate(cooked).replaceAll('\n', '\\n'));
  return {
    type: 'TemplateLiteral',
    quasis: quasis.map((cooked, index) => ({
      type: 'TemplateElement',
      tail: index === quasis.length - 1,
      value: { cooked, raw: raw(cooked) },
    })),
    expressions,
  };
}

function rawTemplate(text: string): string {
  return text
    .replace(/[\\`]|\$(?=\{)/g, (character) => `\\${character}`)
    .replace(/\$$/, '\\$')
    .replace(UNPRINTABLE, escapeUnit);
}

/** Characters that must be escaped: control characters except line feeds, line separators and lone surrogates. */
const UNPRINTABLE =
  /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function escapeUnit(character: string): string {
  if (character === '\t') return '\\t';
  if (character === '\r') return '\\r';
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Printable ASCII without quotes and backslashes. */
const PLAIN = /^[ -&(-[\]-~]*$/;

/** The text of a string literal, in single quotes. */
export function quoted(text: string): string {
  if (PLAIN.test(text)) return `'${text}'`;
  const escaped = text
    .replace(/[\\'\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`))
    .replace(UNPRINTABLE, escapeUnit);
  return `'${escaped}'`;
}

// Statements

export function statement(expression: ESTree.Expression): ESTree.ExpressionStatement {
  return { type: 'ExpressionStatement', expression };
}

export function declare(
  kind: 'const' | 'let',
  id: ESTree.Pattern,
  init: ESTree.Expression | null,
): ESTree.VariableDeclaration {
  return { type: 'VariableDeclaration', kind, declarations: [{ type: 'VariableDeclarator', id, init }] };
}

/** `let a, b;` */
export function declareAll(ids: readonly ESTree.Identifier[]): ESTree.VariableDeclaration {
  return {
    type: 'VariableDeclaration',
    kind: 'let',
    declarations: ids.map((id) => ({ type: 'VariableDeclarator', id, init: null })),
  };
}

export function block(body: ESTree.Statement[]): ESTree.BlockStatement {
  return { type: 'BlockStatement', body };
}

export function ifStatement(
  test: ESTree.Expression,
  consequent: ESTree.Statement,
  alternate: ESTree.Statement | null = null,
): ESTree.IfStatement {
  return { type: 'IfStatement', test, consequent, alternate };
}

/** `for (const target of values) { … }` */
export function forOf(
  target: ESTree.Pattern,
  values: ESTree.Expression,
  body: ESTree.Statement[],
): ESTree.ForOfStatement {
  return {
    type: 'ForOfStatement',
    await: false,
    left: declare('const', target, null),
    right: values,
    body: block(body),
  };
}

/**
 * `for (let i = from; i <= to; i++) { … }`
 *
 * @param range the first and the last number, and their distance, which is negative if the numbers decrease
 */
export function countingLoop(
  id: ESTree.Identifier,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
  body: ESTree.Statement[],
): ESTree.ForStatement {
  return counting(id, number(from), binary(step < 0 ? '>=' : '<=', identifier(id.name), number(to)), step, body);
}

/** `for (let i = first; i <= last; i++) { … }` */
export function loopBetween(
  id: ESTree.Identifier,
  first: ESTree.Expression,
  last: ESTree.Expression,
  body: ESTree.Statement[],
): ESTree.ForStatement {
  return counting(id, first, binary('<=', identifier(id.name), last), 1, body);
}

/**
 * `for (let i = 0; i < list.length; i++) { … }`
 *
 * @param order the distance of the indexes, and whether the first one is that of the last element
 */
export function indexLoop(
  id: ESTree.Identifier,
  list: ESTree.Identifier,
  body: ESTree.Statement[],
  { isReversed, step }: { readonly isReversed: boolean; readonly step: number } = { isReversed: false, step: 1 },
): ESTree.ForStatement {
  const length = member(list, 'length');
  const index = identifier(id.name);
  return isReversed
    ? counting(id, binary('-', length, number(1)), binary('>=', index, number(0)), -step, body)
    : counting(id, number(0), binary('<', index, length), step, body);
}

function counting(
  id: ESTree.Identifier,
  from: ESTree.Expression,
  test: ESTree.Expression,
  step: number,
  body: ESTree.Statement[],
): ESTree.ForStatement {
  const index = identifier(id.name);
  const distance = Math.abs(step);
  return {
    type: 'ForStatement',
    init: declare('let', id, from),
    test,
    update:
      distance === 1
        ? { type: 'UpdateExpression', operator: step < 0 ? '--' : '++', argument: index, prefix: false }
        : assign(index, number(distance), step < 0 ? '-=' : '+='),
    body: block(body),
  };
}

export function breakStatement(): ESTree.BreakStatement {
  return { type: 'BreakStatement', label: null };
}

export function continueStatement(): ESTree.ContinueStatement {
  return { type: 'ContinueStatement', label: null };
}

export function returnStatement(argument: ESTree.Expression | null): ESTree.ReturnStatement {
  return { type: 'ReturnStatement', argument };
}

export function tryCatch(
  body: ESTree.Statement[],
  param: ESTree.Identifier,
  handler: ESTree.Statement[],
): ESTree.TryStatement {
  return {
    type: 'TryStatement',
    block: block(body),
    handler: { type: 'CatchClause', param, body: block(handler) },
    finalizer: null,
  };
}

// Modules

export interface ImportedName {
  readonly imported: string;
  readonly local: string;
}

export function importDeclaration(names: readonly ImportedName[], source: string): ESTree.ImportDeclaration {
  const specifiers = names.map(({ imported, local }): ESTree.ImportSpecifier => ({
    type: 'ImportSpecifier',
    imported: identifier(imported),
    local: identifier(local),
  }));
  return { type: 'ImportDeclaration', specifiers, source: literal(source), attributes: [] };
}

/** `import * as local from 'source'` */
export function importNamespace(local: string, source: string): ESTree.ImportDeclaration {
  const specifier: ESTree.ImportNamespaceSpecifier = { type: 'ImportNamespaceSpecifier', local: identifier(local) };
  return { type: 'ImportDeclaration', specifiers: [specifier], source: literal(source), attributes: [] };
}

export interface ExportedName {
  readonly local: string;
  /** Printed as a string if it is not an identifier. */
  readonly exported: string;
}

export function exportNames(names: readonly ExportedName[]): ESTree.ExportNamedDeclaration {
  const specifiers = names.map(({ local, exported }): ESTree.ExportSpecifier => ({
    type: 'ExportSpecifier',
    local: identifier(local),
    exported: exportedName(exported),
  }));
  return { type: 'ExportNamedDeclaration', declaration: null, specifiers, source: null, attributes: [] };
}

function exportedName(name: string): ESTree.Identifier | ESTree.Literal {
  return isIdentifierName(name) ? identifier(name) : literal(name);
}

/** `export const name = …` */
export function exportDeclaration(declaration: ESTree.Declaration): ESTree.ExportNamedDeclaration {
  return { type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] };
}

export function exportDefault(declaration: ESTree.Expression): ESTree.ExportDefaultDeclaration {
  return { type: 'ExportDefaultDeclaration', declaration };
}

/** Longer strings never fit on a line, so their exact width is not needed. */
const MAX_MEASURED_LENGTH = 200;

/** The number of characters of a quoted string. */
export function quotedWidth(text: string): number {
  return text.length > MAX_MEASURED_LENGTH || PLAIN.test(text) ? text.length + 2 : quoted(text).length;
}

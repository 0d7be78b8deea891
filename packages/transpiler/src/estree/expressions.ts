/**
 * Functions that create ESTree nodes of expressions and patterns, so that a lowering reads like the code that it emits. The optional
 * parameter `at` is the offset of the source token that the node comes from.
 */
import type * as ESTree from 'estree';
import { origin } from './origin.js';
import { isIdentifierName, rawTemplate } from './quoting.js';

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
  return { type: 'ObjectExpression', properties: properties.map(property), rows: true };
}

/** `__proto__` becomes a computed key, because `{ __proto__: value }` sets the prototype of the object. */
function property(named: NamedValue): ESTree.Property {
  // Indexes are faster than a pattern until V8 optimizes the function.
  const name = named[0];
  const value = named[1];
  const at = named[2];
  const shorthand = value.type === 'Identifier' && value.name === name;
  const computed = name === '__proto__';
  const key = isIdentifierName(name) && !computed ? identifier(name, at) : literal(name, at);
  return { type: 'Property', kind: 'init', key, value, method: false, shorthand: shorthand && !computed, computed };
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

/** The negation of a test. `===` and `==` become `!==` and `!=`, and the reverse. */
export function negated(test: ESTree.Expression): ESTree.Expression {
  const opposite = test.type === 'BinaryExpression' ? OPPOSITES.get(test.operator) : undefined;
  return opposite === undefined ? not(test) : { ...(test as ESTree.BinaryExpression), operator: opposite };
}

/** The operators whose results are the negation of each other for all values. */
const OPPOSITES: ReadonlyMap<ESTree.BinaryOperator, ESTree.BinaryOperator> = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['==', '!='],
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
  left: ESTree.Pattern,
  right: ESTree.Expression,
  operator: '=' | '+=' | '-=' = '=',
): ESTree.AssignmentExpression {
  return { type: 'AssignmentExpression', operator, left, right };
}

export function template(quasis: string[], expressions: ESTree.Expression[]): ESTree.TemplateLiteral {
  // Up to two line feeds are escaped. Longer text is printed as lines.
  const lineEnds = quasis.reduce((count, quasi) => count + lineEndsIn(quasi), 0);
  const isLong = lineEnds > 2;
  const raw = (cooked: string): string =>
    isLong || lineEnds === 0 ? rawTemplate(cooked) : rawTemplate(cooked).replaceAll('\n', '\\n');
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

function lineEndsIn(text: string): number {
  return text.includes('\n') ? text.split('\n').length - 1 : 0;
}

/** Numbers, strings, booleans, undef, default, regular expressions, bare words, arrays, hashes, `*x` and parentheses. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type {
  Expression,
  LiteralHash as LiteralHashNode,
  LiteralRegularExpression as PatternNode,
} from '../../ast/nodes.js';
import { literalParts, literalText } from '../../ast/shapes.js';
import { plainLiteral } from '../../regexp/translate-literal.js';
import type { LoweringContext } from '../context.js';
import { regexpOf } from '../patterns.js';
import type { LowerExpression } from '../visitor.js';

export const LiteralInteger: LowerExpression<'LiteralInteger'> = ({ value }) => b.number(value);

export const LiteralFloat: LowerExpression<'LiteralFloat'> = ({ value }, { module }) => float(value, module);

export const LiteralString: LowerExpression<'LiteralString'> = ({ value }) => text(value);

export const QualifiedName: LowerExpression<'QualifiedName'> = ({ value }) => text(value);

/** A long list of literals in code that may run often is a constant of the module, for which the runtime keeps an index. */
export const LiteralList: LowerExpression<'LiteralList'> = (node, context, out) => {
  const { module } = context;
  const accumulator = context.accumulatorFor(node);
  const [first, ...others] = node.values;
  if (accumulator === null || first?.type !== 'UnfoldExpression') {
    const list = b.array(context.elements(node.values, out));
    const isShared = context.repeats && node.values.length >= MIN_SHARED_SIZE && isConstant(node);
    return isShared ? module.constant('literal', list) : list;
  }
  const operands = [context.expression(first.expr), b.array(context.elements(others))];
  return module.call('unfoldTo', [accumulator, ...operands], first.start);
};

/**
 * An object if its properties have the order of the pairs, else a list of keys and values. In a function or block, a hash of
 * literals is a constant of the module.
 */
export const LiteralHash: LowerExpression<'LiteralHash'> = (node, context, out) => {
  if (!context.isInner || node.entries.length === 0 || !isConstant(node)) return newHash(node, context, out);
  return constantHash(node, context);
};

/** The default of a parameter. Unlike other empty hashes, those of defaults are constants of the module. */
export function parameterDefault(node: Expression, context: LoweringContext): ESTree.Expression {
  return node.type === 'LiteralHash' && isConstant(node) ? constantHash(node, context) : context.expression(node);
}

/** A list or hash of literals that all evaluations of a template share; null for other expressions. */
export function sharedDefault(node: Expression, context: LoweringContext): ESTree.Expression | null {
  if (!isConstant(node)) return null;
  if (node.type === 'LiteralHash') return constantHash(node, context);
  return node.type === 'LiteralList' ? literalValue(node, context) : null;
}

function constantHash(node: LiteralHashNode, context: LoweringContext): ESTree.Expression {
  const call: b.AnnotatedCall = { ...literalHash(node, context), pure: true };
  return context.module.constant('literal', call);
}

/** A hash of literals, which are not variables or calls. */
function literalHash(node: LiteralHashNode, context: LoweringContext): b.AnnotatedCall {
  const names = plainKeys(node);
  const literal = (part: Expression): ESTree.Expression => literalValue(part, context);
  if (names !== null)
    return hashOf(
      names,
      node.entries.map(({ value }) => literal(value)),
      context,
    );
  return hashOfPairs(
    node.entries.flatMap(({ key, value }) => [literal(key), literal(value)]),
    context,
  );
}

function literalValue(node: Expression, context: LoweringContext): ESTree.Expression {
  if (node.type === 'LiteralHash') return literalHash(node, context);
  if (node.type === 'LiteralList') return b.array(node.values.map((value) => literalValue(value, context)));
  return context.expression(node);
}

function newHash(node: LiteralHashNode, context: LoweringContext, out?: ESTree.Statement[]): ESTree.Expression {
  const names = plainKeys(node);
  if (names !== null) {
    const values = context.sequence(
      node.entries.map(({ value }) => value),
      out,
    );
    return hashOf(names, values, context);
  }
  const pairs = context.sequence(
    node.entries.flatMap(({ key, value }) => [key, value]),
    out,
  );
  return hashOfPairs(pairs, context);
}

/** A hash with these keys, which are names of properties. */
export function hashOf(
  names: readonly string[],
  values: ESTree.Expression[],
  { module }: LoweringContext,
): b.AnnotatedCall {
  const properties = values.map((value, i): b.NamedValue => [names[i] ?? '', value]);
  return b.call(module.imported('runtime', 'hash'), [b.object(properties)]);
}

function hashOfPairs(
  pairs: (ESTree.Expression | ESTree.SpreadElement)[],
  { module }: LoweringContext,
): b.AnnotatedCall {
  return pairs.length > MAX_ARGUMENTS
    ? b.call(module.imported('runtime', 'hashOfList'), [b.array(pairs)])
    : b.pairsCall(module.imported('runtime', 'hashOfPairs'), pairs);
}

/** Whether a value is the same at each evaluation, and consists of literals without a state. */
export function isConstant(node: Expression): boolean {
  if (COMPUTED_LITERALS.has(node.type)) return false;
  return literalParts(node)?.every(isConstant) === true;
}

/** The literals that are not written as literals of JavaScript, or have a state. */
const COMPUTED_LITERALS: ReadonlySet<Expression['type']> = new Set([
  'LiteralDefault',
  'LiteralRegularExpression',
  'UnaryMinusExpression',
]);

/** The number of elements from which the runtime searches in an index of a list. */
const MIN_SHARED_SIZE = 32;

/** V8 accepts 65,535 arguments, and other engines fewer. */
const MAX_ARGUMENTS = 10_000;

/**
 * The keys of a hash if it can be an object: they are different literal strings. JavaScript moves keys that are integers
 * to the front, and `__proto__` is not a property.
 */
export function plainKeys({ entries }: LiteralHashNode): readonly string[] | null {
  const keys = entries.map(({ key }) => literalText(key)).filter((key) => key !== null);
  return keys.length === entries.length && arePlainKeys(keys) ? keys : null;
}

/** Whether an object can have properties with these names, in this order. */
export function arePlainKeys(keys: readonly string[]): boolean {
  return keys.every((key) => key !== '__proto__' && !/^(?:\d+$|\0)/.test(key)) && new Set(keys).size === keys.length;
}

export const UnfoldExpression: LowerExpression<'UnfoldExpression'> = (node, context) => context.unfolded(node);

export const ParenthesizedExpression: LowerExpression<'ParenthesizedExpression'> = ({ expr }, context, out) =>
  context.expression(expr, out);

/** The parser accepts reserved words as names. */
export const ReservedWord: LowerExpression<'ReservedWord'> = ({ word }) => text(word);

export const LiteralBoolean: LowerExpression<'LiteralBoolean'> = ({ value }) => b.literal(value);

export const LiteralUndef: LowerExpression<'LiteralUndef'> = () => b.literal(null);

export const Nop: LowerExpression<'Nop'> = () => b.literal(null);

export const LiteralDefault: LowerExpression<'LiteralDefault'> = (_, { module }) =>
  module.imported('runtime', 'DEFAULT');

/** The compiler translates the pattern. If the code may run often, the result is a constant of the module. */
export const LiteralRegularExpression: LowerExpression<'LiteralRegularExpression'> = (node, context) => {
  const { callee, args } = regexpOf(node.pattern, context.module);
  return context.repeats ? context.module.constant('pattern', b.pureCall(callee, args)) : b.call(callee, args);
};

/**
 * A pattern for a function that accepts plain literals: a plain literal, if the pattern has one, else a Regexp. A literal in a
 * function or block would be a new object each time, and each text would be tested, so the pattern is a Regexp there.
 */
export function patternLiteral(node: PatternNode, context: LoweringContext): ESTree.Expression {
  const plain = context.isInner && context.repeats ? null : plainLiteral(node.pattern);
  return plain === null ? context.expression(node) : b.regexp(plain, '');
}

/** `new Float(1.5)` */
export function float(value: number, module: LoweringContext['module']): ESTree.Expression {
  return b.construct(module.imported('runtime', 'Float'), [
    Object.is(value, -0) || value < 0 ? b.unary('-', b.literal(-value)) : b.literal(value),
  ]);
}

/** A string; text of more than three lines becomes a template literal, which shows its lines. */
export function text(value: string): ESTree.Expression {
  return value.includes('\n') && value.split('\n', 4).length > 3 ? b.template([value], []) : b.literal(value);
}

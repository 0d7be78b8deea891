import { type PuppetType, StructType, TupleType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { AccessExpression as AccessNode, Expression } from '../../ast/nodes.js';
import { literalText, unwrap } from '../../ast/shapes.js';
import { canBe, Kind, type SafeRange, safeRangeOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly, hasPlainCharacters } from '../known-types.js';
import { isRepeatable, quickRead, type ReadStep, stepFor } from '../quick-reads.js';
import type { LowerExpression } from '../visitor.js';
import { firstOfFiltered, partOfReduced } from './loop-results.js';
import { isSafe, parameterizedType } from './types.js';

/**
 * `x[…]`. Brackets with one key each become one call, which the source map leads to the last bracket. A key `*x` is not
 * spread: as in Puppet, the key is the array.
 */
export const AccessExpression: LowerExpression<'AccessExpression'> = (node, context, out) => {
  if (node.leftExpr.type === 'QualifiedReference') return parameterizedType(node, node.leftExpr, context);
  const part = context.partReadBy(node);
  if (part !== null) return part;
  const quick = quickAccess(node, context, out);
  if (quick !== null) return quick;
  const plain = elementAccess(node, context, out) ?? plainRange(node, context, out);
  if (plain !== null) return plain;
  const lower = (part: Expression): ESTree.Expression => context.expression(part);
  const { base, keys } = chainOf(node, context);
  const { leftExpr } = node;
  // All keys are safe if there are several, so an access can precede them. An error after an access to a hash names its keys.
  if (
    node.keys.length === 1 &&
    keys.length > 1 &&
    leftExpr.type === 'AccessExpression' &&
    hasOnly(context.typeOf(leftExpr.leftExpr), Kind.array)
  ) {
    const inner = elementAccess(leftExpr, context, out);
    if (inner !== null) return context.module.call('at', [inner, ...node.keys.map(lower)], node.bracketStart);
  }
  return context.module.call(
    node.keys.length === 1 ? 'at' : 'access',
    [context.expression(base, out), ...keys.map(lower)],
    node.bracketStart,
  );
};

/** An access of an array or hash without a call of the runtime's operator, or without the array; null for other accesses. */
function elementAccess(
  node: AccessNode,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
  const only = out === undefined ? null : (firstOfFiltered(node, context, out) ?? partOfReduced(node, context, out));
  return only ?? plainAccess(node, context, out);
}

/** A quick read of a value within a variable, and the general access. Null for code that runs once, and for other keys. */
function quickAccess(
  node: AccessNode,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
  if (!context.module.hasPlainValues || !context.isInner) return null;
  const nodes = accessesOf(node, context);
  const base = nodes[0]?.leftExpr;
  if (base === undefined || !isVariable(base, context)) return null;
  const steps: ReadStep[] = [];
  for (const { leftExpr, keys } of nodes) {
    const step = stepFor(context.typeOf(leftExpr), keys[0]!, context);
    if (step === null) return null;
    steps.push(step);
  }
  const variable = context.expression(base);
  const quick = variable.type === 'Identifier' ? quickRead(variable, steps) : null;
  if (variable.type !== 'Identifier' || quick === null) return null;
  const readsArrays = steps.every(({ key }) => typeof key !== 'string');
  const plain = nodes.length === 1 || readsArrays ? plainAccess(node, context, out) : null;
  if (plain !== null && readsArrays) return null;
  if (plain?.type === 'CallExpression') return b.logical('??', quick, plain);
  if (plain?.type === 'LogicalExpression') return b.logical('??', b.logical('??', quick, plain.left), plain.right);
  const keys = nodes.map((access) => context.expression(access.keys[0]!));
  return b.logical('??', quick, context.module.call('at', [variable, ...keys], node.bracketStart));
}

/** Whether an expression reads a variable that certainly has a value, also if the variable has a part of a memo. */
function isVariable(node: Expression, context: LoweringContext): boolean {
  return node.type === 'VariableExpression'
    ? context.module.analysis.reads.get(node)?.kind === 'local'
    : context.partReadBy(node) !== null;
}

/** The accesses with one key each that lead to a value, from the innermost one. */
function accessesOf(node: AccessNode, context: LoweringContext): AccessNode[] {
  const { leftExpr } = node;
  if (node.keys.length !== 1) return [];
  return isAccess(leftExpr, context) ? [...accessesOf(leftExpr, context), node] : [node];
}

/** Whether an expression is an access that the runtime makes. */
function isAccess(node: Expression, context: LoweringContext): node is AccessNode {
  return (
    node.type === 'AccessExpression' && node.leftExpr.type !== 'QualifiedReference' && context.partReadBy(node) === null
  );
}

/** An access without a call of the runtime's operator, if the types say that it is one of an array or hash. */
function plainAccess(
  node: AccessNode,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
  const { leftExpr, keys, bracketStart } = node;
  const [key] = keys;
  if (key === undefined || keys.length > 1) return null;
  const collection = context.typeOf(leftExpr);
  const orUndef = (value: ESTree.Expression): ESTree.Expression =>
    isCertainlyPresent(collection, key) || !canBe(context.typeOf(node), Kind.undef)
      ? value
      : b.logical('??', value, b.literal(null));
  if (hasOnly(collection, Kind.hash)) {
    const [object, id] = context.operands(leftExpr, key, out);
    return orUndef(b.call(b.member(object, 'get', bracketStart), [id]));
  }
  const index = safeRangeOf(context.typeOf(key));
  if (hasOnly(collection, Kind.string)) {
    if (!hasOnly(context.typeOf(key), Kind.integer)) return null;
    const [value, position] = context.operands(leftExpr, key, out);
    if (index === null || index.from < 0) return context.module.call('characterOf', [value, position], bracketStart);
    return hasPlainCharacters(collection)
      ? b.call(b.member(value, 'charAt', bracketStart), [position])
      : context.module.call('characterAt', [value, position], bracketStart);
  }
  if (index === null || !hasOnly(collection, Kind.array)) return null;
  const [array, position] = context.operands(leftExpr, key, out);
  return orUndef(index.from < 0 ? b.call(b.member(array, 'at', bracketStart), [position]) : b.element(array, position));
}

/** `[from, count]` of an array or a text as a call of `slice`, if the ends of the range follow from the keys. */
function plainRange(
  { leftExpr, keys, bracketStart }: AccessNode,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
  const [from, count] = keys;
  if (from === undefined || count === undefined || keys.length > 2) return null;
  const type = context.typeOf(leftExpr);
  const isText = hasOnly(type, Kind.string);
  if (!isText && !hasOnly(type, Kind.array)) return null;
  // The ends of a text are counted in characters, so they must be positions from its start, or its end.
  const [start, length] = [from, count].map((key) => safeRangeOf(context.typeOf(key)));
  const isFromStart = (start?.from ?? -1) >= 0 && ((length?.from ?? -1) >= 0 || isWholeRest(length));
  const range = isText && !isFromStart ? null : argumentsOfSlice(from, count, context);
  if (range === null) return null;
  const value = context.expression(leftExpr, out);
  return isText && !hasPlainCharacters(type)
    ? context.module.call('sliceCharacters', [value, ...range], bracketStart)
    : b.call(b.member(value, 'slice', bracketStart), range);
}

/** Whether a count selects all elements to the end: `-1`. */
function isWholeRest(count: SafeRange | null | undefined): boolean {
  return count?.from === -1 && count.to === -1;
}

/**
 * The arguments of `slice` for the keys `[from, count]`; null if they are not known without the size of the array. A negative
 * count is the position of the last element from the end.
 */
function argumentsOfSlice(from: Expression, count: Expression, context: LoweringContext): ESTree.Expression[] | null {
  const [start, length] = [from, count].map((key) => safeRangeOf(context.typeOf(key)));
  if (!start || !length) return null;
  const [first, number] = [context.expression(from), context.expression(count)];
  if (!isRepeatable(first) || !isRepeatable(number)) return null;
  const end = start.to + length.to;
  if (isWholeRest(length)) return [first];
  if (length.from === length.to && length.to < 0) return [first, b.number(length.to + 1)];
  if (start.from === start.to && length.from === length.to)
    return start.to < 0 && end >= 0 ? [first] : [first, b.number(end)];
  if (start.from < 0 || length.from < 0) return null;
  return [first, start.to === 0 ? number : b.binary('+', first, number)];
}

/** Whether a collection certainly has an element with a literal key. */
function isCertainlyPresent(collection: PuppetType, key: Expression): boolean {
  const literal = unwrap(key);
  const text = literalText(literal);
  if (text !== null) return collection instanceof StructType && collection.element(text)?.optional === false;
  return (
    literal.type === 'LiteralInteger' &&
    collection instanceof TupleType &&
    collection.size === null &&
    literal.value >= -collection.types.length &&
    literal.value < collection.types.length
  );
}

interface Chain {
  readonly base: Expression;
  readonly keys: readonly Expression[];
}

/**
 * The chain of brackets with one key each that ends with a node. All keys are evaluated before the first access, so all
 * but the first one must be safe.
 */
function chainOf(node: AccessNode, context: LoweringContext): Chain {
  let base = node.leftExpr;
  let keys = node.keys;
  while (
    keys.every((key) => isSafe(key, context)) &&
    node.keys.length === 1 &&
    isAccess(base, context) &&
    base.keys.length === 1
  ) {
    keys = [...base.keys, ...keys];
    base = base.leftExpr;
  }
  return { base, keys };
}

/**
 * Reads of nested values with constant keys, for code that runs many times: `$x.pairs.a?.pairs.b` is the value of
 * `$x['a']['b']`, or nullish if the general read must find it. It is much faster: the engine caches where the properties
 * of similar objects are.
 */
import { type PuppetType, UNDEF } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import type { Expression } from '../ast/nodes.js';
import { literalText, unwrap } from '../ast/shapes.js';
import { canBe, Kind, kindsOf, safeRangeOf, subtract } from '../inference/lattice/index.js';
import type { LoweringContext } from './context.js';
import { hasOnly } from './known-types.js';

/** One key on the path to a nested value. */
export interface ReadStep {
  /** The type of the values that have the key. */
  readonly container: PuppetType;
  /** A literal key of a hash; or a variable with a key of a hash, or an index of an array, which has no effect. */
  readonly key: string | ESTree.Expression;
  /** Whether the key is an index from the end. */
  readonly isFromEnd?: boolean;
}

/**
 * Returns the step that reads a key of values of a type; null if the key is not a literal string, a variable with a key of
 * a hash, or an index. An index that JavaScript does not know, such as a negative one, finds nothing.
 */
export function stepFor(container: PuppetType, key: Expression, context: LoweringContext): ReadStep | null {
  const literal = unwrap(key);
  const text = literalText(literal);
  if (text !== null) return { container, key: text };
  if (literal.type === 'VariableExpression' && hasOnly(subtract(container, UNDEF), Kind.hash)) {
    const variable = context.expression(literal);
    return variable.type === 'Identifier' ? { container, key: variable } : null;
  }
  const type = context.typeOf(key);
  const range = safeRangeOf(type);
  if (range === null ? !hasOnly(type, Kind.integer) : range.from < 0 && range.to >= 0) return null;
  const index = context.expression(key);
  const isCheap = isRepeatable(index) || isSimpleSum(key);
  return isCheap ? { container, key: index, isFromEnd: range !== null && range.to < 0 } : null;
}

/** A sum or difference of variables and literals: `$i - $n`. */
function isSimpleSum(node: Expression): boolean {
  const inner = unwrap(node);
  if (inner.type !== 'ArithmeticExpression' || (inner.operator !== '+' && inner.operator !== '-')) return false;
  return [inner.leftExpr, inner.rightExpr].every(
    (operand) => SIMPLE_OPERANDS.has(unwrap(operand).type) || isSimpleSum(operand),
  );
}

const SIMPLE_OPERANDS: ReadonlySet<Expression['type']> = new Set(['LiteralInteger', 'VariableExpression']);

/** Returns the quick read of a nested value of a variable; null if there is none for one of the keys. */
export function quickRead(variable: ESTree.Identifier, steps: readonly ReadStep[]): ESTree.Expression | null {
  let value: ESTree.Expression = variable;
  for (const [i, step] of steps.entries()) {
    const defined = subtract(step.container, UNDEF);
    if (kindsOf(defined) === 0) return null;
    const isOptional = i > 0 || canBe(step.container, Kind.undef);
    const next: ESTree.Expression | null =
      typeof step.key === 'string'
        ? ofHash(value, step.key, isOptional, hasOnly(defined, Kind.hash))
        : hasOnly(defined, Kind.array)
          ? ofArray(value, step.key, isOptional, step.isFromEnd === true)
          : hasOnly(defined, Kind.hash)
            ? ofKey(value, step.key, isOptional)
            : null;
    if (next === null) return null;
    value = next;
  }
  return b.chain(value);
}

function ofHash(
  value: ESTree.Expression,
  key: string,
  isOptional: boolean,
  isHash: boolean,
): ESTree.MemberExpression | null {
  if (!isPropertyOfHashes(key)) return null;
  const pairs = b.member(value, 'pairs');
  pairs.optional = isOptional || !isHash;
  const read = b.namedMember(pairs, key);
  read.optional = !isHash;
  return read;
}

function ofKey(value: ESTree.Expression, key: ESTree.Expression, isOptional: boolean): ESTree.Expression {
  const method = b.member(value, 'get');
  method.optional = isOptional;
  return b.call(method, [key]);
}

function ofArray(
  value: ESTree.Expression,
  index: ESTree.Expression,
  isOptional: boolean,
  isFromEnd: boolean,
): ESTree.Expression {
  const read = isFromEnd ? b.member(value, 'at') : b.element(value, index);
  read.optional = isOptional;
  return isFromEnd ? b.call(read, [index]) : read;
}

/** Whether an object has a property with the name only if it is a key of the hash. Objects order integers differently. */
function isPropertyOfHashes(key: string): boolean {
  return key !== '' && !(key in {}) && !/^\d+$/.test(key);
}

/** Whether a lowered index can be evaluated several times at little cost: `$i`, `1` and `$i % 2`. */
export function isRepeatable(index: ESTree.Expression): boolean {
  switch (index.type) {
    case 'Identifier':
      return true;
    case 'Literal':
      return typeof index.value === 'number';
    case 'UnaryExpression':
      return isRepeatable(index.argument);
    case 'BinaryExpression':
      return index.left.type !== 'PrivateIdentifier' && isRepeatable(index.left) && isRepeatable(index.right);
    default:
      return false;
  }
}

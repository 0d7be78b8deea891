/** Calls of built-in functions that JavaScript's own expressions can replace, because of the types of their arguments. */
import { ANY } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { arePlainParameters } from '../../analysis/loops.js';
import type { LambdaExpression } from '../../ast/nodes.js';
import { argumentsOf, functorOf, unwrap } from '../../ast/shapes.js';
import { canBe, Kind, safeRangeOf } from '../../inference/lattice/index.js';
import { hasOnly, hasPlainCharacters } from '../known-types.js';
import { hasTypeGuard, inlineTypeGuard } from '../type-guards.js';
import { type BuiltinCall, runtimeCall } from './builtin-call.js';
import { changedFloat } from './floats.js';
import { templateOfFormat } from './formats.js';
import { newInstance } from './instances.js';
import { readsOfPath } from './paths.js';
import { partsOfText } from './splits.js';
import { constantSubstitution } from './substitutions.js';

/** The expression that replaces a call; null if the function of the runtime must be called. */
export function plainCall(call: BuiltinCall): ESTree.Expression | null {
  return (
    readsOfPath(call) ??
    plainSize(call) ??
    plainNumber(call) ??
    extremeOfTwo(call) ??
    templateOfFormat(call) ??
    assertedValue(call) ??
    constantSubstitution(call) ??
    partsOfText(call) ??
    plainCreation(call)
  );
}

/** The size of an array or hash: a property in JavaScript. The size of a text: its characters. Null for other calls. */
function plainSize({ builtin, node, args, context }: BuiltinCall): ESTree.Expression | null {
  const [collection] = args;
  const [argument] = argumentsOf(node);
  if (!SIZES.has(builtin) || args.length !== 1) return null;
  if (collection === undefined || argument === undefined || collection.type === 'SpreadElement') return null;
  const type = context.typeOf(argument);
  if (hasOnly(type, Kind.string)) {
    if (builtin === 'empty') return b.binary('===', collection, b.literal(''));
    return hasPlainCharacters(type)
      ? b.member(collection, 'length')
      : context.module.call('characterCount', [collection]);
  }
  const property = hasOnly(type, Kind.array) ? 'length' : hasOnly(type, Kind.hash) ? 'size' : null;
  if (property === null) return null;
  const size = b.member(collection, property);
  return builtin === 'empty' ? b.binary('===', size, b.literal(0)) : size;
}

const SIZES: ReadonlySet<string> = new Set(['empty', 'length', 'size']);

/**
 * A call of a function of numbers that JavaScript computes exactly: `Math.max($x, 1)`. Null for other calls.
 */
function plainNumber({ builtin, node, args, context }: BuiltinCall): ESTree.Expression | null {
  const [value] = args;
  if (!NUMBER_FUNCTIONS.has(builtin) || node.lambda !== null) return null;
  if (value === undefined || value.type === 'SpreadElement') return null;
  const types = argumentsOf(node).map((argument) => context.typeOf(argument));
  const [type = ANY] = types;
  const math = (name: string, values = args): ESTree.Expression =>
    b.call(b.member(b.identifier('Math'), name), [...values]);
  if (builtin === 'abs' && args.length === 1 && hasOnly(type, Kind.float))
    return changedFloat({ value, type }, (number) => math(builtin, [number]), context.module);
  const ranges = types.map(safeRangeOf);
  const [range] = ranges;
  if (range === null || range === undefined || ranges.includes(null)) return null;
  switch (builtin) {
    case 'abs':
      return args.length === 1 ? math(builtin) : null;
    case 'max':
    case 'min':
      return args.length > 1 ? math(builtin) : null;
    case 'ceiling':
    case 'floor':
    case 'round':
      return args.length === 1 && Math.max(-range.from, range.to) < MAX_ROUNDED ? value : null;
    default:
      return null;
  }
}

const NUMBER_FUNCTIONS: ReadonlySet<string> = new Set(['abs', 'ceiling', 'floor', 'max', 'min', 'round']);

/** `round` may change larger Integers. */
const MAX_ROUNDED = 2 ** 52;

/** `larger($a, $b)`: a call of `max` or `min` with two values that can be Integers; null for other calls. */
function extremeOfTwo({ builtin, node, args, context }: BuiltinCall): ESTree.Expression | null {
  const helper = builtin === 'max' ? 'larger' : builtin === 'min' ? 'smaller' : null;
  if (helper === null || node.lambda !== null || args.length !== 2) return null;
  const isPossible = argumentsOf(node).every((argument) => canBe(context.typeOf(argument), Kind.integer));
  const isPlain = args.every((argument) => argument.type !== 'SpreadElement');
  return isPossible && isPlain ? context.module.call(helper, [...args], functorOf(node).start) : null;
}

/**
 * `isInteger($x) ? $x : assert_type(integer, $x)`: the function is called for values that do not pass a simple test of the
 * type. Null if there is no such test, and for other calls. The function rejects some blocks, whatever the value.
 */
function assertedValue(call: BuiltinCall): ESTree.Expression | null {
  const { builtin, node, args, context, out } = call;
  const { module } = context;
  const [type, , ...others] = argumentsOf(node);
  const [first, asserted, ...rest] = args;
  if (builtin !== 'assert_type' || !module.hasPlainValues || type === undefined || others.length > 0) return null;
  if (node.lambda !== null && !acceptsTypes(node.lambda)) return null;
  if (first === undefined || asserted === undefined) return null;
  if (first.type === 'SpreadElement' || asserted.type === 'SpreadElement' || !hasTypeGuard(unwrap(type), module))
    return null;
  if (asserted.type !== 'Identifier' && out === undefined) return null;
  const value = asserted.type === 'Identifier' ? asserted : b.identifier(context.temporary('value'));
  const guard = inlineTypeGuard(unwrap(type), value, module);
  if (guard === null || guard === true) return null;
  if (value !== asserted) out?.push(b.declare('const', value, asserted));
  return b.conditional(guard, value, runtimeCall(call, [first, value, ...rest]));
}

/** Whether `assert_type` accepts a block, which gets the expected type and the actual one. */
function acceptsTypes({ parameters }: LambdaExpression): boolean {
  return parameters.length === 2 && arePlainParameters(parameters);
}

/**
 * A call of `new`, `convert_to` or `unwrap` that needs no function of the runtime, or only the constructor of a type; null for
 * other calls.
 */
function plainCreation({ builtin, node, args, context }: BuiltinCall): ESTree.Expression | null {
  const [first, second, ...others] = argumentsOf(node);
  const [value, created] = args;
  if (node.lambda !== null || first === undefined || value === undefined) return null;
  if (second !== undefined && created !== undefined && (builtin === 'new' || builtin === 'convert_to')) {
    const options = args.slice(2);
    const at = functorOf(node).start;
    const creation =
      builtin === 'new'
        ? { type: first, nodes: [second, ...others], args: [created, ...options], at }
        : { type: second, nodes: [first, ...others], args: [value, ...options], at };
    return newInstance(creation, context);
  }
  const isUnwrapped = builtin === 'unwrap' && second === undefined && value.type !== 'SpreadElement';
  return isUnwrapped && hasOnly(context.typeOf(first), Kind.sensitive) ? b.call(b.member(value, 'unwrap'), []) : null;
}

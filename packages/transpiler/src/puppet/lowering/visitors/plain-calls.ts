/** Calls of built-in functions that JavaScript's own expressions can replace, because of the types of their arguments. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { arePlainParameters } from '../../analysis/loops.js';
import type { Expression, LambdaExpression } from '../../ast/nodes.js';
import { argumentsOf, functorOf, unwrap } from '../../ast/shapes.js';
import { canBe, Kind, safeRangeOf } from '../../inference/lattice/index.js';
import { hasOnly, hasPlainCharacters } from '../known-types.js';
import { hasTypeGuard, inlineTypeGuard } from '../type-guards.js';
import { type Argument, type BuiltinCall, runtimeCall } from './builtin-call.js';
import { changedFloat } from './floats.js';
import { templateOfFormat } from './formats.js';
import { newInstance } from './instances.js';
import { readsOfPath } from './paths.js';
import { partsOfText } from './splits.js';
import { constantSubstitution } from './substitutions.js';

/** Returns the expression that replaces a call of a function; null if the function of the runtime must be called. */
type PlainCall = (call: BuiltinCall) => ESTree.Expression | null;

/** The rules by the export of the function. */
const PLAIN_CALLS: ReadonlyMap<string, PlainCall> = new Map<string, PlainCall>([
  ['abs', absolute],
  ['assert_type', assertedValue],
  ['ceiling', rounded],
  ['convert_to', creation],
  ['dig', readsOfPath],
  ['empty', plainSize],
  ['floor', rounded],
  ['get', readsOfPath],
  ['length', plainSize],
  ['max', extreme],
  ['min', extreme],
  ['new', creation],
  ['regsubst', constantSubstitution],
  ['round', rounded],
  ['size', plainSize],
  ['split', partsOfText],
  ['sprintf', templateOfFormat],
  ['unwrap', unwrapped],
]);

/** Returns the expression that replaces a call; null if the function of the runtime must be called. */
export function plainCall(call: BuiltinCall): ESTree.Expression | null {
  return PLAIN_CALLS.get(call.builtin)?.(call) ?? null;
}

/** The only argument of a call, and its expression. Null for several arguments, a block, and an argument that is unfolded. */
function onlyArgument({ node, args }: BuiltinCall): { value: ESTree.Expression; argument: Expression } | null {
  const [value] = args;
  const [argument] = argumentsOf(node);
  if (value === undefined || argument === undefined || args.length > 1 || value.type === 'SpreadElement') return null;
  return { value, argument };
}

/** The size of an array or hash: a property in JavaScript. The size of a text: its characters. Null for other values. */
function plainSize(call: BuiltinCall): ESTree.Expression | null {
  const { builtin, context } = call;
  const only = onlyArgument(call);
  if (only === null) return null;
  const collection = only.value;
  const type = context.typeOf(only.argument);
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

/** The absolute value of a number that JavaScript computes exactly: `Math.abs($x)`. Null for other values. */
function absolute(call: BuiltinCall): ESTree.Expression | null {
  const { context } = call;
  const only = onlyArgument(call);
  if (only === null) return null;
  const type = context.typeOf(only.argument);
  if (hasOnly(type, Kind.float))
    return changedFloat({ value: only.value, type }, (number) => math('abs', [number]), context.module);
  return safeRangeOf(type) === null ? null : math('abs', [only.value]);
}

/** The rounded value of an Integer, which is the Integer. Null for other values. */
function rounded(call: BuiltinCall): ESTree.Expression | null {
  const only = onlyArgument(call);
  const range = only === null ? null : safeRangeOf(call.context.typeOf(only.argument));
  return only !== null && range !== null && Math.max(-range.from, range.to) < MAX_ROUNDED ? only.value : null;
}

/** `round` may change larger Integers. */
const MAX_ROUNDED = 2 ** 52;

/** `Math.max($x, 1)` for small Integers, and `larger($a, $b)` for two values that can be Integers. Null for other values. */
function extreme(call: BuiltinCall): ESTree.Expression | null {
  const { builtin, node, context } = call;
  const { args, nodes } = numbersInList(call) ?? { args: call.args, nodes: argumentsOf(node) };
  if (node.lambda !== null || args.length < 2 || args.some(({ type }) => type === 'SpreadElement')) return null;
  const types = nodes.map((argument) => context.typeOf(argument));
  if (types.every((type) => safeRangeOf(type) !== null)) return math(builtin, args);
  if (args.length > 2 || !types.every((type) => canBe(type, Kind.integer))) return null;
  return context.module.call(builtin === 'max' ? 'larger' : 'smaller', [...args], functorOf(node).start);
}

/** The numbers in a literal array that is the only argument of a call; null for other arguments. */
function numbersInList(call: BuiltinCall): { args: readonly Argument[]; nodes: readonly Expression[] } | null {
  const only = onlyArgument(call);
  const list = only === null ? null : unwrap(only.argument);
  if (list?.type !== 'LiteralList' || only?.value.type !== 'ArrayExpression') return null;
  const areNumbers = list.values.every((each) => hasOnly(call.context.typeOf(each), Kind.integer | Kind.float));
  return areNumbers ? { args: only.value.elements as Argument[], nodes: list.values } : null;
}

function math(name: string, args: readonly Argument[]): ESTree.Expression {
  return b.call(b.member(b.identifier('Math'), name), [...args]);
}

/**
 * `isInteger($x) ? $x : assert_type(integer, $x)`: the function is called for values that do not pass a simple test of the
 * type. Null if there is no such test. The function rejects some blocks, whatever the value.
 */
function assertedValue(call: BuiltinCall): ESTree.Expression | null {
  const { node, args, context, out } = call;
  const { module } = context;
  const [type, , ...others] = argumentsOf(node);
  const [first, asserted, ...rest] = args;
  if (!module.hasPlainValues || type === undefined || others.length > 0) return null;
  if (node.lambda !== null && !acceptsTypes(node.lambda)) return null;
  if (first === undefined || asserted === undefined) return null;
  if (first.type === 'SpreadElement' || asserted.type === 'SpreadElement' || !hasTypeGuard(unwrap(type), module))
    return null;
  if (asserted.type !== 'Identifier' && out === undefined) return null;
  const value = asserted.type === 'Identifier' ? asserted : b.identifier(context.locals.temporary('value'));
  const guard = inlineTypeGuard(unwrap(type), value, module);
  if (guard === null || guard === true) return null;
  if (value !== asserted) out?.push(b.declare('const', value, asserted));
  return b.conditional(guard, value, runtimeCall(call, [first, value, ...rest]));
}

/** Whether `assert_type` accepts a block, which gets the expected type and the actual one. */
function acceptsTypes({ parameters }: LambdaExpression): boolean {
  return parameters.length === 2 && arePlainParameters(parameters);
}

/** A call of `new` or `convert_to` that needs only the constructor of a type. Null for other calls. */
function creation({ builtin, node, args, context }: BuiltinCall): ESTree.Expression | null {
  const [first, second, ...options] = argumentsOf(node);
  const [firstValue, secondValue, ...values] = args;
  if (node.lambda !== null || first === undefined || second === undefined) return null;
  if (firstValue === undefined || secondValue === undefined) return null;
  const at = functorOf(node).start;
  return newInstance(
    builtin === 'new'
      ? { type: first, nodes: [second, ...options], args: [secondValue, ...values], at }
      : { type: second, nodes: [first, ...options], args: [firstValue, ...values], at },
    context,
  );
}

/** `$x.unwrap()` for a Sensitive. Null for other values. */
function unwrapped(call: BuiltinCall): ESTree.Expression | null {
  const only = onlyArgument(call);
  if (only === null || !hasOnly(call.context.typeOf(only.argument), Kind.sensitive)) return null;
  return b.call(b.member(only.value, 'unwrap'), []);
}

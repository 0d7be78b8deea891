/** Function calls, in all notations. */
import { ANY } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { arePlainParameters } from '../../analysis/loops.js';
import type { ScopeReader } from '../../analysis/result.js';
import type { Expression, LambdaExpression } from '../../ast/nodes.js';
import { argumentsOf, type Call, calledName, functorOf, unwrap } from '../../ast/shapes.js';
import { Kind, safeRangeOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { passedTypes } from '../direct-calls.js';
import { hasOnly, hasPlainCharacters } from '../known-types.js';
import type { DeclaredFunction } from '../module.js';
import { emitValue, type Sink } from '../sink.js';
import { hasTypeGuard, inlineTypeGuard } from '../type-guards.js';
import type { LowerExpression } from '../visitor.js';
import { blockValue, defaultedValue } from './blocks.js';
import { constantParts } from './constant-lists.js';
import { changedFloat } from './floats.js';
import { templateOfFormat, templateOfNames } from './formats.js';
import { createdInstance, integerList, plainInstance } from './instances.js';
import { lambdaExpression, reducerExpression } from './lambdas.js';
import { builtHash, partOfFiltered } from './loop-results.js';
import { loopValue } from './loops.js';
import { readsOfPath } from './paths.js';
import { valueOf } from './variables.js';

type Argument = ESTree.Expression | ESTree.SpreadElement;

/** Iterations become loops, and some blocks statements, where statements are possible. */
export function CallExpression(node: Call, context: LoweringContext, out?: ESTree.Statement[]): ESTree.Expression {
  const defaulted = defaultedValue(node, context, out);
  if (defaulted !== null) return defaulted;
  const looped =
    out === undefined
      ? null
      : (loopValue(node, context, out) ??
        partOfFiltered(node, context, out) ??
        builtHash(node, context, out) ??
        blockValue(node, context, out));
  if (looped !== null) return looped;
  const name = calledName(node);
  if (name === null) return instantiation(node, context, out);
  if (!context.module.functions.has(name)) recordSignals(name, context);
  const value = callOf(name, node, context, out);
  const reader = context.module.analysis.scopeReaders.get(node);
  return reader === undefined ? value : readingScope(value, reader, context);
}

/** Passes the JavaScript variables to a function that reads variables by name. */
function readingScope(
  value: ESTree.Expression,
  { locals, region }: ScopeReader,
  context: LoweringContext,
): ESTree.Expression {
  const record = context.record(region);
  if (locals.length === 0 && record === null && !context.frame.inFunction) return value;
  const named = b.object(locals.map((variable) => [variable.name, valueOf(variable, context)]));
  const more = record === null ? [] : [record];
  return context.module.call('withLocals', [context.scope(), named, b.arrow([], value), ...more]);
}

/**
 * `next()` and `return()` become JavaScript's `return` if they leave the function that contains them. In the body of a
 * loop, `next()` becomes `continue`, and `break()` becomes `break`.
 */
export function CallStatement(node: Call, context: LoweringContext, sink: Sink, out: ESTree.Statement[]): void {
  const name = calledName(node);
  if (sink.kind === 'discard' && loopValue(node, context, out, false) !== null) return;
  if (context.endOfStep !== null && context.module.analysis.jumps.has(node))
    return endStep(node, context.endOfStep, context, out);
  const leaves = name === 'next' ? leavesByNext(context) : name === 'return' && leavesByReturn(context);
  if (name === null || !leaves || context.module.functions.has(name) || node.lambda !== null)
    return emitValue(context.expression(node, out), context, sink, out);
  const args = context.elements(argumentsOf(node));
  const [value = b.literal(null)] = args;
  if (args.length > 1 || value.type === 'SpreadElement') return emitValue(context.expression(node), context, sink, out);
  out.push(b.returnStatement(name === 'next' ? context.result(value, out) : value));
}

function leavesByNext({ frame, endOfStep }: LoweringContext): boolean {
  return endOfStep === null && frame.kind !== 'manifest' && frame.kind !== 'template' && frame.kind !== 'node';
}

/** Ends a step of a loop, or the loop. */
function endStep(
  node: Call,
  endOfStep: NonNullable<LoweringContext['endOfStep']>,
  context: LoweringContext,
  out: ESTree.Statement[],
): void {
  if (calledName(node) === 'break') return void out.push(b.breakStatement());
  const [value] = argumentsOf(node);
  const result = value === undefined ? b.literal(null) : context.expression(value, out);
  out.push(...endOfStep(result), b.continueStatement());
}

function leavesByReturn({ frame, endOfStep, outer }: LoweringContext): boolean {
  if (endOfStep !== null && outer !== null) return leavesByReturn(outer);
  return frame.kind === 'function' || frame.kind === 'class' || frame.kind === 'define';
}

/**
 * Records which signals the function must catch: a `next()` or `return()` within an expression throws a signal, and so
 * does a `return()` that leaves the function around a lambda. The runtime catches the signals of classes and defined
 * types.
 */
function recordSignals(name: string, context: LoweringContext): void {
  if (name === 'next' && (context.frame.kind === 'lambda' || context.frame.kind === 'function'))
    context.caught.next = true;
  if (name === 'return' && context.root.frame.kind === 'function') context.root.caught.return = true;
}

function callOf(name: string, node: Call, context: LoweringContext, out?: ESTree.Statement[]): ESTree.Expression {
  const { module } = context;
  const at = functorOf(node).start;
  const source = module.textOf(functorOf(node));
  const declared = module.functions.get(name);
  const builtin = declared === undefined ? module.builtinFunction(name) : undefined;
  const isMethod = node.type === 'CallMethodExpression' && module.memberNames.has(name);
  const named = builtin === undefined || isMethod ? null : templateOfNames(builtin, node, context, out);
  if (named !== null) return named;
  const parts = builtin === undefined || isMethod ? null : constantParts(builtin, node, context);
  if (parts !== null) return parts;
  const extendsMemo = context.accumulator !== null && module.analysis.extensions.has(node);
  const block =
    node.lambda !== null && builtin === 'reduce' && !isMethod
      ? [reducerExpression(node.lambda, context, extendsMemo)]
      : blockOf(node.lambda, context);
  const args = [...context.elements(argumentsOf(node), out), ...block];
  if (declared !== undefined) return callDeclared(declared, node, args, at, source, context);
  const isMember = node.type === 'CallMethodExpression' && !name.includes('::');
  const linked = builtin === undefined ? module.linked('function', name) : null;
  if (linked !== null && !isMember) return module.call('callDefinition', [linked, b.array(args)], at);
  if (builtin !== undefined && isMethod)
    return module.call('callMethod', [b.literal(name), module.imported('functions', builtin), ...args], at);
  const plain =
    builtin === undefined
      ? null
      : (readsOfPath(builtin, node, args, at, source, context) ??
        plainSize(builtin, node, args, context) ??
        plainNumber(builtin, node, args, context) ??
        templateOfFormat(builtin, node, args, at, source, context, out) ??
        assertedValue(builtin, node, args, at, source, context, out) ??
        plainCall(builtin, node, args, context));
  if (plain !== null) return plain;
  if (builtin !== undefined) return b.call(module.imported('functions', builtin, at, source), args);
  if (extendsMemo && context.accumulator !== null)
    return module.call(isMember ? 'callMemberTo' : 'callTo', [context.accumulator, b.literal(name), ...args], at);
  const helper = isMember ? 'callMember' : 'call';
  return module.call(context.frame.inFunction ? `${helper}FromFunction` : helper, [b.literal(name), ...args], at);
}

/**
 * A call of a function of numbers that JavaScript computes exactly: `Math.max($x, 1)`. Null for other calls.
 */
function plainNumber(
  builtin: string,
  node: Call,
  args: readonly Argument[],
  context: LoweringContext,
): ESTree.Expression | null {
  const [value] = args;
  if (!context.module.hasPlainValues || !NUMBER_FUNCTIONS.has(builtin) || node.lambda !== null) return null;
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

/**
 * A call of `new`, `convert_to` or `unwrap` that needs no function of the runtime, or only the constructor of a type; null for
 * other calls.
 */
function plainCall(
  builtin: string,
  node: Call,
  args: readonly Argument[],
  context: LoweringContext,
): ESTree.Expression | null {
  const [first, second, ...others] = argumentsOf(node);
  const [value, created] = args;
  if (!context.module.hasPlainValues || node.lambda !== null || first === undefined || value === undefined) return null;
  if (second !== undefined && created !== undefined && (builtin === 'new' || builtin === 'convert_to')) {
    const options = args.slice(2);
    const at = functorOf(node).start;
    return builtin === 'new'
      ? newInstance(first, [second, ...others], [created, ...options], at, context)
      : newInstance(second, [first, ...others], [value, ...options], at, context);
  }
  const isUnwrapped = builtin === 'unwrap' && second === undefined && value.type !== 'SpreadElement';
  return isUnwrapped && hasOnly(context.typeOf(first), Kind.sensitive) ? b.call(b.member(value, 'unwrap'), []) : null;
}

/**
 * `isInteger($x) ? $x : assert_type(integer, $x)`: the function is called for values that do not pass a simple test of the
 * type. Null if there is no such test, and for other calls. The function rejects some blocks, whatever the value.
 */
function assertedValue(
  builtin: string,
  node: Call,
  args: readonly Argument[],
  at: number,
  source: string,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
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
  const general = b.call(module.imported('functions', builtin, at, source), [first, value, ...rest]);
  return b.conditional(guard, value, general);
}

/** Whether `assert_type` accepts a block, which gets the expected type and the actual one. */
function acceptsTypes({ parameters }: LambdaExpression): boolean {
  return parameters.length === 2 && arePlainParameters(parameters);
}

/** The size of an array or hash: a property in JavaScript. The size of a text: its characters. Null for other calls. */
function plainSize(
  builtin: string,
  node: Call,
  args: readonly Argument[],
  context: LoweringContext,
): ESTree.Expression | null {
  const [collection] = args;
  const [argument] = argumentsOf(node);
  if (!context.module.hasPlainValues || !SIZES.has(builtin) || args.length !== 1) return null;
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

/** A function of this file is called directly if the number of arguments fits, else through its definition. */
function callDeclared(
  { node, body: name, definition }: DeclaredFunction,
  call: Call,
  args: Argument[],
  at: number,
  source: string,
  context: LoweringContext,
): ESTree.Expression {
  if (passedTypes(call, node.parameters, (argument) => context.typeOf(argument)) !== null)
    return b.call(b.identifier(name, at, source), args);
  return context.module.call('callDefinition', [b.identifier(definition), b.array(args)], at);
}

/**
 * The instance of a built-in type that is created from a value and options; null for other types.
 *
 * @param nodes the value and the options
 * @param args the same values, lowered
 */
function newInstance(
  type: Expression,
  nodes: readonly Expression[],
  args: readonly Argument[],
  at: number,
  context: LoweringContext,
): ESTree.Expression | null {
  const [value] = args;
  const isSingle = args.length === 1 && value !== undefined;
  const instance = isSingle ? plainInstance(type, nodes[0]!, value, context) : null;
  return instance ?? createdInstance(type, nodes, args, at, context);
}

/** `Integer('3')`: calling a type creates an instance of it. */
function instantiation(node: Call, context: LoweringContext, out?: ESTree.Statement[]): ESTree.Expression {
  const functor = functorOf(node);
  const list = node.lambda === null ? integerList(functor, argumentsOf(node), context, out) : null;
  if (list !== null) return list;
  const left = node.type === 'CallMethodExpression' ? [context.expression(node.functorExpr.leftExpr)] : [];
  // The name of a type has no effect, so a loop may come before it.
  const before = functor.type === 'QualifiedReference' && left.length === 0 ? out : undefined;
  const values = [...left, ...context.elements(node.arguments, before)];
  const created = node.lambda === null ? newInstance(functor, argumentsOf(node), values, functor.start, context) : null;
  if (created !== null) return created;
  const args = [context.expression(functor), ...values, ...blockOf(node.lambda, context)];
  return b.call(context.module.imported('functions', 'new', functor.start), args);
}

function blockOf(lambda: LambdaExpression | null, context: LoweringContext): ESTree.Expression[] {
  return lambda === null ? [] : [lambdaExpression(lambda, context)];
}

/** `left.name` only occurs as part of a call. */
export const NamedAccessExpression: LowerExpression<'NamedAccessExpression'> = ({ leftExpr }, context) =>
  context.expression(leftExpr);

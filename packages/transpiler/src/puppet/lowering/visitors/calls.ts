/** Function calls, in all notations. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { ScopeReader } from '../../analysis/result.js';
import type { LambdaExpression } from '../../ast/nodes.js';
import { argumentsOf, type Call, calledName, functorOf } from '../../ast/shapes.js';
import { addedParts } from '../added-elements.js';
import type { LoweringContext } from '../context.js';
import { passedTypes } from '../direct-calls.js';
import type { DeclaredFunction } from '../module.js';
import type { Sink } from '../sink.js';
import type { LowerExpression } from '../visitor.js';
import { type ArgumentCheck, argumentCheck } from './argument-checks.js';
import { blockValue, defaultedValue } from './blocks.js';
import { type Argument, runtimeCall } from './builtin-call.js';
import { constantParts } from './constant-lists.js';
import { templateOfNames } from './formats.js';
import { integerList, newInstance } from './instances.js';
import { lambdaExpression, reducerExpression } from './lambdas.js';
import { builtHash, partOfFiltered } from './loop-results.js';
import { loopValue } from './loops.js';
import { plainCall } from './plain-calls.js';
import { passedAccumulators } from './recursions.js';
import { indexOfCharacter } from './splits.js';
import { valueOf } from './variables.js';

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
  const value = looped ?? indexOfCharacter(node, context, out);
  if (value !== null) return value;
  const name = calledName(node);
  if (name === null) return instantiation(node, context, out);
  if (!context.module.functions.has(name)) recordSignals(name, context);
  const call = callOf(name, node, context, out);
  const reader = context.module.analysis.scopeReaders.get(node);
  return reader === undefined ? call : readingScope(call, reader, context);
}

/** Passes the JavaScript variables to a function that reads variables by name. */
function readingScope(
  value: ESTree.Expression,
  { locals, region }: ScopeReader,
  context: LoweringContext,
): ESTree.Expression {
  const record = context.matches.readIn(region);
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
  if (sink.kind === 'discard' && loopValue(node, context, out, 'none') !== null) return;
  if (context.endOfStep !== null && context.module.analysis.jumps.has(node))
    return endStep(node, context.endOfStep, out);
  const leaves = name === 'next' ? leavesByNext(context) : name === 'return' && leavesByReturn(context);
  if (name === null || !leaves || context.module.functions.has(name) || node.lambda !== null)
    return context.emit(node, context.expression(node, out), sink, out);
  const args = context.elements(argumentsOf(node));
  const [value = b.literal(null)] = args;
  if (args.length > 1 || value.type === 'SpreadElement') return context.emit(node, context.expression(node), sink, out);
  out.push(b.returnStatement(name === 'next' ? context.resultCheck.check(value, out) : value));
}

function leavesByNext({ frame, endOfStep }: LoweringContext): boolean {
  return endOfStep === null && frame.kind !== 'manifest' && !frame.isTemplate && frame.kind !== 'node';
}

/** Ends a step of a loop, or the loop. */
function endStep(node: Call, endOfStep: NonNullable<LoweringContext['endOfStep']>, out: ESTree.Statement[]): void {
  if (calledName(node) === 'break') return void out.push(b.breakStatement());
  endOfStep(argumentsOf(node)[0], out);
  out.push(b.continueStatement());
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
  const builtin = module.calledBuiltin(node);
  if (builtin !== undefined) return callBuiltin(builtin, node, context, out);
  const block = blockOf(node.lambda, context);
  const args = [...context.elements(argumentsOf(node), out), ...block];
  const declared = module.functions.get(name);
  if (declared === undefined) return callByName(name, node, args, context);
  // `withLocals` calls a function that reads variables in a closure, which also evaluates the arguments.
  const before = module.analysis.scopeReaders.has(node) ? undefined : out;
  return callDeclared(declared, node, args, context, before);
}

function callBuiltin(
  builtin: string,
  node: Call,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression {
  const constant = templateOfNames(builtin, node, context, out) ?? constantParts(builtin, node, context);
  if (constant !== null) return constant;
  const block =
    node.lambda !== null && builtin === 'reduce'
      ? [reducerExpression(node.lambda, context, context.accumulatorFor(node))]
      : blockOf(node.lambda, context);
  const call = { node, builtin, args: [...context.elements(argumentsOf(node), out), ...block], context, out };
  return plainCall(call) ?? runtimeCall(call);
}

/** A call of a function that the runtime finds by its name: one of another file, or a member of the first argument. */
function callByName(name: string, node: Call, args: readonly Argument[], context: LoweringContext): ESTree.Expression {
  const { module } = context;
  const accumulator = context.accumulatorFor(node);
  const at = functorOf(node).start;
  const isMember = node.type === 'CallMethodExpression' && !name.includes('::');
  // An Object type of the file has a member with the name of the built-in function.
  const builtin = module.builtinFunction(name);
  if (builtin !== undefined)
    return module.call('callMethod', [b.literal(name), module.imported('functions', builtin), ...args], at);
  const linked = module.linked('function', name);
  if (linked !== null && !isMember) return module.call('callDefinition', [linked, b.array([...args])], at);
  if (accumulator !== null)
    return module.call(isMember ? 'callMemberTo' : 'callTo', [accumulator, b.literal(name), ...args], at);
  const helper = isMember ? 'callMember' : 'call';
  // `readingScope` passes the current scope to a function that reads variables.
  const isFromFunction = context.frame.inFunction && !module.analysis.scopeReaders.has(node);
  return module.call(isFromFunction ? `${helper}FromFunction` : helper, [b.literal(name), ...args], at);
}

/** A function of this file is called directly if the number of arguments fits, else through its definition. */
function callDeclared(
  declared: DeclaredFunction,
  call: Call,
  args: Argument[],
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression {
  const { node, body: name, definition } = declared;
  const functor = functorOf(call);
  const isDirect = passedTypes(call, node.parameters, (argument) => context.typeOf(argument)) !== null;
  const checked = isDirect ? checkedArguments(declared, call, args, context, out) : null;
  if (checked !== null) {
    const called = b.identifier(name, functor.start, context.module.textOf(functor));
    return b.call(called, [...checked, ...passedAccumulators(call, node, context)]);
  }
  return context.module.call('callDefinition', [b.identifier(definition), b.array(args)], functor.start);
}

/**
 * Appends the check of those arguments that the caller has to check, and returns the arguments. Null if there is no place for
 * the check.
 */
function checkedArguments(
  { node, definition }: DeclaredFunction,
  call: Call,
  args: readonly Argument[],
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): readonly Argument[] | null {
  const { module } = context;
  const parameters = module.types?.provedByCall(call, node) ?? null;
  if (parameters === null) return args;
  if (out === undefined || args.some(({ type }) => type === 'SpreadElement')) return null;
  const given = node.parameters.slice(0, args.length);
  const values = args.map((value, position): ESTree.Expression => {
    const isConstant =
      value.type === 'Identifier' || (value.type === 'Literal' && parameters.proved.has(given[position]!));
    return isConstant ? value : context.stored(value as ESTree.Expression, out, 'argument');
  });
  const check: ArgumentCheck = {
    ...parameters,
    added: (parameter) => {
      const argument = argumentsOf(call)[given.indexOf(parameter)];
      return argument === undefined ? undefined : addedParts(argument, (each) => context.typeOf(each));
    },
    valueFor: (parameter) => values[given.indexOf(parameter)] as ESTree.Identifier,
    signature: () => b.identifier(definition),
    rejects: () => module.call('checkArguments', [b.identifier(definition), ...values], functorOf(call).start),
  };
  out.push(...argumentCheck(given, context, check));
  return values;
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
  const created =
    node.lambda === null
      ? newInstance({ type: functor, nodes: argumentsOf(node), args: values, at: functor.start }, context)
      : null;
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

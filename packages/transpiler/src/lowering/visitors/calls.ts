import type * as ESTree from 'estree';
import type { ScopeReader } from '../../analysis/analysis.js';
import { calledName } from '../../analysis/static.js';
import type {
  CallMethodExpression as CallMethodNode,
  CallNamedFunctionExpression as CallNode,
  Expression,
  LambdaExpression,
} from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { builtinFunction } from '../builtins.js';
import { elements, expression, type LowerExpression } from '../lower.js';
import type { KnownFunction } from '../module.js';
import { give, type Sink } from '../sink.js';
import { countingCall } from './counting.js';
import { lambdaExpression } from './lambdas.js';

/** Calls of functions, in every notation. */

type Call = CallNode | CallMethodNode;
type Argument = ESTree.Expression | ESTree.SpreadElement;

export function CallExpression(node: Call, body: Body): ESTree.Expression {
  const name = calledName(node);
  if (name === null) return instantiation(node, body);
  if (!body.module.functions.has(name)) noteSignals(name, body);
  const value = callOf(name, node, body);
  const reader = body.module.analysis.scopeReaders.get(node);
  return reader === undefined ? value : readingScope(value, reader, body);
}

/** Hands the variables that are JavaScript's to a function that reads variables by name. */
function readingScope(value: ESTree.Expression, { locals, region }: ScopeReader, body: Body): ESTree.Expression {
  const record = body.record(region);
  if (locals.length === 0 && record === null && !body.frame.inFunction) return value;
  const named = locals.map((variable) => b.array([b.literal(variable.name), b.identifier(body.nameOf(variable))]));
  const more = record === null ? [] : [record];
  return body.module.call('withLocals', [body.scope(), b.array(named), b.arrow([], value), ...more]);
}

/** `next()` and `return()` are JavaScript's `return` where they leave the body that they stand in. */
export function CallStatement(node: Call, body: Body, sink: Sink, out: ESTree.Statement[]): void {
  const name = calledName(node);
  const leaves = name === 'next' ? leavesByNext(body) : name === 'return' && leavesByReturn(body);
  if (name === null || !leaves || body.module.functions.has(name) || node.lambda !== null)
    return give(expression(node, body), body, sink, out);
  const args = argumentsOf(node, body);
  const [value = b.literal(null)] = args;
  if (args.length > 1 || value.type === 'SpreadElement') return give(expression(node, body), body, sink, out);
  out.push(b.returnStatement(name === 'next' ? body.result(value, out) : value));
}

function leavesByNext({ frame }: Body): boolean {
  return frame.kind !== 'manifest' && frame.kind !== 'template' && frame.kind !== 'node';
}

function leavesByReturn({ frame }: Body): boolean {
  return frame.kind === 'function' || frame.kind === 'class' || frame.kind === 'define';
}

/**
 * Notes by which signals a body is left where `next()` or `return()` stands within an expression, or leaves what is
 * around a lambda. Whoever evaluates a class or defined type catches them itself.
 */
function noteSignals(name: string, body: Body): void {
  if (name === 'next' && (body.frame.kind === 'lambda' || body.frame.kind === 'function')) body.caught.next = true;
  if (name === 'return' && body.root.frame.kind === 'function') body.root.caught.return = true;
}

function callOf(name: string, node: Call, body: Body): ESTree.Expression {
  const { module } = body;
  const at = functorOf(node).start;
  const source = module.textOf(functorOf(node));
  const known = module.functions.get(name);
  const counting = known === undefined ? countingCall(name, node.lambda, givenTo(node), body, at, source) : null;
  if (counting?.call) return counting.call;
  const args = [...argumentsOf(node, body), ...(counting === null ? blockOf(node.lambda, body) : [counting.block])];
  if (known !== undefined) return knownCall(known, args, node.lambda !== null, at, source, body);
  const builtin = builtinFunction(name);
  if (builtin !== undefined && node.type === 'CallMethodExpression' && module.memberNames.has(name)) {
    return module.call('callMethod', [b.literal(name), module.imported('functions', builtin), ...args], at);
  }
  if (builtin !== undefined) return b.call(module.imported('functions', builtin, at, source), args);
  return module.call('call', [b.literal(name), ...args], at);
}

/** A function of this file is called as the JavaScript function that it is, if the number of arguments is right. */
function knownCall(
  { node, body: name, definition }: KnownFunction,
  args: Argument[],
  hasBlock: boolean,
  at: number,
  source: string,
  body: Body,
): ESTree.Expression {
  const required = node.parameters.filter(({ value, capturesRest }) => value === null && !capturesRest).length;
  const maximum = node.parameters.at(-1)?.capturesRest === true ? Infinity : node.parameters.length;
  const isPlain = !hasBlock && args.every(({ type }) => type !== 'SpreadElement');
  if (isPlain && args.length >= required && args.length <= maximum) return b.call(b.identifier(name, at, source), args);
  return body.module.call('callDefinition', [b.identifier(definition), b.array(args)], at);
}

/** `Integer('3')`: what a type is called with makes an instance of it. */
function instantiation(node: Call, body: Body): ESTree.Expression {
  const functor = functorOf(node);
  const left = node.type === 'CallMethodExpression' ? [expression(node.functorExpr.leftExpr, body)] : [];
  const args = [expression(functor, body), ...left, ...elements(node.arguments, body), ...blockOf(node.lambda, body)];
  return b.call(body.module.imported('functions', 'new', functor.start), args);
}

function functorOf(node: Call): Expression {
  return node.type === 'CallMethodExpression' ? node.functorExpr.rightExpr : node.functorExpr;
}

/** What is called on counts as the first argument. */
function givenTo(node: Call): readonly Expression[] {
  return node.type === 'CallMethodExpression' ? [node.functorExpr.leftExpr, ...node.arguments] : node.arguments;
}

function argumentsOf(node: Call, body: Body): Argument[] {
  return elements(givenTo(node), body);
}

function blockOf(lambda: LambdaExpression | null, body: Body): ESTree.Expression[] {
  return lambda === null ? [] : [lambdaExpression(lambda, body)];
}

/** `left.name` is only ever part of a call. */
export const NamedAccessExpression: LowerExpression<'NamedAccessExpression'> = ({ leftExpr }, body) =>
  expression(leftExpr, body);

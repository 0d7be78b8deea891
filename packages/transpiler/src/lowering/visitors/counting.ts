import type * as ESTree from 'estree';
import { calledName, literalInteger } from '../../analysis/static.js';
import { childrenOf } from '../../ast/children.js';
import type { Expression, LambdaExpression, Node } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { expression } from '../lower.js';
import { lambdaExpression, needsSignature } from './lambdas.js';

/**
 * `Integer[1, 10].map |$i| { … }` and `Integer[1, 10].reduce(0) |$memo, $i| { … }` count: where the lambda mentions
 * nothing around it they become a function of the module with a loop, in which the engine puts the lambda in place of
 * its call. A function of the runtime calls so many lambdas that it cannot.
 */

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The lambda of a call that counts, lowered, and what the call becomes; null where it does not count. */
export function countingCall(
  name: string,
  lambda: LambdaExpression | null,
  args: readonly Expression[],
  body: Body,
  at: number,
  source: string,
): Counting | null {
  const [counted, start, ...more] = args;
  const range = counted === undefined ? null : literalRange(counted);
  if (range === null || lambda === null || more.length > 0 || !isPlain(lambda, name === 'reduce' ? 2 : 1)) return null;
  const isReduction = name === 'reduce' && start !== undefined && start.type !== 'UnfoldExpression';
  if (!isReduction && (name !== 'map' || start !== undefined)) return null;
  const block = lambdaExpression(lambda, body);
  if (block.type !== 'Identifier') return { block, call: null };
  if (!isReduction)
    return {
      block,
      call: b.call(b.identifier(body.module.constant('loop', mapping(block, range)).name, at, source), []),
    };
  const memo = expression(start, body);
  const isKnown = memo.type === 'Literal';
  const loop = body.module.constant('loop', reduction(block, range, isKnown ? memo : null));
  return { block, call: b.call(b.identifier(loop.name, at, source), isKnown ? [] : [memo]) };
}

export interface Counting {
  readonly block: ESTree.Expression;
  /** Null where it is a function of the runtime that is called after all. */
  readonly call: ESTree.Expression | null;
}

/** `() => { const values = []; for (let i = from; i <= to; i++) values.push(block(i)); return values; }` */
function mapping(block: ESTree.Identifier, range: Range): ESTree.Expression {
  const values = b.identifier('values');
  const push = b.call(b.member(values, 'push'), [b.call(block, [COUNTER])]);
  return b.arrow(
    [],
    b.block([b.declare('const', values, b.array([])), counting(range, b.statement(push)), b.returnStatement(values)]),
  );
}

/** `(memo) => { for (let i = from; i <= to; i++) memo = block(memo, i); return memo; }` */
function reduction(block: ESTree.Identifier, range: Range, start: ESTree.Expression | null): ESTree.Expression {
  const memo = b.identifier('memo');
  const step = b.statement(b.assign(memo, b.call(block, [memo, COUNTER])));
  const before = start === null ? [] : [b.declare('let', memo, start)];
  return b.arrow(start === null ? [memo] : [], b.block([...before, counting(range, step), b.returnStatement(memo)]));
}

const COUNTER = b.identifier('i');

function counting({ from, to }: Range, body: ESTree.Statement): ESTree.ForStatement {
  return b.forCounting(COUNTER, b.number(from), b.number(to), body);
}

/** `Integer[from, to]` of integers for which engines have instructions. */
function literalRange(node: Expression): Range | null {
  if (
    node.type !== 'AccessExpression' ||
    node.leftExpr.type !== 'QualifiedReference' ||
    node.leftExpr.value.toLowerCase() !== 'integer'
  )
    return null;
  const [from, to, ...more] = node.keys.map(literalInteger);
  return from == null || to == null || more.length > 0 || from > to || from <= -MACHINE || to >= MACHINE
    ? null
    : { from, to };
}

const MACHINE = 2 ** 31;

/** Whether a lambda takes just so many values, whatever they are, and does not end the iteration. */
function isPlain(lambda: LambdaExpression, count: number): boolean {
  const { parameters, body } = lambda;
  return !needsSignature(lambda) && parameters.length === count && body !== null && !mayBreak(body);
}

function mayBreak(node: Node): boolean {
  const name =
    node.type === 'CallNamedFunctionExpression' || node.type === 'CallMethodExpression' ? calledName(node) : null;
  return name === 'break' || name === 'call' || childrenOf(node).some((child) => child !== null && mayBreak(child));
}

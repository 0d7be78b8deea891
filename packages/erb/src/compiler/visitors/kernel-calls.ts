import { build as b } from '@pptjs/transpiler/dialect';
import { BlockArgumentNode, type CallNode, type Node, SplatNode } from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import type { DefinedMethod, Lowering } from '../lowering.js';
import { reject } from '../rejection.js';
import { blockOf, passedValue } from './blocks.js';
import { raise } from './errors.js';
import { elements } from './literals.js';
import { LEGACY_PREFIX, LOG_LEVELS, logCall, scopeCall } from './scope-calls.js';

/** The functions of the runtime for methods without a receiver that take one argument. */
const CONVERSIONS: ReadonlyMap<string, string> = new Map([
  ['Array', 'toArray'],
  ['Integer', 'toInteger'],
  ['Float', 'toFloat'],
  ['String', 'toText'],
]);

/** A call without a receiver, or with `self`. */
export function kernelCall(node: CallNode, args: readonly Node[], lowering: Lowering): ESTree.Expression {
  const { name, block } = node;
  const [argument] = args;
  const defined = lowering.definedMethods.get(name);
  if (defined !== undefined) return definedCall(node, args, defined, lowering);
  if (block !== null) return reject(node, `the method ${name}`);
  if (name === 'block_given?' && args.length === 0) return b.binary('!==', lowering.methodBlock(node), b.literal(null));
  const called = lowering.isTemplate ? undefined : functionCall(node, args, lowering);
  if (called !== undefined) return called;
  if (node.receiver !== null) return reject(node, `the method ${name}`);
  const conversion = CONVERSIONS.get(name);
  if (conversion !== undefined && argument !== undefined && args.length === 1)
    return lowering.helper(conversion, lowering.expression(argument));
  // In the interface of legacy functions, `fail` is a method of the scope.
  if (name === 'raise' || (name === 'fail' && lowering.kind !== 'legacy function')) return raise(node, args, lowering);
  if (name === 'fail') return lowering.leftToRuby(node, name);
  if (lowering.isTemplate && name === 'has_variable?' && argument !== undefined && args.length === 1)
    return b.call(b.member(lowering.scope(), 'has'), [lowering.expression(argument)]);
  return reject(node, node.isVariableCall() ? `the name ${name}` : `the method ${name}`);
}

/** A call of a method that the code defines. */
function definedCall(
  node: CallNode,
  args: readonly Node[],
  { name, required, maximum, hasBlock }: DefinedMethod,
  lowering: Lowering,
): ESTree.Expression {
  const isAccepted = args.length >= required && args.length <= maximum;
  if (!isAccepted || args.some((each) => each instanceof SplatNode))
    return reject(node, `the arguments of ${node.name}`);
  const fn = b.identifier(name, lowering.offsetOf(node), node.name);
  const callee = lowering.isTemplate ? lowering.helper('definedMethod', fn, b.literal(node.name)) : fn;
  if (node.block !== null && !hasBlock) return reject(node, `the block of ${node.name}`);
  const block = hasBlock ? [givenBlock(node, lowering)] : [];
  return b.call(callee, [...block, ...elements(args, lowering)]);
}

/** The block of a call of a method that the code defines. */
function givenBlock({ block }: CallNode, lowering: Lowering): ESTree.Expression {
  if (block === null) return b.literal(null);
  const passed = block instanceof BlockArgumentNode ? passedValue(block, lowering) : undefined;
  return passed === undefined
    ? lowering.helper('proc', blockOf(block, '', lowering))
    : lowering.helper('passedBlock', passed);
}

/** A call of a method that functions have; undefined for other methods. */
function functionCall(node: CallNode, args: readonly Node[], lowering: Lowering): ESTree.Expression | undefined {
  const { name } = node;
  const [argument] = args;
  // The function for translations returns its argument.
  if (name === '_' && argument !== undefined && args.length === 1) return lowering.expression(argument);
  if (lowering.kind === 'legacy function') {
    if (LOG_LEVELS.has(name) && args.length === 1) return logCall(name, args, lowering);
    return name === 'lookupvar' || name === 'call_function' || name.startsWith(LEGACY_PREFIX) || name === '[]'
      ? scopeCall(node, args, lowering)
      : undefined;
  }
  if (name !== 'call_function' || argument === undefined || argument instanceof SplatNode) return undefined;
  return b.call(b.member(lowering.scope(), 'callFunction', lowering.offsetOf(node), name), elements(args, lowering));
}

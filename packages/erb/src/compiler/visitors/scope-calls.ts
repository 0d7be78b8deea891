import { build as b } from '@pptjs/transpiler/dialect';
import { CallNode, LocalVariableReadNode, type Node, SplatNode } from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';
import { isClosureScope } from '../scope-aliases.js';
import { elements } from './literals.js';

/** Whether a node is the scope: the method `scope` of a template, or the method `closure_scope` of a function. */
export function isScope(node: Node, lowering: Lowering): boolean {
  if (lowering.kind === 'function')
    return isClosureScope(node) || (node instanceof LocalVariableReadNode && lowering.scopeAliases.has(node.name));
  const isCall = node instanceof CallNode && node.receiver === null && node.arguments_ === null;
  return lowering.isTemplate && isCall && node.name === 'scope';
}

/** The methods of `Puppet` that log a message. */
export const LOG_LEVELS: ReadonlySet<string> = new Set(['debug', 'info', 'notice', 'warning', 'err']);

/** `Puppet.warning(message)` */
export function logCall(level: string, [message]: readonly Node[], lowering: Lowering): ESTree.Expression {
  return b.call(b.member(lowering.scope(), 'log'), [b.literal(level), lowering.value(message ?? null)]);
}

export const LEGACY_PREFIX = 'function_';

/** A call of a method of the scope. */
export function scopeCall(node: CallNode, args: readonly Node[], lowering: Lowering): ESTree.Expression {
  const { name } = node;
  if (node.block !== null) return reject(node, `scope.${name} with a block`);
  const call = (method: string, values: (ESTree.Expression | ESTree.SpreadElement)[]): ESTree.Expression =>
    b.call(
      b.member(lowering.scope(), method, lowering.facts.offset((node.messageLoc ?? node.location).startOffset), name),
      values,
    );
  const [argument] = args;
  if (argument instanceof SplatNode) return reject(node, `scope.${name} with a splat`);
  switch (name) {
    case '[]':
    case 'lookupvar':
      if (argument !== undefined && args.length === 1) return call('lookUp', [lowering.expression(argument)]);
      break;
    case 'include?':
      if (argument !== undefined && args.length === 1) return call('has', [lowering.expression(argument)]);
      break;
    case 'call_function':
      if (argument !== undefined) return call('call', elements(args, lowering));
      break;
    default:
      if (name.startsWith(LEGACY_PREFIX) && argument !== undefined && args.length === 1)
        return call('callLegacy', [b.literal(name.slice(LEGACY_PREFIX.length)), lowering.expression(argument)]);
  }
  return reject(node, `scope.${name}`);
}

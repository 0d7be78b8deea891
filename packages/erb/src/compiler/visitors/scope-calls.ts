import { build as b } from '@pptjs/transpiler/dialect';
import {
  CallNode,
  LocalVariableReadNode,
  type Node,
  SplatNode,
  StringNode,
  SymbolNode,
} from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import { argumentsOf } from '../../parser/prism.js';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';
import { isClosureScope } from '../scope-aliases.js';
import { elements, stringOf } from './literals.js';

/** Whether a node is the scope: the method `scope` of a template, or the method `closure_scope` of a function. */
export function isScope(node: Node, lowering: Lowering): boolean {
  if (lowering.kind === 'function')
    return isClosureScope(node) || (node instanceof LocalVariableReadNode && lowering.scopeAliases.has(node.name));
  const isCall = node instanceof CallNode && node.receiver === null && node.arguments_ === null;
  return lowering.isTemplate && isCall && node.name === 'scope';
}

/** Whether the receiver of a call may be the scope of the caller: a parameter, or any value if only scopes have the method. */
export function isScopeCall({ receiver, name, block, ...node }: CallNode, lowering: Lowering): boolean {
  if (lowering.kind !== 'function' || receiver === null || block !== null) return false;
  const isParameter = receiver instanceof LocalVariableReadNode && receiver.name === lowering.scopeParameter;
  return isParameter || SCOPE_METHODS.has(name) || name.startsWith(LEGACY_PREFIX) || sentName(name, node) !== undefined;
}

/** The methods of scopes that no value of Puppet has. */
const SCOPE_METHODS: ReadonlySet<string> = new Set(['lookupvar', 'call_function']);

/** The name of the legacy function in `scope.send('function_name', args)`. */
function sentName(name: string, node: Pick<CallNode, 'arguments_'>): string | undefined {
  const [method] = argumentsOf(node);
  const isName = name === 'send' && (method instanceof StringNode || method instanceof SymbolNode);
  return isName && stringOf(method).startsWith(LEGACY_PREFIX) ? stringOf(method) : undefined;
}

/** A call of a method of the scope of the caller. */
export function callerScopeCall(node: CallNode, lowering: Lowering): ESTree.Expression {
  if (node.isSafeNavigation()) return reject(node, 'a call of a scope with &.');
  const args = argumentsOf(node);
  const sent = sentName(node.name, node);
  const scope = lowering.helper('scopeOf', lowering.value(node.receiver));
  return callOfScope(node, sent ?? node.name, scope, sent === undefined ? args : args.slice(1), lowering);
}

/** The methods of `Puppet` that log a message. */
export const LOG_LEVELS: ReadonlySet<string> = new Set(['debug', 'info', 'notice', 'warning', 'err']);

/** `Puppet.warning(message)` */
export function logCall(level: string, [message]: readonly Node[], lowering: Lowering): ESTree.Expression {
  return b.call(b.member(lowering.scope(), 'log'), [b.literal(level), lowering.value(message ?? null)]);
}

export const LEGACY_PREFIX = 'function_';

/** A call of a method of the scope of the code. */
export function scopeCall(node: CallNode, args: readonly Node[], lowering: Lowering): ESTree.Expression {
  return callOfScope(node, node.name, lowering.scope(), args, lowering);
}

function callOfScope(
  node: CallNode,
  name: string,
  scope: ESTree.Expression,
  args: readonly Node[],
  lowering: Lowering,
): ESTree.Expression {
  if (node.block !== null) return reject(node, `scope.${name} with a block`);
  const call = (method: string, values: (ESTree.Expression | ESTree.SpreadElement)[]): ESTree.Expression =>
    b.call(
      b.member(scope, method, lowering.facts.offset((node.messageLoc ?? node.location).startOffset), name),
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

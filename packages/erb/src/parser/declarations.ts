import { CallNode, DefNode, type Node } from '@ruby/prism/src/nodes.js';
import { constantPath } from './constant-path.js';

/** The arguments of a call, without its block. */
export function argumentsOf({ arguments_ }: Pick<CallNode, 'arguments_'>): readonly Node[] {
  return arguments_?.arguments_ ?? [];
}

/** Whether a node is a call of `Puppet::Functions.create_function`. */
export function isFunctionCreation(node: Node): node is CallNode {
  return (
    node instanceof CallNode && node.name === 'create_function' && constantPath(node.receiver) === 'Puppet::Functions'
  );
}

/** The methods that a statement of a class defines: `def …`, `private def …`. */
export function methodsIn(statement: Node): readonly DefNode[] {
  if (statement instanceof DefNode) return statement.receiver === null ? [statement] : [];
  if (!(statement instanceof CallNode) || statement.receiver !== null) return [];
  return argumentsOf(statement).filter((each): each is DefNode => each instanceof DefNode && each.receiver === null);
}

/** The statements of a dispatch whose method gets more than the arguments of the function. */
export const INJECTED_PARAMETERS: ReadonlySet<string> = new Set([
  'scope_param',
  'compiler_param',
  'cache_param',
  'pal_script_compiler_param',
  'pal_catalog_compiler_param',
]);

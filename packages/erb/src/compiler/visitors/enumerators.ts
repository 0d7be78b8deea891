import { build as b } from '@pptjs/transpiler/dialect';
import { CallNode, type Node } from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import type { Lowering } from '../lowering.js';

/** The methods that return an Enumerator without a block, and the functions of the runtime for them. */
const ENUMERATORS: ReadonlyMap<string, { readonly helper: string; readonly argumentCount: number }> = new Map([
  ['each_with_index', { helper: 'withIndexes', argumentCount: 0 }],
  ['each_slice', { helper: 'slicesOf', argumentCount: 1 }],
  ['each_char', { helper: 'characters', argumentCount: 0 }],
  ['times', { helper: 'counted', argumentCount: 0 }],
  ['each', { helper: 'elements', argumentCount: 0 }],
]);

/** The methods of an Enumerator that do the same as those of an array with its elements. */
const SAME = new Set(
  'map collect select filter reject to_a each_with_index sort_by find detect inject any? all? none? count flat_map partition group_by to_h'.split(
    ' ',
  ),
);

/** The value of a call without a block that returns an Enumerator for the method `name`; undefined for other calls. */
export function enumerator(node: Node, name: string, lowering: Lowering): ESTree.Expression | undefined {
  const call = enumeratorCall(node);
  const found = call === undefined ? undefined : ENUMERATORS.get(call.name);
  if (call === undefined || found === undefined || call.args.length !== found.argumentCount || !SAME.has(name))
    return undefined;
  return lowering.helper(
    found.helper,
    lowering.expression(call.receiver),
    ...call.args.map((each) => lowering.expression(each)),
  );
}

/** Returns the receiver of `map` in `receiver.map.with_index`; undefined for other nodes. */
export function mappedReceiver(node: Node): Node | undefined {
  const call = enumeratorCall(node);
  return call !== undefined && (call.name === 'map' || call.name === 'collect') && call.args.length === 0
    ? call.receiver
    : undefined;
}

/** A call that may return an Enumerator. */
interface EnumeratorCall {
  readonly name: string;
  readonly receiver: Node;
  readonly args: readonly Node[];
}

function enumeratorCall(node: Node): EnumeratorCall | undefined {
  if (!(node instanceof CallNode) || node.block !== null || node.isSafeNavigation()) return undefined;
  const { name, receiver, arguments_ } = node;
  return receiver === null ? undefined : { name, receiver, args: arguments_?.arguments_ ?? [] };
}

/** The methods of `receiver.map` that pass an index to the block. */
export const WITH_INDEX = new Set(['with_index', 'each_with_index']);

/** `receiver.map.with_index(start) { … }` */
export function mapWithIndex(
  receiver: Node,
  block: ESTree.Expression,
  args: readonly Node[],
  lowering: Lowering,
): ESTree.Expression {
  return b.call(lowering.runtime('mapWithIndex'), [
    lowering.expression(receiver),
    block,
    ...args.map((each) => lowering.expression(each)),
  ]);
}

import { build as b } from '@pptjs/transpiler/dialect';
import { type CallNode, type Node, SplatNode } from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';

/** The functions of the runtime for methods without a receiver that take one argument. */
const CONVERSIONS: ReadonlyMap<string, string> = new Map([
  ['Array', 'toArray'],
  ['Integer', 'toInteger'],
  ['Float', 'toFloat'],
  ['String', 'toText'],
]);

/** A call without a receiver. */
export function kernelCall(node: CallNode, args: readonly Node[], lowering: Lowering): ESTree.Expression {
  const { name, block } = node;
  const [argument] = args;
  if (block !== null) return reject(node, `the method ${name}`);
  const defined = lowering.definedMethods.get(name);
  if (defined !== undefined) {
    if (args.length !== defined.parameterCount || args.some((each) => each instanceof SplatNode))
      return reject(node, `the arguments of ${name}`);
    const fn = b.identifier(defined.name, lowering.offsetOf(node), name);
    return b.call(
      lowering.helper('definedMethod', fn, b.literal(name)),
      args.map((each) => lowering.expression(each)),
    );
  }
  const conversion = CONVERSIONS.get(name);
  if (conversion !== undefined && argument !== undefined && args.length === 1)
    return lowering.helper(conversion, lowering.expression(argument));
  if ((name === 'raise' || name === 'fail') && args.length > 0) return lowering.helper('bailOut', b.literal(name));
  if (name === 'has_variable?' && argument !== undefined && args.length === 1)
    return b.call(b.member(lowering.scope(), 'has'), [lowering.expression(argument)]);
  return reject(node, node.isVariableCall() ? `the name ${name}` : `the method ${name}`);
}

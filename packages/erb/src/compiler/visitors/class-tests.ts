import { build as b } from '@pptjs/transpiler/dialect';
import { CallNode, ConstantReadNode, type Node } from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import { CLASS_NAMES, EXACT_CLASSES } from '../../runtime/index.js';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';

/** `value.class == Constant`; undefined for other operands. */
export function exactClassTest(left: Node, right: Node, lowering: Lowering): ESTree.Expression | undefined {
  if (!(right instanceof ConstantReadNode) || !isClassCall(left) || !EXACT_CLASSES.has(right.name)) return undefined;
  return lowering.helper('isInstanceOf', lowering.expression(left.receiver), b.literal(right.name));
}

function isClassCall(node: Node): node is CallNode & { receiver: Node } {
  return node instanceof CallNode && node.name === 'class' && node.receiver !== null && node.arguments_ === null;
}

/** Whether a value is an instance of the class that a constant names. */
export function classTest(constant: Node, value: ESTree.Expression, lowering: Lowering): ESTree.Expression {
  if (!(constant instanceof ConstantReadNode)) return reject(constant, 'a class that is not a constant');
  if (!CLASS_NAMES.has(constant.name)) return reject(constant, `the constant ${constant.name}`);
  return lowering.helper('isA', value, b.literal(constant.name));
}

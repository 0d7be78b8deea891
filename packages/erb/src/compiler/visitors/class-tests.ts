import { build as b } from '@pptjs/transpiler/dialect';
import { ConstantReadNode, type Node } from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import { CLASS_NAMES } from '../../runtime/index.js';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';

/** Whether a value is an instance of the class that a constant names. */
export function classTest(constant: Node, value: ESTree.Expression, lowering: Lowering): ESTree.Expression {
  if (!(constant instanceof ConstantReadNode)) return reject(constant, 'a class that is not a constant');
  if (!CLASS_NAMES.has(constant.name)) return reject(constant, `the constant ${constant.name}`);
  return lowering.helper('isA', value, b.literal(constant.name));
}

import { build as b } from '@pptjs/transpiler/dialect';
import {
  CallNode,
  ConstantReadNode,
  type Node,
  ParenthesesNode,
  SelfNode,
  StatementsNode,
} from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import { CLASS_NAMES, EXACT_CLASSES } from '../../runtime/index.js';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';

/** `value.class == Constant`; undefined for other operands. */
export function exactClassTest(left: Node, right: Node, lowering: Lowering): ESTree.Expression | undefined {
  if (!(right instanceof ConstantReadNode) || !isClassCall(left) || !EXACT_CLASSES.has(right.name)) return undefined;
  return lowering.helper('isInstanceOf', lowering.expression(left.receiver), b.literal(right.name));
}

/** The methods of a class that return its name. */
const NAME_METHODS = new Set(['name', 'to_s', 'inspect']);

/** `value.class.name`; undefined for other calls. */
export function classNameCall(node: CallNode, lowering: Lowering): ESTree.Expression | undefined {
  const isName = NAME_METHODS.has(node.name) && node.arguments_ === null && node.block === null;
  return isName && !node.isSafeNavigation() ? classText(node.receiver, lowering) : undefined;
}

/** The text of `value.class`; undefined for other nodes. A class as a value needs the interpreter. */
export function classText(node: Node | null, lowering: Lowering): ESTree.Expression | undefined {
  const only = onlyNode(node);
  return only !== null && isClassCall(only)
    ? lowering.helper('className', lowering.expression(only.receiver))
    : undefined;
}

/** `value.class` as a value; undefined for other calls and in templates. */
export function classCall(node: CallNode, lowering: Lowering): ESTree.Expression | undefined {
  return !lowering.isTemplate && isClassCall(node)
    ? lowering.helper('classOfValue', lowering.expression(node.receiver))
    : undefined;
}

/** The node in statements and parentheses around it. */
function onlyNode(node: Node | null): Node | null {
  if (node instanceof ParenthesesNode) return onlyNode(node.body);
  return node instanceof StatementsNode && node.body.length === 1 ? onlyNode(node.body[0] ?? null) : node;
}

function isClassCall(node: Node): node is CallNode & { receiver: Node } {
  if (!(node instanceof CallNode) || node.name !== 'class' || node.isSafeNavigation()) return false;
  return (
    node.receiver !== null && !(node.receiver instanceof SelfNode) && node.arguments_ === null && node.block === null
  );
}

/** Whether a value is an instance of the class that a constant names. */
export function classTest(constant: Node, value: ESTree.Expression, lowering: Lowering): ESTree.Expression {
  if (!(constant instanceof ConstantReadNode)) return reject(constant, 'a class that is not a constant');
  if (!CLASS_NAMES.has(constant.name)) return reject(constant, `the constant ${constant.name}`);
  return lowering.helper('isA', value, b.literal(constant.name));
}

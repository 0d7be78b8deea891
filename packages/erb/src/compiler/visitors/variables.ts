import { build as b } from '@pptjs/transpiler/dialect';
import {
  ArrayNode,
  AssocNode,
  CallNode,
  ConstantReadNode,
  DefinedNode,
  FalseNode,
  FloatNode,
  HashNode,
  ImplicitRestNode,
  InstanceVariableAndWriteNode,
  InstanceVariableOperatorWriteNode,
  InstanceVariableOrWriteNode,
  InstanceVariableReadNode,
  InstanceVariableTargetNode,
  InstanceVariableWriteNode,
  IntegerNode,
  LocalVariableAndWriteNode,
  LocalVariableOperatorWriteNode,
  LocalVariableOrWriteNode,
  LocalVariableReadNode,
  LocalVariableTargetNode,
  LocalVariableWriteNode,
  MultiTargetNode,
  MultiWriteNode,
  NilNode,
  type Node,
  NumberedReferenceReadNode,
  ParenthesesNode,
  RegularExpressionNode,
  SplatNode,
  StatementsNode,
  StringNode,
  SymbolNode,
  TrueNode,
} from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import { childrenOf } from '../../parser/children.js';
import { EXACT_CLASSES } from '../../runtime/index.js';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';
import { visit } from './visitor.js';

type LocalNode =
  | LocalVariableReadNode
  | LocalVariableWriteNode
  | LocalVariableOrWriteNode
  | LocalVariableAndWriteNode
  | LocalVariableOperatorWriteNode
  | LocalVariableTargetNode;

type InstanceNode =
  | InstanceVariableReadNode
  | InstanceVariableWriteNode
  | InstanceVariableOrWriteNode
  | InstanceVariableAndWriteNode
  | InstanceVariableOperatorWriteNode
  | InstanceVariableTargetNode;

function local(node: LocalNode, lowering: Lowering): ESTree.Identifier {
  return lowering.variables.local(node, node.name, node.depth, lowering.offsetOf(node));
}

function instance(node: InstanceNode, lowering: Lowering): ESTree.Identifier {
  return lowering.variables.instance(node, node.name, lowering.offsetOf(node));
}

function assigned(node: Exclude<InstanceNode, InstanceVariableReadNode>, lowering: Lowering): ESTree.Identifier {
  lowering.assignedVariables.add(node.name);
  return instance(node, lowering);
}

/** `variable ||= value` */
function writeIfFalse(variable: ESTree.Identifier, value: ESTree.Expression, lowering: Lowering): ESTree.Expression {
  return b.conditional(lowering.helper('truthy', variable), variable, b.assign(variable, value));
}

/** `variable &&= value` */
function writeIfTrue(variable: ESTree.Identifier, value: ESTree.Expression, lowering: Lowering): ESTree.Expression {
  return b.conditional(lowering.helper('truthy', variable), b.assign(variable, value), variable);
}

function operatorWrite(
  node: LocalVariableOperatorWriteNode | InstanceVariableOperatorWriteNode,
  variable: ESTree.Identifier,
  lowering: Lowering,
): ESTree.Expression {
  const call = b.call(lowering.method(node.binaryOperator), [variable, lowering.expression(node.value)]);
  return b.assign(variable, call);
}

/** The variables that an assignment or a parameter in parentheses sets from the elements of an array. */
export function targets(
  { lefts, rest, rights }: MultiTargetNode | MultiWriteNode,
  lowering: Lowering,
): ESTree.ArrayPattern {
  const [unsupported] = rights;
  if (unsupported !== undefined) return reject(unsupported, 'a variable after a splat in an assignment');
  const variables = lefts.map((left) => b.withDefault(target(left, lowering), b.literal(null)));
  return b.arrayPattern(rest === null ? variables : [...variables, ...restTarget(rest, lowering)]);
}

/** `*rest` or `*` in an assignment */
function restTarget(rest: Node, lowering: Lowering): ESTree.Pattern[] {
  if (rest instanceof ImplicitRestNode || (rest instanceof SplatNode && rest.expression === null)) return [];
  if (!(rest instanceof SplatNode) || rest.expression === null) return reject(rest, 'a splat in an assignment');
  return [b.rest(target(rest.expression, lowering))];
}

function target(node: Node, lowering: Lowering): ESTree.Pattern {
  if (node instanceof LocalVariableTargetNode) return local(node, lowering);
  if (node instanceof InstanceVariableTargetNode) return assigned(node, lowering);
  return reject(node, 'a target of an assignment');
}

/** Assigns an element to the variables of `for`. */
export function assignElement(index: Node, element: ESTree.Identifier, lowering: Lowering): ESTree.Expression {
  if (index instanceof MultiTargetNode) {
    const values = lowering.helper('elementsOf', element);
    return { type: 'AssignmentExpression', operator: '=', left: targets(index, lowering), right: values };
  }
  if (index instanceof LocalVariableTargetNode) return b.assign(local(index, lowering), element);
  return reject(index, 'a target of an assignment');
}

function multiWrite(node: MultiWriteNode, lowering: Lowering): ESTree.Expression {
  const values = lowering.helper('elementsOf', lowering.expression(node.value));
  return { type: 'AssignmentExpression', operator: '=', left: targets(node, lowering), right: values };
}

/** A constant that the code defines with a literal. */
function constant(node: ConstantReadNode, lowering: Lowering): ESTree.Expression {
  const value = lowering.constants.get(node.name);
  if (value === undefined && !lowering.isTemplate && EXACT_CLASSES.has(node.name))
    return lowering.helper('rubyClass', b.literal(node.name));
  const literal = value instanceof CallNode && value.name === 'freeze' ? value.receiver : value;
  if (literal === undefined || literal === null || !isLiteral(literal))
    return lowering.leftToRuby(node, `the constant ${node.name}`);
  if (literal instanceof ArrayNode || literal instanceof HashNode) lowering.readsCollectionConstant = true;
  return lowering.expression(literal);
}

function isLiteral(node: Node): boolean {
  return LITERALS.some((type) => node instanceof type) && childrenOf(node).every(isLiteral);
}

const LITERALS = [
  ArrayNode,
  AssocNode,
  FalseNode,
  FloatNode,
  HashNode,
  IntegerNode,
  NilNode,
  RegularExpressionNode,
  StringNode,
  SymbolNode,
  TrueNode,
];

/** `defined?(…)` of a variable. */
function defined({ value }: DefinedNode, lowering: Lowering): ESTree.Expression {
  const node =
    value instanceof ParenthesesNode && value.body instanceof StatementsNode ? (value.body.body[0] ?? value) : value;
  if (node instanceof InstanceVariableReadNode) {
    lowering.testedVariables.set(node.name, node);
    return lowering.helper('definedVariable', instance(node, lowering));
  }
  return node instanceof LocalVariableReadNode
    ? b.literal('local-variable')
    : reject(node, 'defined? of an expression');
}

export const variableVisitors = [
  visit(LocalVariableReadNode, {
    expression: local,
  }),
  visit(LocalVariableWriteNode, {
    expression: (node, lowering) => b.assign(local(node, lowering), lowering.expression(node.value)),
    statements: (node, lowering) =>
      lowering.scopeAliases.has(node.name)
        ? []
        : [b.statement(b.assign(local(node, lowering), lowering.expression(node.value)))],
  }),
  visit(ConstantReadNode, { expression: constant }),
  visit(LocalVariableOrWriteNode, {
    expression: (node, lowering) => writeIfFalse(local(node, lowering), lowering.expression(node.value), lowering),
  }),
  visit(LocalVariableAndWriteNode, {
    expression: (node, lowering) => writeIfTrue(local(node, lowering), lowering.expression(node.value), lowering),
  }),
  visit(LocalVariableOperatorWriteNode, {
    expression: (node, lowering) => operatorWrite(node, local(node, lowering), lowering),
  }),
  visit(InstanceVariableReadNode, { expression: instance }),
  visit(InstanceVariableWriteNode, {
    expression: (node, lowering) => b.assign(assigned(node, lowering), lowering.expression(node.value)),
  }),
  visit(InstanceVariableOrWriteNode, {
    expression: (node, lowering) => writeIfFalse(assigned(node, lowering), lowering.expression(node.value), lowering),
  }),
  visit(InstanceVariableAndWriteNode, {
    expression: (node, lowering) => writeIfTrue(assigned(node, lowering), lowering.expression(node.value), lowering),
  }),
  visit(InstanceVariableOperatorWriteNode, {
    expression: (node, lowering) => operatorWrite(node, assigned(node, lowering), lowering),
  }),
  visit(MultiWriteNode, {
    expression: (node) => reject(node, 'a multiple assignment as a value'),
    statements: (node, lowering) => [b.statement(multiWrite(node, lowering))],
  }),
  visit(NumberedReferenceReadNode, {
    expression: (node, lowering) => lowering.helper('matchGroup', lowering.match(), b.literal(node.number)),
  }),
  visit(DefinedNode, { expression: defined }),
];

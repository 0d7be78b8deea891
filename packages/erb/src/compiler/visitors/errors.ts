import { build as b } from '@pptjs/transpiler/dialect';
import {
  BeginNode,
  BreakNode,
  CallNode,
  ConstantPathNode,
  ConstantReadNode,
  LocalVariableTargetNode,
  NextNode,
  type Node,
  RedoNode,
  RescueModifierNode,
  type RescueNode,
  RetryNode,
  ReturnNode,
} from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import { childrenOf } from '../../parser/children.js';
import { argumentsOf, constantPath } from '../../parser/prism.js';
import { ERROR_CLASSES, RAISABLE_CLASSES } from '../../runtime/index.js';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';
import { visit } from './visitor.js';

/** Lowers a part of `begin`: as statements, or with its value returned. */
type Lower = (node: Node | null) => ESTree.Statement[];

/** `begin … rescue … end` */
function beginStatements(node: BeginNode, lowering: Lowering, lower: Lower): ESTree.Statement[] {
  if (node.elseClause !== null || node.ensureClause !== null) return reject(node, 'else or ensure');
  if (node.rescueClause === null) return lower(node.statements);
  const error = b.identifier(lowering.module.names.take('error'));
  return [b.tryCatch(lower(node.statements), error, handlers(node.rescueClause, error, lowering, lower))];
}

function handlers(clause: RescueNode, error: ESTree.Identifier, lowering: Lowering, lower: Lower): ESTree.Statement[] {
  const { exceptions, reference, statements, subsequent } = clause;
  const names = exceptions.map((each) => {
    const name = constantPath(each) ?? '';
    return ERROR_CLASSES.has(name) ? name : reject(each, 'another class of errors');
  });
  const classes = b.array((names.length === 0 ? ['StandardError'] : names).map((name) => b.literal(name)));
  const handler = b.block([...assigned(reference, error, lowering), ...lower(statements)]);
  const others = subsequent === null ? [rethrow(error)] : handlers(subsequent, error, lowering, lower);
  return [b.ifStatement(lowering.helper('isRescued', error, classes), handler, b.block(others))];
}

/** Throws an error that no `rescue` has caught. */
const rethrow = (error: ESTree.Identifier): ESTree.ThrowStatement => ({ type: 'ThrowStatement', argument: error });

/** `rescue => e` */
function assigned(reference: Node | null, error: ESTree.Identifier, lowering: Lowering): ESTree.Statement[] {
  if (reference === null) return [];
  if (!(reference instanceof LocalVariableTargetNode)) return reject(reference, 'a target of rescue');
  const { name, depth } = reference;
  return [b.statement(b.assign(lowering.variables.local(reference, name, depth), error))];
}

/** `expression rescue value`, as the value of a JavaScript function. */
function rescueModifier({ expression, rescueExpression }: RescueModifierNode, lowering: Lowering): ESTree.Expression {
  const error = b.identifier(lowering.module.names.take('error'));
  const classes = b.array([b.literal('StandardError')]);
  const attempt = [b.returnStatement(lowering.expression(expression))];
  const handler = [
    b.ifStatement(
      lowering.helper('isRescued', error, classes),
      b.returnStatement(lowering.expression(rescueExpression)),
    ),
    rethrow(error),
  ];
  return b.call(b.arrow([], b.block([b.tryCatch(attempt, error, handler)])), []);
}

/** `begin … end` as a value: with `rescue`, the value of a JavaScript function. */
function beginValue(node: BeginNode, lowering: Lowering): ESTree.Expression {
  if (node.ensureClause !== null || node.elseClause !== null) return reject(node, 'else or ensure');
  if (node.rescueClause === null) return lowering.value(node.statements);
  if (containsJump(node)) return reject(node, 'a jump out of rescue in an expression');
  const body = (each: Node | null): ESTree.Statement[] => lowering.tail(each);
  return lowering.inBlock(false, () => b.call(b.arrow([], b.block(beginStatements(node, lowering, body))), []));
}

/** Whether a node leaves a block or a method, or repeats one. */
function containsJump(node: Node): boolean {
  const isJump = [NextNode, BreakNode, ReturnNode, RedoNode, RetryNode].some((type) => node instanceof type);
  return isJump || childrenOf(node).some(containsJump);
}

/** `raise Puppet::ParseError, text` and `raise text` */
export function raise(node: CallNode, args: readonly Node[], lowering: Lowering): ESTree.Expression {
  const [first, second] = args;
  const line = lowering.module.lineAt(lowering.facts.offset((node.messageLoc ?? node.location).startOffset));
  if (first === undefined || args.length > 2 || node.block !== null) return lowering.leftToRuby(node, 'raise');
  const created = createdError(first);
  const type = created === undefined ? first : created.receiver;
  const name = type instanceof ConstantReadNode || type instanceof ConstantPathNode ? constantPath(type) : undefined;
  const text = created === undefined ? second : created.text;
  if (name === undefined && (second !== undefined || created !== undefined)) return lowering.leftToRuby(node, 'raise');
  if (name !== undefined && !RAISABLE_CLASSES.has(name)) return lowering.leftToRuby(node, `raise ${name}`);
  if (created !== undefined && second !== undefined) return lowering.leftToRuby(node, 'raise');
  const message =
    name === undefined ? lowering.expression(first) : text === undefined ? b.literal(name) : lowering.expression(text);
  return lowering.helper('raise', b.literal(name ?? 'RuntimeError'), message, b.literal(line));
}

/** The class and the text of `Puppet::ParseError.new(text)`. */
function createdError(node: Node): { readonly receiver: Node | null; readonly text: Node | undefined } | undefined {
  if (!(node instanceof CallNode) || node.name !== 'new') return undefined;
  const [text, ...more] = argumentsOf(node);
  return more.length > 0 ? { receiver: null, text } : { receiver: node.receiver, text };
}

export const errorVisitors = [
  visit(BeginNode, {
    expression: beginValue,
    statements: (node, lowering) => beginStatements(node, lowering, (each) => lowering.statements(each)),
    tail: (node, lowering) => beginStatements(node, lowering, (each) => lowering.tail(each)),
  }),
  visit(RescueModifierNode, { expression: rescueModifier }),
];

import { stripLeadingColons } from '@pptjs/runtime/internal';
import type { SourceRange } from '../../text/index.js';
import type {
  AbstractAttributeOperation,
  BlockExpression,
  CallMethodExpression,
  CallNamedFunctionExpression,
  Expression,
  Node,
  Program,
  VariableExpression,
} from './nodes.js';

const NONE: readonly Expression[] = [];

/**
 * The parts that must be constant for a literal, list, hash or negation to be constant. Empty for a plain literal; null
 * for other expressions.
 */
export function literalParts(node: Expression): readonly Expression[] | null {
  switch (node.type) {
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'LiteralDefault':
    case 'LiteralRegularExpression':
    case 'QualifiedName':
      return NONE;
    case 'UnaryMinusExpression':
      return [node.expr];
    case 'LiteralList':
      return node.values;
    case 'LiteralHash':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    default:
      return null;
  }
}

/** The expression within parentheses. */
export function unwrap(node: Expression): Expression {
  let inner = node;
  while (inner.type === 'ParenthesizedExpression') inner = inner.expr;
  return inner;
}

/** The text of a name, or of a string without interpolations; null for other expressions, also in parentheses. */
export function literalText(node: Expression): string | null {
  return node.type === 'LiteralString' || node.type === 'QualifiedName' ? node.value : null;
}

/** The name of the function that a call names, without leading `::`; null for calls of types and other nodes. */
export function calledName(node: Node): string | null {
  const functor =
    node.type === 'CallNamedFunctionExpression'
      ? node.functorExpr
      : node.type === 'CallMethodExpression'
        ? node.functorExpr.rightExpr
        : null;
  return functor?.type === 'QualifiedName' ? stripLeadingColons(functor.value) : null;
}

/** A call of a function, in either notation. */
export type Call = CallNamedFunctionExpression | CallMethodExpression;

/** Whether a node is a call of a function, in either notation. */
export function isCall(node: Node): node is Call {
  return node.type === 'CallNamedFunctionExpression' || node.type === 'CallMethodExpression';
}

/** The expression that names the function of a call. */
export function functorOf(node: Call): Expression {
  return node.type === 'CallMethodExpression' ? node.functorExpr.rightExpr : node.functorExpr;
}

/** Returns the arguments of a call before its block. The object of a method call is the first one. */
export function argumentsOf(node: Call): readonly Expression[] {
  return node.type === 'CallMethodExpression' ? [node.functorExpr.leftExpr, ...node.arguments] : node.arguments;
}

/** The last value of a block, and the statements before it. */
export interface BlockEnd {
  readonly statements: readonly Expression[];
  /** Undefined for a block without statements. */
  readonly result: Expression | undefined;
  /** The variable to which a block that ends with `$x = f(); $x` assigns its result. No other code reads it. */
  readonly name: VariableExpression | undefined;
}

/** The end of a block. That of `$x = f(); $x` is `f()` with the name `$x`. */
export function endOfBlock({ statements }: BlockExpression): BlockEnd {
  const last = statements.at(-1);
  const assigned = statements.at(-2);
  if (last?.type !== 'VariableExpression' || assigned?.type !== 'AssignmentExpression' || assigned.operator !== '=')
    return { statements: statements.slice(0, -1), result: last, name: undefined };
  const { leftExpr, rightExpr } = assigned;
  return leftExpr.type === 'VariableExpression' && leftExpr.name === last.name
    ? { statements: statements.slice(0, -2), result: rightExpr, name: leftExpr }
    : { statements: statements.slice(0, -1), result: last, name: undefined };
}

const NO_BODIES: readonly (readonly AbstractAttributeOperation[])[] = [];

/** The functions that declare the classes that their arguments name, unless they are declared already. */
export const DECLARING_CLASSES: ReadonlySet<string> = new Set(['contain', 'include', 'require']);

/** The attributes that a statement sets, in one list for each of its bodies. Only resources have several bodies. */
export function attributeBodies(node: Node): readonly (readonly AbstractAttributeOperation[])[] {
  switch (node.type) {
    case 'ResourceExpression':
      return node.bodies.map(({ operations }) => operations);
    case 'ResourceDefaultsExpression':
    case 'ResourceOverrideExpression':
    case 'CollectExpression':
      return [node.operations];
    default:
      return NO_BODIES;
  }
}

/** Whether a node is a statement that sets attributes. */
export function setsAttributes(node: Node): boolean {
  return attributeBodies(node).some((operations) => operations.length > 0);
}

/** The name of an attribute; `*` for `* => hash`. */
export function attributeName(operation: AbstractAttributeOperation): string {
  return operation.type === 'AttributesOperation' ? '*' : operation.attributeName;
}

/** The comments of a file, in the order of the source. */
export function commentRanges({ comments }: Program): SourceRange[] {
  const ranges: SourceRange[] = [];
  let isOrdered = true;
  let last = 0;
  for (let at = 0; at < comments.length; at += 2) {
    const start = comments[at] ?? 0;
    if (start < last) isOrdered = false;
    last = start;
    ranges.push({ start, end: comments[at + 1] ?? 0 });
  }
  // The lexer reads the text of a heredoc before the rest of the line with its tag.
  return isOrdered ? ranges : ranges.sort((a, b) => a.start - b.start);
}

/** Returns the expressions whose values can be the value of an expression: the last ones of its branches. */
export function resultsOf(node: Expression): readonly Expression[] {
  const inner = unwrap(node);
  switch (inner.type) {
    case 'BlockExpression': {
      const last = inner.statements.at(-1);
      return last === undefined ? [] : resultsOf(last);
    }
    case 'IfExpression':
    case 'UnlessExpression':
      return [inner.thenExpr, inner.elseExpr].flatMap(resultsOf);
    case 'CaseExpression':
      return inner.options.flatMap(({ thenExpr }) => resultsOf(thenExpr));
    case 'SelectorExpression':
      return inner.selectors.flatMap(({ valueExpr }) => resultsOf(valueExpr));
    case 'Nop':
      return [];
    default:
      return [inner];
  }
}

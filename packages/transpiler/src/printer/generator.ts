import type * as ESTree from 'estree';
import { type AnnotatedCall, type AnnotatedObject, type CommentedProgram, quoted } from '../estree/index.js';
import {
  commentsAfter,
  commentsBefore,
  commentsInside,
  fileFooter,
  fileHeader,
  hasComments,
  hasCommentsBefore,
  hasCommentsInside,
  needLines,
  newLine,
  startLine,
} from './comments.js';
import { filled, nameOf } from './names.js';
import { ASTRING, type Generator, type State } from './state.js';
import { allFit, fits, PURE_ANNOTATION, WIDTH, widthOf } from './width.js';

/**
 * Prints ESTree as JavaScript. It is astring's generator with single quotes, string names in exports, line breaks in
 * long lines, and comments that mark pure calls. `width.ts` estimates whether a node fits on a line. The input is a
 * program from lowering; the output is text and, in `print.ts`, the mappings for a source map.
 */
export const generator: Generator = {
  ...ASTRING,

  Literal(node, state) {
    if (typeof node.value === 'string') state.write(quoted(node.value), node);
    else ASTRING.Literal.call(generator, node, state);
  },

  Program(node: CommentedProgram, state: State) {
    fileHeader(node, state);
    let before: ESTree.Node | undefined;
    const { body } = node;
    for (let index = 0; index < body.length; index++) {
      const statement = body[index]!;
      if (before !== undefined && (isApart(before, statement) || hasCommentsBefore(statement, state)))
        state.write('\n');
      commentsBefore(statement, state);
      printStatement(statement, state);
      commentsAfter(statement, state);
      newLine(state);
      before = statement;
    }
    fileFooter(node, state);
  },

  BlockStatement(node, state) {
    state.write('{');
    if (node.body.length > 0) {
      state.indentLevel++;
      for (let index = 0; index < node.body.length; index++) {
        const statement = node.body[index]!;
        startLine(statement, state, index === 0);
        printStatement(statement, state);
        commentsAfter(statement, state);
      }
      state.indentLevel--;
      newLine(state);
    } else commentsInside(node, state);
    const end = node.body.findLast(({ loc }) => loc)?.loc?.end;
    if (end === undefined) state.write('}');
    else state.write('}', { type: 'BlockStatement', body: node.body, loc: { start: end, end } });
  },

  // The source map has the function's name at its start, because stack traces use the mapping of that position.
  FunctionDeclaration(node, state) {
    state.write('function ', node.id);
    if (node.id) print(node.id, state);
    parameters(node.params, state);
    state.write(' ');
    print(node.body, state);
  },

  ArrowFunctionExpression(node, state) {
    state.write('', node);
    parameters(node.params, state);
    state.write(' =>');
    const wrapped = node.body.type === 'ObjectExpression' || node.body.type === 'AssignmentExpression';
    const isBelow = hasCommentsBefore(node.body, state) || (!isOnLine(node.body, state) && fitsBelow(node.body, state));
    if (isBelow) {
      state.indentLevel++;
      startLine(node.body, state, true);
    } else state.write(' ');
    print(node.body, state, wrapped);
    commentsAfter(node.body, state);
    if (isBelow) state.indentLevel--;
  },

  ArrayExpression(node, state) {
    if (node.elements.length === 0) state.write('[]');
    else if (allOnLine(node.elements, room(state) - 2, state)) onLine('[', node.elements, ']', state);
    else list('[', node.elements, ']', state);
  },

  ArrayPattern(node, state) {
    if (allFit(node.elements, room(state))) inline('[', node.elements, ']', state);
    else rows('[', node.elements, ']', state);
  },

  ObjectPattern(node, state) {
    if (allFit(node.properties, room(state) - 8)) inline('{ ', node.properties, ' }', state);
    else rows('{', node.properties, '}', state, false);
  },

  VariableDeclaration(node, state) {
    const first = node.declarations[0];
    if (node.declarations.length === 1 && first?.id.type === 'ObjectPattern' && first.init)
      return destructuring(node.kind, first.id, first.init, state);
    if (node.declarations.length === 1) return ASTRING.VariableDeclaration.call(generator, node, state);
    rows(
      node.kind,
      node.declarations.map(({ id }) => id),
      ';',
      state,
    );
  },

  ObjectExpression(node: AnnotatedObject, state: State) {
    if (node.properties.length === 0) state.write('{}');
    else if (!node.rows && allOnLine(node.properties, room(state) - 4, state))
      onLine('{ ', node.properties, ' }', state);
    else list('{', node.properties, '}', state);
  },

  CallExpression(node: AnnotatedCall, state: State) {
    if (node.pure) state.write(PURE_ANNOTATION);
    callee(node.callee, state);
    callArguments(node, state);
  },

  ConditionalExpression(node, state) {
    if (isOnLine(node, state)) return ASTRING.ConditionalExpression.call(generator, node, state);
    brokenConditional(node, state);
  },

  LogicalExpression(node, state) {
    if (isOnLine(node, state)) {
      const { left, right } = node;
      const isChain = node.operator === '??' && left.type === 'LogicalExpression' && left.operator === '??';
      if (!isChain) return ASTRING.LogicalExpression.call(generator, node, state);
      // Astring prints parentheses around the left operand.
      print(left, state, false);
      state.write(' ?? ');
      return print(right, state, needsParentheses(right, node));
    }
    print(node.left, state, needsParentheses(node.left, node));
    state.indentLevel++;
    newLine(state);
    state.write(`${node.operator} `);
    print(node.right, state, needsParentheses(node.right, node));
    state.indentLevel--;
  },

  ImportDeclaration(node, state) {
    const end = ` from ${quoted(String(node.source.value))};`;
    const [first] = node.specifiers;
    if (first?.type === 'ImportNamespaceSpecifier') return state.write(`import * as ${first.local.name}${end}`);
    const names = node.specifiers.map((specifier) => {
      const imported =
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : '';
      return imported === specifier.local.name ? imported : `${imported} as ${specifier.local.name}`;
    });
    writeLines(`import ${filled(names, WIDTH - 'import '.length - end.length)}${end}`, state);
  },

  ExportNamedDeclaration({ declaration, specifiers }: ESTree.ExportNamedDeclaration, state) {
    if (declaration) {
      state.write('export ');
      return printStatement(declaration, state);
    }
    const names = specifiers.map(({ local, exported }): string => {
      const name = exported.type === 'Identifier' ? exported.name : quoted(String(exported.value));
      const from = local.type === 'Identifier' ? local.name : '';
      return name === from ? name : `${from} as ${name}`;
    });
    writeLines(`export ${filled(names, WIDTH - 'export ;'.length)};`, state);
  },
};

function print(node: ESTree.Node, state: State, wrapped = false): void {
  if (wrapped) state.write('(');
  // The generator has an entry for each type of node, which takes nodes of that type.
  (generator as Readonly<Record<string, (node: ESTree.Node, state: State) => void>>)[node.type]!(node, state);
  if (wrapped) state.write(')');
}

function printStatement(node: ESTree.Node, state: State): void {
  if (STATEMENTS.has(node.type)) state.write('', node);
  printPart(node, state);
}

/** Prints a statement or an element. If no comments are inside it, the printer does not search for them. */
function printPart(node: ESTree.Node, state: State): void {
  const { comments } = state;
  if (comments !== null && !comments.hasInside(node) && comments.of(node) === undefined) state.comments = null;
  print(node, state);
  state.comments = comments;
}

/**
 * The statements of functions. The start of such a statement has a mapping, in addition to those of its expressions: a
 * debugger stops there.
 */
const STATEMENTS: ReadonlySet<string> = new Set([
  'BreakStatement',
  'ContinueStatement',
  'DebuggerStatement',
  'DoWhileStatement',
  'EmptyStatement',
  'ExpressionStatement',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'IfStatement',
  'LabeledStatement',
  'ReturnStatement',
  'SwitchStatement',
  'ThrowStatement',
  'TryStatement',
  'VariableDeclaration',
  'WhileStatement',
  'WithStatement',
]);

/** Writes text line by line: astring counts a line if a written text ends with a line feed. */
function writeLines(text: string, state: State): void {
  if (!text.includes('\n')) return state.write(text);
  for (const line of text.split(/(?<=\n)/)) state.write(line);
}

/** The number of characters that fit on the current line, without brackets and a semicolon that may follow. */
function room(state: State): number {
  return WIDTH - state.column - 2;
}

function allOnLine(nodes: readonly (ESTree.Node | null)[], width: number, state: State): boolean {
  return state.isFitting || (allFit(nodes, width) && !needLines(nodes, state));
}

function isOnLine(node: ESTree.Node, state: State): boolean {
  return state.isFitting || (fits(node, room(state)) && !hasCommentsInside(node, state));
}

/** Prints nodes that fit on the line. */
function onLine(open: string, nodes: readonly (ESTree.Node | null)[], close: string, state: State): void {
  const isOutermost = !state.isFitting;
  state.isFitting = true;
  inline(open, nodes, close, state);
  if (isOutermost) state.isFitting = false;
}

/** Whether a blank line separates two statements: around definitions and after imports, but not between constants. */
function isApart(before: ESTree.Node, after: ESTree.Node): boolean {
  return before.type !== after.type || (before.type !== 'ImportDeclaration' && !isOneLine(before)) || !isOneLine(after);
}

function isOneLine(node: ESTree.Node): boolean {
  if (node.type === 'ImportDeclaration') return true;
  if (node.type === 'ExportNamedDeclaration' && node.declaration) return isOneLine(node.declaration);
  if (node.type === 'ExpressionStatement') return fits(node.expression, WIDTH - 10);
  return (
    node.type === 'VariableDeclaration' && node.declarations.every(({ id, init }) => allFit([id, init], WIDTH - 10))
  );
}

/** Prints nodes with commas between them. The object or array `broken` has one element on each line. */
function inline(
  open: string,
  nodes: readonly (ESTree.Node | null)[],
  close: string,
  state: State,
  broken?: ESTree.Node,
): void {
  state.write(open);
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] ?? null;
    if (index > 0) state.write(', ');
    if (node === null) continue;
    if (node === broken && node.type === 'ObjectExpression') list('{', node.properties, '}', state);
    else if (node === broken && node.type === 'ArrayExpression') list('[', node.elements, ']', state);
    else print(node, state);
  }
  state.write(close);
}

/** Prints elements on lines of their own, each with a comma. Each line has `group` elements. */
function list(open: string, nodes: readonly (ESTree.Node | null)[], close: string, state: State, group = 1): void {
  state.write(open);
  state.indentLevel++;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] ?? null;
    if (index % group === 0 || (node !== null && hasCommentsBefore(node, state))) startLine(node, state, index === 0);
    else state.write(' ');
    if (node !== null) printPart(node, state);
    // No comma may follow a rest parameter.
    if (node?.type !== 'RestElement') state.write(',');
    commentsAfter(node, state);
  }
  state.indentLevel--;
  newLine(state);
  state.write(close);
}

/** Prints names, as many on a line as fit. */
function rows(
  open: string,
  nodes: readonly (ESTree.Node | null)[],
  close: string,
  state: State,
  mayBeShort = true,
): void {
  const names = nodes.map(nameOf);
  const isShort = mayBeShort && names.join(', ').length < room(state);
  const isPattern = open === '[' || open === '{';
  state.write(isPattern || !isShort ? open : `${open} `);
  state.indentLevel++;
  let left = 0;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] ?? null;
    const length = (names[index]?.length ?? 0) + 2;
    if (!isShort && left < length) {
      newLine(state);
      left = room(state);
    } else if (index > 0) state.write(' ');
    left -= length;
    if (node !== null) print(node, state);
    if (index < nodes.length - 1) state.write(',');
  }
  state.indentLevel--;
  if (!isShort && isPattern) newLine(state);
  state.write(close);
}

/** Prints `const { a, b } = value;`. If that is long, the names have lines of their own. */
function destructuring(kind: string, pattern: ESTree.ObjectPattern, value: ESTree.Node, state: State): void {
  state.write(`${kind} `);
  if (allFit([pattern, value], room(state) - 4)) inline('{ ', pattern.properties, ' }', state);
  else rows('{', pattern.properties, '}', state, false);
  state.write(' = ');
  print(value, state);
  state.write(';');
}

function parameters(nodes: readonly ESTree.Node[], state: State): void {
  const first = nodes[0];
  if (allOnLine(nodes, room(state), state)) onLine('(', nodes, ')', state);
  else if (nodes.length === 1 && first?.type === 'ObjectPattern') inline('(', nodes, ')', state);
  else list('(', nodes, ')', state);
}

function callee(node: ESTree.Node, state: State): void {
  print(
    node,
    state,
    node.type === 'ArrowFunctionExpression' ||
      node.type === 'ConditionalExpression' ||
      node.type === 'SequenceExpression',
  );
}

/**
 * Prints arguments on the line of the call if they fit. Otherwise functions, arrays and objects at the end open on that
 * line, and so does a call that is the only argument.
 */
function callArguments(node: AnnotatedCall, state: State): void {
  const args = node.arguments;
  if (allOnLine(args, room(state) - 2, state)) return onLine('(', args, ')', state);
  const firstBroken = args.some((arg) => hasComments(arg, state)) ? -1 : findBroken(args, state);
  const before = args.slice(0, Math.max(firstBroken, 0));
  if (firstBroken >= 0 && allFit(before, room(state) - 6) && !needLines(before, state))
    return inline('(', args, ')', state, args[firstBroken]);
  list('(', args, ')', state, node.pairs && isPairs(args) ? 2 : 1);
}

/**
 * Returns the index of the first argument with several lines if only functions, arrays, objects and texts follow it, or
 * if it is a call at the end that ends with them. Otherwise returns -1: each argument has a line of its own.
 */
function findBroken(args: readonly ESTree.Node[], state: State): number {
  const firstBracketed = args.findIndex(isBracketed);
  const last = args.at(-1);
  if (firstBracketed < 0) {
    if (last?.type !== 'CallExpression' || (args.length > 1 && !endsBracketed(last))) return -1;
    // Calls of the same kind, such as the operands of a relationship, have lines of their own.
    const areAlike = args.slice(0, -1).some((arg) => arg.type === 'CallExpression' && endsBracketed(arg));
    return areAlike ? -1 : args.length - 1;
  }
  const bracketed = args.slice(firstBracketed);
  if (!bracketed.every(isBracketed)) return -1;
  const broken = bracketed.find((node) => spansLines(node, state)) ?? brokenArgument(bracketed);
  return broken === undefined ? -1 : args.findIndex((node) => node === broken);
}

/** Whether a call has no other arguments after its first function, array or object. */
function endsBracketed({ arguments: args, pairs }: AnnotatedCall): boolean {
  const first = args.findIndex(isBracketed);
  return pairs === true || (first >= 0 && args.slice(first).every(hasElements));
}

/** Whether a node has several lines wherever it starts. */
function spansLines(node: ESTree.Node, state: State): boolean {
  if (needLines([node], state)) return true;
  return node.type === 'ArrowFunctionExpression' ? !fitsBelow(node.body, state) : !fits(node, Infinity);
}

/** Whether the body of an arrow function fits on the line below. */
function fitsBelow(body: ESTree.Node, state: State): boolean {
  if (body.type === 'BlockStatement' || body.type === 'ObjectExpression' || hasCommentsInside(body, state))
    return false;
  return fits(body, WIDTH - 2 * state.indentLevel - 4);
}

/**
 * The argument that gets several lines: the widest object or array. If there are several, the last one has the place of
 * a statement, which stays on the line of the closing bracket.
 */
function brokenArgument(nodes: readonly ESTree.Node[]): ESTree.Node | undefined {
  const lists = nodes.filter(({ type }) => type === 'ObjectExpression' || type === 'ArrayExpression');
  const candidates = lists.length > 1 ? lists.slice(0, -1) : lists;
  return candidates.filter(hasElements).toSorted((a, b) => widthOf(b) - widthOf(a))[0];
}

function hasElements(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'ObjectExpression':
      return node.properties.length > 0;
    case 'ArrayExpression':
      return node.elements.length > 0;
    default:
      return node.type === 'ArrowFunctionExpression' && node.body.type === 'BlockStatement';
  }
}

/** Whether a node has delimiters of its own, so that it can start on the line of the call and end on a later line. */
function isBracketed(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'ArrowFunctionExpression':
    case 'ObjectExpression':
    case 'ArrayExpression':
    case 'TemplateLiteral':
      return true;
    default:
      return false;
  }
}

function isPairs(args: readonly ESTree.Node[]): boolean {
  return args.length % 2 === 0 && args.every(({ type }) => type !== 'SpreadElement');
}

/** Prints `test`, below it `? a` and `: b`. A conditional in `b` continues at the same depth. */
function brokenConditional(node: ESTree.ConditionalExpression, state: State): void {
  print(node.test, state, needsParentheses(node.test, node));
  state.indentLevel++;
  startLine(node.consequent, state, true);
  state.write('? ');
  print(node.consequent, state, node.consequent.type === 'SequenceExpression');
  commentsAfter(node.consequent, state);
  startLine(node.alternate, state, true);
  state.write(': ');
  state.indentLevel--;
  if (node.alternate.type === 'ConditionalExpression') brokenConditional(node.alternate, state);
  else print(node.alternate, state);
  commentsAfter(node.alternate, state);
}

function needsParentheses(node: ESTree.Node, parent: ESTree.Node): boolean {
  switch (node.type) {
    case 'ConditionalExpression':
    case 'AssignmentExpression':
    case 'ArrowFunctionExpression':
      return true;
    case 'LogicalExpression':
      return parent.type === 'LogicalExpression' && node.operator !== parent.operator;
    default:
      return false;
  }
}

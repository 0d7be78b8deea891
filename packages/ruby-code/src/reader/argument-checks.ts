import { argumentsOf, isFunctionCreation, methodsIn } from '@pptjs/erb/parser';
import {
  AndNode,
  ArrayNode,
  BlockNode,
  BlockParametersNode,
  BreakNode,
  CallNode,
  IfNode,
  IntegerNode,
  LocalVariableAndWriteNode,
  LocalVariableOperatorWriteNode,
  LocalVariableOrWriteNode,
  LocalVariableReadNode,
  LocalVariableTargetNode,
  LocalVariableWriteNode,
  ModuleNode,
  NextNode,
  type Node,
  OrNode,
  ParenthesesNode,
  RequiredParameterNode,
  RestParameterNode,
  ReturnNode,
  StatementsNode,
  UnlessNode,
} from '@ruby/prism/src/nodes.js';
import type { RubySource } from '../functions.js';
import { isText, textOf } from './literals.js';
import { parseStatements } from './parse.js';

/** The numbers of arguments that a function can accept. */
export interface ArgumentCount {
  readonly min: number;
  /** Infinity if there is no limit. */
  readonly max: number;
}

/** Numbers of arguments up to this one are tried. */
const MAX_TRIED = 12;
/** Stands for any larger number. */
const MANY = 1000;

/**
 * Returns the numbers of arguments with which a function that takes a list of arguments does not raise an error at once:
 * `raise(…) if args.size < 2`. Undefined if the body checks nothing, or if it is not in the file.
 *
 * @param method the method of a function with the current interface; null for the block of one with the legacy interface
 */
export function readArgumentChecks(
  name: string,
  { source }: RubySource,
  method: string | null,
): ArgumentCount | undefined {
  const body = bodyOf(parseStatements(source) ?? [], name, method);
  if (body === undefined) return undefined;
  const rejections: Rejection[] = [];
  for (const statement of body.statements) {
    const rejection = rejectionOf(statement, body.args);
    if (rejection !== undefined) rejections.push(rejection);
    else if (mayLeave(statement, body.args)) break;
  }
  const tried = [...Array.from({ length: MAX_TRIED }, (_, count) => count), MANY];
  const accepted = tried.filter((count) => !rejections.some((rejects) => rejects(count) === true));
  const [min] = accepted;
  const max = accepted.at(-1);
  if (accepted.length === tried.length || min === undefined || max === undefined) return undefined;
  return { min, max: max === MANY ? Infinity : max };
}

/** The code of a function, with the name of the variable that has all arguments. */
interface FunctionBody {
  readonly statements: readonly Node[];
  readonly args: string;
}

function bodyOf(statements: readonly Node[], name: string, method: string | null): FunctionBody | undefined {
  for (const statement of statements) {
    if (statement instanceof ModuleNode && statement.body instanceof StatementsNode) {
      const found = bodyOf(statement.body.body, name, method);
      if (found !== undefined) return found;
    }
    if (!(statement instanceof CallNode) || !(statement.block instanceof BlockNode)) continue;
    const [first] = argumentsOf(statement);
    if (first === undefined || !isText(first) || textOf(first) !== name) continue;
    if (method === null && statement.name === 'newfunction') return bodyOfBlock(statement.block);
    if (method !== null && isFunctionCreation(statement)) return bodyOfMethod(statement.block, method);
  }
  return undefined;
}

function bodyOfBlock({ body, parameters }: BlockNode): FunctionBody | undefined {
  const first = parameters instanceof BlockParametersNode ? parameters.parameters?.requireds[0] : undefined;
  if (!(body instanceof StatementsNode) || !(first instanceof RequiredParameterNode)) return undefined;
  return { statements: body.body, args: first.name };
}

/** The last definition of a method, if its only parameter takes all arguments. */
function bodyOfMethod({ body }: BlockNode, name: string): FunctionBody | undefined {
  const methods = body instanceof StatementsNode ? body.body.flatMap((each) => [...methodsIn(each)]) : [];
  const method = methods.findLast((each) => each.name === name);
  const { rest = null, requireds = [], optionals = [], posts = [] } = method?.parameters ?? {};
  if (!(method?.body instanceof StatementsNode) || !(rest instanceof RestParameterNode) || rest.name === null)
    return undefined;
  const isOnly = requireds.length === 0 && optionals.length === 0 && posts.length === 0;
  return isOnly ? { statements: method.body.body, args: rest.name } : undefined;
}

/** Whether a number of arguments is an error; null if that is unknown. */
type Rejection = (count: number) => boolean | null;

/** Returns the numbers of arguments for which a statement raises an error; undefined if it is no such check. */
function rejectionOf(statement: Node, args: string): Rejection | undefined {
  const isIf = statement instanceof IfNode;
  if (!isIf && !(statement instanceof UnlessNode)) return undefined;
  const [first] = statement.statements?.body ?? [];
  if (!(first instanceof CallNode) || first.name !== 'raise' || first.receiver !== null) return undefined;
  const { predicate } = statement;
  return isIf ? (count) => valueOf(predicate, args, count) : (count) => not(valueOf(predicate, args, count));
}

const not = (value: boolean | null): boolean | null => (value === null ? null : !value);

/** The value of a condition about the number of arguments; null if it is about something else. */
function valueOf(node: Node, args: string, count: number): boolean | null {
  if (node instanceof ParenthesesNode) {
    const [only, ...more] = node.body instanceof StatementsNode ? node.body.body : [];
    return only === undefined || more.length > 0 ? null : valueOf(only, args, count);
  }
  if (node instanceof AndNode || node instanceof OrNode) {
    const values = [valueOf(node.left, args, count), valueOf(node.right, args, count)];
    const decisive = node instanceof OrNode;
    if (values.includes(decisive)) return decisive;
    return values.includes(null) ? null : !decisive;
  }
  if (!(node instanceof CallNode) || node.receiver === null) return null;
  const { name, receiver } = node;
  const [argument, ...more] = node.arguments_?.arguments_ ?? [];
  if (more.length > 0) return null;
  if (name === '!' && argument === undefined) return not(valueOf(receiver, args, count));
  if (name === 'empty?' && argument === undefined) return isArguments(receiver, args) ? count === 0 : null;
  if (argument === undefined) return null;
  if (name === 'include?') return isCount(argument, args) ? (numbersIn(receiver)?.includes(count) ?? null) : null;
  const other = isCount(receiver, args) && argument instanceof IntegerNode ? Number(argument.value) : undefined;
  return other === undefined ? null : (COMPARISONS.get(name)?.(count, other) ?? null);
}

const COMPARISONS: ReadonlyMap<string, (left: number, right: number) => boolean> = new Map([
  ['<', (left, right) => left < right],
  ['<=', (left, right) => left <= right],
  ['>', (left, right) => left > right],
  ['>=', (left, right) => left >= right],
  ['==', (left, right) => left === right],
  ['!=', (left, right) => left !== right],
]);

function isArguments(node: Node, args: string): boolean {
  return node instanceof LocalVariableReadNode && node.name === args;
}

/** `args.size`, `args.length` or `args.count`. */
function isCount(node: Node, args: string): boolean {
  if (!(node instanceof CallNode) || node.receiver === null || node.arguments_ !== null || node.block !== null)
    return false;
  return ['count', 'length', 'size'].includes(node.name) && isArguments(node.receiver, args);
}

function numbersIn(node: Node): readonly number[] | undefined {
  if (!(node instanceof ArrayNode) || !node.elements.every((each) => each instanceof IntegerNode)) return undefined;
  return node.elements.map(({ value }) => Number(value));
}

/** Whether a statement may change the arguments, or leave the function, so that later checks are not reached. */
function mayLeave(node: Node, args: string): boolean {
  if (node instanceof ReturnNode || node instanceof NextNode || node instanceof BreakNode) return true;
  if (isWrite(node) && node.name === args) return true;
  if (node instanceof CallNode) {
    if (LEAVES.has(node.name) || CHANGES.test(node.name)) return true;
    if (node.arguments_?.arguments_.some((each) => isArguments(each, args)) === true) return true;
  }
  return node.compactChildNodes().some((child) => mayLeave(child, args));
}

function isWrite(node: Node): node is Node & { readonly name: string } {
  return (
    node instanceof LocalVariableAndWriteNode ||
    node instanceof LocalVariableOperatorWriteNode ||
    node instanceof LocalVariableOrWriteNode ||
    node instanceof LocalVariableTargetNode ||
    node instanceof LocalVariableWriteNode
  );
}

const LEAVES: ReadonlySet<string> = new Set(['eval', 'instance_eval', 'throw']);

/** Methods that may change the Array of the arguments. */
const CHANGES =
  /!$|^(?:<<|\[\]=|append|clear|concat|delete\w*|fill|insert|keep_if|pop|prepend|push|replace|shift|unshift)$/;

import { build as b } from '@pptjs/transpiler/dialect';
import {
  BlockParameterNode,
  CallNode,
  LocalVariableReadNode,
  type Node,
  OptionalParameterNode,
  type ParametersNode,
  RequiredParameterNode,
  RestParameterNode,
  YieldNode,
} from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import { childrenOf } from '../parser/children.js';
import type { Arity, Lowering } from './lowering.js';
import { reject } from './rejection.js';
import { scopeAliases } from './scope-aliases.js';

/** A method: `def name(…) … end`, or the block of a legacy function. */
export interface MethodSource {
  readonly name: string;
  readonly parameters: ParametersNode | null;
  /** The names of its local variables, with the parameters. */
  readonly locals: readonly string[];
  readonly body: Node | null;
  /** For messages. */
  readonly node: Node;
  /** Whether its first parameter is the scope of the caller: `scope_param`. */
  readonly getsScope?: boolean;
}

export interface MethodParameters extends Arity {
  readonly names: readonly string[];
}

/** @throws {Rejection} for parameters that the compiler does not support */
export function parametersOf(parameters: ParametersNode | null, node: Node): MethodParameters {
  if (parameters === null) return { names: [], required: 0, maximum: 0 };
  const { requireds, optionals, rest, posts, keywords, keywordRest } = parameters;
  const unsupported = posts[0] ?? keywords[0] ?? keywordRest;
  if (unsupported) return reject(unsupported, 'a parameter of a method');
  const names = [...requireds, ...optionals, ...(rest === null ? [] : [rest])].map((each) => {
    const isNamed =
      each instanceof RequiredParameterNode ||
      each instanceof OptionalParameterNode ||
      each instanceof RestParameterNode;
    return (isNamed ? each.name : null) ?? reject(node, 'a parameter of a method');
  });
  const required = requireds.length;
  return { names, required, maximum: rest === null ? required + optionals.length : Infinity };
}

/** Whether a method can get a block: it has a parameter for it, or yields. */
export function hasBlock({ parameters, body }: Pick<MethodSource, 'parameters' | 'body'>): boolean {
  return (parameters?.block ?? null) !== null || (body !== null && usesBlock(body));
}

function usesBlock(node: Node): boolean {
  const isUse = node instanceof YieldNode || (node instanceof CallNode && node.name === 'block_given?');
  return isUse || childrenOf(node).some(usesBlock);
}

/** The first parameter of a method that gets the scope of the caller, if the method only reads it. */
function scopeParameter({ parameters, body, getsScope }: MethodSource): string | undefined {
  const [first] = parameters?.requireds ?? [];
  if (getsScope !== true || !(first instanceof RequiredParameterNode) || body === null) return undefined;
  return hasOtherUse(body, first.name) ? undefined : first.name;
}

/** Whether a node assigns a variable, or declares another one with the same name. */
function hasOtherUse(node: Node, name: string): boolean {
  const isOther = !(node instanceof LocalVariableReadNode) && !(node instanceof CallNode) && 'name' in node;
  return (isOther && node.name === name) || childrenOf(node).some((child) => hasOtherUse(child, name));
}

/** Lowers a method to a JavaScript function. It gets its block before the arguments. */
export function lowerMethod(method: MethodSource, lowering: Lowering): ESTree.Expression {
  const { parameters, locals, body, node } = method;
  const { names } = parametersOf(parameters, node);
  const given = parameters?.block instanceof BlockParameterNode ? parameters.block.name : null;
  const block = hasBlock(method) ? lowering.module.names.take(given ?? 'block') : undefined;
  return lowering.inMethod(scopeAliases(body, names), scopeParameter(method), block, () => {
    const known = new Map(given === null || block === undefined ? [] : [[given, block]]);
    const [{ params: own, statements }, declarations] = lowering.variables.inMethod(
      [...new Set([...names, ...locals])],
      names,
      () => ({ params: lowerParameters(parameters, lowering), statements: lowering.escapableBody(body) }),
      known,
    );
    const params = block === undefined ? own : [b.identifier(block), ...own];
    const match = lowering.recordsMatches && !lowering.isTemplate ? [matchVariable(lowering)] : [];
    return b.arrow(params, b.block([...match, ...declarations, ...statements]));
  });
}

/** Each method has its own last match. */
function matchVariable(lowering: Lowering): ESTree.Statement {
  return b.declare('let', lowering.match(), b.literal(null));
}

function lowerParameters(parameters: ParametersNode | null, lowering: Lowering): ESTree.Pattern[] {
  if (parameters === null) return [];
  const { requireds, optionals, rest } = parameters;
  const variable = (each: Node & { readonly name: string }): ESTree.Identifier =>
    lowering.variables.local(each, each.name, 0);
  return [
    ...requireds.map((each) => variable(each as RequiredParameterNode)),
    ...optionals.map((each) => {
      const optional = each as OptionalParameterNode;
      return b.withDefault(variable(optional), lowering.expression(optional.value));
    }),
    ...(rest instanceof RestParameterNode && rest.name !== null
      ? [b.rest(lowering.variables.local(rest, rest.name, 0))]
      : []),
  ];
}

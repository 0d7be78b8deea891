import { build as b } from '@pptjs/transpiler/dialect';
import {
  type Node,
  OptionalParameterNode,
  type ParametersNode,
  RequiredParameterNode,
  RestParameterNode,
} from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
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
}

export interface MethodParameters extends Arity {
  readonly names: readonly string[];
}

/** @throws {Rejection} for parameters that the compiler does not support */
export function parametersOf(parameters: ParametersNode | null, node: Node): MethodParameters {
  if (parameters === null) return { names: [], required: 0, maximum: 0 };
  const { requireds, optionals, rest, posts, keywords, keywordRest, block } = parameters;
  const unsupported = posts[0] ?? keywords[0] ?? keywordRest ?? block;
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

/** Lowers a method to a JavaScript function. */
export function lowerMethod({ parameters, locals, body, node }: MethodSource, lowering: Lowering): ESTree.Expression {
  const { names } = parametersOf(parameters, node);
  return lowering.inMethod(scopeAliases(body, names), () => {
    const [{ params, statements }, declarations] = lowering.variables.inMethod(
      [...new Set([...names, ...locals])],
      names,
      () => ({ params: lowerParameters(parameters, lowering), statements: lowering.escapableBody(body) }),
    );
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

import { build as b } from '@pptjs/transpiler/dialect';
import { DefNode, type Node, RequiredParameterNode, ReturnNode, SplatNode } from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';
import { visit } from './visitor.js';

/** `def name(a, b) … end`: an assignment of a JavaScript function. Its value is not used. */
function definition(node: DefNode, lowering: Lowering): ESTree.Statement[] {
  const { name, parameters, body, locals } = node;
  const isNested = lowering.blockDepth > 0 || lowering.isInMethod;
  if (node.receiver !== null || isNested || !/^[a-z]\w*$/.test(name) || RESERVED.has(name))
    return reject(node, 'the definition of a method');
  const requireds = parameters?.requireds ?? [];
  const others = [...(parameters?.optionals ?? []), ...(parameters?.posts ?? []), ...(parameters?.keywords ?? [])];
  if (others.length > 0 || parameters?.rest || parameters?.keywordRest || parameters?.block)
    return reject(node, 'a parameter of a method');
  const names = requireds.map((each) =>
    each instanceof RequiredParameterNode ? each.name : reject(each, 'a parameter'),
  );
  const functionName = lowering.definedMethods.get(name)?.name ?? lowering.module.names.take(name);
  if (lowering.definedMethods.has(name)) return reject(node, 'a second definition of a method');
  lowering.definedMethods.set(name, { name: functionName, parameterCount: names.length });
  lowering.isInMethod = true;
  const [{ params, statements }, declarations] = lowering.variables.inMethod(
    [...new Set([...names, ...locals])],
    names,
    () => ({
      params: names.map((each) => lowering.variables.local(node, each, 0)),
      statements: lowering.tail(body),
    }),
  );
  lowering.isInMethod = false;
  const fn = b.arrow(params, b.block([...declarations, ...statements]));
  return [b.statement(b.assign(b.identifier(functionName), fn))];
}

/** Names that mean something else in templates. */
const RESERVED = new Set('scope file has_variable? raise fail method_missing initialize to_s inspect'.split(' '));

function returned(node: ReturnNode, lowering: Lowering): ESTree.Statement[] {
  const values = node.arguments_?.arguments_ ?? [];
  const [value] = values;
  if (!lowering.isInMethod || lowering.blockDepth > 0) return reject(node, 'return');
  if (values.length > 1 || value instanceof SplatNode) return reject(node, 'return with several values');
  return [b.returnStatement(lowering.value(value ?? null))];
}

function withoutValue(node: Node): never {
  return reject(node, 'a definition or return as a value');
}

export const definitionVisitors = [
  visit(DefNode, { expression: withoutValue, statements: definition }),
  visit(ReturnNode, { expression: withoutValue, statements: returned, tail: returned }),
];

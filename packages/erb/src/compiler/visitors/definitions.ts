import { build as b } from '@pptjs/transpiler/dialect';
import { DefNode, type Node, ReturnNode, SplatNode } from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import type { Lowering } from '../lowering.js';
import { hasBlock, lowerMethod, parametersOf } from '../methods.js';
import { reject } from '../rejection.js';
import { elements } from './literals.js';
import { visit } from './visitor.js';

/** `def name(a, b) … end` in a template: an assignment of a JavaScript function. Its value is not used. */
function definition(node: DefNode, lowering: Lowering): ESTree.Statement[] {
  const { name } = node;
  const isNested = lowering.blockDepth > 0 || lowering.isInMethod || !lowering.isTemplate;
  if (node.receiver !== null || isNested || !/^[a-z]\w*$/.test(name) || RESERVED.has(name))
    return reject(node, 'the definition of a method');
  if (lowering.definedMethods.has(name)) return reject(node, 'a second definition of a method');
  if (hasBlock(node)) return reject(node, 'a method with a block');
  const { required, maximum } = parametersOf(node.parameters, node);
  const functionName = lowering.module.names.take(name);
  lowering.definedMethods.set(name, { name: functionName, required, maximum, hasBlock: false });
  return [b.statement(b.assign(b.identifier(functionName), lowerMethod({ ...node, node }, lowering)))];
}

/** Names that mean something else in templates. */
const RESERVED = new Set('scope file has_variable? raise fail method_missing initialize to_s inspect'.split(' '));

function returned(node: ReturnNode, lowering: Lowering): ESTree.Statement[] {
  const values = node.arguments_?.arguments_ ?? [];
  const [first] = values;
  if (!lowering.isInMethod) return reject(node, 'return');
  const isList = values.length > 1 || first instanceof SplatNode;
  const value = isList ? b.array(elements(values, lowering)) : lowering.value(first ?? null);
  return [lowering.blockDepth === 0 ? b.returnStatement(value) : b.statement(lowering.leaveMethod(node, value))];
}

function withoutValue(node: Node): never {
  return reject(node, 'a definition or return as a value');
}

export const definitionVisitors = [
  visit(DefNode, { expression: withoutValue, statements: definition }),
  visit(ReturnNode, {
    expression: withoutValue,
    statements: returned,
    tail: returned,
  }),
];

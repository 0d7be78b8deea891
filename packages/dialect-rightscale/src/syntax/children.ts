import type { Node, Statement } from './nodes.js';

/** The nodes directly within a node, in the order of the source. */
export function childrenOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'Program':
      return node.statements;
    case 'ArrayLiteral':
      return node.elements;
    case 'RangeLiteral':
      return [node.first, node.last].filter((bound) => bound !== null);
    case 'HashLiteral':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'Unary':
      return [node.operand];
    case 'Binary':
      return [node.left, node.right];
    case 'Slice':
      return [node.base, node.index];
    case 'FunctionCall':
      return node.arguments.map(({ value }) => value);
    case 'Field':
      return [node.base];
    case 'Action':
      return [node.base, ...node.arguments.map(({ value }) => value)];
    case 'Attribute':
      return [node.value];
    case 'Map':
    case 'Foreach':
      return [
        node.variable,
        node.collection,
        ...(node.type === 'Map' ? node.returns : []),
        ...node.attributes,
        ...node.body,
      ];
    default:
      return isStatement(node) ? childrenOfStatement(node) : [];
  }
}

function isStatement(node: Node): node is Statement {
  return !node.type.endsWith('Literal') && node.type !== 'Variable' && node.type !== 'Namespace';
}

function childrenOfStatement(node: Statement): readonly Node[] {
  switch (node.type) {
    case 'ExpressionStatement':
      return [node.expression];
    case 'Assignment':
      return [...node.targets, ...node.values];
    case 'Definition':
      return [...node.parameters, ...node.returns, ...node.attributes, ...node.body];
    case 'Call':
      return [...node.arguments, ...node.retrieves, ...node.attributes];
    case 'If':
      return [...node.branches.flatMap(({ condition, body }) => [condition, ...body]), ...(node.alternative ?? [])];
    case 'While':
      return [node.condition, ...node.body];
    case 'Sub':
      return [...node.attributes, ...node.retrieves, ...node.body];
    case 'Concurrent':
      return [...node.returns, ...node.attributes, ...node.body];
    case 'Return':
      return node.values;
    case 'Raise':
      return node.message === null ? [] : [node.message];
    case 'Assert':
      return [node.condition];
    default:
      return [];
  }
}

import { childrenOf } from './children.js';
import { fullName, type Node, type Program } from './nodes.js';

/**
 * Prints a tree as nested lists: `(+ 1 (* $x 2))`. Each statement is on lines of its own. The first word of a list is an
 * operator, or the type of the node.
 */
export function printTree(program: Program): string {
  return program.statements.map((statement) => `${printNode(statement, 0)}\n`).join('');
}

function printNode(node: Node, indent: number): string {
  const label = labelOf(node);
  const children = childrenOf(node);
  if (children.length === 0) return isList(node) ? `(${label})` : label;
  const parts = children.map((child) => printNode(child, indent + 1));
  const line = `(${[label, ...parts].join(' ')})`;
  if (!line.includes('\n') && line.length <= 100) return line;
  return `(${[label, ...parts].join(`\n${'  '.repeat(indent + 1)}`)})`;
}

/** Whether a node without children is a list in spite of that. */
function isList({ type }: Node): boolean {
  if (/^(?:Float|DateTime|Array|Hash|Range)Literal$/.test(type)) return true;
  return !type.endsWith('Literal') && type !== 'Variable' && type !== 'Namespace';
}

function labelOf(node: Node): string {
  switch (node.type) {
    case 'NullLiteral':
      return 'null';
    case 'BooleanLiteral':
    case 'IntegerLiteral':
      return String(node.value);
    case 'FloatLiteral':
      return `float ${node.value}`;
    case 'StringLiteral':
      return JSON.stringify(node.value);
    case 'DateTimeLiteral':
      return `date-time ${node.seconds}`;
    case 'RegexpLiteral':
      return `/${node.pattern}/${node.options}`;
    case 'DurationLiteral':
      return node.text;
    case 'ArrayLiteral':
      return 'array';
    case 'RangeLiteral':
      return rangeLabel(node.first !== null, node.last !== null);
    case 'HashLiteral':
      return 'hash';
    case 'Variable':
      return fullName(node);
    case 'Unary':
      return `unary ${node.operator}`;
    case 'Binary':
      return node.operator;
    case 'Slice':
      return '[]';
    case 'FunctionCall':
    case 'Action':
      return `${node.type === 'Action' ? '.' : 'function '}${[node.name, ...argumentNames(node.arguments)].join(' ')}`;
    case 'Field':
      return `.${node.name}${node.isAll ? '[]' : ''}`;
    case 'Namespace':
      return node.name;
    case 'Attribute':
      return `${node.name}:`;
    case 'Definition':
      return `define ${node.name} ${node.parameters.length} ${node.returns.length}`;
    case 'Call':
      return `call ${node.name} ${node.arguments.length}`;
    case 'If':
      return `if ${node.branches.map(({ body }) => body.length).join(' ')}${node.alternative === null ? '' : ' else'}`;
    case 'Assignment':
      return node.targets.length === 1 ? '=' : `= ${node.targets.length}`;
    case 'Foreach':
      return node.isConcurrent ? 'concurrent-foreach' : 'foreach';
    case 'Map':
      return `${node.isConcurrent ? 'concurrent-map' : 'map'} ${node.returns.length}`;
    case 'TaskControl':
      return node.keyword;
    case 'TemplateDeclaration':
      return `declaration ${node.keyword}`;
    case 'ExpressionStatement':
      return 'value';
    default:
      return node.type.toLowerCase();
  }
}

function rangeLabel(hasFirst: boolean, hasLast: boolean): string {
  if (hasFirst) return hasLast ? 'range' : 'range-from';
  return hasLast ? 'range-to' : 'range-all';
}

function argumentNames(args: readonly { readonly name: string | null }[]): string[] {
  return args.flatMap(({ name }) => (name === null ? [] : [`${name}:`]));
}

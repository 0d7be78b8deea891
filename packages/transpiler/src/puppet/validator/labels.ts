import type { LiteralFloat, LiteralInteger, Node } from '../ast/nodes.js';

/** Puppet's names for the kinds of nodes in its messages. */
const labels = {
  LiteralInteger: 'Literal Integer',
  LiteralFloat: 'Literal Float',
  LiteralString: 'String',
  LiteralBoolean: 'Boolean',
  LiteralUndef: "'undef' expression",
  LiteralDefault: "'default' expression",
  LiteralRegularExpression: 'Regular Expression',
  LiteralList: 'Array Expression',
  KeyedEntry: 'Hash Entry',
  LiteralHash: 'Hash Expression',
  ConcatenatedString: 'Double Quoted String',
  TextExpression: 'Expression in Interpolated String',
  QualifiedName: 'Name',
  QualifiedReference: 'Type-Name',
  VariableExpression: 'Variable',
  InExpression: "'in' expression",
  AndExpression: "'and' expression",
  OrExpression: "'or' expression",
  NotExpression: "'not' expression",
  UnaryMinusExpression: 'Unary Minus',
  UnfoldExpression: 'Unfold',
  ParenthesizedExpression: 'Parenthesized Expression',
  AccessExpression: "'[]' expression",
  CallNamedFunctionExpression: 'Function Call',
  NamedAccessExpression: "'.' expression",
  CallMethodExpression: 'Method call',
  LambdaExpression: 'Lambda',
  Parameter: 'Parameter Definition',
  BlockExpression: 'Block Expression',
  Nop: 'Nop Expression',
  IfExpression: "'if' statement",
  UnlessExpression: "'unless' Statement",
  CaseExpression: "'case' statement",
  CaseOption: 'Case Option',
  SelectorExpression: 'Selector Expression',
  SelectorEntry: 'Selector Option',
  FunctionDefinition: 'Function Definition',
  PlanDefinition: 'Plan Definition',
  HostClassDefinition: 'Host Class Definition',
  ResourceTypeDefinition: "'define' expression",
  NodeDefinition: 'Node Definition',
  TypeAlias: 'Type Alias',
  TypeMapping: 'Type Mapping',
  TypeDefinition: 'Type Definition',
  ResourceBody: 'Resource Instance Definition',
  ResourceExpression: 'Resource Statement',
  ResourceDefaultsExpression: 'Resource Defaults Expression',
  ResourceOverrideExpression: 'Resource Override',
  AttributesOperation: 'Object',
  VirtualQuery: 'Virtual Query',
  ExportedQuery: 'Exported Query',
  ApplyExpression: "'apply' expression",
  EppExpression: 'Epp Template',
  RenderStringExpression: 'Epp Text',
  RenderExpression: 'Epp Interpolated Expression',
  Program: 'Object',
} as const satisfies Partial<Record<Node['type'], string>>;

/**
 * Whether a literal has a minus sign, which is an operator in Puppet. The Integer `-0` has no sign in its value: it is the
 * only decimal zero that is longer than its digit.
 */
export function isNegative(node: LiteralInteger | LiteralFloat): boolean {
  if (node.value === 0 && node.type === 'LiteralInteger') return node.radix === 10 && node.end - node.start > 1;
  return node.value < 0 || Object.is(node.value, -0);
}

/** Puppet's name for a node: `Literal Integer`, `'+' expression`. */
export function label(node: Node): string {
  switch (node.type) {
    case 'LiteralInteger':
    case 'LiteralFloat':
      return isNegative(node) ? labels.UnaryMinusExpression : labels[node.type];
    case 'ArithmeticExpression':
    case 'ComparisonExpression':
    case 'MatchExpression':
    case 'AssignmentExpression':
    case 'RelationshipExpression':
    case 'AttributeOperation':
      return `'${node.operator}' expression`;
    case 'CollectExpression':
      return labels[node.query.type];
    case 'HeredocExpression':
      return `'@(${node.syntax})' expression`;
    case 'ReservedWord':
      return `Reserved Word '${node.word}'`;
    default:
      return labels[node.type];
  }
}

function article(text: string): string {
  return /^'?[aeiou]/i.test(text) ? 'an' : 'a';
}

/** `a Name`, `an 'if' statement` */
export function aLabel(node: Node): string {
  const text = label(node);
  return `${article(text)} ${text}`;
}

/** `A Name`, `An 'if' statement` */
export function capitalALabel(node: Node): string {
  const text = aLabel(node);
  return `A${text.slice(1)}`;
}

/** `the Name` */
export function theLabel(node: Node): string {
  return `the ${label(node)}`;
}

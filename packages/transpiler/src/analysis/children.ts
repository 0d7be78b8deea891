import type { Node } from '../ast/nodes.js';

type FieldsOf<T extends Node['type']> = Exclude<keyof Extract<Node, { type: T }>, 'type' | 'start' | 'end'>;

/** For each kind of node, the fields that hold nodes, in the order of evaluation. */
const FIELDS: { readonly [T in Node['type']]: readonly FieldsOf<T>[] } = {
  LiteralInteger: [],
  LiteralFloat: [],
  LiteralString: [],
  LiteralBoolean: [],
  LiteralUndef: [],
  LiteralDefault: [],
  LiteralRegularExpression: [],
  LiteralList: ['values'],
  KeyedEntry: ['key', 'value'],
  LiteralHash: ['entries'],
  ConcatenatedString: ['segments'],
  TextExpression: ['expr'],
  HeredocExpression: ['textExpr'],
  QualifiedName: [],
  QualifiedReference: [],
  ReservedWord: [],
  VariableExpression: [],
  ArithmeticExpression: ['leftExpr', 'rightExpr'],
  ComparisonExpression: ['leftExpr', 'rightExpr'],
  MatchExpression: ['leftExpr', 'rightExpr'],
  InExpression: ['leftExpr', 'rightExpr'],
  AndExpression: ['leftExpr', 'rightExpr'],
  OrExpression: ['leftExpr', 'rightExpr'],
  AssignmentExpression: ['rightExpr', 'leftExpr'],
  RelationshipExpression: ['leftExpr', 'rightExpr'],
  NotExpression: ['expr'],
  UnaryMinusExpression: ['expr'],
  UnfoldExpression: ['expr'],
  ParenthesizedExpression: ['expr'],
  AccessExpression: ['leftExpr', 'keys'],
  CallNamedFunctionExpression: ['functorExpr', 'arguments', 'lambda'],
  NamedAccessExpression: ['leftExpr', 'rightExpr'],
  CallMethodExpression: ['functorExpr', 'arguments', 'lambda'],
  LambdaExpression: ['parameters', 'returnType', 'body'],
  Parameter: ['typeExpr', 'value'],
  BlockExpression: ['statements'],
  Nop: [],
  IfExpression: ['test', 'thenExpr', 'elseExpr'],
  UnlessExpression: ['test', 'thenExpr', 'elseExpr'],
  CaseOption: ['values', 'thenExpr'],
  CaseExpression: ['test', 'options'],
  SelectorEntry: ['matchingExpr', 'valueExpr'],
  SelectorExpression: ['leftExpr', 'selectors'],
  FunctionDefinition: ['parameters', 'returnType', 'body'],
  PlanDefinition: ['parameters', 'returnType', 'body'],
  HostClassDefinition: ['parameters', 'body'],
  ResourceTypeDefinition: ['parameters', 'body'],
  NodeDefinition: ['hostMatches', 'parent', 'body'],
  TypeAlias: ['typeExpr'],
  TypeMapping: ['typeExpr', 'mappingExpr'],
  TypeDefinition: ['body'],
  AttributeOperation: ['valueExpr'],
  AttributesOperation: ['expr'],
  ResourceBody: ['title', 'operations'],
  ResourceExpression: ['typeName', 'bodies'],
  ResourceDefaultsExpression: ['typeRef', 'operations'],
  ResourceOverrideExpression: ['resources', 'operations'],
  VirtualQuery: ['expr'],
  ExportedQuery: ['expr'],
  CollectExpression: ['typeExpr', 'query', 'operations'],
  ApplyExpression: ['arguments', 'body'],
  EppExpression: ['body'],
  RenderStringExpression: [],
  RenderExpression: ['expr'],
  Program: ['body'],
};

/** Calls `visit` with each child of a node, in the order of evaluation. */
export function forEachChild(node: Node, visit: (child: Node) => void): void {
  const fields = FIELDS[node.type] as readonly string[];
  for (const field of fields) {
    const value = (node as unknown as Readonly<Record<string, Node | readonly Node[] | null>>)[field];
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) for (const child of value as readonly Node[]) visit(child);
    else visit(value as Node);
  }
}

import type { Node } from './nodes.js';

type Child = Node | null;
type ChildrenOf = { readonly [Type in Node['type']]: (node: Extract<Node, { type: Type }>) => readonly Child[] };

const NONE: readonly Child[] = [];
const none = (): readonly Child[] => NONE;
const binary = (node: { readonly leftExpr: Node; readonly rightExpr: Node }): readonly Child[] => [
  node.leftExpr,
  node.rightExpr,
];
const unary = (node: { readonly expr: Node }): readonly Child[] => [node.expr];
const condition = (node: {
  readonly test: Node;
  readonly thenExpr: Node;
  readonly elseExpr: Node;
}): readonly Child[] => [node.test, node.thenExpr, node.elseExpr];

/**
 * The children are in the order in which Puppet visits them: a default before the type of its parameter, a return type
 * after the body.
 */
const children: ChildrenOf = {
  LiteralInteger: none,
  LiteralFloat: none,
  LiteralString: none,
  LiteralBoolean: none,
  LiteralUndef: none,
  LiteralDefault: none,
  LiteralRegularExpression: none,
  LiteralList: (node) => node.values,
  KeyedEntry: (node) => [node.key, node.value],
  LiteralHash: (node) => node.entries,
  ConcatenatedString: (node) => node.segments,
  TextExpression: unary,
  HeredocExpression: (node) => [node.textExpr],
  QualifiedName: none,
  QualifiedReference: none,
  ReservedWord: none,
  VariableExpression: none,
  ArithmeticExpression: binary,
  ComparisonExpression: binary,
  MatchExpression: binary,
  InExpression: binary,
  AndExpression: binary,
  OrExpression: binary,
  AssignmentExpression: binary,
  RelationshipExpression: binary,
  NotExpression: unary,
  UnaryMinusExpression: unary,
  UnfoldExpression: unary,
  ParenthesizedExpression: unary,
  AccessExpression: (node) => [node.leftExpr, ...node.keys],
  CallNamedFunctionExpression: (node) => [node.functorExpr, ...node.arguments, node.lambda],
  NamedAccessExpression: binary,
  CallMethodExpression: (node) => [node.functorExpr, ...node.arguments, node.lambda],
  LambdaExpression: (node) => [...node.parameters, node.body, node.returnType],
  Parameter: (node) => [node.value, node.typeExpr],
  BlockExpression: (node) => node.statements,
  Nop: none,
  IfExpression: condition,
  UnlessExpression: condition,
  CaseExpression: (node) => [node.test, ...node.options],
  CaseOption: (node) => [...node.values, node.thenExpr],
  SelectorExpression: (node) => [node.leftExpr, ...node.selectors],
  SelectorEntry: (node) => [node.matchingExpr, node.valueExpr],
  FunctionDefinition: (node) => [...node.parameters, node.body, node.returnType],
  PlanDefinition: (node) => [...node.parameters, node.body, node.returnType],
  HostClassDefinition: (node) => [...node.parameters, node.body],
  ResourceTypeDefinition: (node) => [...node.parameters, node.body],
  NodeDefinition: (node) => [node.parent, ...node.hostMatches, node.body],
  TypeAlias: (node) => [node.typeExpr],
  TypeMapping: (node) => [node.typeExpr, node.mappingExpr],
  TypeDefinition: (node) => [node.body],
  ResourceExpression: (node) => [node.typeName, ...node.bodies],
  ResourceBody: (node) => [node.title, ...node.operations],
  AttributeOperation: (node) => [node.valueExpr],
  AttributesOperation: unary,
  ResourceDefaultsExpression: (node) => [node.typeRef, ...node.operations],
  ResourceOverrideExpression: (node) => [node.resources, ...node.operations],
  VirtualQuery: unary,
  ExportedQuery: unary,
  CollectExpression: (node) => [node.typeExpr, node.query, ...node.operations],
  ApplyExpression: (node) => [...node.arguments, node.body],
  EppExpression: (node) => [node.body],
  RenderStringExpression: none,
  RenderExpression: unary,
  Program: (node) => [node.body],
};

/** The children of a node, in the order in which Puppet visits them; null for a missing optional child. */
export function childrenOf(node: Node): readonly Child[] {
  return (children[node.type] as (node: Node) => readonly Child[])(node);
}

/** Calls `visit` with each child of a node, in the same order. */
export function forEachChild(node: Node, visit: (child: Node) => void): void {
  const found = childrenOf(node);
  // A loop over indexes is faster than `for … of` until V8 optimizes it.
  for (let index = 0; index < found.length; index++) {
    const child = found[index];
    if (child !== null && child !== undefined) visit(child);
  }
}

/** Calls `visit` with a node and all nodes in it, in the order of `descendantsOf`. Takes less time than the generator. */
export function forEachDescendant(root: Node, visit: (node: Node) => void): void {
  const pending: Node[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    visit(node);
    const found = childrenOf(node);
    for (let index = 0; index < found.length; index++) {
      const child = found[index];
      if (child !== null && child !== undefined) pending.push(child);
    }
  }
}

/** A node and all nodes in it. A node precedes its children. The walk is a loop, because programs may be nested deeply. */
export function* descendantsOf(root: Node): Generator<Node, void> {
  const pending: Node[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    yield node;
    for (const child of childrenOf(node)) if (child !== null) pending.push(child);
  }
}

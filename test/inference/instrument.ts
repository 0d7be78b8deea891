/**
 * Changes a program so that it reports the values of its expressions: `$x + 1` becomes
 * `pptjs_observe(7, pptjs_observe(8, $x) + 1)`. The numbers are positions in the list of observed nodes.
 */
import { childrenOf, type Expression, type Node, type Program } from '@pptjs/transpiler';

export const OBSERVER = 'pptjs_observe';

export interface InstrumentedProgram {
  readonly source: string;
  /** The nodes whose values the program reports, by their number. */
  readonly observed: readonly Node[];
}

/** The expressions whose values are reported. Others have no value, or only some of their places accept a call. */
const OBSERVED: ReadonlySet<string> = new Set([
  'AccessExpression',
  'AndExpression',
  'ArithmeticExpression',
  'CallMethodExpression',
  'CallNamedFunctionExpression',
  'ComparisonExpression',
  'ConcatenatedString',
  'InExpression',
  'LiteralBoolean',
  'LiteralFloat',
  'LiteralHash',
  'LiteralInteger',
  'LiteralList',
  'LiteralString',
  'LiteralUndef',
  'MatchExpression',
  'NotExpression',
  'OrExpression',
  'ParenthesizedExpression',
  'SelectorExpression',
  'UnaryMinusExpression',
  'VariableExpression',
]);

/** The calls that have no value, or that act on the place where they are. */
const JUMPS: ReadonlySet<string> = new Set(['break', 'fail', 'next', 'return']);

/** @param first the number of the first node */
export function instrument(program: Program, first = 0): InstrumentedProgram {
  const observed: Node[] = [];
  const insertions: { readonly at: number; readonly order: number; readonly text: string }[] = [];
  const wrap = (node: Node): void => {
    const id = observed.push(node) - 1;
    // An outer node begins before and ends after the nodes in it. The space separates a keyword: `if(…)`.
    insertions.push({ at: node.start, order: id, text: ` ${OBSERVER}(${first + id}, ` });
    insertions.push({ at: node.end, order: -id - 1, text: ')' });
  };
  const visit = (node: Node, canWrap: boolean): void => {
    const isJump =
      node.type === 'CallNamedFunctionExpression' &&
      (!node.rvalRequired || (node.functorExpr.type === 'QualifiedName' && JUMPS.has(node.functorExpr.value)));
    if (canWrap && OBSERVED.has(node.type) && !isJump) wrap(node);
    for (const [child, isValue] of partsOf(node)) visit(child, isValue);
  };
  visit(program.body, false);
  insertions.sort((a, b) => a.at - b.at || a.order - b.order);
  let source = '';
  let end = 0;
  for (const { at, text } of insertions) {
    source += program.sourceText.slice(end, at) + text;
    end = at;
  }
  return { source: source + program.sourceText.slice(end), observed };
}

/** The parts of a node that are visited, and whether a part may be wrapped in a call. */
function partsOf(node: Node): (readonly [Node, boolean])[] {
  const values = (nodes: readonly (Node | null)[]): (readonly [Node, boolean])[] =>
    nodes.flatMap((each) => (each === null ? [] : [[each, true] as const]));
  switch (node.type) {
    // The text of strings may have interpolations without dollar signs.
    case 'ConcatenatedString':
    case 'HeredocExpression':
    case 'TypeAlias':
    case 'TypeDefinition':
    case 'TypeMapping':
    case 'CollectExpression':
    case 'RelationshipExpression':
      return [];
    case 'AssignmentExpression':
      return values([node.rightExpr]);
    case 'AccessExpression':
      return isTypeName(node.leftExpr) ? [] : values([node.leftExpr, ...node.keys]);
    case 'CallNamedFunctionExpression':
      return [...values(node.arguments), ...lambda(node.lambda)];
    case 'CallMethodExpression':
      return [...values([node.functorExpr.leftExpr, ...node.arguments]), ...lambda(node.lambda)];
    case 'BlockExpression':
      return node.statements.map((statement) => [statement, isPlainStatement(statement)] as const);
    case 'CaseExpression':
      return [[node.test, true], ...node.options.map((option) => [option, false] as const)];
    case 'CaseOption':
      return [[node.thenExpr, false]];
    case 'SelectorExpression':
      return [[node.leftExpr, true], ...node.selectors.map((entry) => [entry.valueExpr, true] as const)];
    case 'IfExpression':
    case 'UnlessExpression':
      return [
        [node.test, true],
        [node.thenExpr, false],
        [node.elseExpr, false],
      ];
    case 'LambdaExpression':
    case 'FunctionDefinition':
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'NodeDefinition':
      return node.body === null ? [] : [[node.body, false]];
    case 'ResourceExpression':
      return node.bodies.map((body) => [body, false] as const);
    case 'ResourceBody':
      return [
        ...(node.title.type === 'LiteralDefault' ? [] : values([node.title])),
        ...node.operations.map((operation) => [operation, false] as const),
      ];
    case 'AttributeOperation':
      return values([node.valueExpr]);
    case 'ResourceDefaultsExpression':
    case 'ResourceOverrideExpression':
      return node.operations.map((operation) => [operation, false] as const);
    case 'KeyedEntry':
      return values([node.key, node.value]);
    case 'LiteralHash':
      return node.entries.map((entry) => [entry, false] as const);
    default:
      return values(childrenOf(node));
  }
}

const lambda = (node: Node | null): (readonly [Node, boolean])[] => (node === null ? [] : [[node, false]]);

const isTypeName = (node: Expression): boolean => node.type === 'QualifiedReference';

/** A statement that is only a value. Calls may be statements without parentheses. */
function isPlainStatement(node: Expression): boolean {
  return node.type !== 'CallNamedFunctionExpression' || node.rvalRequired;
}

import { descendantsOf, LineIndex, type Node, type Program } from '@pptjs/transpiler';
import type { DefinitionCoverage, FileCoverage } from './lcov.js';

/** Returns how often the code of a statement ran; undefined if no code comes from the statement. */
export type CountOf = (statement: Node) => number | undefined;

/**
 * Counts the lines of a program on which a statement begins. If several statements begin on a line, the line counts as
 * often as the one that ran most often. A definition counts as often as its first statement.
 */
export function evaluatedLines(file: string, program: Program, countOf: CountOf): FileCoverage {
  const index = new LineIndex(program.sourceText);
  const lines = new Map<number, number>();
  const definitions: DefinitionCoverage[] = [];
  for (const node of descendantsOf(program)) {
    for (const statement of bodiesOf(node).flatMap(statementsOf)) {
      const count = countOf(statement);
      if (count === undefined) continue;
      const line = index.lineAt(statement.start);
      lines.set(line, Math.max(lines.get(line) ?? 0, count));
    }
  }
  for (const definition of program.definitions) {
    if (!('body' in definition) || !('name' in definition)) continue;
    const count = bodiesOf(definition)
      .flatMap(statementsOf)
      .map(countOf)
      .find((each) => each !== undefined);
    if (count !== undefined) definitions.push({ name: definition.name, line: index.lineAt(definition.start), count });
  }
  return { file, lines, definitions };
}

/** The blocks of code directly in a node. */
function bodiesOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'Program':
    case 'FunctionDefinition':
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'NodeDefinition':
    case 'EppExpression':
      return [node.body];
    case 'LambdaExpression':
      return node.body === null ? [] : [node.body];
    case 'IfExpression':
    case 'UnlessExpression':
      return [node.thenExpr, node.elseExpr];
    case 'CaseOption':
      return [node.thenExpr];
    default:
      return [];
  }
}

/** Definitions and missing code are not statements. */
const NO_STATEMENTS: ReadonlySet<Node['type']> = new Set([
  'EppExpression',
  'FunctionDefinition',
  'HostClassDefinition',
  'LambdaExpression',
  'NodeDefinition',
  'Nop',
  'PlanDefinition',
  'ResourceTypeDefinition',
  'TypeAlias',
  'TypeDefinition',
  'TypeMapping',
]);

function statementsOf(body: Node): readonly Node[] {
  const statements = body.type === 'BlockExpression' ? body.statements : [body];
  return statements.filter(({ type }) => !NO_STATEMENTS.has(type));
}

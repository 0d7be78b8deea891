import { descendantsOf, parse } from '@pptjs/transpiler';

/** Returns a source that fails where the statement at a place is evaluated; null if no block contains the place. */
export function withMarker(source: string, { line, column }: { line: number; column: number }): string | null {
  const { program } = parse(source);
  if (program === null) return null;
  const lines = source.split('\n');
  const offset = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  const statements = [program.body, ...descendantsOf(program.body)].flatMap((node) => {
    if (node.type === 'BlockExpression') return node.statements;
    if (node.type === 'IfExpression' || node.type === 'UnlessExpression') return [node.thenExpr, node.elseExpr];
    if (node.type === 'CaseOption') return [node.thenExpr];
    if (
      node.type === 'HostClassDefinition' ||
      node.type === 'ResourceTypeDefinition' ||
      node.type === 'FunctionDefinition'
    )
      return [node.body];
    if (node.type === 'LambdaExpression' && node.body !== null) return [node.body];
    return [];
  });
  const containing = statements.filter(
    ({ type, start, end }) =>
      type !== 'BlockExpression' &&
      type !== 'Nop' &&
      type !== 'IfExpression' &&
      !type.endsWith('Definition') &&
      start <= offset &&
      offset < end,
  );
  const innermost = containing.toSorted((left, right) => left.end - left.start - (right.end - right.start))[0];
  if (innermost === undefined) return null;
  return `${source.slice(0, innermost.start)}fail('mutant-reached')\n${source.slice(innermost.start)}`;
}

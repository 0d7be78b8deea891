import { childrenOf, type Expression, type Node, type Program } from '@pptjs/transpiler/puppet';
import { isDataType } from '../facts/types.js';

/**
 * Finds an expression that Puppet 3 does not have: the source is written for a newer version, and its results in
 * Puppet 3 are no question.
 *
 * @returns the first such expression; null if there is none
 */
export function newerExpression(program: Program): Node | null {
  let first: Node | null = null;
  const pending: Node[] = [program.body];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (isNewer(node) && (first === null || node.start < first.start)) first = node;
    for (const child of childrenOf(node)) if (child !== null) pending.push(child);
  }
  return first;
}

function isNewer(node: Node): boolean {
  switch (node.type) {
    case 'FunctionDefinition':
    case 'PlanDefinition':
    case 'TypeAlias':
    case 'TypeMapping':
    case 'TypeDefinition':
    case 'ApplyExpression':
    case 'LambdaExpression':
    case 'CallMethodExpression':
    case 'HeredocExpression':
    case 'UnfoldExpression':
    case 'AttributesOperation':
    case 'EppExpression':
      return true;
    case 'Parameter':
      return node.typeExpr !== null || node.capturesRest;
    case 'UnlessExpression':
      return node.elseExpr.type !== 'Nop';
    case 'CallNamedFunctionExpression':
      return node.functorExpr.type !== 'QualifiedName' || isNewFunction(node.functorExpr.value);
    case 'QualifiedReference':
      return isDataType(node.value);
    case 'TextExpression':
      return node.expr.type === 'CallNamedFunctionExpression';
    case 'MatchExpression':
      return node.rightExpr.type !== 'LiteralRegularExpression';
    case 'AssignmentExpression':
      return node.leftExpr.type === 'LiteralList' || isStatementOnly(node.rightExpr);
    case 'ArithmeticExpression':
      return isCollection(node.leftExpr) || isCollection(node.rightExpr);
    case 'AccessExpression':
      return !isContainer(node.leftExpr) || (node.keys.length > 1 && node.leftExpr.type === 'VariableExpression');
    case 'AttributeOperation':
      return isStatementOnly(node.valueExpr);
    case 'ResourceBody':
      return node.title.type === 'LiteralDefault';
    default:
      return false;
  }
}

/** Whether an expression is a statement in Puppet 3, which has no value. */
function isStatementOnly({ type }: Expression): boolean {
  return (
    type === 'IfExpression' ||
    type === 'CaseExpression' ||
    type === 'UnlessExpression' ||
    type === 'AssignmentExpression'
  );
}

function isCollection({ type }: Expression): boolean {
  return type === 'LiteralList' || type === 'LiteralHash';
}

function isContainer({ type }: Expression): boolean {
  return (
    type === 'VariableExpression' ||
    type === 'AccessExpression' ||
    type === 'QualifiedReference' ||
    type === 'QualifiedName'
  );
}

/** Functions that only versions after Puppet 3 have, and that no module had for Puppet 3. */
const newFunctions: ReadonlySet<string> = new Set(
  (
    'all annotate any assert_type binary_file break call convert_to each epp filter find_template get inline_epp ' +
    'lest lookup map module_directory new next reduce return reverse_each slice step then tree_each unwrap ' +
    'validate_legacy with'
  ).split(' '),
);

/** Functions with a namespace exist since Puppet 4. */
function isNewFunction(name: string): boolean {
  return newFunctions.has(name) || name.replace(/^::/, '').includes('::');
}

import type { BlockExpression, Expression, Node } from '../../ast/nodes.js';
import { isIdempotent } from '../idempotence.js';
import { label } from '../labels.js';
import { checkRvalue, checkRvalues } from '../rvalue.js';
import type { Visitors, VisitorContext } from '../visitor.js';

/** The type name in `file { mode => '0644' }`, which is parsed as the name `file` and a hash. */
export function resourceWithoutTitle(block: BlockExpression): string | null {
  const [name, hash] = block.statements;
  return block.statements.length === 2 && name?.type === 'QualifiedName' && hash?.type === 'LiteralHash'
    ? name.value
    : null;
}

function checkBlock(block: BlockExpression, { report, options }: VisitorContext): void {
  // Scripts have no resources, so the statement cannot be a resource without a title.
  const name = options.tasks === true ? null : resourceWithoutTitle(block);
  if (name !== null) {
    report.add('RESOURCE_WITHOUT_TITLE', { name }, block);
    return;
  }
  const forgotten = block.statements.slice(0, -1).find(isIdempotent);
  if (forgotten !== undefined) report.add(forgottenValue(forgotten), { semantic: label(forgotten) }, forgotten);
}

/** The diagnostic of an expression whose value is not used. Its advice depends on what the author probably means. */
function forgottenValue(
  expression: Expression,
): 'COMPARISON_NOT_LAST' | 'EMPTY_REGEXP_NOT_LAST' | 'IDEM_EXPRESSION_NOT_LAST' {
  if (expression.type === 'ComparisonExpression' && expression.operator === '==') return 'COMPARISON_NOT_LAST';
  if (expression.type === 'LiteralRegularExpression' && expression.pattern === '') return 'EMPTY_REGEXP_NOT_LAST';
  return 'IDEM_EXPRESSION_NOT_LAST';
}

/** Reports every `default` after the first. */
function checkDefaults(container: Node, values: readonly Expression[], { report }: VisitorContext): void {
  const defaults = values.filter(({ type }) => type === 'LiteralDefault');
  for (const duplicate of defaults.slice(1))
    report.add('DUPLICATE_DEFAULT', { container: label(container) }, duplicate);
}

function checkTest(node: { readonly test: Expression }, context: VisitorContext): void {
  checkRvalue(node.test, context);
}

export const control: Visitors = {
  BlockExpression: checkBlock,
  IfExpression: checkTest,
  UnlessExpression: checkTest,
  CaseExpression(node, context) {
    checkRvalue(node.test, context);
    checkDefaults(
      node,
      node.options.flatMap(({ values }) => values),
      context,
    );
  },
  CaseOption(node, context) {
    checkRvalues(node.values, context);
  },
  SelectorExpression(node, context) {
    checkRvalue(node.leftExpr, context);
    checkDefaults(
      node,
      node.selectors.map(({ matchingExpr }) => matchingExpr),
      context,
    );
  },
  SelectorEntry(node, context) {
    checkRvalue(node.matchingExpr, context);
  },
};

import type { BlockExpression, CallNamedFunctionExpression, Expression, QualifiedName } from '@pptjs/transpiler/puppet';
import type { Rule, RuleContext } from './rule.js';

/** Statements that Puppet 8 reads as something else, and calls of functions that it does not have. */
export const statements: Rule = ({ node }, context) => {
  if (node.type === 'BlockExpression') checkBlock(node, context);
  if (node.type === 'CallNamedFunctionExpression') checkCall(node, context);
};

/** What to write instead of a function that Puppet 8 does not have. */
const removedFunctions: ReadonlyMap<string, { readonly why: string; readonly instead: string }> = new Map([
  ['extlookup', { why: 'It was replaced by Hiera.', instead: 'Move the data to Hiera, and call `lookup(…)`.' }],
  [
    'search',
    {
      why: 'In Puppet 8 every name is absolute, so that there are no namespaces to search.',
      instead: 'Remove the call, and write the whole names of classes and defined types.',
    },
  ],
]);

/** A name before another statement is a call without parentheses in Puppet 3; a list after a space is an access. */
function checkBlock(block: BlockExpression, context: RuleContext): void {
  const { findings } = context;
  let previous: Expression | null = null;
  for (const statement of block.statements) {
    if (previous?.type === 'QualifiedName') checkStatementCall(previous, statement, context);
    else if (statement.type === 'LiteralList' && previous !== null) {
      const container = lastOperand(previous);
      const between = findings.source.slice(previous.end, statement.start);
      if (container !== null && /^[ \t]+$/.test(between)) {
        const range = { start: container.start, end: statement.end };
        const replacement = findings.textOf(container) + findings.textOf(statement);
        findings.add('SPACE_BEFORE_BRACKET', range, { replacement }, replacement);
      }
    }
    previous = statement;
  }
}

/** The variable or reference at the end of a statement. */
function lastOperand(statement: Expression): Expression | null {
  let last = statement;
  while (last.type === 'AssignmentExpression') last = last.rightExpr;
  if (last.type === 'CallNamedFunctionExpression' && !last.rvalRequired) last = last.arguments.at(-1) ?? last;
  return last.type === 'VariableExpression' || last.type === 'QualifiedReference' ? last : null;
}

function checkStatementCall(name: QualifiedName, argument: Expression, context: RuleContext): void {
  const { findings } = context;
  const range = { start: name.start, end: argument.end };
  if (reportRemoved(name, context)) return;
  const replacement = `${name.value}(${findings.textOf(argument)})`;
  findings.add('CALL_WITHOUT_PARENTHESES', range, { name: name.value }, replacement);
}

function checkCall({ functorExpr, rvalRequired, start, end }: CallNamedFunctionExpression, context: RuleContext): void {
  if (functorExpr.type !== 'QualifiedName') return;
  if (functorExpr.value === 'import' && !rvalRequired) context.findings.add('IMPORT', { start, end });
  else reportRemoved(functorExpr, context);
}

function reportRemoved(name: QualifiedName, { findings }: RuleContext): boolean {
  const removed = removedFunctions.get(name.value);
  if (removed === undefined) return false;
  findings.add('REMOVED_FUNCTION', name, { name: name.value, ...removed });
  return true;
}

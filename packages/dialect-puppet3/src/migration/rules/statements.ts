import * as functions from '@pptjs/runtime/functions';
import type { Value } from '@pptjs/runtime/internal';
import type { AbstractAttributeOperation, CallNamedFunctionExpression, Expression } from '@pptjs/transpiler/puppet';
import type { Reading } from '../readings/reading.js';
import type { Rule } from './rule.js';

/** Calls that Puppet 8 reads as something else, and calls of functions that it does not have. */
export const statements: Rule = ({ node }, { findings, evaluator }) => {
  if (node.type === 'ResourceExpression' && isNamed(node.typeName, 'resources'))
    for (const { title, operations } of node.bodies) {
      const purge = operations.find((operation) => attributeOf(operation) === 'purge');
      const isCron = valueOf(evaluator.read(title)) === 'cron';
      if (isCron && purge?.type === 'AttributeOperation' && valueOf(evaluator.read(purge.valueExpr)) === true)
        findings.add('CRON_PURGE', purge);
    }
  if (node.type !== 'CallNamedFunctionExpression' || node.functorExpr.type !== 'QualifiedName') return;
  const { functorExpr, start, end } = node;
  const name = functorExpr.value;
  const removed = removedFunctions.get(name);
  if (name === 'import' && !node.rvalRequired) findings.add('IMPORT', { start, end });
  else if (removed !== undefined) findings.add('REMOVED_FUNCTION', functorExpr, { name, ...removed });
  else if (!hasParentheses(node, findings.source) && !statementFunctions.has(name)) {
    const [first] = node.arguments;
    const replacement = `${name}(${findings.source.slice(first?.start ?? end, end)})`;
    findings.add('CALL_WITHOUT_PARENTHESES', { start, end }, { name }, replacement);
  }
};

function isNamed(node: Expression, name: string): boolean {
  return node.type === 'QualifiedName' && node.value === name;
}

function attributeOf(operation: AbstractAttributeOperation): string | null {
  return operation.type === 'AttributeOperation' ? operation.attributeName : null;
}

function valueOf({ after }: Reading): Value | undefined {
  return after.kind === 'value' ? after.value : undefined;
}

/** The functions that can be called without parentheses in Puppet 8. */
const statementFunctions: ReadonlySet<string> = new Set(
  Object.values(functions)
    .filter(({ properties }) => properties.isStatement === true)
    .map(({ puppetName }) => puppetName),
);

/** The replacements of functions that Puppet 8 does not have. */
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

function hasParentheses({ functorExpr }: CallNamedFunctionExpression, source: string): boolean {
  const next = /(?:\s+|#[^\n]*\n)*(.?)/y;
  next.lastIndex = functorExpr.end;
  return next.exec(source)?.[1] === '(';
}

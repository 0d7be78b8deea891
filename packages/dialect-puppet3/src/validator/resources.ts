/** Checks the types and attributes of resources, defaults, overrides and collectors. */
import type {
  AbstractAttributeOperation,
  CollectExpression,
  ResourceDefaultsExpression,
  ResourceExpression,
  ResourceOverrideExpression,
} from '@pptjs/transpiler/puppet';
import type { Report } from './report.js';

type ResourceStatement =
  | ResourceExpression
  | ResourceDefaultsExpression
  | ResourceOverrideExpression
  | CollectExpression;

/** Reports the attributes and forms of a statement about resources that Puppet 3 does not accept. */
export function checkAttributes(node: ResourceStatement, report: Report): void {
  const { type } = node;
  const operations = type === 'ResourceExpression' ? node.bodies.flatMap((body) => body.operations) : node.operations;
  const mayAppend = type === 'ResourceOverrideExpression' || type === 'CollectExpression';
  for (const operation of operations) checkAttribute(operation, mayAppend, report);
  if (type === 'ResourceExpression' && node.typeName.type !== 'QualifiedName')
    report.add('NO_TYPED_RESOURCES', {}, node.typeName);
  if ((type === 'ResourceDefaultsExpression' || type === 'ResourceOverrideExpression') && node.form !== 'regular')
    report.add('NOT_VIRTUALIZABLE', {}, { start: node.start, end: node.start + 1 });
}

function checkAttribute(operation: AbstractAttributeOperation, mayAppend: boolean, report: Report): void {
  const { start } = operation;
  if (operation.type === 'AttributesOperation') return report.add('NO_ATTRIBUTE_SPLAT', {}, { start, end: start + 1 });
  if (operation.operator === '+>' && !mayAppend)
    report.add('ILLEGAL_ATTRIBUTE_APPEND', {}, { start, end: start + operation.attributeName.length });
}

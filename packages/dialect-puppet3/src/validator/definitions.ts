/** Checks definitions, their parameters, and assignments. */
import type {
  AssignmentExpression,
  HostClassDefinition,
  NodeDefinition,
  Parameter,
  ResourceTypeDefinition,
} from '@pptjs/transpiler/puppet';
import type { Report } from './report.js';

const NAME = /^(?:::)?[a-z\d][-\w]*(?:::[a-z\d][-\w]*)*$/;

/** Reports the names and features of a definition that Puppet 3 does not accept. */
export function checkDefinition(
  node: HostClassDefinition | ResourceTypeDefinition | NodeDefinition,
  report: Report,
): void {
  if (node.type === 'NodeDefinition') {
    if (node.parent !== null) report.add('NODE_INHERITANCE', {}, node.parent);
    return;
  }
  const { name, nameStart } = node;
  const written = /[\w:-]*/y;
  written.lastIndex = nameStart;
  const own = written.exec(report.source)?.[0] ?? name;
  if (!NAME.test(own)) report.add('ILLEGAL_NAME', { name: own }, { start: nameStart, end: nameStart + own.length });
}

/** Reports the names and features of parameters that Puppet 3 does not accept. */
export function checkParameters(parameters: readonly Parameter[], report: Report): void {
  const names = new Set<string>();
  for (const parameter of parameters) {
    const { name, nameStart, typeExpr, capturesRest } = parameter;
    const range = { start: nameStart, end: nameStart + name.length + 1 };
    if (typeExpr !== null) report.add('NO_DATA_TYPES', {}, typeExpr);
    if (capturesRest) report.add('NO_SPLAT', {}, parameter);
    if (!/^(?!\d+$)\w+$/.test(name)) report.add('ILLEGAL_PARAMETER', { name }, range);
    if (names.has(name)) report.add('DUPLICATE_PARAMETER_NAME', { name }, range);
    names.add(name);
  }
}

/** Checks the left side and the operator of an assignment. */
export function checkAssignment({ leftExpr, operator, operatorStart }: AssignmentExpression, report: Report): void {
  if (operator === '-=') report.add('NO_REMOVAL', {}, { start: operatorStart, end: operatorStart + 2 });
  switch (leftExpr.type) {
    case 'VariableExpression': {
      const { name } = leftExpr;
      if (name.includes('::')) report.add('CROSS_SCOPE_ASSIGNMENT', {}, leftExpr);
      else if (/^\d+$/.test(name)) report.add('ILLEGAL_NUMERIC_ASSIGNMENT', { name }, leftExpr);
      else if (!/^\w+$/.test(name)) report.add('ILLEGAL_VARIABLE', { name }, leftExpr);
      return;
    }
    case 'AccessExpression':
      return report.add('NO_ELEMENT_ASSIGNMENT', {}, { start: operatorStart, end: operatorStart + operator.length });
    case 'LiteralList':
      return report.add('NO_DESTRUCTURING', {}, leftExpr);
    default:
      return report.add('ILLEGAL_ASSIGNMENT_TARGET', {}, leftExpr);
  }
}

import type { AccessExpression, Expression, Node, Parameter } from '../ast/nodes.js';
import { literalParts } from '../ast/shapes.js';
import { aLabel, theLabel } from './labels.js';
import type { VisitorContext } from './visitor.js';

/** Parameters that every resource has. */
const RESERVED_PARAMETERS: ReadonlySet<string> = new Set(['name', 'title']);

/** Reports every parameter that has the name of an earlier one. */
export function checkDuplicateParameters(parameters: readonly Parameter[], { report }: VisitorContext): void {
  const seen = new Set<string>();
  for (const parameter of parameters) {
    const { name } = parameter;
    if (seen.has(name)) report.add('DUPLICATE_PARAMETER', { name }, parameter);
    seen.add(name);
  }
}

/** Reports parameters of classes and defined types that have the name of a built-in parameter. */
export function checkReservedParameters(
  definition: Node,
  parameters: readonly Parameter[],
  { report }: VisitorContext,
): void {
  for (const parameter of parameters) {
    const { name } = parameter;
    if (RESERVED_PARAMETERS.has(name))
      report.add('RESERVED_PARAMETER', { name, container: theLabel(definition) }, parameter);
  }
}

/** Reports parameters that capture the rest of the arguments and are not last. */
export function checkCapturesRestPosition(parameters: readonly Parameter[], { report }: VisitorContext): void {
  for (const parameter of parameters.slice(0, -1)) {
    if (parameter.capturesRest) report.add('CAPTURES_REST_NOT_LAST', { name: parameter.name }, parameter);
  }
}

/** Reports parameters that capture the rest of the arguments, for definitions that have named arguments only. */
export function checkCapturesRestNotSupported(
  definition: Node,
  parameters: readonly Parameter[],
  { report }: VisitorContext,
): void {
  for (const parameter of parameters) {
    if (parameter.capturesRest)
      report.add('CAPTURES_REST_NOT_SUPPORTED', { name: parameter.name, container: aLabel(definition) }, parameter);
  }
}

/** Reports types of class parameters that are not literals. */
export function checkLiteralTypes(parameters: readonly Parameter[], { report }: VisitorContext): void {
  for (const parameter of parameters) {
    const { typeExpr } = parameter;
    if (typeExpr === null || isLiteral(typeExpr)) continue;
    report.add(
      'ILLEGAL_NONLITERAL_PARAMETER_TYPE',
      { name: parameter.name, typeClass: `Puppet::Pops::Model::${typeExpr.type}` },
      parameter,
    );
  }
}

/** In Puppet, an access is constant if its keys are. A list as the only key is never constant. */
function isLiteralAccess({ keys }: AccessExpression): boolean {
  return !(keys.length === 1 && keys[0]?.type === 'LiteralList') && keys.every(isLiteral);
}

function isLiteral(node: Expression): boolean {
  if (node.type === 'AccessExpression') return isLiteralAccess(node);
  return node.type === 'QualifiedReference' || literalParts(node)?.every(isLiteral) === true;
}

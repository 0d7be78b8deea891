import type { Expression } from '@pptjs/transpiler/puppet';
import type { OwnDiagnosticName } from '../diagnostics/declarations.js';

/** The findings for nodes of Puppet 8 that Puppet 3 does not have. */
export const UNSUPPORTED: Readonly<Partial<Record<Expression['type'], MissingFeature>>> = {
  CallMethodExpression: 'NO_METHOD_CALLS',
  FunctionDefinition: 'NO_FUNCTION_DEFINITIONS',
  HeredocExpression: 'NO_HEREDOCS',
  LambdaExpression: 'NO_LAMBDAS',
  NamedAccessExpression: 'NO_METHOD_CALLS',
  TypeAlias: 'NO_DATA_TYPES',
  TypeDefinition: 'NO_DATA_TYPES',
  TypeMapping: 'NO_DATA_TYPES',
  UnfoldExpression: 'NO_SPLAT',
};

type MissingFeature = Exclude<Extract<OwnDiagnosticName, `NO_${string}`>, 'NO_CALLS_IN_STRINGS'>;

/** The statements, which are no values in Puppet 3, and their names in messages. */
const LABELS: Readonly<Partial<Record<Expression['type'], string>>> = {
  AssignmentExpression: 'An assignment',
  BlockExpression: 'A list of statements',
  CaseExpression: 'A case statement',
  CollectExpression: 'A collector',
  HostClassDefinition: 'A class definition',
  IfExpression: 'An if statement',
  NodeDefinition: 'A node definition',
  Nop: 'An empty statement',
  RelationshipExpression: 'A relationship',
  ResourceDefaultsExpression: 'A resource default',
  ResourceExpression: 'A resource declaration',
  ResourceOverrideExpression: 'A resource override',
  ResourceTypeDefinition: 'A definition',
  UnlessExpression: 'An unless statement',
};

export const STATEMENTS: ReadonlySet<Expression['type']> = new Set(Object.keys(LABELS) as Expression['type'][]);

/** The name of a statement in a message. */
export function labelOf({ type }: Expression): string {
  return LABELS[type] ?? 'This';
}

/** Classes, defined types and nodes become constants of the module. As statements they have no code and no value. */
import { stripLeadingColons } from '@pptjs/runtime';
import type * as ESTree from 'estree';
import { entryOf } from '../../analysis/result.js';
import type {
  Expression,
  HostClassDefinition,
  NodeDefinition,
  Parameter,
  ResourceTypeDefinition,
} from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import { LoweringContext } from '../context.js';
import type { Module } from '../module.js';
import { DISCARD, emitValue, type Sink } from '../sink.js';
import { describeParameters } from './parameters.js';

export const Definition = (): ESTree.Expression => b.literal(null);

export const DefinitionStatement = (
  _: Expression,
  context: LoweringContext,
  sink: Sink,
  out: ESTree.Statement[],
): void => emitValue(b.literal(null), context, sink, out);

/** The file and line of a definition. */
export function sourceLocationFields(
  { start }: { readonly start: number },
  module: Module,
): [string, ESTree.Expression][] {
  return [
    ['file', module.fileName()],
    ['line', b.literal(module.lineAt(start))],
  ];
}

export function defineClass(node: HostClassDefinition, module: Module): ESTree.Expression {
  const fields = container(node.parameters, module);
  if (node.parentClass !== null) fields.push(['inherits', b.literal(stripLeadingColons(node.parentClass))]);
  fields.push(...sourceLocationFields(node, module));
  return b.pureCall(module.imported('runtime', 'puppetClass'), [
    b.literal(stripLeadingColons(node.name), node.nameStart),
    b.object(fields),
    containerBody(node, module),
  ]);
}

export function defineResourceType(node: ResourceTypeDefinition, module: Module): ESTree.Expression {
  const fields = [...container(node.parameters, module), ...sourceLocationFields(node, module)];
  return b.pureCall(module.imported('runtime', 'puppetResourceType'), [
    b.literal(stripLeadingColons(node.name), node.nameStart),
    b.object(fields),
    containerBody(node, module),
  ]);
}

export function defineNode(node: NodeDefinition, module: Module): ESTree.Expression {
  const context = LoweringContext.atModule(module);
  const matches = b.arrow([], b.array(node.hostMatches.map((match) => context.expression(match))), node.start);
  return b.pureCall(module.imported('runtime', 'puppetNode'), [
    matches,
    b.object(sourceLocationFields(node, module)),
    containerBody(node, module),
  ]);
}

function container(parameters: readonly Parameter[], module: Module): [string, ESTree.Expression][] {
  if (parameters.length === 0) return [];
  const value = (node: Expression, parameter: Parameter): ESTree.Expression => defaultValue(node, parameter, module);
  return [['parameters', describeParameters(parameters, module, { value, cachesTypes: true })]];
}

/** `(scope) => value`: evaluated in the new scope, in which the preceding parameters are set. */
export function defaultValue(node: Expression, parameter: Parameter, module: Module): ESTree.Expression {
  const context = new LoweringContext(module, entryOf(module.analysis.frames, parameter));
  const value = context.expression(node);
  const parameters = context.usesScope ? [b.identifier('scope')] : [];
  return b.arrow(
    parameters,
    context.hasPrologue ? b.block(context.finish([b.returnStatement(value)])) : value,
    node.start,
  );
}

function containerBody(
  node: HostClassDefinition | ResourceTypeDefinition | NodeDefinition,
  module: Module,
): ESTree.Expression {
  const context = new LoweringContext(module, entryOf(module.analysis.frames, node));
  const statements = context.finish(context.statements(node.body, DISCARD));
  if (node.type === 'NodeDefinition') return b.arrow(bodyParameters([], context), b.block(statements), node.start);
  // The name of a nested class includes the outer name, which the source text does not have.
  const name = module.source.startsWith(node.name, node.nameStart) ? node.name : undefined;
  return b.arrow(bodyParameters(node.parameters, context), b.block(statements), node.nameStart, name);
}

/** `(scope, [$a, $b])`, without the parameters that the code does not use. */
export function bodyParameters(parameters: readonly Parameter[], context: LoweringContext): ESTree.Pattern[] {
  const values: (ESTree.Pattern | null)[] = parameters.map((parameter) => {
    const variable = entryOf(context.frame.variables, parameter.name);
    return context.used.has(variable)
      ? b.identifier(context.nameOf(variable), parameter.nameStart, `$${parameter.name}`)
      : null;
  });
  while (values.at(-1) === null) values.pop();
  if (values.length > 0) return [b.identifier('scope'), b.arrayPattern(values)];
  return context.usesScope ? [b.identifier('scope')] : [];
}

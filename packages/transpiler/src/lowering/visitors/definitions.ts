import type * as ESTree from 'estree';
import type { Frame, Variable } from '../../analysis/frame.js';
import type {
  Expression,
  HostClassDefinition,
  NodeDefinition,
  Parameter,
  ResourceTypeDefinition,
} from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import { Body } from '../body.js';
import { expression, statementsFor } from '../lower.js';
import type { Module } from '../module.js';
import { plainName } from '../plain-name.js';
import { DISCARD, give, type Sink } from '../sink.js';
import { describeParameters } from './parameters.js';

/**
 * Classes, defined types, nodes and type aliases become constants of the module; where they stand among statements they
 * are nothing.
 */

export const Definition = (): ESTree.Expression => b.literal(null);

export const DefinitionStatement = (_: Expression, body: Body, sink: Sink, out: ESTree.Statement[]): void =>
  give(b.literal(null), body, sink, out);

/** The file and line of a definition. */
export function standing({ start }: { readonly start: number }, module: Module): [string, ESTree.Expression][] {
  return [
    ['file', module.fileName()],
    ['line', b.literal(module.lineAt(start))],
  ];
}

export function defineClass(node: HostClassDefinition, module: Module): ESTree.Expression {
  const fields = container(node.parameters, module);
  if (node.parentClass !== null) fields.push(['inherits', b.literal(plainName(node.parentClass))]);
  fields.push(...standing(node, module));
  return b.pureCall(module.imported('runtime', 'puppetClass'), [
    b.literal(plainName(node.name), node.nameStart),
    b.object(fields),
    containerBody(node, module),
  ]);
}

export function defineResourceType(node: ResourceTypeDefinition, module: Module): ESTree.Expression {
  const fields = [...container(node.parameters, module), ...standing(node, module)];
  return b.pureCall(module.imported('runtime', 'puppetResourceType'), [
    b.literal(plainName(node.name), node.nameStart),
    b.object(fields),
    containerBody(node, module),
  ]);
}

export function defineNode(node: NodeDefinition, module: Module): ESTree.Expression {
  const body = Body.atModule(module);
  const matches = b.arrow([], b.array(node.hostMatches.map((match) => expression(match, body))), node.start);
  return b.pureCall(module.imported('runtime', 'puppetNode'), [
    matches,
    b.object(standing(node, module)),
    containerBody(node, module),
  ]);
}

function container(parameters: readonly Parameter[], module: Module): [string, ESTree.Expression][] {
  if (parameters.length === 0) return [];
  const value = (node: Expression, parameter: Parameter): ESTree.Expression => defaultValue(node, parameter, module);
  return [['parameters', describeParameters(parameters, module, { value, keepsTypes: true })]];
}

/** `(scope) => value`: evaluated in the new scope, where the parameters before it are set. */
export function defaultValue(node: Expression, parameter: Parameter, module: Module): ESTree.Expression {
  const body = new Body(module, module.analysis.frames.get(parameter) as Frame);
  const value = expression(node, body);
  const parameters = body.usesScope ? [b.identifier('scope')] : [];
  return b.arrow(parameters, body.hasPrologue ? b.block(body.finish([b.returnStatement(value)])) : value, node.start);
}

function containerBody(
  node: HostClassDefinition | ResourceTypeDefinition | NodeDefinition,
  module: Module,
): ESTree.Expression {
  const body = new Body(module, module.analysis.frames.get(node) as Frame);
  const statements = body.finish(statementsFor(node.body, body, DISCARD));
  if (node.type === 'NodeDefinition') return b.arrow(bodyParameters([], body), b.block(statements), node.start);
  // A class within another has a longer name than stands there.
  const name = module.source.startsWith(node.name, node.nameStart) ? node.name : undefined;
  return b.arrow(bodyParameters(node.parameters, body), b.block(statements), node.nameStart, name);
}

/** `(scope, [$a, $b])`, without what nobody mentions. */
export function bodyParameters(parameters: readonly Parameter[], body: Body): ESTree.Pattern[] {
  const values: (ESTree.Pattern | null)[] = parameters.map((parameter) => {
    const variable = body.frame.variables.get(parameter.name) as Variable;
    return body.used.has(variable)
      ? b.identifier(body.nameOf(variable), parameter.nameStart, `$${parameter.name}`)
      : null;
  });
  while (values.at(-1) === null) values.pop();
  if (values.length > 0) return [b.identifier('scope'), b.arrayPattern(values)];
  return body.usesScope ? [b.identifier('scope')] : [];
}

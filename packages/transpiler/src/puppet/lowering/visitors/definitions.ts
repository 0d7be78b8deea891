/** Classes, defined types and nodes become constants of the module. As statements they have no code and no value. */
import { stripLeadingColons } from '@pptjs/runtime/internal';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { entryOf } from '../../analysis/result.js';
import type {
  Expression,
  HostClassDefinition,
  NodeDefinition,
  Parameter,
  ResourceTypeDefinition,
} from '../../ast/nodes.js';
import { LoweringContext } from '../context.js';
import { hasPlainParameters } from '../function-types.js';
import type { Module } from '../module.js';
import { DISCARD, emitValue, type Sink } from '../sink.js';
import { describeContainerParameters } from './parameters.js';

export const Definition = (): ESTree.Expression => b.literal(null);

export const DefinitionStatement = (
  _: Expression,
  context: LoweringContext,
  sink: Sink,
  out: ESTree.Statement[],
): void => emitValue(b.literal(null), context, sink, out);

/** The file and line of a definition. */
export function sourceLocationFields({ start }: { readonly start: number }, module: Module): b.NamedValue[] {
  return [
    ['file', module.fileName()],
    ['line', b.literal(module.lineAt(start))],
  ];
}

/** `plainClass('name', { … })`, or `puppetClass` if the types of the parameters are not plain. */
export function defineClass(node: HostClassDefinition, module: Module): ESTree.Expression {
  const { parentClass } = node;
  const inherits: b.NamedValue[] =
    parentClass === null ? [] : [['inherits', b.literal(stripLeadingColons(parentClass))]];
  return b.pureCall(module.imported('runtime', hasPlainParameters(node) ? 'plainClass' : 'puppetClass'), [
    b.literal(stripLeadingColons(node.name), node.nameStart),
    b.object([...inherits, ...container(node, module)]),
  ]);
}

/** `plainResourceType('name', { … })`, or `puppetResourceType` if the types of the parameters are not plain. */
export function defineResourceType(node: ResourceTypeDefinition, module: Module): ESTree.Expression {
  return b.pureCall(module.imported('runtime', hasPlainParameters(node) ? 'plainResourceType' : 'puppetResourceType'), [
    b.literal(stripLeadingColons(node.name), node.nameStart),
    b.object(container(node, module)),
  ]);
}

/** `puppetNode({ … })` */
export function defineNode(node: NodeDefinition, module: Module): ESTree.Expression {
  const context = LoweringContext.atModule(module);
  const matches = b.arrow([], b.array(node.hostMatches.map((match) => context.expression(match))), node.start);
  return b.pureCall(module.imported('runtime', 'puppetNode'), [
    b.object([['matches', matches], ['body', containerBody(node, module)], ...sourceLocationFields(node, module)]),
  ]);
}

/** The parameters, body and location of a class or defined type. */
function container(node: HostClassDefinition | ResourceTypeDefinition, module: Module): b.NamedValue[] {
  const { parameters } = node;
  const described: b.NamedValue[] =
    parameters.length === 0 ? [] : [['parameters', describeContainerParameters(parameters, module)]];
  return [...described, ['body', containerBody(node, module)], ...sourceLocationFields(node, module)];
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

/** `({ scope, $a, $b })`, without the names that the code does not use. */
export function bodyParameters(parameters: readonly Parameter[], context: LoweringContext): ESTree.Pattern[] {
  const names: [string, ESTree.Identifier][] = context.usesScope ? [['scope', b.identifier('scope')]] : [];
  for (const { name, nameStart } of parameters) {
    const variable = entryOf(context.frame.variables, name);
    if (context.uses(variable)) names.push([`$${name}`, b.identifier(context.nameOf(variable), nameStart, `$${name}`)]);
  }
  return names.length === 0 ? [] : [b.objectPattern(names)];
}

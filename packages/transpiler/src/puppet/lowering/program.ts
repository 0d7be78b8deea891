import { stripLeadingColons } from '@pptjs/runtime/internal';
import type * as ESTree from 'estree';
import type { ModuleBuilder } from '../../dialect/module-builder.js';
import * as b from '../../estree/index.js';
import { type Analysis, entryOf } from '../analysis/result.js';
import type {
  Definition,
  Expression,
  FunctionDefinition,
  LambdaExpression,
  NodeDefinition,
  Program,
} from '../ast/nodes.js';
import { LoweringContext } from './context.js';
import { KnownTypes } from './known-types.js';
import { type DeclaredFunction, lastSegment, type LoweringTarget, Module } from './module.js';
import type { Origins } from './origins.js';
import { redefinitionIn } from './redefinition.js';
import { DISCARD, RETURN } from './sink.js';
import type { Visitors } from './visitor.js';
import { bodyParameters, defineClass, defineNode, defineResourceType } from './visitors/definitions.js';
import { OUTPUT } from './visitors/epp.js';
import { defineFunction } from './visitors/functions.js';
import { visitors } from './visitors/index.js';
import { describeContainerParameters } from './visitors/parameters.js';
import { defineTypeAlias, memberNames } from './visitors/type-aliases.js';

/**
 * Lowers an analyzed Puppet program to a JavaScript module, as ESTree.
 *
 * Each definition of the file becomes a constant or function of the module (`visitors/definitions.ts`,
 * `visitors/functions.ts`, `visitors/type-aliases.ts`). The other statements become the body of the default export. One
 * visitor lowers each kind of node (`visitors/index.ts`), to an expression or, if that reads better, to statements
 * (`sink.ts`). A `LoweringContext` has the state of the JavaScript function under construction, and a `Module` the
 * state of the whole module. Lowering reads the result of analysis. It resolves no names itself.
 *
 * @param builder the module under construction
 * @param target the modules that the emitted code imports, and what a version of the language lowers in its own way
 * @param origins records the Puppet nodes of the ESTree nodes
 */
export function lowerProgram(
  program: Program,
  analysis: Analysis,
  builder: ModuleBuilder,
  target: LoweringTarget,
  origins: Origins | null = null,
): b.CommentedProgram {
  const types = target.hasTypes === true ? new KnownTypes(program, analysis) : null;
  const module = new Module(program, { analysis, builder, visitors: visitorsOf(target), target, origins, types });
  const { body } = program;
  const definitions = declareDefinitions(program.definitions, module);
  const statements = definitions.flatMap(({ node, lower }) => {
    const lowered = lower();
    origins?.setStatements(lowered, node);
    return lowered;
  });
  const main =
    body.type === 'LambdaExpression' ? template(program, body, module) : manifest(program, definitions, module);
  return builder.finish(statements, main);
}

function visitorsOf({ visitors: own }: LoweringTarget): Visitors {
  if (own === undefined) return visitors;
  return {
    ...visitors,
    expressions: { ...visitors.expressions, ...own.expressions },
    statements: { ...visitors.statements, ...own.statements },
  };
}

interface DeclaredDefinition {
  readonly node: Definition;
  /** The name of its constant. */
  readonly local: string;
  readonly lower: () => ESTree.Statement[];
}

/** Names all definitions of the file before any of them is lowered, because they may refer to each other. */
function declareDefinitions(definitions: readonly Definition[], module: Module): DeclaredDefinition[] {
  return definitions.flatMap((node): DeclaredDefinition[] => {
    if (node.type === 'HostClassDefinition' || node.type === 'ResourceTypeDefinition')
      for (const { typeExpr } of node.parameters) if (typeExpr !== null) module.eagerTypes.push(typeExpr);
    switch (node.type) {
      case 'FunctionDefinition': {
        const declared = declareFunction(node, module);
        module.export(declared.definition, declared.node.name);
        return [{ node, local: declared.definition, lower: () => defineFunction(declared, module) }];
      }
      case 'HostClassDefinition':
        return [declareConstant(node, node.name, module, () => defineClass(node, module))];
      case 'ResourceTypeDefinition':
        return [declareConstant(node, node.name, module, () => defineResourceType(node, module))];
      case 'TypeAlias': {
        const alias = declareConstant(node, node.name, module, () => defineTypeAlias(node, module));
        for (const member of memberNames(node)) module.memberNames.add(member);
        module.aliases.set(stripLeadingColons(node.name).toLowerCase(), { node, local: alias.local });
        return [alias];
      }
      case 'NodeDefinition': {
        const name = nodeName(node, module.source);
        return [declareConstant(node, name, module, () => defineNode(node, module))];
      }
      default:
        return [];
    }
  });
}

/** The name under which a module exports a node: its first name or pattern as in the source. */
export function nodeName(node: NodeDefinition, source: string): string {
  const { start, end } = node.hostMatches[0] ?? node;
  return `node_${source.slice(start, end)}`;
}

function declareFunction(node: FunctionDefinition, module: Module): DeclaredFunction {
  const last = lastSegment(node.name);
  const body = module.names.take(last);
  const declared = { node, body, definition: module.names.take(`${last}Function`) };
  module.functions.set(stripLeadingColons(node.name), declared);
  return declared;
}

function declareConstant(
  node: Definition,
  name: string,
  module: Module,
  lower: () => ESTree.Expression,
): DeclaredDefinition {
  const local = module.names.take(lastSegment(name));
  module.export(local, name);
  return { node, local, lower: () => [b.declare('const', b.identifier(local), lower())] };
}

function manifest(program: Program, definitions: readonly DeclaredDefinition[], module: Module): ESTree.Expression {
  const fields: b.NamedValue[] = [['file', module.fileName()]];
  const redefined = redefinitionIn(program);
  if (definitions.length > 0) {
    fields.push(['definitions', b.array(definitions.map(({ local }) => b.identifier(local)))]);
    if (redefined !== null) {
      const described = b.object(Object.entries(redefined).map(([name, value]) => [name, b.literal(value)]));
      fields.push(['redefined', b.pureCall(module.imported('runtime', 'redefinition'), [described])]);
    }
  }
  const linked = module.builder.linkedMains();
  if (linked.length > 0) fields.push(['uses', b.arrow([], b.array([...linked]))]);
  const first = firstStatement(program.body);
  const hasFunctionsOnly = redefined === null && definitions.every(({ node }) => node.type === 'FunctionDefinition');
  let usesScope = definitions.length === 0 ? first === undefined : !hasFunctionsOnly;
  if (first !== undefined) {
    const context = new LoweringContext(module, entryOf(module.analysis.frames, program));
    const statements = context.finish(context.statements(program.body, RETURN));
    usesScope ||= context.usesScope;
    fields.push([
      'body',
      b.arrow(context.usesScope ? [b.identifier('scope')] : [], arrowBody(statements), first.start),
    ]);
  }
  const withoutScope = definitions.length > 0 ? 'puppetFunctions' : 'puppetExpression';
  const create = linked.length > 0 ? 'linkedManifest' : usesScope ? 'puppetManifest' : withoutScope;
  return b.pureCall(module.imported('runtime', create), [b.object(fields)]);
}

/** The body of an arrow function: an expression if the function only returns a value. */
function arrowBody(statements: ESTree.Statement[]): ESTree.Expression | ESTree.BlockStatement {
  const [first] = statements;
  return statements.length === 1 && first?.type === 'ReturnStatement' && first.argument != null
    ? first.argument
    : b.block(statements);
}

/** The statements that have no code. */
export const WITHOUT_CODE: ReadonlySet<Expression['type']> = new Set([
  'FunctionDefinition',
  'HostClassDefinition',
  'NodeDefinition',
  'Nop',
  'PlanDefinition',
  'ResourceTypeDefinition',
  'TypeAlias',
  'TypeDefinition',
  'TypeMapping',
]);

/** The first statement outside of definitions. */
function firstStatement(body: Expression): Expression | undefined {
  const statements = body.type === 'BlockExpression' ? body.statements : [body];
  return statements.find(({ type }) => !WITHOUT_CODE.has(type));
}

function template(
  program: Program,
  { parameters, body: content }: LambdaExpression,
  module: Module,
): ESTree.Expression {
  const context = new LoweringContext(module, entryOf(module.analysis.frames, program));
  const output = b.identifier(context.locals.temporary(OUTPUT));
  const statements = content === null ? [] : context.statements(content, DISCARD);
  const all = [
    b.declare('const', output, b.construct(module.imported('runtime', 'TemplateOutput'), [])),
    ...context.finish(statements),
    b.returnStatement(b.call(b.member(output, 'result'), [])),
  ];
  const fields: b.NamedValue[] = [];
  if (content?.type === 'EppExpression' && content.parametersSpecified)
    fields.push(['parameters', describeContainerParameters(parameters, module)]);
  fields.push(
    ['body', b.arrow(bodyParameters(parameters, context), b.block(all), program.body.start)],
    ['file', module.fileName()],
  );
  return b.pureCall(module.imported('runtime', 'puppetTemplate'), [b.object(fields)]);
}

import type * as ESTree from 'estree';
import type { Analysis } from '../analysis/analysis.js';
import type { Frame } from '../analysis/frame.js';
import type { Definition, Expression, LambdaExpression, Program } from '../ast/nodes.js';
import * as b from '../estree/index.js';
import { Body } from './body.js';
import { Exports } from './exports.js';
import { statementsFor } from './lower.js';
import { type KnownFunction, Module } from './module.js';
import { plainName } from './plain-name.js';
import { redefinitionIn } from './redefinition.js';
import { DISCARD, RETURN } from './sink.js';
import { bodyParameters, defaultValue, defineClass, defineNode, defineResourceType } from './visitors/definitions.js';
import { OUTPUT } from './visitors/epp.js';
import { defineFunction } from './visitors/functions.js';
import { describeParameters } from './visitors/parameters.js';
import { defineTypeAlias, memberNames } from './visitors/type-aliases.js';

/** A module in parts: which form its imports and exports take is up to the format. */
export interface LoweredModule {
  readonly imports: ReturnType<Module['imports']>;
  readonly statements: readonly ESTree.Statement[];
  readonly exports: readonly b.ExportedName[];
  /** The default export. */
  readonly main: ESTree.Expression;
}

/** The JavaScript module of a Puppet program. */
export function lowerProgram(program: Program, analysis: Analysis, file: string): LoweredModule {
  const module = new Module(program, analysis, file);
  const { body } = program;
  const exports = new Exports();
  const defined = declare(program.definitions, module, exports);
  const statements = defined.flatMap(({ make }) => make());
  const main =
    body.type === 'LambdaExpression'
      ? template(program, body, module)
      : manifest(
          program,
          defined.map(({ local }) => local),
          module,
        );
  return { imports: module.imports(), statements: [...module.constants, ...statements], exports: exports.names, main };
}

interface Defined {
  readonly local: string;
  readonly make: () => ESTree.Statement[];
}

/** Names everything that the file defines, so that it can be mentioned from anywhere, before any of it is lowered. */
function declare(definitions: readonly Definition[], module: Module, exports: Exports): Defined[] {
  return definitions.flatMap((node): Defined[] => {
    switch (node.type) {
      case 'FunctionDefinition': {
        const known = declareFunction(node, module);
        exports.add(known.definition, known.node.name);
        return [{ local: known.definition, make: () => defineFunction(known, module) }];
      }
      case 'HostClassDefinition':
        return [constant(node.name, module, exports, () => defineClass(node, module))];
      case 'ResourceTypeDefinition':
        return [constant(node.name, module, exports, () => defineResourceType(node, module))];
      case 'TypeAlias': {
        const alias = constant(node.name, module, exports, () => defineTypeAlias(node, module));
        for (const member of memberNames(node)) module.memberNames.add(member);
        module.aliases.set(plainName(node.name).toLowerCase(), { node, local: alias.local });
        return [alias];
      }
      case 'NodeDefinition':
        return [
          constant(`node_${module.textOf(node.hostMatches[0] ?? node)}`, module, exports, () =>
            defineNode(node, module),
          ),
        ];
      default:
        return [];
    }
  });
}

function declareFunction(node: KnownFunction['node'], module: Module): KnownFunction {
  const last = lastSegment(node.name);
  const body = module.names.take(last);
  const known = { node, body, definition: module.names.take(`${last}Function`) };
  module.functions.set(plainName(node.name), known);
  return known;
}

function constant(name: string, module: Module, exports: Exports, make: () => ESTree.Expression): Defined {
  const local = module.names.take(lastSegment(name));
  exports.add(local, name);
  return { local, make: () => [b.declare('const', b.identifier(local), make())] };
}

function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('::') + (name.includes('::') ? 2 : 1));
}

function manifest(program: Program, definitions: readonly string[], module: Module): ESTree.Expression {
  const fields: [string, ESTree.Expression][] = [['file', module.fileName()]];
  if (definitions.length > 0) {
    fields.push(['definitions', b.array(definitions.map((name) => b.identifier(name)))]);
    const redefinition = redefinitionIn(program, module.file);
    if (redefinition !== null) fields.push(['refused', b.literal(redefinition)]);
  }
  if (!isOnlyDefinitions(program.body)) {
    const body = new Body(module, module.analysis.frames.get(program) as Frame);
    const statements = body.finish(statementsFor(program.body, body, RETURN));
    fields.push([
      'body',
      b.arrow(body.usesScope ? [b.identifier('scope')] : [], b.block(statements), program.body.start),
    ]);
  }
  return b.pureCall(module.imported('runtime', 'puppetManifest'), [b.object(fields)]);
}

const DEFINITIONS = new Set<Expression['type']>([
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

function isOnlyDefinitions(body: Expression): boolean {
  return body.type === 'BlockExpression'
    ? body.statements.every(({ type }) => DEFINITIONS.has(type))
    : DEFINITIONS.has(body.type);
}

function template(
  program: Program,
  { parameters, body: content }: LambdaExpression,
  module: Module,
): ESTree.Expression {
  const body = new Body(module, module.analysis.frames.get(program) as Frame);
  const output = b.identifier(body.temporary(OUTPUT));
  const statements = content === null ? [] : statementsFor(content, body, DISCARD);
  const all = [
    b.declare('const', output, b.construct(module.imported('runtime', 'TemplateOutput'), [])),
    ...body.finish(statements),
    b.returnStatement(b.call(b.member(output, 'result'), [])),
  ];
  const fields: [string, ESTree.Expression][] = [['file', module.fileName()]];
  if (content?.type === 'EppExpression' && content.parametersSpecified)
    fields.push([
      'parameters',
      describeParameters(parameters, module, { value: (node, parameter) => defaultValue(node, parameter, module) }),
    ]);
  return b.pureCall(module.imported('runtime', 'puppetTemplate'), [
    b.object(fields),
    b.arrow(bodyParameters(parameters, body), b.block(all), program.body.start),
  ]);
}

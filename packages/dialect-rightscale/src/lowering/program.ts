import { build as b, type CommentedProgram, type ModuleBuilder } from '@pptjs/transpiler/dialect';
import type * as ESTree from 'estree';
import { type Names } from '../analysis/bindings.js';
import { resolveNames } from '../analysis/resolve.js';
import { type Definition, fullName, type Program, type Statement } from '../syntax/nodes.js';
import { Context } from './context.js';
import { StatementLowering } from './statements.js';

/** Creates the JavaScript module of a program without errors. */
export function lowerProgram(program: Program, module: ModuleBuilder): CommentedProgram {
  const names = resolveNames(program);
  const definitions = program.statements.filter((statement) => statement.type === 'Definition');
  const locals = new Map(definitions.map(({ name }) => [name, module.names.take(name)]));
  const counts = new Map(definitions.map(({ name, returns }) => [name, returns.length]));
  const context = new Context(module, names, locals, counts);
  const statements = definitions.flatMap((definition) => lowerDefinition(definition, context));
  const main = lowerScript(program.statements, names, context);
  return module.finish(statements, main);
}

/** A function on values of the language, and the function for JavaScript, which the module exports. */
function lowerDefinition(definition: Definition, context: Context): ESTree.Statement[] {
  const { module } = context;
  const { name, parameters, returns, attributes, body, at } = definition;
  const local = context.definitions.get(name) ?? name;
  const lowering = new StatementLowering(context, returns);
  const identifiers = parameters.map((parameter) => context.identifier(parameter) ?? b.identifier('undefined'));
  const unsupported = attributes.find((attribute) => attribute.name !== 'task_label');
  const failing = unsupported && [
    b.statement(context.call('needsEngine', [b.literal(`The attribute '${unsupported.name}'`)], unsupported.at)),
  ];
  const lowered = failing ?? [...lowering.block(body), ...(returns.length > 0 ? [lowering.returnOf(returns)] : [])];
  const exported = module.names.take(`${name}Definition`);
  const description = b.object([
    ['name', b.literal(name)],
    ['parameters', b.array(parameters.map((parameter) => b.literal(fullName(parameter))))],
    ['returns', b.array(returns.map((variable) => b.literal(fullName(variable))))],
    ['body', b.identifier(local)],
  ]);
  module.export(exported, name);
  const callee = module.imported('@pptjs/dialect-rightscale/runtime', 'definition');
  return [
    b.functionDeclaration(b.identifier(local, at, name), identifiers, lowered),
    b.declare('const', b.identifier(exported), b.pureCall(callee, [description])),
  ];
}

/** The default export: a function of the variables of the file. */
function lowerScript(statements: readonly Statement[], names: Names, context: Context): ESTree.Expression {
  const running = statements.filter(({ type }) => type !== 'Definition' && type !== 'TemplateDeclaration');
  const body = new StatementLowering(context, null).block(running, 'value');
  const variables = b.identifier(context.module.names.take('variables'));
  const declarations = names.hostBindings.map((binding) => {
    const method = binding.isReference ? (binding.isCertain ? 'reference' : 'optionalReference') : 'value';
    const value = b.call(b.member(variables, method, binding.at), [b.literal(binding.name)]);
    return b.declare(binding.reassignments === 0 ? 'const' : 'let', context.bindingIdentifier(binding), value);
  });
  const parameters = declarations.length === 0 ? [] : [variables];
  const script = b.arrow(parameters, b.block([...declarations, ...body]));
  return b.pureCall(context.module.imported('@pptjs/dialect-rightscale/runtime', 'script'), [script]);
}

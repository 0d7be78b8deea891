import { stripLeadingColons } from '@pptjs/runtime/internal';
import { ANY } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { misplacedParameter } from '../../analysis/accepted-values.js';
import { entryOf } from '../../analysis/result.js';
import type { FunctionDefinition, Parameter } from '../../ast/nodes.js';
import { LoweringContext } from '../context.js';
import { definingFunction } from '../function-types.js';
import type { DeclaredFunction, Module } from '../module.js';
import { checkResults } from '../result-check.js';
import { RETURN } from '../sink.js';
import { type ArgumentCheck, argumentCheck } from './argument-checks.js';
import { sourceLocationFields } from './definitions.js';
import { describeCallable, functionParameters, reservedNames, valuesOfParameters, variableOf } from './parameters.js';
import { accumulatingFunction, accumulatorParameters } from './recursions.js';

/** `function name(…) { … }` becomes a JavaScript function and a constant that describes it. */
export function defineFunction({ node, body: name, definition }: DeclaredFunction, module: Module): ESTree.Statement[] {
  const fields: b.NamedValue[] = [
    ...describeCallable(node, module),
    ['body', b.identifier(name)],
    ...sourceLocationFields(node, module),
  ];
  const description = b.pureCall(module.imported('runtime', definingFunction(node)), [
    b.literal(stripLeadingColons(node.name)),
    b.object(fields),
  ]);
  return [
    javascriptFunction(node, name, b.identifier(definition), module),
    b.declare('const', b.identifier(definition), description),
  ];
}

function javascriptFunction(
  node: FunctionDefinition,
  name: string,
  definition: ESTree.Identifier,
  module: Module,
): ESTree.FunctionDeclaration {
  const context = new LoweringContext(module, entryOf(module.analysis.frames, node));
  context.callable = stripLeadingColons(node.name);
  const out: ESTree.Statement[] = reservedNames(node.parameters, context);
  const misplaced = misplacedParameter(node.parameters);
  if (misplaced !== null)
    out.push(b.statement(module.call('rejectParameter', [b.literal(misplaced.name)], misplaced.nameStart)));
  const parameters = functionParameters(node.parameters, context, out);
  const proved = module.types?.provedParameters(node) ?? new Set<Parameter>();
  const argumentChecks: ArgumentCheck = {
    proved: new Set([...proved, ...(module.types?.parametersCheckedByCallers(node) ?? [])]),
    knownType: (parameter) => module.types?.passedType(parameter, node) ?? ANY,
    valueFor: (parameter) => variableOf(parameter, node.parameters, context),
    signature: () => definition,
    rejects: () => module.call('checkArguments', [definition, ...valuesOfParameters(node.parameters, context)]),
  };
  out.push(...argumentCheck(node.parameters, context, argumentChecks));
  if (node.returnType !== null) {
    const check = (value: ESTree.Expression): ESTree.Expression => module.call('checkReturn', [definition, value]);
    checkResults(node.returnType, check, context, (value, { from, to }) =>
      module.call('checkElements', [
        definition,
        value,
        ...[from, to].filter((each) => each !== undefined).map(b.number),
      ]),
    );
  }
  context.accumulating = accumulatingFunction(node, context, proved);
  out.push(...context.statements(node.body, RETURN));
  const accumulators = accumulatorParameters(context.accumulating, context);
  const id = b.identifier(name, node.nameStart, node.name);
  return b.functionDeclaration(id, [...parameters, ...accumulators], context.finish(out));
}

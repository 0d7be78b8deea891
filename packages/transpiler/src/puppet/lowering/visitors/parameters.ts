/** Parameters of functions, lambdas, classes and defined types. */
import { RESERVED_VARIABLES } from '@pptjs/runtime/internal';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { hasOptional, takenValues, type ValueCount } from '../../analysis/accepted-values.js';
import { isLiteralType } from '../../analysis/constants.js';
import type { FunctionFrame } from '../../analysis/frame.js';
import { entryOf } from '../../analysis/result.js';
import type { Expression, FunctionDefinition, Parameter } from '../../ast/nodes.js';
import { LoweringContext } from '../context.js';
import type { Module } from '../module.js';
import { parameterDefault, sharedDefault } from './literals.js';
import { lowerType } from './types.js';

/** The parameters of a class, defined type or template, by name. The runtime evaluates their defaults. */
export function describeContainerParameters(parameters: readonly Parameter[], module: Module): ESTree.ObjectExpression {
  return b.objectRows(
    parameters.map((parameter): b.NamedValue => {
      const fields = typeFields(parameter.typeExpr, module, null);
      if (parameter.value !== null) fields.push(['default', defaultValue(parameter.value, parameter, module)]);
      return [parameter.name, b.object(fields), parameter.nameStart];
    }),
  );
}

/** A literal value, or `(scope) => value`, which is evaluated in the new scope with the preceding parameters. */
function defaultValue(node: Expression, parameter: Parameter, module: Module): ESTree.Expression {
  const context = new LoweringContext(module, entryOf(module.analysis.frames, parameter));
  const shared = context.frame.kind === 'template' ? sharedDefault(node, context) : null;
  if (shared !== null) return shared;
  const value = context.expression(node);
  if (isLiteral(value)) return value;
  const parameters = context.usesScope ? [b.identifier('scope')] : [];
  return b.arrow(
    parameters,
    context.hasPrologue ? b.block(context.finish([b.returnStatement(value)])) : value,
    node.start,
  );
}

/** Whether JavaScript evaluates an expression to a string, number, Boolean or null, without calling a function. */
function isLiteral(value: ESTree.Expression): boolean {
  if (value.type === 'UnaryExpression') return value.operator === '-' && isLiteral(value.argument);
  if (value.type === 'TemplateLiteral') return value.expressions.length === 0;
  return value.type === 'Literal' && !('regex' in value) && !('bigint' in value);
}

/**
 * The parameters and the return type of a function or lambda. The JavaScript function evaluates the defaults.
 *
 * @param within the context around a lambda, whose types may refer to local variables
 */
export function describeCallable(
  { parameters, returnType }: Pick<FunctionDefinition, 'parameters' | 'returnType'>,
  module: Module,
  within: LoweringContext | null = null,
): b.NamedValue[] {
  const described = parameters.map((parameter, index): b.NamedValue => [
    parameter.name + replacementSuffix(index, parameters),
    describeParameter(parameter, parameters, module, within),
    parameter.nameStart,
  ]);
  const fields: b.NamedValue[] = described.length === 0 ? [] : [['parameters', b.object(described)]];
  if (returnType !== null) fields.push(['returns', lazy(returnType, module, within)]);
  return fields;
}

function describeParameter(
  parameter: Parameter,
  parameters: readonly Parameter[],
  module: Module,
  within: LoweringContext | null,
): ESTree.Expression {
  const { type, count } = takenValues(parameter, parameters);
  if (count === null) return describeEvaluatedRest(parameter, parameters, module, within);
  const fields = typeFields(type, module, within);
  if (parameter.value !== null) fields.push(['optional', b.literal(true)]);
  if (parameter.capturesRest) fields.push(['rest', boundsOf(count)]);
  return b.object(fields);
}

/** `{ min: 1, max: 2 }`, without the bounds that are no limits. */
function boundsOf({ min, max }: ValueCount): ESTree.Expression {
  const bounds: b.NamedValue[] = [];
  if (min > 0) bounds.push(['min', b.number(min)]);
  if (max < Infinity) bounds.push(['max', b.number(max)]);
  return b.object(bounds);
}

/** Describes a parameter `*$rest` with an Array type whose size only evaluation knows. */
function describeEvaluatedRest(
  { typeExpr, name, nameStart, value }: Parameter,
  parameters: readonly Parameter[],
  module: Module,
  within: LoweringContext | null,
): ESTree.Expression {
  const checked = (type: ESTree.Expression): ESTree.Expression =>
    module.call('optionalRest', [b.literal(name), type], nameStart);
  const type = lazy(typeExpr!, module, within, hasOptional(parameters) ? checked : undefined);
  return module.call('evaluatedRest', value === null ? [type] : [type, b.literal(true)]);
}

function typeFields(type: Expression | null, module: Module, within: LoweringContext | null): b.NamedValue[] {
  return type === null ? [] : [['type', lazy(type, module, within)]];
}

/**
 * `() => type`, which the runtime evaluates once. A type that is not literal becomes `evaluatedType((scope) => type)`, with the
 * top scope, or is evaluated once for each evaluation of the lambda that it belongs to.
 *
 * @param checked returns the check of the type, if it has one
 */
export function lazy(
  type: Expression,
  module: Module,
  within: LoweringContext | null = null,
  checked = (lowered: ESTree.Expression): ESTree.Expression => lowered,
): ESTree.Expression {
  if (isLiteralType(type)) return typeArrow(type, LoweringContext.atModule(module), [], checked);
  if (within !== null) return b.arrow([], checked(within.expression(type)), type.start);
  const make = typeArrow(type, LoweringContext.withScopeParameter(module), [b.identifier('scope')], checked);
  return b.pureCall(module.imported('runtime', 'evaluatedType'), [make]);
}

function typeArrow(
  type: Expression,
  context: LoweringContext,
  parameters: ESTree.Pattern[],
  checked: (lowered: ESTree.Expression) => ESTree.Expression,
): ESTree.Expression {
  const lowered = checked(lowerType(type, context));
  const body = context.hasPrologue ? b.block(context.finish([b.returnStatement(lowered)])) : lowered;
  return b.arrow(parameters, body, type.start);
}

/** Returns the variable of a parameter in the JavaScript function. */
export function variableOf(
  parameter: Parameter,
  parameters: readonly Parameter[],
  context: LoweringContext,
): ESTree.Identifier {
  return b.identifier(nameOfParameter(parameters.indexOf(parameter), parameters, context));
}

/** Returns the values of all parameters in the JavaScript function, as arguments of a check. */
export function valuesOfParameters(
  parameters: readonly Parameter[],
  context: LoweringContext,
): (ESTree.Identifier | ESTree.SpreadElement)[] {
  return parameters.map((parameter) => {
    const variable = variableOf(parameter, parameters, context);
    return parameter.capturesRest ? b.spread(variable) : variable;
  });
}

/** The JavaScript name of a parameter. */
function nameOfParameter(index: number, parameters: readonly Parameter[], context: LoweringContext): string {
  const variable = entryOf(context.frame.variables, parameters[index]?.name ?? '');
  return context.nameOf(variable) + replacementSuffix(index, parameters);
}

/**
 * Whether a JavaScript name can be that of a variable of a block: a parameter, or one that the block assigns. It hides an
 * outer variable with the name in all statements of the block.
 */
export function isHiddenIn({ variables }: FunctionFrame, id: string): boolean {
  return Array.from(variables.keys()).some((name) => id === `$${name}` || id.startsWith(`$${name}$`));
}

/**
 * Lambdas may have several parameters of the same name. The variable has the value of the last one, so the names of the
 * others get a suffix.
 */
function replacementSuffix(index: number, parameters: readonly Parameter[]): string {
  const isReplaced = parameters.some(({ name }, later) => later > index && name === parameters[index]?.name);
  return isReplaced ? `$$${index}` : '';
}

/**
 * The parameters of the JavaScript function, with defaults. Statements for defaults that need more than an expression
 * are appended to `prologue`.
 */
export function functionParameters(
  parameters: readonly Parameter[],
  context: LoweringContext,
  prologue: ESTree.Statement[],
): ESTree.Pattern[] {
  return parameters.map((parameter, index) => {
    const id = b.identifier(nameOfParameter(index, parameters, context), parameter.nameStart, `$${parameter.name}`);
    if (parameter.value === null) return parameter.capturesRest ? b.rest(id) : id;
    const plain = b.identifier(id.name);
    const value = parameterDefault(parameter.value, context);
    if (parameter.capturesRest) {
      const isMissing = context.module.call('isMissingRest', [plain]);
      prologue.push(
        b.ifStatement(isMissing, b.statement(b.assign(plain, context.module.call('restDefault', [value])))),
      );
      return b.rest(id);
    }
    if (!context.hasPrologue) return b.withDefault(id, value);
    prologue.push(
      b.ifStatement(b.binary('===', plain, b.identifier('undefined')), b.statement(b.assign(plain, value))),
    );
    return id;
  });
}

/** The statement that fails if a parameter has the name of a reserved variable: then every call is an error. */
export function reservedNames(parameters: readonly Parameter[], { module }: LoweringContext): ESTree.Statement[] {
  const reserved = parameters.find(({ name }) => RESERVED_VARIABLES.has(name));
  return reserved === undefined ? [] : [b.statement(module.call('reservedParameter', [b.literal(reserved.name)]))];
}

/** Parameters and results of functions, lambdas, classes and defined types. */
import { RESERVED_VARIABLES, stripLeadingColons } from '@pptjs/runtime';
import type * as ESTree from 'estree';
import { isLiteralType } from '../../analysis/constants.js';
import { entryOf } from '../../analysis/result.js';
import type { Expression, Parameter } from '../../ast/nodes.js';
import { builtinType } from '../../builtins.js';
import * as b from '../../estree/index.js';
import { LoweringContext } from '../context.js';
import type { Module } from '../module.js';
import { inlineTypeGuard } from '../type-guards.js';

/**
 * The descriptions of parameters in a definition.
 *
 * @param options `within`: the context in which types are lowered, if they may refer to local variables; `value`:
 * lowers the defaults, if the runtime evaluates them; `cachesTypes`: whether literal types are created only once
 */
export function describeParameters(
  parameters: readonly Parameter[],
  module: Module,
  {
    within = null,
    value,
    cachesTypes = false,
  }: {
    within?: LoweringContext | null;
    cachesTypes?: boolean;
    value?: (node: Expression, parameter: Parameter) => ESTree.Expression;
  } = {},
): ESTree.ArrayExpression {
  return b.array(
    parameters.map((parameter) => {
      const fields: [string, ESTree.Expression][] = [['name', b.literal(parameter.name, parameter.nameStart)]];
      if (parameter.typeExpr !== null)
        fields.push([
          'type',
          cachesTypes ? cachedType(parameter.typeExpr, module) : lazy(parameter.typeExpr, module, within),
        ]);
      if (parameter.value !== null) {
        fields.push(['optional', b.literal(true)]);
        if (value !== undefined) fields.push(['value', value(parameter.value, parameter)]);
      }
      if (parameter.capturesRest) fields.push(['rest', b.literal(true)]);
      return b.object(fields);
    }),
  );
}

/** `lazyType(() => type)` for a literal type with parameters, so that it is created only once. */
function cachedType(type: Expression, module: Module): ESTree.Expression {
  const isBuiltinName = type.type === 'QualifiedReference' && builtinType(stripLeadingColons(type.value)) !== undefined;
  return isBuiltinName || !isLiteralType(type)
    ? lazy(type, module)
    : b.pureCall(module.imported('runtime', 'lazyType'), [lazy(type, module)]);
}

/** `() => type` */
export function lazy(type: Expression, module: Module, within: LoweringContext | null = null): ESTree.Expression {
  if (within !== null && !isLiteralType(type)) return b.arrow([], within.expression(type), type.start);
  const context = LoweringContext.atModule(module);
  const lowered = context.expression(type);
  return b.arrow([], context.hasPrologue ? b.block(context.finish([b.returnStatement(lowered)])) : lowered, type.start);
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
  return parameters.map((parameter) => {
    const variable = entryOf(context.frame.variables, parameter.name);
    const id = b.identifier(context.nameOf(variable), parameter.nameStart, `$${parameter.name}`);
    if (parameter.value === null) return parameter.capturesRest ? b.rest(id) : id;
    const plain = b.identifier(id.name);
    const value = context.expression(parameter.value);
    if (parameter.capturesRest) {
      const isEmpty = b.binary('===', b.member(plain, 'length'), b.literal(0));
      prologue.push(b.ifStatement(isEmpty, b.statement(b.assign(plain, context.module.call('restDefault', [value])))));
      return b.rest(id);
    }
    if (!context.hasPrologue) return b.withDefault(id, value);
    prologue.push(
      b.ifStatement(b.binary('===', plain, b.identifier('undefined')), b.statement(b.assign(plain, value))),
    );
    return id;
  });
}

/** The statement that checks the arguments' types unless an inline guard accepts them; none if nothing is checked. */
export function argumentCheck(
  parameters: readonly Parameter[],
  context: LoweringContext,
  check: (values: (ESTree.Expression | ESTree.SpreadElement)[]) => ESTree.Expression,
): ESTree.Statement[] {
  const typed = parameters.filter(({ typeExpr }) => typeExpr !== null);
  if (typed.length === 0) return [];
  const id = ({ name }: Parameter): ESTree.Identifier =>
    b.identifier(context.nameOf(entryOf(context.frame.variables, name)));
  const guards = typed.map((parameter) => {
    const { typeExpr, capturesRest } = parameter;
    return typeExpr === null || capturesRest ? null : inlineTypeGuard(typeExpr, id(parameter));
  });
  const call = b.statement(
    check(parameters.map((parameter) => (parameter.capturesRest ? b.spread(id(parameter)) : id(parameter)))),
  );
  if (guards.every((test) => test === true)) return [];
  if (guards.includes(null)) return [call];
  const tests = guards.filter((test): test is ESTree.Expression => test !== true && test !== null);
  return [b.ifStatement(b.negated(tests.reduce((left, right) => b.logical('&&', left, right))), call)];
}

/** The statement that fails if a parameter has the name of a reserved variable: then every call is an error. */
export function reservedNames(parameters: readonly Parameter[], { module }: LoweringContext): ESTree.Statement[] {
  const reserved = parameters.find(({ name }) => RESERVED_VARIABLES.has(name));
  return reserved === undefined ? [] : [b.statement(module.call('reservedParameter', [b.literal(reserved.name)]))];
}

/** Returns the conversion of a result that checks its type, with an inline guard if the type has one. */
export function checkedResult(
  returnType: Expression,
  callable: ESTree.Identifier,
  context: LoweringContext,
): LoweringContext['result'] {
  const check = (value: ESTree.Expression): ESTree.Expression => context.module.call('checkReturn', [callable, value]);
  const guard = (value: ESTree.Identifier): ESTree.Expression | true | null => inlineTypeGuard(returnType, value);
  const probe = guard(b.identifier('result'));
  if (probe === true) return (value) => value;
  if (probe === null) return check;
  return (value, out) => {
    if (value.type === 'Literal') return check(value);
    // No code follows a `return`, so all returns can use the same name.
    const result = b.identifier(value.type === 'Identifier' ? value.name : RESULT);
    if (value.type !== 'Identifier') out.push(b.declare('const', result, value));
    return b.conditional(guard(result) as ESTree.Expression, result, check(result));
  };
}

const RESULT = 'result';

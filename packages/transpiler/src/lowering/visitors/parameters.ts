import type * as ESTree from 'estree';
import type { Variable } from '../../analysis/frame.js';
import { isLiteralType } from '../../analysis/static.js';
import type { Expression, Parameter } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import { Body } from '../body.js';
import { builtinType } from '../builtins.js';
import { expression } from '../lower.js';
import type { Module } from '../module.js';
import { plainName } from '../plain-name.js';
import { surelyInstance } from '../type-tests.js';

/** Parameters of functions, lambdas, classes and defined types. */

/**
 * What a definition says of its parameters. `within` is where the types are made, if they may speak of variables around
 * them; `value` makes the default for those that others compute; `keepsTypes` has types made once that are known from
 * the text alone.
 */
export function describeParameters(
  parameters: readonly Parameter[],
  module: Module,
  {
    within = null,
    value,
    keepsTypes = false,
  }: {
    within?: Body | null;
    keepsTypes?: boolean;
    value?: (node: Expression, parameter: Parameter) => ESTree.Expression;
  } = {},
): ESTree.ArrayExpression {
  return b.array(
    parameters.map((parameter) => {
      const fields: [string, ESTree.Expression][] = [['name', b.literal(parameter.name, parameter.nameStart)]];
      if (parameter.typeExpr !== null)
        fields.push(['type', keepsTypes ? kept(parameter.typeExpr, module) : lazy(parameter.typeExpr, module, within)]);
      if (parameter.value !== null) {
        fields.push(['optional', b.literal(true)]);
        if (value !== undefined) fields.push(['value', value(parameter.value, parameter)]);
      }
      if (parameter.capturesRest) fields.push(['rest', b.literal(true)]);
      return b.object(fields);
    }),
  );
}

/**
 * `lazyType(() => type)`: a type that is made once, where it takes making and nothing but its text decides what it is.
 */
function kept(type: Expression, module: Module): ESTree.Expression {
  const isPlain = type.type === 'QualifiedReference' && builtinType(plainName(type.value)) !== undefined;
  return isPlain || !isLiteralType(type)
    ? lazy(type, module)
    : b.pureCall(module.imported('runtime', 'lazyType'), [lazy(type, module)]);
}

/** `() => type` */
export function lazy(type: Expression, module: Module, within: Body | null = null): ESTree.Expression {
  if (within !== null && !isLiteralType(type)) return b.arrow([], expression(type, within), type.start);
  const body = Body.atModule(module);
  const made = expression(type, body);
  return b.arrow([], body.hasPrologue ? b.block(body.finish([b.returnStatement(made)])) : made, type.start);
}

/**
 * The parameters of the JavaScript function, with defaults. Statements for defaults that need more than an expression
 * go to `prologue`.
 */
export function functionParameters(
  parameters: readonly Parameter[],
  body: Body,
  prologue: ESTree.Statement[],
): ESTree.Pattern[] {
  return parameters.map((parameter) => {
    const variable = body.frame.variables.get(parameter.name) as Variable;
    const id = b.identifier(body.nameOf(variable), parameter.nameStart, `$${parameter.name}`);
    if (parameter.value === null) return parameter.capturesRest ? b.rest(id) : id;
    const plain = b.identifier(id.name);
    const value = expression(parameter.value, body);
    if (parameter.capturesRest) {
      const isEmpty = b.binary('===', b.member(plain, 'length'), b.literal(0));
      prologue.push(b.ifStatement(isEmpty, b.statement(b.assign(plain, body.module.call('restDefault', [value])))));
      return b.rest(id);
    }
    if (!body.hasPrologue) return b.withDefault(id, value);
    prologue.push(
      b.ifStatement(b.binary('===', plain, b.identifier('undefined')), b.statement(b.assign(plain, value))),
    );
    return id;
  });
}

/** The statement that checks the arguments' types where a quick test cannot tell; none if there is nothing to check. */
export function argumentCheck(
  parameters: readonly Parameter[],
  body: Body,
  check: (values: (ESTree.Expression | ESTree.SpreadElement)[]) => ESTree.Expression,
): ESTree.Statement[] {
  const typed = parameters.filter(({ typeExpr }) => typeExpr !== null);
  if (typed.length === 0) return [];
  const id = ({ name }: Parameter): ESTree.Identifier =>
    b.identifier(body.nameOf(body.frame.variables.get(name) as Variable));
  const quick = typed.map((parameter) =>
    parameter.capturesRest ? null : surelyInstance(parameter.typeExpr as Expression, id(parameter)),
  );
  const call = b.statement(
    check(parameters.map((parameter) => (parameter.capturesRest ? b.spread(id(parameter)) : id(parameter)))),
  );
  if (quick.every((test) => test === true)) return [];
  if (quick.includes(null)) return [call];
  const tests = quick.filter((test): test is ESTree.Expression => test !== true && test !== null);
  return [b.ifStatement(b.negated(tests.reduce((left, right) => b.logical('&&', left, right))), call)];
}

/** A parameter called like what only the host sets makes every call fail. */
export function reservedNames(parameters: readonly Parameter[], { module }: Body): ESTree.Statement[] {
  const reserved = parameters.find(({ name }) => name === 'facts' || name === 'trusted' || name === 'server_facts');
  return reserved === undefined ? [] : [b.statement(module.call('reservedParameter', [b.literal(reserved.name)]))];
}

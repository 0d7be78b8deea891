import {
  type BodyValues,
  EMPTY_HASH,
  type ErrorOrigin,
  LazyScope,
  type Parameter,
  type PuppetHash,
  RESERVED_VARIABLES,
  reservedParameter,
  Scope,
  signalValue,
  type Template,
  type Value,
  withScope,
} from '@pptjs/runtime/core';
import { inFunction } from '../errors/errors.js';
import { checkGivenValues } from '../evaluation/parameters.js';
import { enclosingScope } from '../model/frame.js';
import { catalogState } from '../state/state.js';

/** The scope around a template. A template file sees only the node and top scopes; inline text sees the caller's scope. */
export function templateScope(scope: Scope, isFile: boolean): Scope {
  return isFile ? enclosingScope(catalogState().frameFor(scope)) : scope;
}

/**
 * Evaluates an EPP template.
 * @param given the values of its parameters. A template that declares no parameters accepts any
 * @param findParameter finds the declaration of a parameter, for an error; all parameters for an unknown name
 * @returns the text, or the value that `return()` or `next()` leaves the template with
 * @throws {FunctionError} if the values do not fit the parameters
 */
export function evaluateTemplate(
  template: Template,
  given: PuppetHash | null,
  around: Scope,
  findParameter?: (name: string) => ErrorOrigin | undefined,
): Value {
  return (
    evaluatePlainly(template, given ?? EMPTY_HASH, around) ?? evaluateFully(template, given, around, findParameter)
  );
}

/**
 * Evaluates a template whose defaults are literals and whose values fit, as nearly all do.
 * @returns `undefined` for other templates and values
 */
function evaluatePlainly({ parameters, body }: Template, given: PuppetHash, around: Scope): Value | undefined {
  if (parameters === null) return undefined;
  const scope = new LazyScope(around, () => parameters.map(({ name, variable }) => [name, values[variable]]));
  const values: BodyValues = { scope };
  let used = 0;
  for (const { name, variable, type, default: literal } of parameters) {
    let value = given.get(name);
    if (value !== undefined) used++;
    if ((value === undefined || value === null) && literal !== undefined) {
      if (typeof literal === 'function') return undefined;
      value = literal;
    }
    if (value === undefined || RESERVED_VARIABLES.has(name)) return undefined;
    if (type !== undefined && !type().isInstance(value)) return undefined;
    values[variable] = value;
  }
  return used === given.size ? evaluateBody(body, values) : undefined;
}

/** Evaluates a template. Sets its variables in order, because defaults may read the earlier ones. */
function evaluateFully(
  { parameters, body }: Template,
  given: PuppetHash | null,
  around: Scope,
  findParameter: ((name: string) => ErrorOrigin | undefined) | undefined,
): Value {
  const scope = new Scope('local', around);
  const values = new Map<string, Value>();
  given?.forEach((value, name) => values.set(String(name), value));
  const bodyValues = withScope(scope, () => {
    if (parameters === null) values.forEach((value, name) => scope.bind(name, value));
    else bindTemplateParameters(parameters, values, scope, findParameter);
    checkVariableNames(parameters, values);
    const result: BodyValues = { scope };
    for (const { name, variable } of parameters ?? []) result[variable] = values.get(name) ?? null;
    return result;
  });
  return evaluateBody(body, bodyValues);
}

function evaluateBody(body: Template['body'], values: BodyValues): Value {
  return withScope(values.scope, () => {
    try {
      return body(values);
    } catch (signal) {
      return signalValue(signal);
    }
  });
}

/** Rejects variables that only the host may set. */
function checkVariableNames(parameters: readonly Parameter[] | null, values: ReadonlyMap<string, Value>): void {
  for (const { name } of parameters ?? []) if (RESERVED_VARIABLES.has(name)) reservedParameter(name);
  for (const name of values.keys()) if (RESERVED_VARIABLES.has(name)) reservedParameter(name);
}

/** Adds the values of the defaults to `values`. */
function bindTemplateParameters(
  parameters: readonly Parameter[],
  values: Map<string, Value>,
  scope: Scope,
  findParameter: ((name: string) => ErrorOrigin | undefined) | undefined,
): void {
  for (const { name, default: value } of parameters) {
    const argument = values.get(name);
    if ((argument === undefined || argument === null) && value !== undefined)
      values.set(name, typeof value === 'function' ? value(scope) : value);
    const bound = values.get(name);
    if (bound !== undefined) scope.bind(name, bound);
  }
  inFunction(() => checkGivenValues('lambda', parameters, values, findParameter));
}

import {
  type BodyValues,
  EMPTY_HASH,
  type ErrorOrigin,
  LazyScope,
  nextValue,
  type Parameter,
  type PuppetHash,
  RESERVED_VARIABLES,
  reservedParameter,
  Scope,
  type Template,
  TYPED_PARAMETERS,
  type Value,
  withScope,
} from '@pptjs/runtime/core';
import { inFunction } from '../errors/errors.js';
import { createBodyValues } from '../evaluation/body-values.js';
import { checkGivenValues, missingInDefault } from '../evaluation/parameters.js';
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
 * @returns the text, or the value with which `next()` leaves the template
 * @throws {ReturnSignal} and {NextSignal} that only the caller of the template may catch
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
  const values = createBodyValues(parameters, scope);
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

/** Evaluates a template with any parameters and values. */
function evaluateFully(
  { parameters, body }: Template,
  given: PuppetHash | null,
  around: Scope,
  findParameter: ((name: string) => ErrorOrigin | undefined) | undefined,
): Value {
  const values = new Map<string, Value>();
  given?.forEach((value, name) => values.set(String(name), value));
  const assigned =
    parameters === null ? values : inFunction(() => assignValues(parameters, values, around, findParameter));
  checkVariableNames(parameters, values);
  const scope = new Scope('local', around);
  assigned.forEach((value, name) => scope.bind(name, value));
  const bodyValues: BodyValues = { scope };
  for (const { name, variable } of parameters ?? []) bodyValues[variable] = assigned.get(name) ?? null;
  // Puppet catches `next()` only if it checks parameters, or if there are neither parameters nor values.
  return parameters === null && given !== null
    ? withScope(scope, () => body(bodyValues))
    : evaluateBody(body, bodyValues);
}

function evaluateBody(body: Template['body'], values: BodyValues): Value {
  return withScope(values.scope, () => {
    try {
      return body(values);
    } catch (signal) {
      return nextValue(signal);
    }
  });
}

/** Rejects variables that only the host may set. */
function checkVariableNames(parameters: readonly Parameter[] | null, values: ReadonlyMap<string, Value>): void {
  for (const { name } of parameters ?? []) if (RESERVED_VARIABLES.has(name)) reservedParameter(name);
  for (const name of values.keys()) if (RESERVED_VARIABLES.has(name)) reservedParameter(name);
}

/**
 * Returns the values of all parameters. Defaults can read the given values, also those that no parameter takes, and the
 * values of earlier parameters.
 *
 * @throws {DeclarationError} if the values do not fit the parameters
 */
function assignValues(
  parameters: readonly Parameter[],
  given: ReadonlyMap<string, Value>,
  around: Scope,
  findParameter: ((name: string) => ErrorOrigin | undefined) | undefined,
): ReadonlyMap<string, Value> {
  const scope = new TemplateDefaultsScope(around, parameters);
  const assigned = new Map(Array.from(given).filter(([, value]) => value !== null));
  assigned.forEach((value, name) => scope.bind(name, value));
  withScope(scope, () => {
    for (const { name, default: value } of parameters) {
      if (assigned.has(name) || (value === undefined && !given.has(name))) continue;
      scope.current = name;
      const result = value === undefined ? null : typeof value === 'function' ? value(scope) : value;
      assigned.set(name, result);
      scope.bind(name, result);
    }
  });
  // A type that does not exist is an error before a missing value is one.
  for (const { type } of parameters) type?.();
  checkGivenValues(SUBJECT, TYPED_PARAMETERS, parameters, assigned, findParameter);
  return assigned;
}

/** The name of a template in messages about its parameters. */
const SUBJECT = 'lambda';

/** The scope in which the defaults of a template are evaluated. They may read only parameters that have a value. */
class TemplateDefaultsScope extends Scope {
  /** The name of the parameter whose default is being evaluated. */
  current = '';
  readonly #parameters: readonly Parameter[];

  constructor(around: Scope, parameters: readonly Parameter[]) {
    super('local', around);
    this.#parameters = parameters;
  }

  override own(name: string): Value | undefined {
    const value = super.own(name);
    if (value === undefined && this.#parameters.some((parameter) => parameter.name === name))
      throw missingInDefault(SUBJECT, this.#parameters, this.current, name);
    return value;
  }
}

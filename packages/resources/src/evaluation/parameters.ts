import {
  type BodyValues,
  type ClassDefinition,
  didYouMean,
  type ErrorOrigin,
  formatMessage,
  FunctionError,
  LookupError,
  type Parameter,
  type ParameterErrors,
  type ParameterMismatches,
  type PuppetType,
  RESERVED_VARIABLES,
  type ResourceTypeDefinition,
  Scope,
  stripLeadingColons,
  type Value,
  withAdviceOf,
  withScope,
  withHelp,
} from '@pptjs/runtime/core';
import { type CatalogError, catalogError, DeclarationError, declarationError, inCatalog } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { definitionPlace, NO_PLACE, withPlace } from '../errors/place.js';
import { isMetaparameter, METAPARAMETERS } from '../model/native-type.js';
import { parameterNames } from '../model/parameter-names.js';
import { type CatalogFrame, implicitParameter, type Resource } from '../model/resource.js';
import { toCatalogValue } from '../state/catalog-values.js';
import type { CatalogState } from '../state/state.js';
import { createBodyValues } from './body-values.js';
import { deferredResult, type DeferredResult, isDeferred } from './deferred-types.js';

type ParameterizedDefinition = ClassDefinition | ResourceTypeDefinition;

/**
 * Determines the parameters of a class or defined resource: the given value, for a class the value from data, or the
 * default. Sets them in the resource and in its scope.
 * @returns the scope and the values for the body
 * @throws {DeclarationError} if a value is missing or of the wrong type, or if a parameter does not exist
 */
export function bindParameters(
  state: CatalogState,
  resource: Resource,
  definition: ParameterizedDefinition,
  frame: CatalogFrame,
): BodyValues {
  const { scope, outer } = frame;
  const caller = outer?.definition;
  // Data that is looked up for the class may interpolate these variables, so they are bound first.
  scope.bind('module_name', state.moduleOf(definition) ?? '');
  scope.bind('caller_module_name', (caller && state.moduleOf(caller)) ?? '');
  let { title } = resource;
  if (definition.kind === 'class') {
    setLookedUpParameters(state, resource, definition);
    scope.publish();
    title = definition.name;
  }
  scope.bind('title', title);
  scope.bind('name', resource.get('name') ?? title);
  setDefaults(state, resource, definition, frame);
  checkParameters(state, resource, definition, definition.parameters);
  const { reserved } = parameterNames(definition);
  if (reserved !== null) throw reservedName(reserved, definition);
  const values = createBodyValues(definition.parameters, scope);
  for (const { name, variable } of definition.parameters) {
    const value = resource.parameters.get(name)?.value ?? null;
    scope.bind(name, value);
    values[variable] = value;
  }
  // The metaparameters follow. Every parameter of the definition has a value by now.
  if (resource.parameters.size > definition.parameters.length)
    resource.parameters.forEach(({ name, value }) => {
      if (value !== null && !isTitle(name)) scope.bind(name, value);
    });
  return values;
}

function isTitle(name: string): boolean {
  return name === 'name' || name === 'title';
}

/** The error about a parameter that has the name of a variable which every scope has. */
function reservedName(name: string, definition: ParameterizedDefinition): CatalogError {
  const message = RESERVED_VARIABLES.has(name) ? messages.RESERVED_PARAMETER_NAME : messages.REASSIGNED_VARIABLE;
  return catalogError(message, { name }, definitionPlace(definition));
}

/** @throws {DeclarationError} if the lookup fails, because Puppet reports it as an error of the statement */
function setLookedUpParameters(state: CatalogState, resource: Resource, definition: ClassDefinition): void {
  const lookup = state.lookup?.(definition.name);
  if (lookup === undefined) return;
  try {
    for (const { name, key } of parameterNames(definition).keys) {
      if (resource.get(name) !== undefined) continue;
      const value = lookup(key);
      if (value !== undefined) resource.set(implicitParameter(name, value, resource.frame));
    }
  } catch (error) {
    throw error instanceof FunctionError ? withAdviceOf(new DeclarationError(error.message), error) : error;
  }
}

/**
 * The scope in which defaults are evaluated. A default may read only parameters that already have a value. For a class,
 * this scope also answers for the qualified names of its parameters until all defaults are evaluated.
 */
export class DefaultsScope extends Scope {
  /** The name of the parameter whose default is being evaluated. */
  current = '';
  readonly #resource: Resource;
  readonly #definition: ParameterizedDefinition;

  constructor(frame: CatalogFrame, resource: Resource, definition: ParameterizedDefinition) {
    super(frame.scope.kind, frame.scope, frame.scope.name);
    this.#resource = resource;
    this.#definition = definition;
    resource.parameters.forEach(({ name, value }) => {
      if (!isTitle(name)) this.bind(name, value);
    });
  }

  /** Whether a name is that of a parameter without a value. */
  isPending(name: string): boolean {
    return parameterNames(this.#definition).all.has(name) && !this.#resource.parameters.has(name);
  }

  /** `defined` accepts parameters without a value. */
  override has(name: string): boolean {
    const separator = name.lastIndexOf('::');
    const isOwn = separator === -1 || stripLeadingColons(name.slice(0, separator)) === this.name;
    return (isOwn && this.isPending(name.slice(separator === -1 ? 0 : separator + 2))) || super.has(name);
  }

  override own(name: string): Value | undefined {
    const value = super.own(name);
    if (value !== undefined || !this.isPending(name)) return value;
    throw missingInDefault(this.#resource.reference, this.#definition.parameters, this.current, name);
  }
}

/**
 * The error about a default that reads a parameter without a value.
 * @param reference the start of the message
 * @param parameter the name of the parameter with the default
 * @param name the name of the other parameter
 */
export function missingInDefault(
  reference: string,
  parameters: readonly Parameter[],
  parameter: string,
  name: string,
): DeclarationError {
  const position = (wanted: string): number => parameters.findIndex((each) => each.name === wanted);
  return position(name) < position(parameter)
    ? declarationError(messages.PARAMETER_WITHOUT_VALUE, { reference, name })
    : declarationError(messages.DEFAULT_NOT_YET_EVALUATED, { reference, parameter, name });
}

function setDefaults(
  state: CatalogState,
  resource: Resource,
  definition: ParameterizedDefinition,
  frame: CatalogFrame,
): void {
  if (!definition.parameters.some(({ name, optional }) => optional && resource.get(name) === undefined)) return;
  const scope = new DefaultsScope(frame, resource, definition);
  if (definition.kind === 'class') scope.publish();
  withScope(scope, () => evaluateDefaults(state, resource, definition, scope));
  if (definition.kind === 'class') frame.scope.publish();
}

/** @throws {LookupError} with the place of the definition */
function evaluateDefaults(
  state: CatalogState,
  resource: Resource,
  definition: ParameterizedDefinition,
  scope: DefaultsScope,
): void {
  try {
    for (const { name, default: value } of definition.parameters) {
      if (value === undefined || resource.get(name) !== undefined) continue;
      scope.current = name;
      const result = typeof value === 'function' ? value(scope) : value;
      const parameter = implicitParameter(name, toCatalogValue(state, result), resource.frame);
      resource.set(parameter);
      scope.bind(name, parameter.value);
    }
  } catch (error) {
    throw error instanceof LookupError
      ? new LookupError(withPlace(error.message, definitionPlace(definition)), error)
      : error;
  }
}

/**
 * Checks the given parameters of a resource of a defined type that stayed virtual. Its defaults are never evaluated.
 * @throws {CatalogError} with all problems
 */
export function checkUnevaluated(state: CatalogState, resource: Resource): void {
  const { definition, isEvaluated } = resource;
  if (definition?.kind !== 'define' || isEvaluated) return;
  const parameters = definition.parameters.filter(({ name, optional }) => !optional || resource.parameters.has(name));
  inCatalog(() => checkParameters(state, resource, definition, parameters));
}

/** @param parameters the parameters of the definition that must have a value */
function checkParameters(
  state: CatalogState,
  resource: Resource,
  definition: ParameterizedDefinition,
  parameters: readonly Parameter[],
): void {
  const names = parameterNames(definition).all;
  const given = resource.parameters;
  const unknown: string[] = [];
  let hasDeferred = false;
  given.forEach(({ name, value }) => {
    hasDeferred ||= isDeferred(value);
    if (!names.has(name) && !isMetaparameter(name) && !isTitle(name)) unknown.push(name);
  });
  const deferred = hasDeferred ? deferredResults(state, given, definition) : NONE_DEFERRED;
  if (!hasDeferred && unknown.length === 0 && parameters.every((each) => fits(each, given.get(each.name)?.value)))
    return;
  const valueOf = (name: string): Value | undefined => given.get(name)?.value;
  const subject = resource.reference;
  const originOfValue = (name: string): ErrorOrigin | undefined => originOfParameter(state, resource, name);
  const suggestMissing = (name: string): string | undefined => adviceOnData(state, definition, name);
  checkValues({
    subject,
    errors: definition.errors,
    parameters,
    valueOf,
    originOfValue,
    suggestMissing,
    unknown,
    names,
    deferred,
  });
}

/** The question about data that may be meant for a parameter without a value. */
function adviceOnData(
  { context }: CatalogState,
  definition: ParameterizedDefinition,
  name: string,
): string | undefined {
  if (definition.kind !== 'class') return undefined;
  const keys = parameterNames(definition).keys.map(({ key }) => key);
  return context.services.lookup?.adviceOnParameter?.(`${definition.name}::${name}`, keys);
}

/** The attribute that sets a parameter, or the data that a class parameter has its value from. */
function originOfParameter(
  { findData }: CatalogState,
  { parameters, definition }: Resource,
  name: string,
): ErrorOrigin | undefined {
  const parameter = parameters.get(name);
  if (parameter === undefined || parameter.place !== NO_PLACE || definition?.kind !== 'class')
    return parameter?.place.origin;
  const type = definition.parameters.find((each) => each.name === name)?.type;
  const path = type === undefined ? [] : definition.errors.path(type(), parameter.value);
  return findData?.(`${definition.name}::${name}`, path);
}

/**
 * Checks values against the parameters that take them.
 * @param subject the start of the message
 * @param errors explains wrong values
 * @param values by the names of the parameters
 * @param originOfValue finds the part of the source that an error about a parameter or an unknown name shows
 * @throws {DeclarationError} with all problems
 */
export function checkGivenValues(
  subject: string,
  errors: ParameterErrors,
  parameters: readonly Parameter[],
  values: ReadonlyMap<string, Value>,
  originOfValue?: (name: string) => ErrorOrigin | undefined,
): void {
  // Nearly all values fit, and then no value has the name of another parameter.
  if (values.size === parameters.length && parameters.every((each) => fits(each, values.get(each.name)))) return;
  const names = new Set(parameters.map(({ name }) => name));
  const unknown = Array.from(values.keys()).filter((name) => !names.has(name));
  const valueOf = (name: string): Value | undefined => values.get(name);
  const found = originOfValue && { originOfValue };
  checkValues({ subject, errors, parameters, valueOf, unknown, names, deferred: NONE_DEFERRED, ...found });
}

function fits({ type }: Parameter, value: Value | undefined): boolean {
  return value !== undefined && (type === undefined || type().isInstance(value));
}

/** The results of Deferred values by parameter. */
type DeferredResults = ReadonlyMap<string, DeferredResult>;

const NONE_DEFERRED: DeferredResults = new Map();

/**
 * Determines the results of Deferred values in Puppet's order: metaparameters, then parameters in the order of their
 * declarations. Values of unknown names do not matter.
 * @throws {DeclarationError} if a function does not exist or does not accept its arguments
 */
function deferredResults(
  state: CatalogState,
  given: Resource['parameters'],
  definition: ParameterizedDefinition,
): DeferredResults {
  const results = new Map<string, DeferredResult>();
  for (const name of ['name', ...METAPARAMETERS, ...definition.parameters.map((each) => each.name)]) {
    const value = given.get(name)?.value;
    if (value !== undefined && isDeferred(value)) results.set(name, deferredResult(state, value));
  }
  return results;
}

function unknownParameter(name: string): string {
  return formatMessage(messages.NO_SUCH_PARAMETER, { name });
}

interface ValueCheck {
  /** The start of the message. */
  readonly subject: string;
  readonly errors: ParameterErrors;
  readonly parameters: readonly Parameter[];
  readonly valueOf: (name: string) => Value | undefined;
  /** Finds the part of the source that an error about a parameter or an unknown name shows. */
  readonly originOfValue?: (name: string) => ErrorOrigin | undefined;
  /** The question about a parameter without a value. */
  readonly suggestMissing?: (name: string) => string | undefined;
  /** The given names that no parameter has. */
  readonly unknown: readonly string[];
  /** The names that an error suggests for unknown ones. */
  readonly names: Iterable<string>;
  readonly deferred: DeferredResults;
}

/** @throws {DeclarationError} with the unknown parameters and the problems of the values */
function checkValues(check: ValueCheck): void {
  const { subject, errors, parameters, valueOf, originOfValue, suggestMissing, unknown, names, deferred } = check;
  const problems = unknown.map(unknownParameter);
  const faulty = [...unknown];
  const questions = unknown.map((name) => didYouMean(name, names));
  parameters.forEach(({ name, type }) => {
    const value = valueOf(name);
    if (value === undefined) {
      faulty.push(name);
      problems.push(formatMessage(messages.EXPECTS_VALUE, { name }));
      questions.push(suggestMissing?.(name));
    } else if (type !== undefined) {
      const expected = type();
      if (!deferred.has(name) && expected.isInstance(value)) return;
      const { texts, suggestion } = mismatches(errors, name, expected, value, deferred.get(name));
      if (texts.length > 0) faulty.push(name);
      problems.push(...texts);
      questions.push(suggestion);
    }
  });
  if (problems.length === 0) return;
  const error = new DeclarationError(`${subject}:${problems.length === 1 ? ' ' : '\n  '}${problems.join('\n  ')}`);
  for (const name of faulty) error.origin ??= originOfValue?.(name);
  throw withHelp(
    error,
    questions.find((question) => question !== undefined),
  );
}

/**
 * Describes why a value does not fit the type of its parameter. A Deferred value is described by the type of its result,
 * if that type is known.
 */
function mismatches(
  errors: ParameterErrors,
  name: string,
  expected: PuppetType,
  value: Value,
  result: DeferredResult | undefined,
): ParameterMismatches {
  if (result === undefined) return errors.ofValue(name, expected, value);
  return result.type === undefined ? NO_MISMATCHES : (result.errors ?? errors).ofType(name, expected, result.type);
}

const NO_MISMATCHES: ParameterMismatches = { texts: [], suggestion: undefined };

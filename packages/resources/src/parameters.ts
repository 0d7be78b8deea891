import {
  type ClassDefinition,
  describeMismatches,
  FunctionError,
  inferDetailed,
  LookupError,
  type Parameter,
  parameterPath,
  type PuppetType,
  type ResourceTypeDefinition,
  Scope,
  type Value,
  withScope,
} from '@pptjs/runtime/core';
import { deferredType, isDeferred } from './deferred-parameter.js';
import { CatalogError, DeclarationError, withPlace } from './errors.js';
import type { Frame } from './frame.js';
import { namesOf } from './parameter-names.js';
import { parameterValue } from './parameter-value.js';
import { isMetaparameter } from './resource-type.js';
import { NO_PLACE, type Resource } from './resource.js';
import { catalogState } from './state.js';

type Parameterized = ClassDefinition | ResourceTypeDefinition;

/**
 * Finds the values of a class's or defined resource's parameters (given, for classes from data, else the default), sets
 * them in the resource and in its scope, and gives them in order.
 * @throws {DeclarationError} where one is missing, unknown, or of the wrong type
 */
export function bindParameters(resource: Resource, definition: Parameterized, frame: Frame): Value[] {
  const { scope } = frame;
  bindModules(definition, frame);
  if (definition.kind === 'class') {
    addExternalValues(resource, definition);
    scope.makeKnown();
  }
  bindNames(resource, definition, scope);
  addDefaults(resource, definition, frame);
  checkParameters(resource, definition);
  return definition.parameters.map(({ name }) => {
    checkName(name, definition);
    const value = resource.parameters.get(name)?.value ?? null;
    scope.bind(name, value);
    return value;
  });
}

/** What data may mention of the class that they are looked up for. */
function bindModules(definition: Parameterized, { scope, outer }: Frame): void {
  const { moduleOf } = catalogState();
  const caller = outer?.definition ?? null;
  scope.bind('module_name', moduleOf(definition) ?? '');
  scope.bind('caller_module_name', (caller === null ? null : moduleOf(caller)) ?? '');
}

function bindNames(resource: Resource, definition: Parameterized, scope: Scope): void {
  const title = definition.kind === 'class' ? definition.name : resource.title;
  scope.bind('title', title);
  scope.bind('name', resource.get('name') ?? title);
  for (const { name, value } of resource.parameters.values()) {
    if (value !== null && name !== 'name') scope.bind(name, value);
  }
}

const RESERVED: ReadonlySet<string> = new Set(['trusted', 'facts', 'server_facts']);
const BOUND: ReadonlySet<string> = new Set(['module_name', 'caller_module_name']);

/** @throws {CatalogError} where a parameter is called like a variable that is there anyway */
function checkName(name: string, definition: Parameterized): void {
  if (RESERVED.has(name))
    throw new CatalogError(`Attempt to assign to a reserved variable name: '${name}'`, definition);
  if (BOUND.has(name)) throw new CatalogError(`Cannot reassign variable '$${name}'`, definition);
}

function setParameter(resource: Resource, name: string, value: Value): void {
  resource.set({
    name,
    value: parameterValue(value),
    source: resource.frame,
    place: NO_PLACE,
    add: false,
    isDefault: false,
  });
}

/** @throws {DeclarationError} for what is wrong with a lookup itself: it is the statement's */
function addExternalValues(resource: Resource, definition: ClassDefinition): void {
  const { lookup } = catalogState();
  if (lookup === undefined) return;
  try {
    definition.parameters.forEach(({ name }) => {
      if (resource.get(name) !== undefined) return;
      const value = lookup(`${definition.name}::${name}`);
      if (value !== undefined) setParameter(resource, name, value);
    });
  } catch (error) {
    throw error instanceof FunctionError ? new DeclarationError(error.message) : error;
  }
}

/** The parameters while defaults are evaluated: a default sees those that have a value by then, and no others. */
class ParameterScope extends Scope {
  readonly #resource: Resource;
  /** Those without a value, and whether they have a default. */
  readonly #pending: Map<string, boolean>;
  current = '';

  constructor(frame: Frame, resource: Resource, pending: readonly Parameter[]) {
    super('local', frame.scope);
    this.#resource = resource;
    this.#pending = new Map(pending.map(({ name, value }) => [name, value !== undefined]));
  }

  settle(name: string, value: Value): void {
    this.#pending.delete(name);
    this.bind(name, value);
  }

  override lookup(name: string): Value | undefined {
    const hasDefault = this.#pending.get(name);
    if (hasDefault === undefined) return super.lookup(name);
    const message = hasDefault
      ? `default expression for $${this.current} tries to illegally access not yet evaluated $${name}`
      : `expects a value for parameter $${name}`;
    throw new DeclarationError(`${this.#resource.reference}: ${message}`);
  }
}

function addDefaults(resource: Resource, definition: Parameterized, frame: Frame): void {
  const { parameters } = definition;
  const missing = parameters.filter(({ name }) => resource.get(name) === undefined);
  if (missing.every(({ value }) => value === undefined)) return;
  const scope = new ParameterScope(frame, resource, missing);
  parameters.forEach(({ name }) => {
    const given = resource.parameters.get(name)?.value;
    if (given !== undefined) scope.settle(name, given);
  });
  missing.forEach(({ name, value }) => {
    if (value === undefined) return;
    scope.current = name;
    setParameter(
      resource,
      name,
      withScope(scope, () => defaultOf(value, scope, definition)),
    );
    scope.settle(name, resource.parameters.get(name)?.value ?? null);
  });
}

/** @throws {LookupError} with the place of the definition */
function defaultOf(value: (scope: Scope) => Value, scope: Scope, definition: Parameterized): Value {
  try {
    return value(scope);
  } catch (error) {
    throw error instanceof LookupError ? new LookupError(withPlace(error.message, definition), error) : error;
  }
}

/**
 * Checks what a resource of a defined type was given that stayed virtual: its defaults are never made.
 * @throws {CatalogError} that tells everything that is wrong
 */
export function checkUnevaluated(resource: Resource): void {
  const { definition, evaluated } = resource;
  if (definition?.kind !== 'define' || evaluated) return;
  const parameters = definition.parameters.filter(
    ({ name, value }) => value === undefined || resource.parameters.has(name),
  );
  try {
    checkParameters(resource, { ...definition, parameters });
  } catch (error) {
    throw error instanceof DeclarationError ? new CatalogError(error.message) : error;
  }
}

function checkParameters(resource: Resource, { parameters }: Parameterized): void {
  const names = namesOf(parameters);
  const problems: string[] = [];
  let deferred: Map<string, PuppetType | undefined> | undefined;
  resource.parameters.forEach(({ name, value }) => {
    if (isDeferred(value)) (deferred ??= new Map()).set(name, deferredType(value));
    if (!names.has(name) && !isMetaparameter(name) && name !== 'name' && name !== 'title')
      problems.push(unknownParameter(name));
  });
  checkValues(
    resource.reference,
    parameters,
    (name) => resource.parameters.get(name)?.value,
    problems,
    deferred ?? NONE_DEFERRED,
  );
}

/**
 * Checks values by name against the parameters that take them.
 * @throws {DeclarationError} that tells everything that is wrong, after `subject`
 */
export function checkGiven(subject: string, parameters: readonly Parameter[], given: ReadonlyMap<string, Value>): void {
  const names = namesOf(parameters);
  const problems = Array.from(given.keys())
    .filter((name) => !names.has(name))
    .map(unknownParameter);
  checkValues(subject, parameters, (name) => given.get(name), problems, NONE_DEFERRED);
}

/** By name: the types of what is Deferred, as far as they are known. */
type DeferredTypes = ReadonlyMap<string, PuppetType | undefined>;

const NONE_DEFERRED: DeferredTypes = new Map();

function unknownParameter(name: string): string {
  return `has no parameter named '${name}'`;
}

/** @throws {DeclarationError} that tells the `problems` and those with the values */
function checkValues(
  subject: string,
  parameters: readonly Parameter[],
  given: (name: string) => Value | undefined,
  problems: string[],
  deferred: DeferredTypes,
): void {
  parameters.forEach(({ name, type }) => {
    const value = given(name);
    if (value === undefined) problems.push(`expects a value for parameter '${name}'`);
    else if (type !== undefined) {
      const wanted = type();
      if (deferred.has(name) || !wanted.isInstance(value)) problems.push(...mismatches(name, wanted, value, deferred));
    }
  });
  if (problems.length > 0)
    throw new DeclarationError(`${subject}:${problems.length === 1 ? ' ' : '\n  '}${problems.join('\n  ')}`);
}

/**
 * What is wrong with the value of a parameter that is no instance of its type. Of a Deferred only the type may be known
 * that it will have.
 */
function mismatches(name: string, type: PuppetType, value: Value, deferred: DeferredTypes): string[] {
  const isLater = deferred.has(name);
  const actual = isLater ? deferred.get(name) : inferDetailed(value);
  if (actual === undefined || (isLater && type.isAssignable(actual))) return [];
  return describeMismatches(type, actual, [parameterPath(name)]).map(String);
}

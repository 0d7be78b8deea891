import {
  context,
  equals,
  EvaluationError,
  isArray,
  PuppetType,
  ResourceType as ReferenceType,
  type Scope,
  type Value,
} from '@pptjs/runtime/core';
import { type Attribute, type AttributeValue, parameterOf, readAttributes } from './attributes.js';
import type { StatementPlace } from './declare.js';
import { CatalogError, inStatement, placeText } from './errors.js';
import { flatten } from './flatten.js';
import { type Frame, inheritsFrom, isSameSource } from './frame.js';
import { catalogTitle, referenceText } from './reference.js';
import type { LazyPlace, Resource, ResourceParameter } from './resource.js';
import { catalogState, frameFor } from './state.js';
import { addTags } from './tags.js';
import { catalogType, shownType } from './type-name.js';

/** Parameters that are to be set in a resource that stands elsewhere. */
export interface Override {
  readonly reference: string;
  readonly source: Frame;
  readonly place: LazyPlace;
  readonly parameters: ReadonlyMap<string, ResourceParameter>;
}

/**
 * `Type['title', …] { … }`; gives the references.
 * @throws {EvaluationError} where the target is no reference to resources
 * @throws {CatalogError} where the parameters may not be set here
 */
export function overrideResources(
  scope: Scope,
  target: Value,
  attributes: readonly Attribute[],
  statement: StatementPlace,
): Value {
  const frame = frameFor(scope);
  const file = statement.file ?? frame.file;
  const values = readAttributes(attributes, statement.line, 1);
  for (const reference of isArray(target) ? target : [target]) {
    if (!(reference instanceof ReferenceType) || reference.typeName === null) throw notAResource(reference);
    if (reference.title === null) throw withoutTitle(reference.typeName);
    const type = reference.typeName === 'Node' ? 'Class' : catalogType(reference.typeName);
    const name = referenceText(type, catalogTitle(type, reference.title));
    const override = newOverride(name, values, frame, { file, line: statement.line });
    inStatement('a Resource Override', () => addOverride(override));
  }
  return target;
}

/**
 * The override of a resource by code of `source`.
 * @throws {CatalogError} where an attribute is there twice, or says an invalid tag
 */
export function newOverride(
  reference: string,
  values: readonly AttributeValue[],
  source: Frame,
  place: LazyPlace,
): Override {
  const parameters = new Map<string, ResourceParameter>();
  for (const value of values) {
    if (parameters.has(value.name))
      throw new CatalogError(`Duplicate parameter '${value.name}' for on ${reference}`, place);
    if (value.name === 'tag') addTags(new Set(), value.value, place);
    parameters.set(value.name, parameterOf(value, source, { file: place.file ?? '', line: value.line }));
  }
  return { reference, source, place, parameters };
}

function notAResource(target: Value): EvaluationError {
  const text = target instanceof PuppetType ? `${target}-Type` : String(target);
  return new EvaluationError(
    'ILLEGAL_OVERRIDDEN_TYPE',
    `Resource Override can only operate on resources, got: ${text}`,
  );
}

function withoutTitle(typeName: string): EvaluationError {
  const message = `No title provided and ${shownType(typeName.toLowerCase())} is not a valid resource reference`;
  return new EvaluationError('RUNTIME_ERROR', `Error while evaluating a Resource Override, ${message}`);
}

/** Overrides a resource now, or as soon as the catalog is complete where it is not there yet. */
export function addOverride(override: Override): void {
  const { catalog, overrides } = catalogState();
  const resource = catalog.findReference(override.reference);
  if (resource !== undefined) {
    applyOverride(resource, override);
    return;
  }
  const waiting = overrides.get(override.reference);
  if (waiting === undefined) overrides.set(override.reference, [override]);
  else waiting.push(override);
}

/** @throws {CatalogError} where the override stands in a class that may not change the resource */
export function applyOverride(resource: Resource, { source, parameters, place }: Override): void {
  if (!isSameSource(source, resource.frame) && !mayOverride(source, resource.frame)) {
    throw new CatalogError('Only subclasses can override parameters', place);
  }
  if (resource.evaluated) warnOfLateOverride(resource, place);
  for (const parameter of parameters.values()) overrideParameter(resource, parameter, parameter.source ?? source);
}

/** What a class or defined resource declares is there already, and does not see what its parameters are from now on. */
function warnOfLateOverride({ place: declared }: Resource, place: LazyPlace): void {
  const where = placeText(declared.file, declared.line);
  const message = `Attempt to override an already evaluated resource${where === '' ? '' : `, defined at ${where},`} with new values ${placeText(place.file, place.line)}`;
  context().log({ level: 'warning', message });
}

function mayOverride(source: Frame, owner: Frame | null): boolean {
  return catalogState().overriders.has(source.definition) || inheritsFrom(source, owner);
}

function overrideParameter(resource: Resource, parameter: ResourceParameter, source: Frame): void {
  const current = resource.parameters.get(parameter.name);
  if (current === undefined) {
    resource.set(parameter);
    return;
  }
  if (isDefaultValue(resource.frame, resource.type, parameter.name, parameter.value)) return;
  const replacesDefault =
    isSameSource(source, current.source) && isDefaultValue(resource.frame, resource.type, current.name, current.value);
  if (!mayOverride(source, current.source) && !replacesDefault) throw alreadySet(resource, current, parameter);
  const value = parameter.add ? flatten([current.value, parameter.value]) : parameter.value;
  resource.set({ ...parameter, value });
}

function isDefaultValue(frame: Frame | null, type: string, name: string, value: Value): boolean {
  for (let around = frame; around !== null; around = around.outer) {
    const parameter = around.defaults.get(type)?.get(name);
    if (parameter !== undefined && equals(parameter.value, value)) return true;
  }
  return false;
}

function alreadySet(resource: Resource, current: ResourceParameter, parameter: ResourceParameter): CatalogError {
  const { file, line } = current.place;
  const by = current.source?.definition?.name ?? 'main';
  const message = `Parameter '${current.name}' is already set on ${resource.reference} by ${by}`;
  return new CatalogError(`${message} at ${placeText(file, line)}; cannot redefine`, parameter.place);
}

import { EvaluationError } from '../diagnostics/error.js';
import type { Scope } from '../evaluation/scope.js';
import { equals } from '../operators/equals.js';
import { ClassType, ResourceType as ReferenceType } from '../types/resource.js';
import { isArray, type Value } from '../values/value.js';
import { type Attribute, parameterOf, readAttributes } from './attributes.js';
import type { StatementPlace } from './declare.js';
import { CatalogError, inStatement, placeText } from './errors.js';
import { flatten } from './flatten.js';
import { type Frame, inheritsFrom, isSameSource } from './frame.js';
import { catalogTitle, referenceText } from './reference.js';
import type { LazyPlace, Resource, ResourceParameter } from './resource.js';
import { catalogState, frameFor } from './state.js';

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
export function overrideResources(scope: Scope, target: Value, attributes: readonly Attribute[], statement: StatementPlace): Value {
  const frame = frameFor(scope);
  const file = statement.file ?? frame.file;
  const values = readAttributes(attributes, statement.line, 1);
  for (const reference of isArray(target) ? target : [target]) {
    if (!(reference instanceof ReferenceType) || reference.typeName === null) throw notAResource(reference);
    if (reference.title === null) throw withoutTitle(reference.typeName);
    const name = referenceText(reference.typeName, catalogTitle(reference.typeName, reference.title));
    const place = { file, line: statement.line };
    const parameters = new Map<string, ResourceParameter>();
    for (const value of values) {
      if (parameters.has(value.name)) throw new CatalogError(`Duplicate parameter '${value.name}' for on ${name}`, place);
      parameters.set(value.name, parameterOf(value, frame, file));
    }
    inStatement('a Resource Override', () => addOverride({ reference: name, source: frame, place, parameters }));
  }
  return target;
}

function notAResource(target: Value): EvaluationError {
  const text = target instanceof ClassType ? `${target}-Type` : String(target);
  return new EvaluationError('ILLEGAL_OVERRIDDEN_TYPE', `Resource Override can only operate on resources, got: ${text}`);
}

function withoutTitle(typeName: string): EvaluationError {
  const message = `No title provided and :${typeName.toLowerCase()} is not a valid resource reference`;
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
  for (const parameter of parameters.values()) overrideParameter(resource, parameter, source);
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
  const replacesDefault = isSameSource(source, current.source) && isDefaultValue(resource.frame, resource.type, current.name, current.value);
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

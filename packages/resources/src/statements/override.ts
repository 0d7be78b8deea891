import {
  equals,
  type EvaluationError,
  evaluationError,
  flattenArrays,
  formatMessage,
  label,
  ResourceType,
  rubyQuote,
  type Scope,
  type Value,
} from '@pptjs/runtime/core';
import { type CatalogError, catalogError, inStatement } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { type DeclarationPlace, placeSuffix, placeText } from '../errors/place.js';
import { inheritsFrom, isSameSource } from '../model/frame.js';
import type { Override } from '../model/pending.js';
import { catalogTitle, referenceText } from '../model/reference.js';
import type { CatalogFrame, Resource, ResourceParameter } from '../model/resource.js';
import type { Attributes, StatementPlace } from '../model/statement.js';
import { addParameterTags } from '../model/tags.js';
import { catalogType, shownType } from '../state/resource-types.js';
import { type CatalogState, catalogState } from '../state/state.js';
import { readAttributes } from './attributes.js';
import { StatementLocation } from './statement-location.js';

/**
 * `Type['title', …] { … }`.
 * @returns the references
 * @throws {EvaluationError} if the target is not a reference to resources
 * @throws {CatalogError} if the code may not change the parameters
 */
export function overrideResources(
  scope: Scope,
  target: Value,
  attributes: Attributes,
  statement: StatementPlace,
): Value {
  const state = catalogState();
  const frame = state.frameFor(scope);
  const place = new StatementLocation(state, frame, statement);
  const parameters = readAttributes(place, attributes, 0, 1);
  for (const reference of flattenArrays(target)) {
    if (!(reference instanceof ResourceType) || reference.typeName === null) throw notAResource(reference);
    if (reference.title === null) throw missingTitle(state, reference.typeName);
    const type = reference.typeName === 'Node' ? 'Class' : catalogType(state, reference.typeName);
    const name = referenceText(type, catalogTitle(type, reference.title));
    if (reference.title === '') throw evaluationError(messages.OVERRIDE_WITHOUT_TITLE, { shown: rubyQuote(name) });
    const override = createOverride(name, parameters, frame, place);
    inStatement('a Resource Override', () => addOverride(state, override));
  }
  return target;
}

/**
 * Creates an override of a resource by the code of `source`.
 * @throws {CatalogError} if an attribute occurs twice or is an invalid tag
 */
export function createOverride(
  reference: string,
  values: readonly ResourceParameter[],
  source: CatalogFrame,
  place: DeclarationPlace,
): Override {
  const parameters = new Map<string, ResourceParameter>();
  for (const parameter of values) {
    const { name, value } = parameter;
    if (parameters.has(name)) throw catalogError(messages.DUPLICATE_OVERRIDE_PARAMETER, { name, reference }, place);
    if (name === 'tag') addParameterTags(new Set(), value, place);
    parameters.set(name, parameter);
  }
  return { reference, source, place, parameters };
}

function notAResource(target: Value): EvaluationError {
  return evaluationError(messages.NOT_A_RESOURCE, { type: label(target) });
}

function missingTitle(state: CatalogState, typeName: string): EvaluationError {
  return evaluationError(messages.OVERRIDE_WITHOUT_TITLE, { shown: shownType(state, typeName.toLowerCase()) });
}

/** Applies an override now, or when all resources are declared if the resource does not exist yet. */
export function addOverride(state: CatalogState, override: Override): void {
  const { catalog, overrides } = state;
  const resource = catalog.findReference(override.reference);
  if (resource !== undefined) {
    applyOverride(state, resource, override);
    return;
  }
  const waiting = overrides.get(override.reference);
  if (waiting === undefined) overrides.set(override.reference, [override]);
  else waiting.push(override);
}

/** @throws {CatalogError} if the code of the override may not change the resource */
export function applyOverride(state: CatalogState, resource: Resource, override: Override): void {
  const { source, parameters, place } = override;
  if (!isSameSource(source, resource.frame) && !mayOverride(state, source, resource.frame))
    throw catalogError(messages.OVERRIDE_NOT_ALLOWED, {}, place);
  if (resource.isEvaluated) reportLateOverride(state, resource, place);
  parameters.forEach((parameter) => overrideParameter(state, resource, parameter, parameter.source ?? source));
}

/**
 * A class or defined resource that has been evaluated does not see the new values of its parameters.
 * @throws {CatalogError} if the strictness is `error`
 */
function reportLateOverride({ context }: CatalogState, resource: Resource, place: DeclarationPlace): void {
  if (context.strict === 'off') return;
  const declaredAt = placeSuffix(resource.place, ', defined at ');
  const parameters = { definedAt: declaredAt === '' ? '' : `${declaredAt},` };
  if (context.strict === 'error')
    throw catalogError(messages.OVERRIDE_OF_EVALUATED, { ...parameters, place: '' }, place);
  const message = formatMessage(messages.OVERRIDE_OF_EVALUATED, { ...parameters, place: placeSuffix(place) });
  context.log({ level: 'warning', message });
}

function mayOverride(state: CatalogState, source: CatalogFrame, owner: CatalogFrame | null): boolean {
  return state.overridingDefinitions.has(source.definition) || inheritsFrom(source, owner);
}

function overrideParameter(
  state: CatalogState,
  resource: Resource,
  parameter: ResourceParameter,
  source: CatalogFrame,
): void {
  const current = resource.parameters.get(parameter.name);
  if (current === undefined) {
    resource.set(parameter);
    return;
  }
  const { frame, type } = resource;
  if (isDefaultValue(frame, type, parameter)) return;
  const replacesDefault = isSameSource(source, current.source) && isDefaultValue(frame, type, current);
  if (!mayOverride(state, source, current.source) && !replacesDefault) throw alreadySet(resource, current, parameter);
  const value = parameter.add ? flattenArrays([current.value, parameter.value]) : parameter.value;
  resource.set({ ...parameter, value });
}

/** Whether a frame or one of its outer frames has the value as the default of the parameter. */
function isDefaultValue(frame: CatalogFrame | null, type: string, { name, value }: ResourceParameter): boolean {
  for (let each = frame; each !== null; each = each.outer) {
    const parameter = each.defaults.get(type)?.get(name);
    if (parameter !== undefined && equals(parameter.value, value)) return true;
  }
  return false;
}

function alreadySet(resource: Resource, current: ResourceParameter, parameter: ResourceParameter): CatalogError {
  const { name, source, place } = current;
  const owner = source?.definition?.name ?? 'main';
  return catalogError(
    messages.PARAMETER_ALREADY_SET,
    { name, reference: resource.reference, owner, place: placeText(place) },
    parameter.place,
  );
}

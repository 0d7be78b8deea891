import type { Value } from '@pptjs/runtime/core';
import { inFunction } from '../errors/errors.js';
import type { DeclarationPlace } from '../errors/place.js';
import { implicitParameter } from '../model/resource.js';
import type { ResourceForm } from '../model/statement.js';
import { toCatalogValue } from '../state/catalog-values.js';
import { catalogState, currentFrame } from '../state/state.js';
import { addResource } from './add-resource.js';

/** A resource that code in another language creates. */
export interface CreatedResource {
  readonly type: string;
  readonly title: string;
  readonly parameters: readonly (readonly [name: string, value: Value])[];
  readonly tags: readonly string[];
  readonly form: ResourceForm;
  readonly place: DeclarationPlace;
  /** Whether the resource of the current scope contains the new one. */
  readonly isContained: boolean;
}

/**
 * Adds a resource that a function has created to the catalog.
 * @throws {FunctionError} if the type or class does not exist, or if the resource is declared already
 */
export function addCreatedResource({ type, title, parameters, tags, ...created }: CreatedResource): void {
  const state = catalogState();
  const frame = currentFrame();
  inFunction(() => {
    const resource = addResource(state, {
      ...created,
      typeName: type,
      title,
      parameters: new Map(
        parameters.map(([name, value]) => [name, implicitParameter(name, toCatalogValue(state, value), frame)]),
      ),
      frame,
      classKind: 'unknown',
    });
    for (const tag of tags) resource.tags.add(tag);
  });
}

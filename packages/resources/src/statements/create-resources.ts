import { EvaluationError, flattenArrays, formatMessage, PuppetHash, rubyText, type Value } from '@pptjs/runtime/core';
import { declarationError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { type DeclarationPlace, NO_PLACE } from '../errors/place.js';
import { replaceReferences } from '../model/catalog-reference.js';
import type { CatalogFrame, ResourceParameter } from '../model/resource.js';
import type { ResourceForm } from '../model/statement.js';
import { toCatalogValue } from '../state/catalog-values.js';
import { shownType } from '../state/resource-types.js';
import type { CatalogState } from '../state/state.js';
import { addResource } from './add-resource.js';
import { attributeName } from './attribute-hash.js';
import { callingPlace } from './calling-place.js';

/** The arguments of `create_resources`. */
export interface CreatedResources {
  /** The name of a resource type, or `class`. */
  readonly type: string;
  readonly form: ResourceForm;
  /** The attributes by title. */
  readonly resources: PuppetHash;
  /** The attributes for the resources that do not set them. */
  readonly defaults: PuppetHash;
}

/**
 * The function `create_resources`: declares a resource for each title of a hash.
 * @throws {DeclarationError}
 */
export function createResources(
  state: CatalogState,
  frame: CatalogFrame,
  { type, form, resources, defaults }: CreatedResources,
): void {
  if (type === 'class' && form !== 'regular') throw notVirtualizable(callingPlace());
  // Many hashes are empty, and to record the stack takes longer than the rest.
  if (resources.size === 0) return;
  const place = callingPlace();
  for (const [key, attributes] of resources) {
    const parameters = parametersOf(state, key, attributes, defaults, frame);
    for (const title of flattenArrays(key)) {
      addResource(state, {
        typeName: type,
        title: titleText(state, title, type),
        hasNumberTitle: typeof title !== 'string',
        parameters,
        frame,
        place,
        form,
      });
    }
  }
}

function notVirtualizable({ file, line }: DeclarationPlace): EvaluationError {
  const message = messages.CLASS_NOT_VIRTUALIZABLE;
  const place = { file: file ?? '', line: line ?? 0, column: null };
  return new EvaluationError(message.code, formatMessage(message, {}), 'self', place);
}

/** @throws {DeclarationError} if the title is undef */
function titleText(state: CatalogState, title: Value, type: string): string {
  if (title === null) throw declarationError(messages.NOT_A_REFERENCE, { shown: shownType(state, type) });
  return rubyText(replaceReferences(toCatalogValue(state, title)));
}

/** @throws {DeclarationError} if the attributes are undef or one has no valid name */
function parametersOf(
  state: CatalogState,
  title: Value,
  attributes: Value,
  defaults: PuppetHash,
  source: CatalogFrame,
): Map<string, ResourceParameter> {
  if (attributes === null) throw declarationError(messages.ATTRIBUTES_MISSING, { title: rubyText(title) });
  const values = new Map<string, Value>();
  for (const [key, value] of [...defaults, ...(attributes instanceof PuppetHash ? attributes : [])])
    values.set(attributeName(key), value);
  return new Map(
    Array.from(values, ([name, value]) => [
      name,
      { name, value: toCatalogValue(state, value), add: false, source, place: NO_PLACE, isDefault: false },
    ]),
  );
}

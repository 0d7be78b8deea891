import { EvaluationError, PuppetHash, rubyText, type Value } from '@pptjs/runtime/core';
import { addResource } from './add-resource.js';
import { attributeName, type AttributeValue } from './attributes.js';
import { callingPlace } from './calling-place.js';
import type { ResourceForm } from './declare.js';
import { DeclarationError } from './errors.js';
import { flatten } from './flatten.js';
import type { Frame } from './frame.js';
import { parameterValue, replaceReferences } from './parameter-value.js';
import { type LazyPlace, NO_PLACE } from './resource.js';
import { shownType } from './type-name.js';

/**
 * Declares a resource for each title of a hash, with the attributes that belong to it, and those of `defaults` that it
 * does not have.
 * @throws {DeclarationError}
 */
export function createResources(
  type: string,
  form: ResourceForm,
  resources: PuppetHash,
  defaults: PuppetHash,
  frame: Frame,
): void {
  const place = callingPlace();
  if (type === 'class' && form !== 'regular') throw notVirtualizable(place);
  for (const [key, attributes] of resources) {
    const parameters = new Map(
      attributesOf(attributes, defaults).map(
        (value) => [value.name, { ...value, source: frame, place: NO_PLACE, isDefault: false }] as const,
      ),
    );
    for (const title of flatten(key)) {
      addResource({
        typeName: type,
        title: titleText(title, type),
        isNumbered: typeof title !== 'string',
        parameters,
        frame,
        place,
        form,
      });
    }
  }
}

function notVirtualizable({ file, line }: LazyPlace): EvaluationError {
  return new EvaluationError('CLASS_NOT_VIRTUALIZABLE', 'Classes are not virtualizable', 'self', {
    file: file ?? '',
    line: line ?? 0,
    column: null,
  });
}

/** @throws {DeclarationError} where there is no title */
function titleText(title: Value, type: string): string {
  if (title === null)
    throw new DeclarationError(`No title provided and ${shownType(type)} is not a valid resource reference`);
  return rubyText(replaceReferences(parameterValue(title)));
}

function attributesOf(attributes: Value, defaults: PuppetHash): Pick<AttributeValue, 'name' | 'value' | 'add'>[] {
  if (attributes === null) throw new DeclarationError('no implicit conversion of nil into Hash');
  const given = attributes instanceof PuppetHash ? attributes : PuppetHash.from([]);
  const all = new Map<string, Value>();
  for (const [name, value] of [...defaults, ...given]) all.set(attributeName(name), value);
  return Array.from(all, ([name, value]) => ({ name, value: parameterValue(value), add: false }));
}

import { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';
import { addResource } from './add-resource.js';
import type { AttributeValue } from './attributes.js';
import { callingPlace } from './calling-place.js';
import type { ResourceForm } from './declare.js';
import { DeclarationError } from './errors.js';
import type { Frame } from './frame.js';
import { parameterValue } from './parameter-value.js';

/**
 * Declares a resource for each title of a hash, with the attributes that belong to it, and those of `defaults` that it does not have.
 * @throws {DeclarationError}
 */
export function createResources(type: string, form: ResourceForm, resources: PuppetHash, defaults: PuppetHash, frame: Frame): void {
  const place = callingPlace();
  for (const [title, attributes] of resources) {
    const parameters = new Map(
      attributesOf(attributes, defaults).map((value) => [value.name, { ...value, source: frame, place, isDefault: false }] as const),
    );
    addResource({ typeName: type, title: String(title), isNumbered: typeof title !== 'string', parameters, frame, place, form });
  }
}

function attributesOf(attributes: Value, defaults: PuppetHash): Pick<AttributeValue, 'name' | 'value' | 'add'>[] {
  if (attributes === null) throw new DeclarationError('no implicit conversion of nil into Hash');
  const given = attributes instanceof PuppetHash ? attributes : PuppetHash.from([]);
  const all = new Map<string, Value>();
  for (const [name, value] of defaults) all.set(String(name), value);
  for (const [name, value] of given) all.set(String(name), value);
  return Array.from(all, ([name, value]) => ({ name, value: parameterValue(value), add: false }));
}

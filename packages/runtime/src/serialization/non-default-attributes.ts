import { equals } from '../operators/equals.js';
import { ObjectType, ObjectTypeExtension } from '../types/object.js';
import type { PuppetObject } from '../values/object.js';
import type { Value } from '../values/value.js';

/**
 * Returns the attributes of an object that differ from their defaults, without constants. They are sufficient to create
 * the same object.
 */
export function nonDefaultAttributes(object: PuppetObject): [name: string, value: Value][] {
  const initial = object.initialAttributes?.();
  if (initial !== undefined) return Array.from(initial, ([name, value]) => [String(name), value]);
  const { type, attributes } = object;
  const base = type instanceof ObjectTypeExtension ? type.base : type;
  const declared = base instanceof ObjectType ? base.allAttributes() : undefined;
  const members: [string, Value][] = [];
  for (const [key, value] of attributes) {
    const name = String(key);
    const attribute = declared?.get(name);
    if (attribute?.kind === 'constant' || attribute?.kind === 'derived') continue;
    const isDefault =
      attribute === undefined ? value === null : attribute.value !== undefined && equals(attribute.value, value);
    if (!isDefault) members.push([name, value]);
  }
  return members;
}

import { equals } from '../operators/equals.js';
import { ObjectType, ObjectTypeExtension } from '../types/object.js';
import type { PuppetObject } from '../values/object.js';
import type { Value } from '../values/value.js';

/**
 * Returns the attributes from which the same object can be created, without constants: in their order, up to the last one
 * that differs from its default. As in Puppet, an attribute before it is written even if it has its default.
 */
export function writtenAttributes(object: PuppetObject): [name: string, value: Value][] {
  const initial = object.initialAttributes?.();
  if (initial !== undefined) return Array.from(initial, ([name, value]) => [String(name), value]);
  const { type, attributes } = object;
  const base = type instanceof ObjectTypeExtension ? type.base : type;
  const declared = base instanceof ObjectType ? base.allAttributes() : undefined;
  const members: [string, Value][] = [];
  let count = 0;
  for (const [key, value] of attributes) {
    const name = String(key);
    const attribute = declared?.get(name);
    if (attribute?.kind === 'constant' || attribute?.kind === 'derived') continue;
    members.push([name, value]);
    const isDefault =
      attribute === undefined ? value === null : attribute.value !== undefined && equals(attribute.value, value);
    if (!isDefault) count = members.length;
  }
  return members.slice(0, count);
}

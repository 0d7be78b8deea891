import type { PuppetObject } from '../values/object.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { ObjectType, ObjectTypeExtension } from './object.js';

/** The type of an object; where its type has parameters, with the object's own attributes for them. */
export function inferObject(object: PuppetObject): PuppetType {
  const { type } = object;
  if (!(type instanceof ObjectType)) return type;
  const names = [...type.allTypeParameters().keys()];
  if (names.length === 0) return type;
  return new ObjectTypeExtension(type, new Map<string, Value>(names.map((name) => [name, object.get(name) ?? null])));
}

import { Attribute, type ObjectMember } from '../types/object-member.js';
import type { ObjectType, ObjectTypeExtension } from '../types/object.js';
import { DEFAULT } from '../values/default.js';
import type { Value } from '../values/value.js';
import type { PlainData } from './data.js';

type Convert = (value: Value) => PlainData;

/** Converts an Object type to rich data. `_pcore_init_hash` contains the arguments that create it. */
export function objectTypeData(type: ObjectType, convert: Convert): PlainData {
  const init = new Map<string, PlainData>();
  if (type.annotations !== undefined) init.set('annotations', convert(type.annotations));
  if (type.typeName !== null) init.set('name', type.typeName);
  if (type.parent !== null) init.set('parent', convert(type.parent));
  setMembers(init, 'type_parameters', type.typeParameters, convert);
  setMembers(init, 'attributes', type.attributes, convert);
  if (type.constants.length > 0)
    init.set('constants', new Map(type.constants.map(({ name, value }) => [name, convert(value ?? null)])));
  setMembers(init, 'functions', type.functions, convert);
  if (type.equality !== null) init.set('equality', convert(type.equality));
  if (type.checks !== undefined) init.set('checks', convert(type.checks));
  return new Map<string, PlainData>([
    ['__ptype', 'Pcore::ObjectType'],
    ['_pcore_init_hash', init],
  ]);
}

/** Converts an Object type with values for its type parameters. */
export function objectTypeExtensionData({ base, parameters }: ObjectTypeExtension, convert: Convert): PlainData {
  const names = [...base.allTypeParameters().keys()];
  const last = names.findLastIndex((name) => parameters.has(name));
  const values = names
    .slice(0, last + 1)
    .map((name) => convert(parameters.has(name) ? (parameters.get(name) as Value) : DEFAULT));
  return new Map<string, PlainData>([
    ['__ptype', 'Pcore::ObjectTypeExtenType'],
    ['base_type', convert(base)],
    ['init_parameters', values],
  ]);
}

function setMembers(
  init: Map<string, PlainData>,
  name: string,
  members: readonly ObjectMember[],
  convert: Convert,
): void {
  if (members.length > 0) init.set(name, new Map(members.map((member) => [member.name, memberData(member, convert)])));
}

/** Returns only the type if the member has no other properties. */
function memberData(member: ObjectMember, convert: Convert): PlainData {
  const data = new Map<string, PlainData>([['type', convert(member.type)]]);
  if (member.final) data.set('final', true);
  if (member.override) data.set('override', true);
  if (member instanceof Attribute && member.kind !== null) data.set('kind', member.kind);
  if (member instanceof Attribute && member.value !== undefined) data.set('value', convert(member.value));
  return data.size === 1 ? convert(member.type) : data;
}

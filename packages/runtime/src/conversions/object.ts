import { defineBuiltin, type BuiltinFunction, type Dispatch } from '../functions/define.js';
import { Signature, SignatureParameter } from '../functions/signature.js';
import type { Attribute } from '../types/object-member.js';
import type { ObjectType } from '../types/object.js';
import { StructElement, StructType } from '../types/struct.js';
import { UNDEF } from '../types/undef.js';
import { HashBuilder, type PuppetHash } from '../values/hash.js';
import { PuppetObject } from '../values/object.js';
import type { Value } from '../values/value.js';

const constructors = new WeakMap<ObjectType, BuiltinFunction>();

/** The constructor of an Object type: takes a hash of its attributes, or their values in order, required ones first. */
export function objectConstructor(type: ObjectType): BuiltinFunction {
  let constructor = constructors.get(type);
  if (!constructor) constructors.set(type, (constructor = make(type)));
  return constructor;
}

function make(type: ObjectType): BuiltinFunction {
  const all = [...type.allAttributes().values()];
  const given = all.filter(({ kind }) => kind !== 'constant' && kind !== 'derived');
  const ordered = [...given.filter(isRequired), ...given.filter((attribute) => !isRequired(attribute))];
  const required = given.filter(isRequired).length;
  return defineBuiltin(`new_${type.name}`, byHash(type, all, ordered), byPlace(type, all, ordered, required));
}

function isRequired({ value, kind, type }: Attribute): boolean {
  return value === undefined && !(kind === 'given_or_derived' && type.isAssignable(UNDEF));
}

function byHash(type: ObjectType, all: readonly Attribute[], ordered: readonly Attribute[]): Dispatch {
  const struct = new StructType(ordered.map((attribute) => new StructElement(attribute.name, !isRequired(attribute), attribute.type)));
  const signature = new Signature({ parameters: [new SignatureParameter('hash', () => struct)], required: 1, rest: false });
  return { signature, body: (given: PuppetHash) => instance(type, all, given) };
}

function byPlace(type: ObjectType, all: readonly Attribute[], ordered: readonly Attribute[], required: number): Dispatch {
  const parameters = ordered.map((attribute) => new SignatureParameter(attribute.name, () => attribute.type));
  const signature = new Signature({ parameters, required, rest: false });
  const body = (...values: (Value | undefined)[]): PuppetObject => {
    const builder = new HashBuilder();
    for (const [i, { name }] of ordered.entries()) {
      const value = values[i];
      if (value !== undefined) builder.set(name, value);
    }
    return instance(type, all, builder.build());
  };
  return { signature, body };
}

/** All attributes in the order of the type, defaults filled in. */
function instance(type: ObjectType, all: readonly Attribute[], given: PuppetHash): PuppetObject {
  const builder = new HashBuilder();
  for (const { name, value, kind } of all) {
    const own = kind === 'constant' ? undefined : given.get(name);
    builder.set(name, own ?? value ?? null);
  }
  return new PuppetObject(type, builder.build());
}

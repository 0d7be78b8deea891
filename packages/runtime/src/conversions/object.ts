import { defineBuiltin, type BuiltinFunction, type Dispatch } from '../calling/define-builtin.js';
import { Signature, SignatureParameter } from '../calling/signature.js';
import type { EvaluationError } from '../errors/error.js';
import { functionError, type Message } from '../errors/messages.js';
import { DataObject } from '../types/data-object.js';
import { StructElement, StructType } from '../types/hash.js';
import { assertType } from '../types/mismatch/index.js';
import type { Attribute } from '../types/object-member.js';
import { implementationOf, type ObjectType } from '../types/object.js';
import { OptionalType, UNDEF } from '../types/undef.js';
import { HashBuilder, type PuppetHash } from '../values/hash.js';
import type { PuppetObject } from '../values/object.js';
import type { Value } from '../values/value.js';

const messages = {
  WRONG_ATTRIBUTES: { text: 'Initializer for class  does not match the attributes of {type}' },
  WRONG_NUMBER: { text: 'wrong number of arguments (given {given}, expected {expected})' },
} as const satisfies Record<string, Message>;

const constructors = new WeakMap<ObjectType, BuiltinFunction>();

/**
 * Returns the constructor of an Object type. It takes a hash of attributes, or their values in order, required ones
 * first.
 */
export function objectConstructor(type: ObjectType): BuiltinFunction {
  checkInherited(type);
  let constructor = constructors.get(type);
  if (!constructor) constructors.set(type, (constructor = createConstructor(type)));
  return constructor;
}

function createConstructor(type: ObjectType): BuiltinFunction {
  const all = [...type.allAttributes().values()];
  const parameters = all.filter(isParameter);
  const ordered = [...parameters.filter(isRequired), ...parameters.filter((attribute) => !isRequired(attribute))];
  const overloads = [byHash(type, parameters, ordered), byPosition(type, ordered)];
  return defineBuiltin(
    `new_${type.name}`,
    ...(implementationOf(type)?.takesHash === false ? overloads.slice(1) : overloads),
  );
}

/** Returns whether the constructor takes a value for the attribute. */
function isParameter({ kind }: Attribute): boolean {
  return kind !== 'constant' && kind !== 'derived';
}

/** Whether the initializer of the object needs a value for the attribute. */
function isRequired({ value, kind, type }: Attribute): boolean {
  return value === undefined && !(kind === 'given_or_derived' && type.isAssignable(UNDEF));
}

/** Whether the signatures of the constructor need a value for the attribute. */
function isDemanded({ value, type }: Attribute): boolean {
  return value === undefined && !type.isAssignable(UNDEF);
}

function byHash(type: ObjectType, parameters: readonly Attribute[], ordered: readonly Attribute[]): Dispatch {
  const struct = new StructType(
    parameters.map((attribute) => new StructElement(attribute.name, !isDemanded(attribute), attribute.type)),
  );
  const signature = new Signature({
    parameters: [new SignatureParameter('hash', () => struct)],
    min: 1,
    max: 1,
  });
  return { signature, body: (attributes: PuppetHash) => instance(type, ordered, (name) => attributes.get(name)) };
}

function byPosition(type: ObjectType, ordered: readonly Attribute[]): Dispatch {
  const parameters = ordered.map((attribute) => new SignatureParameter(attribute.name, () => attribute.type));
  const signature = new Signature({
    parameters,
    min: ordered.filter(isDemanded).length,
    max: parameters.length,
  });
  const names = ordered.map(({ name }) => name);
  const min = ordered.filter(isRequired).length;
  return {
    signature,
    body: (...values: (Value | undefined)[]) => {
      const count = values.filter((value) => value !== undefined).length;
      if (count < min) throw wrongNumber(count, min, names.length);
      return instance(type, ordered, (name) => values[names.indexOf(name)]);
    },
  };
}

/** The error of an initializer in Ruby. */
function wrongNumber(given: number, min: number, max: number): EvaluationError {
  const expected = min === max ? String(min) : `${min}..${max}`;
  return functionError(messages.WRONG_NUMBER, { given: String(given), expected });
}

/**
 * Creates an object with its attributes in the order of `new`, then its constants. `valueOf` returns the value that the
 * call of `new` passes for an attribute.
 */
function instance(
  type: ObjectType,
  ordered: readonly Attribute[],
  valueOf: (name: string) => Value | undefined,
): PuppetObject {
  const builder = new HashBuilder();
  for (const { name, value } of ordered) {
    const passed = valueOf(name);
    builder.set(name, passed === undefined ? (value ?? null) : passed);
  }
  for (const { name, value, kind } of type.allAttributes().values())
    if (kind === 'constant') builder.set(name, value ?? null);
  const attributes = builder.build();
  const object = implementationOf(type)?.create(type, attributes) ?? new DataObject(type, attributes);
  checkTypeParameters(type, object);
  return object;
}

/** An attribute that a parent requires must also be an attribute of its children's constructors. */
function checkInherited(type: ObjectType): void {
  const own = type.allAttributes();
  for (const [name, attribute] of type.parentObject?.allAttributes() ?? []) {
    const isNeeded = isParameter(attribute) && isRequired(attribute);
    if (isNeeded && !isParameter(own.get(name) ?? attribute))
      throw functionError(messages.WRONG_ATTRIBUTES, { type: type.name });
  }
}

/** The value of an attribute with the name of a type parameter must be an instance of the parameter's type. */
function checkTypeParameters(type: ObjectType, object: PuppetObject): void {
  for (const { name, type: wanted } of type.allTypeParameters().values()) {
    assertType(
      `type_parameter ${type.name}[${name}] has wrong type,`,
      new OptionalType(wanted),
      object.get(name) ?? null,
    );
  }
}

import { EvaluationError, FunctionError } from '../errors/error.js';
import { TypeAliasType } from '../types/alias.js';
import { ANY } from '../types/any.js';
import { CALLABLE, CallableType } from '../types/callable.js';
import { inferGeneralized } from '../types/infer.js';
import { assertType } from '../types/mismatch/index.js';
import { attributeInitializer, functionInitializer, objectInitializer } from '../types/object-initializer.js';
import {
  Attribute,
  type AttributeKind,
  ObjectFunction,
  type ObjectMember,
  TypeParameter,
} from '../types/object-member.js';
import { ObjectType, ownerOf } from '../types/object.js';
import { TypeReferenceType } from '../types/type-reference.js';
import { TYPE, TypeType } from '../types/type-type.js';
import { OptionalType } from '../types/undef.js';
import { DEFAULT } from '../values/default.js';
import { HashBuilder, PuppetHash } from '../values/hash.js';
import { PuppetType } from '../values/type.js';
import { isArray, type Value } from '../values/value.js';

/**
 * Creates the Object type that a hash defines. The keys are those of `Object[{…}]`. `name` is the name of the alias
 * around it, if there is one.
 * @throws {FunctionError} if the definition is not valid
 */
export function defineObject(initializer: PuppetHash, name?: string): ObjectType {
  assertType('object initializer has wrong type,', objectInitializer(), initializer);
  return new Definition(initializer, name).build();
}

class Definition {
  readonly #initializer: PuppetHash;
  readonly #label: string;
  readonly #parent: ObjectType | null;
  /** Whether the name comes from an alias. */
  readonly #isOwned: boolean;

  constructor(initializer: PuppetHash, name?: string) {
    this.#isOwned = name !== undefined;
    const named = name === undefined ? initializer : new HashBuilder(initializer).set('name', name).build();
    this.#initializer = named;
    const given = named.get('name');
    this.#label = typeof given === 'string' ? given : 'Object';
    this.#parent = parentObject(named.get('parent'));
  }

  build(): ObjectType {
    const get = (key: string): Value | undefined => this.#initializer.get(key);
    const typeParameters = this.#members('type_parameters', (key, value) => this.#typeParameter(key, value));
    const attributes = this.#attributes();
    const constants = this.#constants(attributes);
    const plain = attributes.filter((attribute) => !isPlainConstant(attribute));
    const functions = this.#members('functions', (key, value) =>
      this.#function(key, value, [...attributes, ...constants]),
    );
    const typeName = get('name');
    const parent = get('parent');
    const type = new ObjectType({
      typeName: typeof typeName === 'string' ? typeName : null,
      parent: parent instanceof PuppetType ? parent : null,
      typeParameters,
      attributes: plain,
      constants: [...attributes.filter(isPlainConstant), ...constants],
      functions,
      equality: this.#equality(attributes, constants, functions),
      equalityIncludeType: get('equality_include_type') !== false,
      checks: get('checks'),
      annotations: get('annotations'),
      isOwned: this.#isOwned,
    });
    return type;
  }

  #members<T>(key: string, make: (name: string, value: Value) => T): T[] {
    const hash = this.#initializer.get(key);
    return hash instanceof PuppetHash ? Array.from(hash, ([name, value]) => make(name as string, value)) : [];
  }

  #typeParameter(name: string, value: Value): TypeParameter {
    const given = value instanceof PuppetHash ? (value.get('type') ?? null) : value;
    const label = `type_parameter ${this.#label}[${name}]`;
    const type = checkedType(label, given);
    const parameter = new TypeParameter({ name, type: type instanceof OptionalType ? (type.type ?? ANY) : type });
    this.#checkOverride(parameter, this.#parent?.allTypeParameters().get(name) ?? null);
    return parameter;
  }

  #attributes(): Attribute[] {
    return this.#members('attributes', (name, value) => {
      const attribute = this.#attribute(name, value);
      this.#checkOverride(attribute, this.#inherited(name));
      return attribute;
    });
  }

  #attribute(name: string, value: Value): Attribute {
    const label = `attribute ${this.#label}[${name}]`;
    if (!(value instanceof PuppetHash)) {
      const type = checkedType(label, value);
      return new Attribute({ name, type, value: isOptional(type) ? null : undefined });
    }
    assertType(`initializer for ${label} has wrong type,`, attributeInitializer(), value);
    const type = checkedType(label, value.get('type') ?? null);
    const kind = (value.get('kind') ?? null) as AttributeKind | null;
    const final = value.get('final');
    if (kind === 'constant') {
      if (!value.has('value')) throw failure(`${label} of kind 'constant' requires a value`);
      if (final === false) throw failure(`${label} of kind 'constant' cannot be combined with final => false`);
    }
    if ((kind === 'derived' || kind === 'given_or_derived') && value.has('value')) {
      throw failure(`${label} of kind '${kind}' cannot be combined with an attribute value`);
    }
    const given = value.get('value');
    if (given !== undefined && given !== DEFAULT) assertType(`${label} value has wrong type,`, type, given);
    return new Attribute({
      name,
      type,
      kind,
      final: kind === 'constant' ? false : final === true,
      override: value.get('override') === true,
      annotations: value.get('annotations'),
      value: given ?? (given === undefined && isOptional(type) && kind === null ? null : given),
    });
  }

  #constants(attributes: readonly Attribute[]): Attribute[] {
    return this.#members('constants', (name, value) => {
      if (attributes.some((attribute) => attribute.name === name)) {
        throw failure(`attribute ${this.#label}[${name}] is defined as both a constant and an attribute`);
      }
      const attribute = new Attribute({
        name,
        type: inferGeneralized(value),
        kind: 'constant',
        value,
        override: this.#inherited(name) !== null,
      });
      this.#checkOverride(attribute, this.#inherited(name));
      return attribute;
    });
  }

  #function(name: string, value: Value, attributes: readonly Attribute[]): ObjectFunction {
    const label = `function ${this.#label}[${name}]`;
    if (attributes.some((attribute) => attribute.name === name))
      throw failure(`${label} conflicts with attribute with the same name`);
    if (value instanceof PuppetHash)
      assertType(`initializer for function '${name}' has wrong type,`, functionInitializer(), value);
    const given = value instanceof PuppetHash ? (value.get('type') ?? null) : value;
    const type = assertType(`${label} has wrong type,`, new TypeType(CALLABLE), given) as CallableType;
    const options = value instanceof PuppetHash ? value : null;
    const member = new ObjectFunction({
      name,
      type,
      final: options?.get('final') === true,
      override: options?.get('override') === true,
      annotations: options?.get('annotations'),
    });
    this.#checkOverride(member, this.#inherited(name));
    return member;
  }

  /** Returns the name of the type that declares an inherited member; undefined if there is no parent. */
  #ownerNameOf(member: ObjectMember): string | undefined {
    return this.#parent ? ownerOf(member, this.#parent).name : undefined;
  }

  /** Returns the attribute or function of that name that a parent declares. */
  #inherited(name: string): ObjectMember | null {
    return this.#parent?.allAttributes().get(name) ?? this.#parent?.allFunctions().get(name) ?? null;
  }

  #checkOverride(member: ObjectMember, inherited: ObjectMember | null): void {
    const label = `${member.feature} ${this.#label}[${member.name}]`;
    if (inherited === null) {
      if (!member.override) return;
      throw failure(
        `expected ${label} to override an inherited ${member.feature}, but no such ${member.feature} was found`,
      );
    }
    const theirs = `${inherited.feature} ${this.#ownerNameOf(inherited) ?? this.#label}[${inherited.name}]`;
    if (inherited.feature !== member.feature) throw failure(`${label} attempts to override ${theirs}`);
    if ((inherited.final || isConstant(inherited)) && !(isConstant(member) && isConstant(inherited)))
      throw failure(`${label} attempts to override final ${theirs}`);
    if (!member.override) throw failure(`${label} attempts to override ${theirs} without having override => true`);
    if (!inherited.type.isAssignable(member.type))
      throw failure(`${label} attempts to override ${theirs} with a type that does not match`);
  }

  #equality(
    attributes: readonly Attribute[],
    constants: readonly Attribute[],
    functions: readonly ObjectFunction[],
  ): string[] | null {
    const given = this.#initializer.get('equality');
    if (given === undefined) return null;
    const names = (isArray(given) ? given : [given]) as string[];
    if (this.#initializer.get('equality_include_type') === false && names.length > 0) {
      throw failure('equality_include_type = false cannot be combined with non empty equality specification');
    }
    for (const name of names) this.#checkEquality(name, [...attributes, ...constants, ...functions]);
    return names;
  }

  #checkEquality(name: string, own: readonly ObjectMember[]): void {
    const label = this.#label;
    for (const type of this.#parent?.ancestors() ?? []) {
      const included =
        type.equality === null
          ? type.attributes.some((attribute) => attribute.name === name)
          : type.equality.includes(name);
      if (included && type.allAttributes().has(name)) {
        throw failure(
          `${label} equality is referencing attribute ${type.name}[${name}] which is included in equality of ${type.name}`,
        );
      }
    }
    const member = own.find((candidate) => candidate.name === name) ?? this.#inherited(name);
    if (!member) throw failure(`${label} equality is referencing non existent attribute '${name}'`);
    const owner = own.includes(member) ? label : this.#ownerNameOf(member);
    if (member instanceof ObjectFunction) {
      throw failure(
        `${label} equality is referencing function ${owner}[${name}]. Only attribute references are allowed`,
      );
    }
    if (isConstant(member)) {
      throw failure(
        `${label} equality is referencing constant attribute ${owner}[${name}]. Reference to constant is not allowed in equality`,
      );
    }
  }
}

/** Returns the Object type that a definition names as its parent. Other types have no members to inherit. */
function parentObject(parent: Value | undefined): ObjectType | null {
  if (!(parent instanceof PuppetType)) return null;
  const resolved = parent instanceof TypeAliasType && parent.isResolving ? parent : parent.resolved();
  if (resolved instanceof TypeAliasType) throw failure(`The Object type '${parent.name}' inherits from itself`);
  if (resolved instanceof TypeReferenceType) throw failure(`reference to unresolved type '${resolved.text}'`);
  return resolved instanceof ObjectType ? resolved : null;
}

function isConstant(member: ObjectMember): boolean {
  return member instanceof Attribute && member.kind === 'constant';
}

/** A constant is written as its value if its type is the type of the value. */
function isPlainConstant(attribute: Attribute): boolean {
  if (attribute.kind !== 'constant' || attribute.value === undefined) return false;
  return attribute.type.hashKey() === inferGeneralized(attribute.value).hashKey();
}

function isOptional(type: PuppetType): boolean {
  return type instanceof OptionalType;
}

function checkedType(label: string, value: Value): PuppetType {
  return assertType(`${label} has wrong type,`, TYPE, value) as PuppetType;
}

function failure(message: string): EvaluationError {
  return new FunctionError(message);
}

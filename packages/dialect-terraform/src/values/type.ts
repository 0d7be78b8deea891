/** Terraform's types (cty's). Types are compared with `equals`. */
import { countSteps } from '../evaluation/limits.js';
import { sortedMap } from './order.js';

/** The thing that a friendly name describes: the type of a value, or the type that a value must conform to. */
type Naming = 'value' | 'constraint';

export class PrimitiveType {
  readonly kind = 'primitive';
  readonly name: 'string' | 'number' | 'bool';

  constructor(name: 'string' | 'number' | 'bool') {
    this.name = name;
  }

  equals(other: Type): boolean {
    return this === other;
  }
}

/** The type of a null without a type, and of an unknown value. As a constraint, it stands for any type. */
export class DynamicType {
  readonly kind = 'dynamic';

  equals(other: Type): boolean {
    return this === other;
  }
}

abstract class Collection {
  abstract readonly kind: 'list' | 'set' | 'map';
  readonly elementType: Type;

  constructor(elementType: Type) {
    this.elementType = elementType;
  }

  equals(other: Type): boolean {
    return this === other || (other.kind === this.kind && other.elementType.equals(this.elementType));
  }
}

export class ListType extends Collection {
  readonly kind = 'list';
}

export class SetType extends Collection {
  readonly kind = 'set';
}

export class MapType extends Collection {
  readonly kind = 'map';
}

export class TupleType {
  readonly kind = 'tuple';
  readonly elementTypes: readonly Type[];

  constructor(elementTypes: readonly Type[]) {
    this.elementTypes = elementTypes;
  }

  equals(other: Type): boolean {
    if (this === other) return true;
    if (other.kind !== 'tuple' || other.elementTypes.length !== this.elementTypes.length) return false;
    countSteps();
    return this.elementTypes.every((type, i) => other.elementTypes[i]?.equals(type));
  }
}

const NO_NAMES: ReadonlySet<string> = new Set();

export class ObjectType {
  readonly kind = 'object';
  /** In the order of the names. */
  readonly attributeTypes: ReadonlyMap<string, Type>;
  /** The attributes that a value may lack when it is converted to the type. Types of values have none. */
  readonly optional: ReadonlySet<string>;

  /** @param attributeTypes any order; the names are NFC-normalized */
  constructor(attributeTypes: Iterable<readonly [string, Type]>, optional: ReadonlySet<string> = NO_NAMES) {
    this.attributeTypes = sortedMap(attributeTypes);
    this.optional = optional;
  }

  equals(other: Type): boolean {
    if (this === other) return true;
    if (other.kind !== 'object' || other.attributeTypes.size !== this.attributeTypes.size) return false;
    countSteps();
    for (const [name, type] of this.attributeTypes) {
      if (other.attributeTypes.get(name)?.equals(type) !== true) return false;
      if (this.optional.has(name) !== other.optional.has(name)) return false;
    }
    return true;
  }
}

export type CollectionType = ListType | SetType | MapType;
export type Type = PrimitiveType | DynamicType | CollectionType | TupleType | ObjectType;

export const STRING = new PrimitiveType('string');
export const NUMBER = new PrimitiveType('number');
export const BOOL = new PrimitiveType('bool');
export const DYNAMIC = new DynamicType();
export const EMPTY_TUPLE = new TupleType([]);
export const EMPTY_OBJECT = new ObjectType([]);

export function isCollectionType(type: Type): type is CollectionType {
  return type.kind === 'list' || type.kind === 'set' || type.kind === 'map';
}

/** The name of a type in messages about a value: `list of string`. */
export function friendlyName(type: Type): string {
  return nameOf(type, 'value');
}

/** The name of a type in messages about what a value must be: `list of any single type`. */
export function friendlyNameForConstraint(type: Type): string {
  return nameOf(type, 'constraint');
}

function nameOf(type: Type, naming: Naming): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'dynamic':
      return naming === 'constraint' ? 'any type' : 'dynamic';
    case 'tuple':
    case 'object':
      return type.kind;
    default: {
      const isAny = naming === 'constraint' && type.elementType === DYNAMIC;
      return `${type.kind} of ${isAny ? 'any single type' : nameOf(type.elementType, naming)}`;
    }
  }
}

/** Whether a type is or contains the dynamic type. */
export function hasDynamicTypes(type: Type): boolean {
  switch (type.kind) {
    case 'primitive':
      return false;
    case 'dynamic':
      return true;
    case 'tuple':
      return type.elementTypes.some(hasDynamicTypes);
    case 'object':
      return [...type.attributeTypes.values()].some(hasDynamicTypes);
    default:
      return hasDynamicTypes(type.elementType);
  }
}

/** The type that values have after a conversion: the same type, but every attribute is required. */
export function withoutOptionalAttributes(type: Type): Type {
  switch (type.kind) {
    case 'primitive':
    case 'dynamic':
      return type;
    case 'list':
      return new ListType(withoutOptionalAttributes(type.elementType));
    case 'set':
      return new SetType(withoutOptionalAttributes(type.elementType));
    case 'map':
      return new MapType(withoutOptionalAttributes(type.elementType));
    case 'tuple':
      return new TupleType(type.elementTypes.map(withoutOptionalAttributes));
    case 'object':
      return new ObjectType(Array.from(type.attributeTypes, ([name, each]) => [name, withoutOptionalAttributes(each)]));
  }
}

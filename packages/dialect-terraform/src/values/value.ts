/**
 * Terraform's values. A string is a JavaScript string in normal form C, a bool is a JavaScript boolean, and a number is
 * a JavaScript number or a `BigFloat` (see number.ts). No value may be changed.
 */
import { BigFloat } from './big-float.js';
import type { NumberValue } from './number.js';
import { sortedMap } from './order.js';
import {
  BOOL,
  DYNAMIC,
  EMPTY_OBJECT,
  EMPTY_TUPLE,
  ListType,
  MapType,
  NUMBER,
  ObjectType,
  SetType,
  STRING,
  TupleType,
  type Type,
} from './type.js';

export class NullValue {
  readonly type: Type;

  constructor(type: Type) {
    this.type = type;
  }
}

/** The result of an expression that failed. An evaluation that returns one also has an error. */
export class UnknownValue {
  readonly type: Type;

  constructor(type: Type) {
    this.type = type;
  }
}

/** A value of several values. Values may share their parts, so that what all parts decide is computed once. */
abstract class Composite {
  #isWhollyKnown: boolean | null = null;

  abstract members(): readonly Value[];

  /** Whether every part is known. */
  get isWhollyKnown(): boolean {
    return (this.#isWhollyKnown ??= this.members().every(isWhollyKnown));
  }
}

export class TupleValue extends Composite {
  readonly elements: readonly Value[];
  #type: TupleType | null = null;

  constructor(elements: readonly Value[]) {
    super();
    this.elements = elements;
  }

  get type(): TupleType {
    return (this.#type ??= this.elements.length === 0 ? EMPTY_TUPLE : new TupleType(this.elements.map(typeOf)));
  }

  members(): readonly Value[] {
    return this.elements;
  }
}

export class ObjectValue extends Composite {
  /** In the order of the names. */
  readonly attributes: ReadonlyMap<string, Value>;
  #type: ObjectType | null = null;

  /** @param attributes in the order of the names, which are in normal form C: see `objectOf` */
  constructor(attributes: ReadonlyMap<string, Value>) {
    super();
    this.attributes = attributes;
  }

  get type(): ObjectType {
    return (this.#type ??=
      this.attributes.size === 0
        ? EMPTY_OBJECT
        : new ObjectType(Array.from(this.attributes, ([name, value]) => [name, typeOf(value)])));
  }

  members(): readonly Value[] {
    return [...this.attributes.values()];
  }
}

export class ListValue extends Composite {
  readonly type: ListType;
  readonly elements: readonly Value[];

  /** @param elements values of the element type: see `listOf` */
  constructor(elementType: Type, elements: readonly Value[]) {
    super();
    this.type = new ListType(elementType);
    this.elements = elements;
  }

  get elementType(): Type {
    return this.type.elementType;
  }

  members(): readonly Value[] {
    return this.elements;
  }
}

export class SetValue extends Composite {
  readonly type: SetType;
  /** In cty's order, and all different. */
  readonly elements: readonly Value[];

  /** @param elements values of the element type in order, all different: see `setOf` in sets.ts */
  constructor(elementType: Type, elements: readonly Value[]) {
    super();
    this.type = new SetType(elementType);
    this.elements = elements;
  }

  get elementType(): Type {
    return this.type.elementType;
  }

  members(): readonly Value[] {
    return this.elements;
  }
}

export class MapValue extends Composite {
  readonly type: MapType;
  /** In the order of the keys. */
  readonly entries: ReadonlyMap<string, Value>;

  /** @param entries values of the element type in the order of the keys, which are in normal form C: see `mapOf` */
  constructor(elementType: Type, entries: ReadonlyMap<string, Value>) {
    super();
    this.type = new MapType(elementType);
    this.entries = entries;
  }

  get elementType(): Type {
    return this.type.elementType;
  }

  members(): readonly Value[] {
    return [...this.entries.values()];
  }
}

/** A value of several values. */
export type CompositeValue = TupleValue | ObjectValue | ListValue | SetValue | MapValue;
export type Value = string | boolean | NumberValue | NullValue | UnknownValue | CompositeValue;

/** The literal `null`, which has no type. */
export const NULL = new NullValue(DYNAMIC);
/** The result of an expression whose type is not known because it failed. */
export const UNKNOWN = new UnknownValue(DYNAMIC);
export const EMPTY_TUPLE_VALUE = new TupleValue([]);

export function typeOf(value: Value): Type {
  switch (typeof value) {
    case 'string':
      return STRING;
    case 'number':
      return NUMBER;
    case 'boolean':
      return BOOL;
    default:
      return value instanceof BigFloat ? NUMBER : value.type;
  }
}

export function isNull(value: Value): value is NullValue {
  return value instanceof NullValue;
}

export function isUnknown(value: Value): value is UnknownValue {
  return value instanceof UnknownValue;
}

/** A list, a set or a tuple: a value whose elements have no names. */
export function isSequence(value: Value): value is ListValue | SetValue | TupleValue {
  return value instanceof TupleValue || value instanceof ListValue || value instanceof SetValue;
}

export function isComposite(value: Value): value is CompositeValue {
  return isSequence(value) || value instanceof ObjectValue || value instanceof MapValue;
}

/** Whether a value and everything in it is known. */
export function isWhollyKnown(value: Value): boolean {
  return isComposite(value) ? value.isWhollyKnown : !(value instanceof UnknownValue);
}

/** The values in a value, in order. */
export function membersOf(value: CompositeValue): readonly Value[] {
  return value.members();
}

/** The number of members. */
export function sizeOf(value: CompositeValue): number {
  if (value instanceof ObjectValue) return value.attributes.size;
  return value instanceof MapValue ? value.entries.size : value.elements.length;
}

/** The normal form of text that becomes a value, an attribute name or a key (NFC). */
export function normalizeText(text: string): string {
  return isLatin(text) ? text : text.normalize('NFC');
}

/** Whether no character may change in normal form C. This is much faster to find out than the normal form. */
function isLatin(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) >= 0x300) return false;
  }
  return true;
}

/** @param attributes in any order; the last of several attributes of one name counts */
export function objectOf(attributes: Iterable<readonly [string, Value]>): ObjectValue {
  return new ObjectValue(sortedMap(attributes));
}

/** @param entries values of the element type, in any order; the last of several entries of one key counts */
export function mapOf(elementType: Type, entries: Iterable<readonly [string, Value]>): MapValue {
  return new MapValue(
    elementType,
    sortedMap(Array.from(entries, ([key, value]) => [key, withType(value, elementType)])),
  );
}

/** @param elements values of the element type; nulls and unknown values may lack a type */
export function listOf(elementType: Type, elements: readonly Value[]): ListValue {
  return new ListValue(elementType, withTypes(elements, elementType));
}

/** Gives the nulls and unknown values without a type the type of the other elements. */
export function withTypes(values: readonly Value[], type: Type): readonly Value[] {
  return type !== DYNAMIC && values.some(lacksType) ? values.map((value) => withType(value, type)) : values;
}

function withType(value: Value, type: Type): Value {
  if (!lacksType(value)) return value;
  return value instanceof NullValue ? new NullValue(type) : new UnknownValue(type);
}

function lacksType(value: Value): value is NullValue | UnknownValue {
  return (value instanceof NullValue || value instanceof UnknownValue) && value.type === DYNAMIC;
}

import { functionError } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
import { dynamicRegExp } from '../regexp/dynamic.js';
import { ANY, UNIT } from '../types/any.js';
import { ArrayType, TupleType } from '../types/array.js';
import { BINARY } from '../types/binary.js';
import { BOOLEAN } from '../types/boolean.js';
import { CallableType } from '../types/callable.js';
import { CollectionType } from '../types/collection.js';
import { DEFAULT_TYPE } from '../types/default.js';
import { FloatType } from '../types/float.js';
import { HashType, StructElement, StructType } from '../types/hash.js';
import { IntegerType } from '../types/integer.js';
import { ITERABLE, IterableType } from '../types/iterable.js';
import { ITERATOR, IteratorType } from '../types/iterator.js';
import { RegexpType } from '../types/regexp.js';
import { CATALOG_ENTRY, ClassType, ResourceType } from '../types/resource.js';
import { RuntimeType } from '../types/runtime.js';
import { NUMERIC, SCALAR, SCALAR_DATA } from '../types/scalar.js';
import { SEMVER_RANGE, SemVerType } from '../types/semver.js';
import { SENSITIVE } from '../types/sensitive.js';
import { Size } from '../types/size.js';
import { EnumType, PatternType, StringType } from '../types/string.js';
import { TimespanType } from '../types/timespan.js';
import { TimestampType } from '../types/timestamp.js';
import { TypeReferenceType } from '../types/type-reference.js';
import { TypeType } from '../types/type-type.js';
import { NotUndefType, OptionalType, UNDEF } from '../types/undef.js';
import { VariantType } from '../types/variant.js';
import { Float } from '../values/float.js';
import type { PuppetHash } from '../values/hash.js';
import { SemVerRange } from '../values/semver-range.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { PuppetType } from '../values/type.js';
import { isArray, isInteger, type Integer, type Value } from '../values/value.js';
import { optionsAndSource } from './scalar-text.js';

/** Reads the attributes of a serialized type. Missing attributes, and those of another kind, count as not given. */
class Attributes {
  readonly #hash: PuppetHash;

  constructor(hash: PuppetHash) {
    this.#hash = hash;
  }

  get(name: string): Value {
    return this.#hash.get(name) ?? null;
  }

  string(name: string): string | null {
    const value = this.get(name);
    return typeof value === 'string' ? value : null;
  }

  integer(name: string): Integer | null {
    const value = this.get(name);
    return isInteger(value) ? value : null;
  }

  float(name: string): number | null {
    const value = this.get(name);
    return value instanceof Float ? value.value : null;
  }

  type(name: string): PuppetType | null {
    const value = this.get(name);
    return value instanceof PuppetType ? value : null;
  }

  size(name = 'size_type'): Size | null {
    const type = this.type(name);
    return type instanceof IntegerType ? new Size(Number(type.from ?? 0), Number(type.to ?? Infinity)) : null;
  }

  list<T>(name: string, isElement: (value: Value) => value is Value & T): (Value & T)[] {
    const value = this.get(name);
    return isArray(value) ? value.filter(isElement) : [];
  }
}

/** Without an element type, returns the plain type. */
function inner(attributes: Attributes, plain: PuppetType, make: (type: PuppetType) => PuppetType): PuppetType {
  const type = attributes.type('type');
  return type === null ? plain : make(type);
}

const isType = (value: Value): value is PuppetType => value instanceof PuppetType;
const isString = (value: Value): value is string => typeof value === 'string';

const SIMPLE: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['AnyType', ANY],
  ['UnitType', UNIT],
  ['UndefType', UNDEF],
  ['DefaultType', DEFAULT_TYPE],
  ['NumericType', NUMERIC],
  ['ScalarType', SCALAR],
  ['ScalarDataType', SCALAR_DATA],
  ['BooleanType', BOOLEAN],
  ['BinaryType', BINARY],
  ['SensitiveType', SENSITIVE],
  ['SemVerRangeType', SEMVER_RANGE],
  ['CatalogEntryType', CATALOG_ENTRY],
]);

const READERS: ReadonlyMap<string, (attributes: Attributes) => Value> = new Map<
  string,
  (attributes: Attributes) => Value
>([
  ['IntegerType', (a) => new IntegerType(a.integer('from'), a.integer('to'))],
  ['FloatType', (a) => new FloatType(a.float('from') ?? -Infinity, a.float('to') ?? Infinity)],
  ['StringType', (a) => new StringType(a.size('size_type_or_value'), a.string('size_type_or_value'))],
  ['EnumType', (a) => new EnumType(a.list('values', isString), a.get('case_insensitive') === true)],
  ['RegexpType', (a) => new RegexpType(regExp(a.string('pattern')))],
  [
    'PatternType',
    (a) =>
      new PatternType(
        a
          .list('patterns', isType)
          .flatMap((type) => (type instanceof RegexpType && type.pattern ? [type.pattern] : [])),
      ),
  ],
  ['ArrayType', (a) => new ArrayType(a.type('element_type') ?? ANY, a.size())],
  ['HashType', (a) => new HashType(a.type('key_type') ?? ANY, a.type('value_type') ?? ANY, a.size())],
  ['TupleType', (a) => new TupleType(a.list('types', isType), a.size())],
  ['CollectionType', (a) => new CollectionType(a.size())],
  ['VariantType', (a) => new VariantType(a.list('types', isType))],
  ['OptionalType', (a) => new OptionalType(a.type('type'))],
  ['NotUndefType', (a) => new NotUndefType(a.type('type'))],
  ['TypeType', (a) => new TypeType(a.type('type'))],
  ['IterableType', (a) => inner(a, ITERABLE, (type) => new IterableType(type))],
  ['IteratorType', (a) => inner(a, ITERATOR, (type) => new IteratorType(type))],
  ['TimestampType', (a) => new TimestampType(instance(a.get('from'), Timestamp), instance(a.get('to'), Timestamp))],
  ['TimespanType', (a) => new TimespanType(instance(a.get('from'), Timespan), instance(a.get('to'), Timespan))],
  [
    'SemVerType',
    (a) => new SemVerType(a.list('ranges', (value): value is SemVerRange => value instanceof SemVerRange)),
  ],
  ['ResourceType', (a) => new ResourceType(a.string('type_name'), a.string('title'))],
  ['ClassType', (a) => new ClassType(a.string('class_name'))],
  [
    'CallableType',
    (a) => new CallableType(instance(a.get('param_types'), TupleType), a.type('block_type'), a.type('return_type')),
  ],
  ['RuntimeType', (a) => new RuntimeType(a.string('runtime'), a.string('name_or_pattern'))],
  ['TypeReferenceType', (a) => new TypeReferenceType(a.string('type_string') ?? '')],
  ['StructElement', structElement],
  [
    'StructType',
    (a) =>
      new StructType(a.list('elements', isType).flatMap((type) => (type instanceof StructType ? type.elements : []))),
  ],
]);

/**
 * Returns the type that a Pcore object describes.
 * @param name the name after `Pcore::`
 * @throws {FunctionError} for an unknown name
 */
export function typeFromData(name: string, attributes: PuppetHash): Value {
  const type = SIMPLE.get(name) ?? READERS.get(name)?.(new Attributes(attributes));
  if (type === undefined) throw functionError(sharedMessages.UNKNOWN_PCORE_TYPE, { type: `Pcore::${name}` });
  return type;
}

function instance<T>(value: Value, class_: abstract new (...parameters: never[]) => T): T | null {
  return value instanceof class_ ? value : null;
}

function regExp(text: string | null): ReturnType<typeof dynamicRegExp> | null {
  return text === null ? null : dynamicRegExp(...optionsAndSource(text));
}

/**
 * An element is not a value by itself. It becomes a Struct with only that element, which the surrounding Struct
 * unpacks.
 */
function structElement(attributes: Attributes): StructType {
  const keyType = attributes.type('key_type');
  const literal = keyType instanceof OptionalType || keyType instanceof NotUndefType ? keyType.type : keyType;
  const key = literal instanceof StringType ? (literal.value ?? '') : '';
  return new StructType([
    new StructElement(key, keyType instanceof OptionalType, attributes.type('value_type') ?? ANY),
  ]);
}

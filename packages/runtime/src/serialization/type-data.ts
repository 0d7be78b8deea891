import { checkInit } from '../conversions/init.js';
import { evaluationError, formatMessage, type Message } from '../errors/messages.js';
import { TypeAliasType } from '../types/alias.js';
import { AnyType } from '../types/any.js';
import { ArrayType, TupleType } from '../types/array.js';
import { CallableType } from '../types/callable.js';
import { CollectionType } from '../types/collection.js';
import { FloatType } from '../types/float.js';
import { HashType, StructType } from '../types/hash.js';
import { InitType } from '../types/init.js';
import { IntegerType } from '../types/integer.js';
import { ITERABLE, IterableType } from '../types/iterable.js';
import { ITERATOR, IteratorType } from '../types/iterator.js';
import { ObjectType, ObjectTypeExtension } from '../types/object.js';
import { RegexpType } from '../types/regexp.js';
import { ClassType, ResourceType } from '../types/resource.js';
import { RuntimeType } from '../types/runtime.js';
import { SemVerType } from '../types/semver.js';
import type { Size } from '../types/size.js';
import { EnumType, PatternType, StringType } from '../types/string.js';
import { TimespanType } from '../types/timespan.js';
import { TimestampType } from '../types/timestamp.js';
import { TypeReferenceType } from '../types/type-reference.js';
import { TypeSetType } from '../types/type-set.js';
import { TypeType } from '../types/type-type.js';
import { NotUndefType, OptionalType } from '../types/undef.js';
import { UriType } from '../types/uri.js';
import { VariantType } from '../types/variant.js';
import { Float } from '../values/float.js';
import type { Timespan } from '../values/timespan.js';
import { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import type { PlainData } from './data.js';
import { objectTypeData, objectTypeExtensionData } from './object-type-data.js';
import { regExpText } from './scalar-text.js';

const messages = {
  TYPE_SET: { text: 'Initializer for class Puppet::Pops::Types::PTypeSetType {parameter}' },
  SERIALIZATION_ENDLESS_RECURSION: {
    code: 'SERIALIZATION_ENDLESS_RECURSION',
    text: 'Endless recursion detected when attempting to serialize {subject}',
  },
} as const satisfies Record<string, Message>;

export interface Conversion {
  /** The aliases that are being written, to detect recursion. */
  readonly open: ReadonlySet<PuppetType>;
  readonly convert: (value: Value) => PlainData;
}

type Members = readonly (readonly [name: string, data: PlainData | undefined])[];
type Describe<T extends PuppetType> = (type: T, conversion: Conversion) => Members;
type Description = readonly [of: Function, describe: Describe<never>];

/** The parts of each family of types besides its name. A part that is `undefined` is left out. */
const descriptions: readonly Description[] = [
  family(IntegerType, ({ from, to }) => range(from, to)),
  family(FloatType, ({ from, to }) => range(bound(from, -Infinity), bound(to, Infinity))),
  family(StringType, ({ size, value }) => [['size_type_or_value', value ?? sizeData(size)]]),
  family(EnumType, ({ values, ignoreCase }) => [
    ['values', values],
    ['case_insensitive', ignoreCase || undefined],
  ]),
  family(PatternType, ({ patterns }) => [
    ['patterns', patterns.map((pattern) => named('RegexpType', [['pattern', regExpText(pattern)]]))],
  ]),
  family(RegexpType, ({ pattern }) => [['pattern', pattern === null ? undefined : regExpText(pattern)]]),
  family(ArrayType, ({ elementType, size }, conversion) => [
    ['element_type', elementData(elementType, size, conversion)],
    ['size_type', sizeData(size)],
  ]),
  family(HashType, ({ keyType, valueType, size }, conversion) => {
    const plain = keyType instanceof AnyType && valueType instanceof AnyType && size === null;
    if (plain) return [];
    return [
      ['key_type', typeData(keyType, conversion)],
      ['value_type', typeData(valueType, conversion)],
      ['size_type', sizeData(size)],
    ];
  }),
  family(CollectionType, ({ size }) => [['size_type', sizeData(size)]]),
  family(TupleType, (type, conversion) => tupleMembers(type, conversion)),
  family(StructType, ({ elements }, conversion) => [
    ['elements', elements.map((element) => structElement(element, conversion))],
  ]),
  family(VariantType, ({ types }, conversion) => [['types', types.map((type) => typeData(type, conversion))]]),
  family(OptionalType, ({ type }, conversion) => [['type', optional(type, conversion)]]),
  family(NotUndefType, ({ type }, conversion) => [['type', optional(type, conversion)]]),
  family(TypeType, ({ type }, conversion) => [['type', optional(type, conversion)]]),
  family(IterableType, (type, conversion) =>
    type === ITERABLE ? [] : [['type', typeData(type.elementType, conversion)]],
  ),
  family(IteratorType, (type, conversion) =>
    type === ITERATOR ? [] : [['type', typeData(type.elementType, conversion)]],
  ),
  family(TimestampType, ({ from, to }, { convert }) => range(from && convert(from), to && convert(to))),
  family(TimespanType, ({ from, to }) => {
    const text = from?.nanoseconds === to?.nanoseconds ? String : (span: Timespan): string => span.toExactString();
    const bound = (span: Timespan): PlainData =>
      new Map([
        ['__ptype', 'Timespan'],
        ['__pvalue', text(span)],
      ]);
    return range(from && bound(from), to && bound(to));
  }),
  family(SemVerType, ({ ranges }, { convert }) => [
    ['ranges', ranges.length === 0 ? undefined : ranges.map((one) => convert(one))],
  ]),
  family(ClassType, ({ className }) => [['class_name', className ?? undefined]]),
  family(ResourceType, ({ typeName, title }) => [
    ['type_name', typeName ?? undefined],
    ['title', title ?? undefined],
  ]),
  family(RuntimeType, ({ runtime, className }) => [
    ['runtime', runtime === null ? undefined : symbol(runtime)],
    ['name_or_pattern', className ?? undefined],
  ]),
  family(CallableType, ({ parameters, block, returns }, conversion) => [
    ['param_types', optional(parameters, conversion) ?? null],
    ['block_type', optional(block, conversion) ?? null],
    ['return_type', optional(returns, conversion) ?? null],
  ]),
  family(InitType, (init, conversion) => {
    checkInit(init);
    return [
      ['type', optional(init.type, conversion)],
      ['init_args', init.args.length === 0 ? undefined : init.args.map((one) => conversion.convert(one))],
    ];
  }),
  family(UriType, ({ parts }, { convert }) => [['parameters', parts === null ? undefined : convert(parts)]]),
  family(TypeReferenceType, ({ text }) => [['type_string', text]]),
  family(TypeAliasType, (type, conversion) => aliasMembers(type, conversion)),
];

function family<T extends PuppetType>(
  of: abstract new (...parameters: never[]) => T,
  describe: Describe<T>,
): Description {
  return [of, describe as Describe<never>];
}

/** Converts a type to rich data: `Integer[1]` is `{"__ptype": "Pcore::IntegerType", "from": 1}`. */
export function typeData(type: PuppetType, conversion: Conversion): PlainData {
  const within = (value: Value): PlainData =>
    value instanceof PuppetType ? typeData(value, conversion) : conversion.convert(value);
  if (type instanceof ObjectType) return objectTypeData(type, within);
  if (type instanceof ObjectTypeExtension) return objectTypeExtensionData(type, within);
  if (type instanceof TypeSetType) throw typeSetRefused();
  const description = descriptions.find(([class_]) => type instanceof class_);
  const family = type instanceof ResourceType ? 'Resource' : type instanceof TypeAliasType ? 'TypeAlias' : type.name;
  const describe = description?.[1] as Describe<PuppetType> | undefined;
  return named(family === 'Resource' ? 'ResourceType' : `${family}Type`, describe?.(type, conversion) ?? []);
}

/** Puppet cannot serialize a TypeSet. */
function typeSetRefused(): TypeError {
  const parameter = "parameter 'name_or_init_hash' does not match any of the attributes of type Pcore::TypeSetType";
  return new TypeError(formatMessage(messages.TYPE_SET, { parameter }));
}

function named(name: string, members: Members): PlainData {
  const data = new Map<string, PlainData>([['__ptype', `Pcore::${name}`]]);
  for (const [key, value] of members) if (value !== undefined) data.set(key, value);
  return data;
}

/** An open upper bound is left out. An open lower bound is left out only if both are open. */
function range(from: PlainData, to: PlainData): Members {
  return [
    ['from', from === null && to === null ? undefined : from],
    ['to', to ?? undefined],
  ];
}

const bound = (number: number, open: number): Float | null => (number === open ? null : new Float(number));

function sizeData(size: Size | null): PlainData | undefined {
  if (size === null) return undefined;
  return named('IntegerType', [
    ['from', size.min],
    ['to', size.max === Infinity ? undefined : size.max],
  ]);
}

function optional(type: PuppetType | null, conversion: Conversion): PlainData | undefined {
  return type === null ? undefined : typeData(type, conversion);
}

function element(type: PuppetType, conversion: Conversion): PlainData | undefined {
  return type instanceof AnyType ? undefined : typeData(type, conversion);
}

/** `Any` is written if there is a size. */
function elementData(type: PuppetType, size: Size | null, conversion: Conversion): PlainData | undefined {
  return size === null ? element(type, conversion) : typeData(type, conversion);
}

function tupleMembers({ types, size }: TupleType, conversion: Conversion): Members {
  return [
    ['types', types.map((type) => typeData(type, conversion))],
    ['size_type', sizeData(size)],
  ];
}

function structElement(
  { key, optional: mayBeAbsent, type }: StructType['elements'][number],
  conversion: Conversion,
): PlainData {
  const keyType = named('StringType', [['size_type_or_value', key]]);
  return named('StructElement', [
    ['key_type', mayBeAbsent ? named('OptionalType', [['type', keyType]]) : keyType],
    ['value_type', typeData(type, conversion)],
  ]);
}

const symbol = (name: string): PlainData =>
  new Map([
    ['__ptype', 'Symbol'],
    ['__pvalue', name],
  ]);

function aliasMembers(alias: TypeAliasType, { open, convert }: Conversion): Members {
  if (open.has(alias)) {
    const subject = 'value of class Puppet::Pops::Types::PTypeAliasType';
    throw evaluationError(messages.SERIALIZATION_ENDLESS_RECURSION, { subject });
  }
  const within = { convert, open: new Set(open).add(alias) };
  return [
    ['name', alias.name],
    ['type_expr', null],
    ['resolved_type', typeData(alias.target(), within)],
  ];
}

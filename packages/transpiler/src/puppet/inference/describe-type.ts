import {
  ArrayType,
  BooleanType,
  EnumType,
  FloatType,
  HashType,
  IntegerType,
  type PuppetType,
  StructType,
  TupleType,
  TypeAliasType,
  UndefType,
} from '@pptjs/runtime/lattice';

/** Longer values are described by their types. */
const MAX_VALUE_LENGTH = 60;
/** Longer texts of types are cut. */
const MAX_TYPE_LENGTH = 240;

/** Describes an inferred type in a message: a type with one value by this value (`the String 'a'`), others by their text. */
export function describeType(type: PuppetType): string {
  const value = valueText(type);
  if (value === null || value.length > MAX_VALUE_LENGTH) return cut(String(type));
  const kind = kindOfValue(type);
  return kind === null ? value : `the ${kind} ${value}`;
}

/** Begins a sentence with a description. */
export const atStart = (description: string): string => description.replace(/^the (?=[A-Z])/, 'The ');

/** Describes a type that something expects. A type that only the signature of a built-in function names is written out. */
export function expectedType(type: PuppetType): string {
  const isLocal = type instanceof TypeAliasType && !type.name.includes('::');
  return cut(String(isLocal ? type.resolved() : type));
}

const cut = (text: string): string => (text.length > MAX_TYPE_LENGTH ? `${text.slice(0, MAX_TYPE_LENGTH)}…` : text);

function kindOfValue(type: PuppetType): string | null {
  if (type instanceof UndefType) return null;
  if (type instanceof EnumType) return 'String';
  if (type instanceof TupleType) return 'Array';
  return type instanceof StructType ? 'Hash' : type.name;
}

/** The only value of a type as Puppet source; null if there are several. */
function valueText(type: PuppetType): string | null {
  if (type instanceof UndefType) return 'undef';
  if (type instanceof EnumType)
    return type.values.length === 1 && !type.ignoreCase ? String(type).slice('Enum['.length, -1) : null;
  if (type instanceof IntegerType) return type.from !== null && type.from === type.to ? String(type.from) : null;
  if (type instanceof FloatType) return type.from === type.to ? (/[^[,]+(?=,)/.exec(String(type))?.[0] ?? null) : null;
  if (type instanceof BooleanType) return type.value === null ? null : String(type.value);
  if (type instanceof ArrayType) return type.size?.max === 0 ? '[]' : null;
  if (type instanceof HashType) return type.size?.max === 0 ? '{}' : null;
  if (type instanceof TupleType) {
    const elements = type.size === null ? type.types.map(valueText) : [null];
    return elements.includes(null) ? null : `[${elements.join(', ')}]`;
  }
  if (!(type instanceof StructType) || type.elements.length === 0) return null;
  const entries = type.elements.map(({ key, optional, type: value }) => {
    const text = optional ? null : valueText(value);
    return text === null ? null : `${String(new EnumType([key])).slice('Enum['.length, -1)} => ${text}`;
  });
  return entries.includes(null) ? null : `{ ${entries.join(', ')} }`;
}

import { isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { EnumType, type PuppetType, StructType, TupleType, TypeAliasType, UndefType } from '@pptjs/runtime/lattice';
import { onlyValue } from './only-value.js';

/** Longer values are described by their types. */
const MAX_VALUE_LENGTH = 60;
/** Longer texts of types are cut. */
const MAX_TYPE_LENGTH = 240;

/** Describes an inferred type in a message: a type with one value by this value (`the String 'a'`), others by their text. */
export function describeType(type: PuppetType): string {
  const value = onlyValue(type);
  const text = value === undefined ? null : sourceText(value);
  if (text === null || text.length > MAX_VALUE_LENGTH) return cut(String(type));
  const kind = kindOfValue(type);
  return kind === null ? text : `the ${kind} ${text}`;
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

/** A value of plain data as Puppet source. */
function sourceText(value: Value): string {
  if (value === null) return 'undef';
  if (typeof value === 'string') return String(new EnumType([value])).slice('Enum['.length, -1);
  if (isArray(value)) return `[${value.map(sourceText).join(', ')}]`;
  if (!(value instanceof PuppetHash)) return String(value);
  const entries = Array.from(value.entries(), ([key, each]) => `${sourceText(key)} => ${sourceText(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

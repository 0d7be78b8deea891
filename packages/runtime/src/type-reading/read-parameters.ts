import { EvaluationError, FailedExpressionError, FunctionError } from '../errors/error.js';
import { invalidTypeText } from '../errors/invalid-type-text.js';
import { functionError } from '../errors/messages.js';
import * as typeMessages from '../errors/messages/types.js';
import { ANY } from '../types/any.js';
import { ArrayType, TupleType } from '../types/array.js';
import { CallableType } from '../types/callable.js';
import { DEFAULT_TYPE } from '../types/default.js';
import { HashType } from '../types/hash.js';
import { inferGeneralized, inferType } from '../types/infer.js';
import { IntegerType } from '../types/integer.js';
import { assertType } from '../types/mismatch/index.js';
import { ObjectType } from '../types/object.js';
import { REGEXP, RegexpType } from '../types/regexp.js';
import { ResourceType } from '../types/resource.js';
import { rubyClassOf } from '../types/ruby-class.js';
import { RuntimeType } from '../types/runtime.js';
import { PatternType, STRING } from '../types/string.js';
import { OptionalType } from '../types/undef.js';
import { VariantType } from '../types/variant.js';
import { DEFAULT } from '../values/default.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetRegExp } from '../values/regexp.js';
import { PuppetType } from '../values/type.js';
import { isArray, isInteger, type Value } from '../values/value.js';
import { parameterize } from './parameterize.js';
import { sizeOf } from './parameters/collection.js';

/** The number and the kinds of parameters that a type takes if it is read from text. */
interface Reading {
  readonly min: number;
  readonly max: number;
  /** The number of parameters, as messages show it. */
  readonly count: string;
  /** Returns whether the parameters are of the right kinds. If it is missing, the rules of `[]` apply. */
  readonly fits?: (values: readonly Value[]) => boolean;
}

const isType = (value: Value | undefined): boolean => value instanceof PuppetType;
const isBound = (value: Value): boolean => isInteger(value) || value === DEFAULT;
const isNumber = (value: Value): boolean => isBound(value) || value instanceof Float;
const one = (fits: (value: Value) => boolean): Reading => ({
  min: 1,
  max: 1,
  count: '1',
  fits: ([value = null]) => fits(value),
});

const isSizeOrRange = (values: readonly Value[]): boolean =>
  values.every(isBound) || (values.length === 1 && values[0] instanceof IntegerType);

const READINGS: ReadonlyMap<string, Reading> = new Map<string, Reading>([
  ['Array', { min: 1, max: 3, count: '1 to 3', fits: (values) => isSize(values) || elementAndSize(values, 1) }],
  ['Boolean', { min: 1, max: 1, count: '1' }],
  ['Class', { min: 1, max: 1, count: '1' }],
  ['Collection', { min: 1, max: 2, count: '1 to 2', fits: isSizeOrRange }],
  ['Float', { min: 1, max: 2, count: '1 or 2', fits: (values) => values.every(isNumber) }],
  ['Hash', { min: 2, max: 4, count: '2 to 4', fits: (values) => isSize(values) || elementAndSize(values, 2) }],
  ['Init', { min: 1, max: Infinity, count: '1 or more', fits: ([first]) => isType(first) }],
  ['Integer', { min: 1, max: 2, count: '1 or 2', fits: (values) => values.every(isBound) }],
  ['Iterable', one(isType)],
  ['Iterator', one(isType)],
  ['NotUndef', { min: 0, max: 1, count: '0 to 1', fits: ([value]) => isType(value) || typeof value === 'string' }],
  ['Object', { min: 1, max: 1, count: '1' }],
  ['Optional', one((value) => isType(value) || typeof value === 'string')],
  ['Regexp', { min: 1, max: 1, count: '1' }],
  ['Resource', { min: 1, max: 2, count: '1 or 2' }],
  ['Runtime', { min: 2, max: 2, count: '2' }],
  ['Sensitive', { min: 0, max: 1, count: '0 to 1', fits: ([value]) => isType(value) }],
  ['String', { min: 1, max: 2, count: '1 to 2', fits: isSizeOrRange }],
  ['Struct', one((value) => value instanceof PuppetHash)],
  ['Timespan', { min: 0, max: 2, count: '0 to 2' }],
  ['Timestamp', { min: 0, max: 2, count: '0 to 2' }],
  ['Type', one(isType)],
  ['TypeSet', { min: 1, max: 1, count: '1' }],
  ['URI', { min: 1, max: 1, count: '1' }],
  ['Variant', { min: 1, max: Infinity, count: '1 or more', fits: (values) => values.every(isType) }],
]);

/** The name of a class of the host language, or a pattern and a replacement that yield type names. */
const RUNTIME_NAME = (): PuppetType => new VariantType([STRING, new TupleType([REGEXP, STRING])]);

/** Types without parameters. */
const PLAIN: ReadonlySet<string> = new Set([
  'Any',
  'Binary',
  'CatalogEntry',
  'Data',
  'Default',
  'Numeric',
  'RichData',
  'Scalar',
  'ScalarData',
  'SemVerRange',
  'TypeAlias',
  'TypeReference',
  'Undef',
]);

function isSize(values: readonly Value[]): boolean {
  const [first = null] = values;
  return values.every(isBound) && (values.length === 2 || (values.length === 1 && isInteger(first) && first >= 0));
}

function elementAndSize(values: readonly Value[], types: number): boolean {
  return values.slice(0, types).every(isType) && values.slice(types).every(isBound);
}

/**
 * Adds parameters to a type that is read from text. `name` is the name in the text, `text` the type with its
 * parameters.
 * @throws {FunctionError} if the parameters are wrong; the messages differ from those of `[]`
 */
export function readParameters(type: PuppetType, name: string, values: readonly Value[], text: string): PuppetType {
  if (PLAIN.has(name)) throw functionError(typeMessages.NOT_PARAMETERIZED, { name });
  const reading =
    type instanceof ResourceType && name !== 'Resource' ? { min: 1, max: 1, count: '1' } : READINGS.get(name);
  if (reading !== undefined) check(reading, name, values, text);
  if (UNDEF_IS_NONE.has(name) && values.length === 1 && values[0] === null) return type;
  checkKinds(name, values);
  if (name === 'Tuple') return tuple(type, values);
  if (name === 'URI' && !(typeof values[0] === 'string' || values[0] instanceof PuppetHash)) return type;
  const isSignature = name === 'Callable' && !(values.length === 2 && isArray(values[0] as Value));
  return sized(type, values) ?? withParameters(type, isSignature ? argumentsOf(values) : values);
}

/** Reports parameters of the wrong kind for the types that have a message of their own for that. */
function checkKinds(name: string, values: readonly Value[]): void {
  const [first = null, second = null] = values;
  if (name === 'Enum') checkEnum(values);
  if (name === 'Boolean' && typeof first !== 'boolean') throw functionError(typeMessages.BAD_BOOLEAN_PARAMETER, {});
  if (name === 'Pattern') {
    const wrong = values.find((value) => !isPattern(value));
    if (wrong !== undefined) throw functionError(typeMessages.BAD_PATTERN, { actual: classNameOf(wrong) });
  }
  if (name === 'Resource' && typeof first !== 'string' && !(first instanceof ResourceType))
    throw functionError(typeMessages.BAD_RESOURCE_NAME, { actual: classNameOf(first) });
  if (name === 'Runtime') {
    assertType("Runtime 'runtime' has wrong type,", STRING, first);
    assertType("Runtime 'name_or_pattern' has wrong type,", RUNTIME_NAME(), second);
  }
  if (name === 'Timespan' || name === 'Timestamp') {
    const wrong = values.find((value) => !isTime(value));
    if (wrong !== undefined) throw functionError(typeMessages.BAD_TIME, { name, actual: classNameOf(wrong) });
  }
}

function checkEnum(values: readonly Value[]): void {
  const names = typeof values.at(-1) === 'boolean' ? values.slice(0, -1) : values;
  if (names.length === 0)
    throw functionError(typeMessages.BAD_PARAMETER_COUNT, { name: 'Enum', expected: '1 or more', count: 0 });
  if (names.some((value) => typeof value !== 'string')) throw functionError(typeMessages.BAD_ENUM_VALUE, {});
}

const isPattern = (value: Value): boolean =>
  typeof value === 'string' ||
  value instanceof PuppetRegExp ||
  value instanceof PatternType ||
  value instanceof RegexpType;

const isTime = (value: Value): boolean =>
  value === null || typeof value === 'string' || isNumber(value) || value instanceof PuppetHash;

function classNameOf(value: Value): string {
  return value instanceof ResourceType ? 'Puppet::Pops::Types::PResourceType' : rubyClassOf(value);
}

function check({ min, max, count, fits }: Reading, name: string, values: readonly Value[], text: string): void {
  const wrong = values.length < min || values.length > max;
  if (wrong)
    throw functionError(typeMessages.BAD_PARAMETER_COUNT, {
      name: name === 'TypeSet' ? 'Object' : name,
      expected: count,
      count: values.length,
    });
  if (fits?.(values) === false) throw invalidTypeText(text);
}

/** Types for which a single `undef` means that there are no parameters. */
const UNDEF_IS_NONE: ReadonlySet<string> = new Set(['Class', 'Regexp', 'Resource']);

/** A Tuple that has only a size is an unrestricted Tuple. */
function tuple(type: PuppetType, values: readonly Value[]): PuppetType {
  const read = typesOf(values);
  if (!read.every(isBound)) return withParameters(type, read);
  sizeOf(read.map((value, i) => ({ value, blame: i + 1 })));
  return type;
}

/** Like `typesOf`, for the parameters before the type of a block. */
function argumentsOf(values: readonly Value[]): readonly Value[] {
  const last = values.at(-1) ?? null;
  const block = last instanceof OptionalType ? last.type : last;
  return block instanceof CallableType ? [...typesOf(values.slice(0, -1)), last] : typesOf(values);
}

/**
 * Replaces values that are not types, before a size at the end, by their types. A string is the name of a class of the
 * host language.
 */
function typesOf(values: readonly Value[]): readonly Value[] {
  let size = 0;
  while (size < 2 && size < values.length && isBound(values.at(-1 - size) as Value)) size++;
  const count = values.length - size;
  return values.map((value, i) => (i < count ? typeOf(value) : value));
}

function typeOf(value: Value): Value {
  if (value instanceof PuppetType) return value;
  if (typeof value === 'string') return new RuntimeType('ruby', value);
  return value instanceof PuppetRegExp ? inferType(value) : inferGeneralized(value);
}

/** An Array or Hash of two bounds only has the default element types. */
function sized(type: PuppetType, values: readonly Value[]): PuppetType | null {
  if (!(type instanceof ArrayType || type instanceof HashType) || !values.every(isBound)) return null;
  const size = sizeOf(values.map((value, i) => ({ value, blame: i + 1 })));
  if (type instanceof HashType) return new HashType(DEFAULT_TYPE, DEFAULT_TYPE, size);
  return new ArrayType(values.length === 1 ? ANY : DEFAULT_TYPE, size);
}

function withParameters(type: PuppetType, values: readonly Value[]): PuppetType {
  try {
    return parameterize(type, values) as PuppetType;
  } catch (error) {
    if (error instanceof FailedExpressionError) throw new FunctionError(error.reason);
    if (error instanceof EvaluationError && type instanceof ObjectType) throw new FunctionError(error.message);
    throw error;
  }
}

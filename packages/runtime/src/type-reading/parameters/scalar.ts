import { EvaluationError } from '../../errors/error.js';
import { evaluationError } from '../../errors/messages.js';
import * as sharedMessages from '../../errors/messages/shared.js';
import * as typeMessages from '../../errors/messages/types.js';
import { dynamicRegExp, RegExpError } from '../../regexp/index.js';
import { BooleanType } from '../../types/boolean.js';
import { FloatType } from '../../types/float.js';
import { IntegerType } from '../../types/integer.js';
import { RegexpType, regExpLiteral } from '../../types/regexp.js';
import { rubyClass } from '../../types/ruby-class.js';
import { SemVerType } from '../../types/semver.js';
import { sliceError, sliceFailure } from '../../types/size.js';
import { EnumType, PatternType, StringType } from '../../types/string.js';
import { mergeRanges } from '../../types/version-ranges.js';
import { DEFAULT } from '../../values/default.js';
import { Float } from '../../values/float.js';
import { parseSemVerRange } from '../../values/parse-semver-range.js';
import { PuppetRegExp } from '../../values/regexp.js';
import { SemVerRange } from '../../values/semver-range.js';
import type { PuppetType } from '../../values/type.js';
import { isInteger, type Integer } from '../../values/value.js';
import { sizeOf } from './collection.js';
import { badArity, badSpecialization, capitalized, type Key } from './keys.js';

/** `Integer[from, to]` */
export function integerType(keys: readonly Key[]): PuppetType {
  const [from, to] = range('Integer', keys, (value) => (isInteger(value) ? value : undefined), 'integers');
  return new IntegerType(from, to);
}

/** `Float[from, to]` */
export function floatType(keys: readonly Key[]): PuppetType {
  const toNumber = (value: unknown) =>
    value instanceof Float ? value.value : isInteger(value) ? Number(value) : undefined;
  const [from, to] = range('Float', keys, toNumber, 'floats, or integers');
  return new FloatType(Number(from ?? -Infinity), Number(to ?? Infinity));
}

function range(
  name: string,
  keys: readonly Key[],
  read: (value: unknown) => Integer | undefined,
  accepted: string,
): [Integer | null, Integer | null] {
  if (keys.length < 1 || keys.length > 2) {
    throw evaluationError(typeMessages.BAD_RANGE_ARITY, { name, count: keys.length });
  }
  const [from = null, to = null] = keys.map(({ value, blame }) => {
    if (value === DEFAULT) return null;
    const end = read(value);
    if (end !== undefined) return end;
    throw evaluationError(typeMessages.BAD_RANGE_END, { name, accepted, actual: rubyClass(value) }, blame);
  });
  return [from, to];
}

/** `Boolean[true]` or `Boolean[false]` */
export function booleanType(keys: readonly Key[], type: PuppetType): PuppetType {
  const key = only(String(type), keys);
  if (typeof key.value === 'boolean') return new BooleanType(key.value);
  throw badSpecialization(String(type), key, 'TrueClass or FalseClass');
}

/** `String[from, to]` */
export function stringType(keys: readonly Key[]): PuppetType {
  if (keys.length < 1 || keys.length > 2) {
    throw evaluationError(sharedMessages.BAD_STRING_SLICE_ARITY, { count: keys.length });
  }
  return new StringType(sizeOf(keys));
}

/** `Enum[text, …, ignoresCase]` */
export function enumType(keys: readonly Key[], type: PuppetType): PuppetType {
  const last = keys.at(-1);
  const flag = typeof last?.value === 'boolean' ? last.value : null;
  const values = flag === null ? keys : keys.slice(0, -1);
  if (values.length === 0) throw badArity(capitalized(`${type}-Type`), 1, null, 0);
  return new EnumType(
    values.map((key) => {
      if (typeof key.value === 'string') return key.value;
      throw badSpecialization(String(type), key, 'String');
    }),
    flag ?? false,
  );
}

/** `Pattern[pattern, …]`: texts, regular expressions and their types */
export function patternType(keys: readonly Key[], type: PuppetType): PuppetType {
  if (keys.length === 0) throw badArity(capitalized(`${type}-Type`), 1, null, 0);
  const patterns = new Map<string, PuppetRegExp>();
  for (const pattern of keys.flatMap((key) => patternsOf(key, type))) {
    const text = regExpLiteral(pattern);
    if (!patterns.has(text)) patterns.set(text, pattern);
  }
  return new PatternType([...patterns.values()]);
}

function patternsOf(key: Key, type: PuppetType): readonly PuppetRegExp[] | PuppetRegExp {
  const { value } = key;
  if (typeof value === 'string') return compile(value);
  if (value instanceof PuppetRegExp) return value;
  if (value instanceof PatternType) return value.patterns;
  if (value instanceof RegexpType) return value.pattern ?? dynamicRegExp('');
  throw badSpecialization(String(type), key, 'String or Regexp or Pattern-Type or Regexp-Type');
}

/** `Regexp[pattern]` */
export function regexpType(keys: readonly Key[], type: PuppetType): PuppetType {
  const key = keys[0];
  if (!key || keys.length > 1) {
    const error = badArity(capitalized(`${type}-Type`), 1, 1, keys.length);
    throw new EvaluationError(error.code, error.message, keys[1]?.blame);
  }
  if (key.value instanceof PuppetRegExp) return new RegexpType(key.value);
  if (typeof key.value === 'string') return new RegexpType(compile(key.value));
  throw badSpecialization(String(type), key, 'String or Regexp');
}

function compile(source: string): PuppetRegExp {
  try {
    return dynamicRegExp(source);
  } catch (error) {
    if (error instanceof RegExpError) throw sliceFailure(error.message);
    throw error;
  }
}

/** `SemVer[range, …]` */
export function semverType(keys: readonly Key[], type: PuppetType): PuppetType {
  const given = keys.map((key) => {
    if (key.value instanceof SemVerRange || typeof key.value === 'string') return key.value;
    throw badSpecialization(String(type), key, 'String or SemanticPuppet::VersionRange');
  });
  const ranges = given.map((range) => {
    if (range instanceof SemVerRange) return range;
    const parsed = parseSemVerRange(range);
    if (parsed) return parsed;
    throw sliceError(typeMessages.UNPARSABLE_VERSION_RANGE, { text: String(range) });
  });
  if (ranges.length === 0) throw badArity(capitalized('SemVer-Type'), 1, null, 0);
  return new SemVerType(mergeRanges(ranges));
}

function only(name: string, keys: readonly Key[]): Key {
  const [key, ...others] = keys;
  if (key && others.length === 0) return key;
  throw badArity(capitalized(`${name}-Type`), 1, 1, keys.length);
}

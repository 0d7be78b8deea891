import {
  Binary,
  DEFAULT,
  Float,
  parseSemVerRange,
  parseType,
  parseUri,
  PuppetHash,
  SemVer,
  Sensitive,
  Timespan,
  Timestamp,
  type Value,
} from '@pptjs/runtime';
import { dynamicRegExp } from '@pptjs/runtime/regexp';
import fc from 'fast-check';

/** 64-bit integers, many of them near the limits of JavaScript's safe integers and of 64 bits. */
export const wideInteger = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.bigInt({ min: -100n, max: 100n }),
  fc.bigInt({ min: 2n ** 53n - 50n, max: 2n ** 53n + 50n }),
  fc.bigInt({ min: -(2n ** 53n) - 50n, max: -(2n ** 53n) + 50n }),
  fc.bigInt({ min: 2n ** 63n - 50n, max: 2n ** 63n - 1n }),
);

/** The runtime's representation of an Integer: a number if it is a safe integer, else a bigint. */
export function integerOf(n: bigint): number | bigint {
  return Number.isSafeInteger(Number(n)) ? Number(n) : n;
}

const integer = wideInteger.map(integerOf);
const float = fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => new Float(n));
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', 'constructor', '__ptype', '__pvalue', '\0', 'A', 'a', ''),
);

const types = [
  'Integer',
  'Integer[1, 10]',
  'String[1]',
  "Enum['a', 'b']",
  'Array[Optional[String], 1, 2]',
  'Hash[String, Any]',
  "Struct[{'a' => Integer, Optional['b'] => String}]",
  'Tuple[Integer, String]',
  'Variant[Integer, String]',
  "File['/x']",
  'Class[a]',
  'Type[Integer]',
  'Callable[Integer]',
  'Pattern[/a/]',
  'Float[1.0, 2.0]',
  'Any',
  'NotUndef[Integer]',
  "SemVer['1.x']",
];

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(null, true, false, DEFAULT),
  integer,
  float,
  text,
  fc.bigInt({ min: -(10n ** 18n), max: 10n ** 19n }).map((n) => new Timestamp(n)),
  fc.tuple(fc.nat(), fc.nat(), fc.nat()).map((parts) => new SemVer(...parts)),
  fc.uint8Array({ maxLength: 8 }).map((bytes) => new Binary(bytes)),
  fc.constantFrom('a', '(b)c$', '\\d+', 'é', 'a/b').map((source) => dynamicRegExp(source)),
  fc.constantFrom('1.x', '>=1.0.0 <2.0.0', '^1.2.3 || 3.x').map((range) => parseSemVerRange(range) as Value),
  fc.constantFrom('http://a.b/c', 'mailto:a@b', 'x/y').map((uri) => parseUri(uri) as Value),
  fc.constantFrom(...types).map((type) => parseType(type)),
);

/**
 * Timespans print their nanoseconds without trailing zeros, so that 5 and 50 look the same. Whole seconds are exact.
 */
const timespan: fc.Arbitrary<Value> = fc
  .bigInt({ min: -(10n ** 9n), max: 10n ** 9n })
  .map((seconds) => new Timespan(seconds * 10n ** 9n));

/** Any value except iterators. */
export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    timespan,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(tie('value'), tie('value')), { maxLength: 4 }).map((pairs) => PuppetHash.from(pairs)),
    tie('value').map((value) => new Sensitive(value)),
  ),
})).value;

/** Values that JSON can express: Data without infinite Floats. */
export const dataValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Value>(null, true, false),
    integer,
    float,
    text,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(text, tie('value')), { maxLength: 4 }).map((pairs) => PuppetHash.from(pairs)),
  ),
})).value;

/**
 * Plain JavaScript values that JSON can express. They contain no Floats with an integral value, because a JavaScript
 * number does not say whether it is an Integer or a Float.
 */
export const plainJS: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false),
    fc.integer(),
    fc.double({ noInteger: true }),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), tie('value'), {
      maxKeys: 4,
      noNullPrototype: false,
    }),
  ),
})).value;

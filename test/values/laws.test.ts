import {
  add,
  divide,
  equals,
  EvaluationError,
  Float,
  fromJS,
  fromRichJson,
  isIn,
  lessOrEqual,
  lessThan,
  modulo,
  multiply,
  negate,
  parseJson,
  type PlainData,
  PuppetHash,
  richData,
  Sensitive,
  shiftLeft,
  shiftRight,
  subtract,
  toJS,
  toRichJson,
  type Value,
  writeJson,
} from '@pptjs/runtime/internal';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../recorded/sample.js';
import { anyValue, dataValue, integerOf, plainJS, wideInteger } from './arbitrary.js';

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);

type Operation = (left: Value, right: Value) => Value;

/** The result of exact arithmetic, or the code of the error if the result exceeds 64 bits. */
function exact(result: bigint): number | bigint | string {
  return result > MAX || result < MIN ? 'NUMERIC_OVERFLOW' : integerOf(result);
}

function outcome(operation: Operation, left: bigint, right: bigint): unknown {
  try {
    return operation(integerOf(left), integerOf(right));
  } catch (error) {
    if (error instanceof EvaluationError) return error.code;
    throw error;
  }
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

const binary: readonly (readonly [string, Operation, (a: bigint, b: bigint) => bigint])[] = [
  ['+', add, (a, b) => a + b],
  ['-', subtract, (a, b) => a - b],
  ['*', multiply, (a, b) => a * b],
  ['/', divide, floorDivide],
  ['%', modulo, (a, b) => a - floorDivide(a, b) * b],
];

for (const [operator, operation, law] of binary) {
  test(`Integers: \`${operator}\` gives the exact result or an overflow error`, (t) => {
    const isDivision = operator === '/' || operator === '%';
    fc.assert(
      fc.property(wideInteger, wideInteger, (a, b) => {
        const expected = isDivision && b === 0n ? 'DIV_BY_ZERO' : exact(law(a, b));
        return Object.is(outcome(operation, a, b), expected);
      }),
      { numRuns: shareOf(3000) },
    );
    t.pass();
  });
}

test('Integers: shifts give the exact result or an overflow error', (t) => {
  fc.assert(
    fc.property(wideInteger, fc.integer({ min: -70, max: 70 }), (a, n) => {
      const right = (places: number): bigint => (places < 0 ? a << BigInt(-places) : a >> BigInt(places));
      return (
        Object.is(outcome(shiftRight, a, BigInt(n)), exact(right(n))) &&
        Object.is(outcome(shiftLeft, a, BigInt(n)), exact(right(-n)))
      );
    }),
    { numRuns: shareOf(3000) },
  );
  t.pass();
});

test('Integers: comparisons with Integers and Floats are exact', (t) => {
  fc.assert(
    fc.property(wideInteger, wideInteger, fc.double({ noNaN: true, noDefaultInfinity: true }), (a, b, f) => {
      const [left, right, float] = [integerOf(a), integerOf(b), new Float(f)];
      return (
        lessThan(left, right) === a < b &&
        lessOrEqual(left, right) === a <= b &&
        equals(left, right) === (a === b) &&
        lessThan(left, float) === a < f &&
        equals(left, float) === (Number.isInteger(f) && BigInt(f) === a)
      );
    }),
    { numRuns: shareOf(3000) },
  );
  t.pass();
});

test('Floats: arithmetic follows IEEE 754 and gives Floats', (t) => {
  const finite = fc.double({ noNaN: true, min: -1e150, max: 1e150 });
  fc.assert(
    fc.property(finite, finite, (a, b) => {
      const results = [
        add(new Float(a), new Float(b)),
        subtract(new Float(a), new Float(b)),
        multiply(new Float(a), new Float(b)),
        negate(new Float(a)),
      ];
      const expected = [a + b, a - b, a * b, -a];
      return results.every((result, i) => result instanceof Float && Object.is(result.value, expected[i]));
    }),
  );
  t.pass();
});

/**
 * Puppet compares a missing key like a key with the value undef: `{1 => undef} == {2 => 'x'}` is true, but not the other
 * way round.
 */
function holdsUndef(value: Value): boolean {
  if (value instanceof PuppetHash)
    return [...value].some(([key, element]) => element === null || holdsUndef(key) || holdsUndef(element));
  if (value instanceof Sensitive) return holdsUndef(value.unwrap());
  return Array.isArray(value) && (value as readonly Value[]).some(holdsUndef);
}

test('equality is symmetric, and equal keys are one key of a Hash', (t) => {
  fc.assert(
    fc.property(anyValue, anyValue, (a, b) => {
      const hash = PuppetHash.from([
        [a, 1],
        [b, 2],
      ]);
      const isOne = hash.size === 1;
      const isSymmetric = equals(a, b) === equals(b, a) || holdsUndef(a) || holdsUndef(b);
      return isSymmetric && hash.get(b) === 2 && hash.get(a) === (isOne ? 2 : 1) && (!isOne || equals(a, b));
    }),
    { numRuns: shareOf(2000) },
  );
  t.pass();
});

test('an element of an Array, and a key of a Hash, is in it', (t) => {
  fc.assert(
    fc.property(fc.array(anyValue, { minLength: 1, maxLength: 4 }), (elements) => {
      // `in` looks for some values by matching, and a type is not an instance of itself.
      const sought = elements.filter(
        (element) => equals(element, element) && (typeof element !== 'object' || Array.isArray(element)),
      );
      return sought.every(
        (element) => isIn(element, elements) && isIn(element, PuppetHash.from(elements.map((key) => [key, null]))),
      );
    }),
  );
  t.pass();
});

test('any value survives a round trip through rich data', (t) => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const json = toRichJson(value);
      return toRichJson(fromRichJson(json)) === json;
    }),
    { numRuns: shareOf(2000) },
  );
  t.pass();
});

test('data written as JSON and read again is the same data', (t) => {
  fc.assert(
    fc.property(dataValue, (value) => toRichJson(parseJson(writeJson(plainData(value)))) === toRichJson(value)),
    { numRuns: shareOf(2000) },
  );
  t.pass();
});

test('the rich JSON of any value, read as plain JSON and written again, is the same text', (t) => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const json = writeJson(richData(value));
      return writeJson(plainData(parseJson(json))) === json && isValidJson(json);
    }),
    { numRuns: shareOf(2000) },
  );
  t.pass();
});

/** The data of a value that contains only values that JSON can express. */
function plainData(value: Value): PlainData {
  if (value instanceof PuppetHash)
    return new Map([...value].map(([key, element]) => [String(key), plainData(element)] as const));
  return Array.isArray(value) ? (value as readonly Value[]).map(plainData) : (value as PlainData);
}

/** Whether JavaScript reads the text as JSON. */
function isValidJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('plain JavaScript values survive a round trip through Puppet values', (t) => {
  fc.assert(
    fc.property(plainJS, (value) => JSON.stringify(toJS(fromJS(value))) === JSON.stringify(value)),
    { numRuns: shareOf(1000) },
  );
  t.pass();
});

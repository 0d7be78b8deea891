/** Laws of the operators, for random values. */
import * as runtime from '@pptjs/dialect-puppet3/runtime';
import type { Value } from '@pptjs/runtime';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../../recorded/sample.js';

const { add, divide, equals, greaterThan, interpolate, isIn, lessOrEqual, lessThan, modulo, multiply } = runtime;
const { negate, notEquals, shiftLeft, shiftRight, subtract, truthy } = runtime;

const integer = fc.integer({ min: -1_000_000, max: 1_000_000 });
const text = fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('0x1F', '010', '1e3', '1.5', '-7', '', 'A', 'a'));
const scalar: fc.Arbitrary<Value> = fc.oneof(integer, text, fc.boolean(), fc.constant(null));

function property<T>(title: string, values: fc.Arbitrary<T>, holds: (value: T) => boolean): void {
  test(title, (t) => {
    fc.assert(fc.property(values, holds), { numRuns: shareOf(500), seed: 3 });
    t.pass();
  });
}

const pair = fc.tuple(integer, integer);
const divisible = fc.tuple(
  integer,
  integer.filter((divisor) => divisor !== 0),
);

property('a / b * b + a % b is a', divisible, ([a, b]) => add(multiply(divide(a, b), b), modulo(a, b)) === a);
property('a % b has the sign of b', divisible, ([a, b]) => {
  const rest = modulo(a, b) as number;
  return rest === 0 || rest < 0 === b < 0;
});
property('a - b is a + -b', pair, ([a, b]) => subtract(a, b) === add(a, negate(b)));
property(
  'a << n is a times 2 to the power of n, and >> reverses it',
  fc.tuple(integer, fc.integer({ min: 0, max: 30 })),
  ([a, n]) => shiftLeft(a, n) === multiply(a, 2 ** n) && shiftRight(shiftLeft(a, n), n) === a,
);
property('the text of a number is that number in arithmetic', pair, ([a, b]) => {
  return add(String(a), b) === a + b && equals(String(a), a) && lessThan(String(a), b) === a < b;
});
property('a hexadecimal and an octal text are that number', fc.nat(), (n) => {
  return (
    equals(`0x${n.toString(16)}`, n) &&
    add(`0X${n.toString(16).toUpperCase()}`, 0) === n &&
    equals(`0${n.toString(8)}`, n)
  );
});
property('one of <, == and > holds for two numbers', pair, ([a, b]) => {
  return (
    [lessThan(a, b), equals(a, b), greaterThan(a, b)].filter(Boolean).length === 1 &&
    lessOrEqual(a, b) === !greaterThan(a, b)
  );
});
property('== is reflexive, symmetric and the opposite of !=', fc.tuple(scalar, scalar), ([a, b]) => {
  return equals(a, a) && equals(a, b) === equals(b, a) && notEquals(a, b) !== equals(a, b);
});
property('== ignores the case of letters', fc.string({ maxLength: 8 }), (a) => {
  return equals(
    a,
    a.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
  );
});
property('a text is in an array that contains it, and in a text that contains it', fc.tuple(text, text), ([a, b]) => {
  return isIn(a, [b, a]) && isIn(a, `${b}${a}${b}`) && isIn(a, runtime.hashOfPairs(a, b));
});
property(
  'only undef, the empty text and false are false',
  scalar,
  (a) => truthy(a) === ![null, '', false].includes(a as null),
);
property(
  'the text of a text is itself, and undef has none outside an array',
  text,
  (a) => interpolate(a) === a && interpolate(null) === '' && interpolate([a, null]) === `${a}undef`,
);

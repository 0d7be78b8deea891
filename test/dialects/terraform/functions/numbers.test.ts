import test from 'ava';
import fc from 'fast-check';
import { evaluate } from '../evaluate.js';
import { testErrors, testValues } from './tables.js';

testValues('rounding and signs', {
  'abs(-12.4)': 12.4,
  'ceil(5.1)': 6,
  'ceil(-0.5)': 0,
  'floor(4.9)': 4,
  'floor(-0.5)': -1,
  'signum(-13)': -1,
  'signum(0)': 0,
  'min(12, 54, 3)': 3,
  'max(12, 54, 3)': 54,
});

test('rounding keeps all digits', (t) => {
  t.is(evaluate('floor(123456789012345678901234567890.5)').value, '123456789012345678901234567890');
  t.is(evaluate('abs(-0.1)').value, '0.1');
});

test('logarithms and powers have the last bit of those of Go', (t) => {
  const answers = {
    'log(50, 10)': '1.6989700043360185',
    'log(16, 2)': '4',
    'pow(3, 2)': '9',
    'pow(4, 0)': '1',
    'pow(10, 1.5)': '31.622776601683796',
    'pow(1.50, 1.5)': '1.8371173070873836',
    'pow(2, 0.5)': '1.4142135623730951',
    'pow(2, -1074)': null,
  };
  for (const [source, value] of Object.entries(answers)) {
    if (value !== null) t.is(evaluate(source).value, value, source);
  }
  t.is(evaluate('pow(2, 1023) > 0 && pow(2, -1074) > 0').value, 'true');
});

testErrors('errors of numbers', [
  [
    'signum(0.5)',
    'Call to function "signum" failed: value must be a whole number, between -9223372036854775808 and 9223372036854775807.',
  ],
  ['min()', 'Call to function "min" failed: must pass at least one number.'],
  ['log(-1, 10)', 'Call to function "log" failed: the result is not a number.'],
  ['pow(-8, 0.5)', 'Call to function "pow" failed: the result is not a number.'],
  ['parseint(12, 10)', 'Invalid value for "number" parameter: first argument must be a string, not number.'],
  [
    'parseint("12", 63)',
    'Invalid value for "base" parameter: base must be a whole number between 2 and 62 inclusive.',
    '1:16',
  ],
  ['parseint("12", 2)', 'Invalid value for "number" parameter: cannot parse "12" as a base 2 integer.', '1:11'],
  ['parseint("", 10)', 'Invalid value for "number" parameter: cannot parse "" as a base 10 integer.'],
]);

testValues('parseint', {
  'parseint("100", 10)': 100,
  'parseint("FF", 16)': 255,
  'parseint("-10", 2)': -2,
  'parseint("1Oz", 62)': 6979,
  'parseint("+7", 8)': 7,
});

test('parseint reads integers of any size', (t) => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }), fc.integer({ min: 2, max: 36 }), (number, base) => {
      t.is(evaluate(`parseint("${number.toString(base)}", ${base})`).value, String(number));
    }),
    { numRuns: 100 },
  );
  t.pass();
});

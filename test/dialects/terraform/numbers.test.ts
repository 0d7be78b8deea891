/** Terraform's numbers (cty 1.12): binary floating-point numbers with 512 bits of mantissa. */
import {
  addNumbers,
  areNumbersEqual,
  BigFloat,
  compareNumbers,
  divideNumbers,
  doubleNumber,
  formatNumber,
  integerNumber,
  moduloNumbers,
  multiplyNumbers,
  nearestDouble,
  negateNumber,
  type NumberValue,
  parseNumber,
  partsOfNumber,
  precisionOf,
  safeIntegerOf,
  subtractNumbers,
  truncateNumber,
} from '@pptjs/dialect-terraform/values';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../../recorded/sample.js';

type Operation = (left: NumberValue, right: NumberValue) => NumberValue | null;

/** A fraction of integers, with a positive denominator: the model that the implementation is compared with. */
interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function rational(numerator: bigint, denominator: bigint): Rational {
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

function rationalOf(number: NumberValue): Rational {
  const { negative, mantissa, exponent } = partsOfNumber(number);
  const signed = negative ? -mantissa : mantissa;
  return exponent >= 0 ? rational(signed << BigInt(exponent), 1n) : rational(signed, 1n << BigInt(-exponent));
}

/** Rounds to `bits` bits of mantissa; to the even mantissa if two numbers are equally near. */
function roundRational({ numerator, denominator }: Rational, bits: number): Rational {
  if (numerator === 0n) return { numerator, denominator: 1n };
  const magnitude = numerator < 0n ? -numerator : numerator;
  let shift = bits - (magnitude.toString(2).length - denominator.toString(2).length);
  let scaled: bigint;
  let divisor: bigint;
  do {
    scaled = shift > 0 ? magnitude << BigInt(shift) : magnitude;
    divisor = shift > 0 ? denominator : denominator << BigInt(-shift);
    shift -= 1;
  } while (scaled / divisor >= 1n << BigInt(bits));
  const quotient = scaled / divisor;
  const twice = 2n * (scaled - quotient * divisor);
  const isUp = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  const rounded = isUp ? quotient + 1n : quotient;
  const result =
    shift + 1 > 0 ? rational(rounded, 1n << BigInt(shift + 1)) : rational(rounded << BigInt(-shift - 1), 1n);
  return numerator < 0n ? { ...result, numerator: -result.numerator } : result;
}

function areSame(left: Rational, right: Rational): boolean {
  return left.numerator * right.denominator === right.numerator * left.denominator;
}

function parse(text: string): NumberValue {
  const number = parseNumber(text);
  if (number === null) throw new Error(`not a number: ${text}`);
  return number;
}

function printed(number: NumberValue | null): string | null {
  return number === null ? null : formatNumber(number);
}

const decimals = fc
  .tuple(fc.boolean(), fc.bigInt(0n, 10n ** 40n), fc.integer({ min: -60, max: 60 }))
  .map(([negative, digits, exponent]) => `${negative ? '-' : ''}${digits}e${exponent}`);
/** Numbers that are JavaScript numbers, so that operations take the short way. */
const plain = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc
    .double({ min: -(2 ** 53), max: 2 ** 53, noNaN: true, noDefaultInfinity: true })
    .filter((double) => double === 0 || Math.abs(double) > 2 ** -400),
  fc.integer({ min: -4096, max: 4096 }).map((quarters) => quarters / 4),
);
const numbers = fc.oneof(
  decimals.map(parse),
  plain.map((double) => parse(String(double))),
  fc.integer({ min: 0, max: 1000 }).map(integerNumber),
  fc.double({ min: -1e300, max: 1e300, noNaN: true }).map(doubleNumber),
);

function roundedTo(precision: number): (value: Rational) => Rational {
  return (value) => roundRational(value, precision);
}

const MODELS: readonly (readonly [string, Operation, (left: Rational, right: Rational) => Rational | null])[] = [
  [
    'sum',
    addNumbers,
    (a, b) => rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator),
  ],
  [
    'difference',
    subtractNumbers,
    (a, b) => rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator),
  ],
  [
    'quotient',
    divideNumbers,
    (a, b) => (b.numerator === 0n ? null : rational(a.numerator * b.denominator, a.denominator * b.numerator)),
  ],
];

for (const [name, operation, model] of MODELS) {
  test(`a ${name} is the exact result, rounded to the larger precision of the operands`, (t) => {
    fc.assert(
      fc.property(numbers, numbers, (left, right) => {
        const expected = model(rationalOf(left), rationalOf(right));
        if (expected === null) return;
        const result = operation(left, right);
        if (result === null) throw new Error('no result');
        const precision = Math.max(precisionOf(left), precisionOf(right));
        t.true(areSame(rationalOf(result), roundedTo(precision)(expected)));
        t.is(precisionOf(result), precision);
      }),
      { numRuns: shareOf(500) },
    );
    t.pass();
  });
}

test('a product is the exact result, rounded to 512 bits, with as much precision as it needs', (t) => {
  fc.assert(
    fc.property(numbers, numbers, (left, right) => {
      const a = rationalOf(left);
      const b = rationalOf(right);
      const product = multiplyNumbers(left, right);
      if (product === null) throw new Error('no result');
      const exact = rational(a.numerator * b.numerator, a.denominator * b.denominator);
      t.true(areSame(rationalOf(product), roundedTo(512)(exact)));
      t.true(precisionOf(product) >= Math.max(precisionOf(left), precisionOf(right)));
    }),
    { numRuns: shareOf(500) },
  );
});

test('a remainder is the dividend minus the rounded product of the divisor and the whole quotient', (t) => {
  const rounded = roundedTo(512);
  fc.assert(
    fc.property(decimals.map(parse), decimals.map(parse), (left, right) => {
      const a = rationalOf(left);
      const b = rationalOf(right);
      if (b.numerator === 0n) return;
      const remainder = moduloNumbers(left, right);
      if (remainder === null) throw new Error('no result');
      const quotient = rounded(rational(a.numerator * b.denominator, a.denominator * b.numerator));
      const whole = rounded(rational(quotient.numerator / quotient.denominator, 1n));
      const product = rounded(rational(whole.numerator * b.numerator, whole.denominator * b.denominator));
      const numerator = a.numerator * product.denominator - product.numerator * a.denominator;
      t.true(areSame(rationalOf(remainder), rounded(rational(numerator, a.denominator * product.denominator))));
    }),
    { numRuns: shareOf(300) },
  );
  t.pass();
});

test('the remainder of integers has the sign of the dividend', (t) => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(), (left, right) => {
      const remainder = moduloNumbers(parse(String(left)), parse(String(right)));
      t.is(printed(remainder), String(right === 0n ? left : left % right));
    }),
    { numRuns: shareOf(300) },
  );
});

test('results of JavaScript numbers equal the results of the general arithmetic', (t) => {
  const operations: readonly Operation[] = [
    addNumbers,
    subtractNumbers,
    multiplyNumbers,
    divideNumbers,
    moduloNumbers,
    compareNumbers,
  ];
  const general = (double: number): NumberValue => BigFloat.ofDouble(double, 512);
  fc.assert(
    fc.property(plain, plain, fc.constantFrom(...operations), (left, right, operation) => {
      const short = operation(left, right);
      const long = operation(general(left), general(right));
      t.is(printed(short), printed(long));
    }),
    { numRuns: shareOf(2000) },
  );
});

test('the text of a number is the shortest that reads as the number', (t) => {
  fc.assert(
    fc.property(decimals, (text) => {
      const number = parse(text);
      const shortest = formatNumber(number);
      t.is(compareNumbers(parse(shortest), number), 0);
      if (!shortest.includes('.')) return;
      const shorter = shortest.slice(0, -1).replace(/\.$/, '');
      t.not(compareNumbers(parse(shorter), number), 0);
    }),
    { numRuns: shareOf(500) },
  );
});

test('comparison is that of the exact values', (t) => {
  fc.assert(
    fc.property(numbers, numbers, (left, right) => {
      const a = rationalOf(left);
      const b = rationalOf(right);
      const difference = a.numerator * b.denominator - b.numerator * a.denominator;
      t.is(compareNumbers(left, right), difference < 0n ? -1 : Number(difference > 0n));
    }),
    { numRuns: shareOf(1000) },
  );
});

test('a double with 53 bits of precision prints as JavaScript prints it, without an exponent', (t) => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e15, noNaN: true }), (double) => {
      t.is(formatNumber(doubleNumber(double)), String(double));
      t.is(nearestDouble(parse(String(double))), double);
    }),
    { numRuns: shareOf(1000) },
  );
});

const TEXTS: readonly (readonly [source: string, printed: string | null])[] = [
  ['0', '0'],
  ['-0', '-0'],
  ['007', '7'],
  ['1.50', '1.5'],
  ['1.', '1'],
  ['.5', '0.5'],
  ['+1', '1'],
  ['1e3', '1000'],
  ['1E-7', '0.0000001'],
  ['1p3', '8'],
  ['12345678901234567890', '12345678901234567890'],
  ['0.1', '0.1'],
  ['9007199254740993', '9007199254740993'],
  ['1e400', `1${'0'.repeat(400)}`],
  ['Inf', '+Inf'],
  ['-inf', '-Inf'],
  ['1e1000000000', '+Inf'],
  ['1e-1000000000', '0'],
  ['1e3000000000', null],
  ['1e99999999999999999999', null],
  ['', null],
  ['.', null],
  [' 1', null],
  ['1_0', null],
  ['0x10', null],
  ['1e', null],
  ['INF', null],
  ['NaN', null],
];

for (const [source, expected] of TEXTS) {
  test(`the text '${source}' ${expected === null ? 'is no number' : `is a number that prints as ${expected.slice(0, 30)}`}`, (t) => {
    const number = parseNumber(source);
    t.is(printed(number), expected);
  });
}

test('1/3 has 155 digits, and 20 digits if it is computed from lengths', (t) => {
  const third = divideNumbers(1, 3);
  t.is(printed(third), `0.${'3'.repeat(154)}5`);
  const ofLengths = divideNumbers(integerNumber(1), integerNumber(3));
  t.is(printed(ofLengths), '0.33333333333333333334');
});

test('numbers are equal if they have the same text', (t) => {
  t.true(areNumbersEqual(parse('0.1'), doubleNumber(0.1)));
  t.not(compareNumbers(parse('0.1'), doubleNumber(0.1)), 0);
  const sum = addNumbers(parse('0.1'), parse('0.2'));
  t.true(sum !== null && areNumbersEqual(sum, parse('0.3')));
  t.true(areNumbersEqual(0, -0));
  t.true(areNumbersEqual(Infinity, Infinity));
  t.false(areNumbersEqual(Infinity, integerNumber(1)));
});

test('infinities and zeros', (t) => {
  t.is(divideNumbers(1, 0), Infinity);
  t.is(divideNumbers(1, -0), -Infinity);
  t.is(divideNumbers(integerNumber(-1), 0), -Infinity);
  t.is(divideNumbers(0, 0), null);
  t.is(divideNumbers(Infinity, Infinity), null);
  t.is(divideNumbers(5, Infinity), 0);
  t.is(addNumbers(Infinity, -Infinity), null);
  t.is(subtractNumbers(Infinity, Infinity), null);
  t.is(multiplyNumbers(0, Infinity), null);
  t.is(multiplyNumbers(integerNumber(-2), Infinity), -Infinity);
  t.is(moduloNumbers(5, 0), 5);
  t.is(moduloNumbers(-7, 7), 0);
  t.is(moduloNumbers(-0, 5), -0);
  t.is(moduloNumbers(Infinity, 2), null);
  t.is(negateNumber(0), -0);
});

test('numbers as integers', (t) => {
  t.is(safeIntegerOf(parse('-12')), -12);
  t.is(safeIntegerOf(integerNumber(12)), 12);
  t.is(safeIntegerOf(parse('1.5')), null);
  t.is(safeIntegerOf(parse('1e30')), null);
  t.is(truncateNumber(parse('-1.5')), -1n);
  t.is(truncateNumber(parse('1e30')), 10n ** 30n);
  t.is(truncateNumber(Infinity), null);
});

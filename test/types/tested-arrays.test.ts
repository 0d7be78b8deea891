/** Types cache long arrays that have passed their tests. Accumulators of `reduce` add elements to such arrays. */
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { evaluateSource } from '@pptjs/engine';
import { createContext, hash, parseType, type PuppetType, toJS, type Value, withContext } from '@pptjs/runtime';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../recorded/sample.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** How often the garbage is collected at most. Threads that optimize code can retain objects for a moment. */
const MAX_COLLECTIONS = 50;

const context = createContext({ log: () => undefined });
const within = <T>(body: () => T): T => withContext(context, body);

/** Types of elements, each with elements that it accepts and some that it does not. */
const ELEMENTS: readonly (readonly [type: string, accepted: readonly Value[], rejected: readonly Value[]])[] = [
  ['Integer', [1, 2n ** 60n], ['a', null]],
  ['Integer[1, 5]', [1, 5], [0, 6, 2n ** 60n]],
  ['String', ['', 'a'], [1, null, hash({ a: 1 })]],
  ['Optional[String[1]]', ['a', null], ['', 1]],
  ['Hash[String, Integer]', [hash({}), hash({ a: 1 })], [hash({ a: 'x' }), [], 'a', null]],
  [
    'Struct[{a => Integer, Optional[b] => String}]',
    [hash({ a: 1 }), hash({ a: 1, b: 'x' })],
    [hash({}), hash({ a: 1, c: 1 }), 1, null],
  ],
  ['Array[Integer]', [[1], []], [['a'], 1]],
  ["Variant[Enum['a'], Array[Data]]", ['a', [[null]]], ['b', 1]],
];

const mixed = fc.constantFrom(...ELEMENTS).chain(([type, accepted, rejected]) =>
  fc.record({
    type: fc.constantFrom(`Array[${type}]`, `Array[${type}, 40]`, `Array[${type}, 0, 50]`),
    element: fc.constant(type),
    elements: fc.array(
      fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...accepted) }, fc.constantFrom(...rejected)),
      {
        maxLength: 90,
        size: 'max',
      },
    ),
  }),
);

/** The result of a test without a cache: each part of the array is a new array of one element. */
function isInstance({
  type,
  element,
  elements,
}: {
  type: string;
  element: string;
  elements: readonly Value[];
}): boolean {
  const length = parseType(type.replace(`Array[${element}`, 'Array[Any'));
  const one: PuppetType = parseType(element);
  return length.isInstance(elements) && elements.every((each) => one.isInstance(each));
}

test('a type gives the same answer for an array that it has tested', (t) => {
  const property = fc.property(mixed, (value) => {
    const type = parseType(value.type);
    const expected = isInstance(value);
    return [1, 2, 3].every(() => type.isInstance(value.elements) === expected);
  });
  within(() => fc.assert(property, { numRuns: shareOf(500) }));
  t.pass();
});

test('a type tests the elements that an array gets after a test', (t) => {
  const property = fc.property(mixed, ({ type: text, element, elements }) => {
    const type = parseType(text);
    const growing: Value[] = [];
    return elements.every((each) => {
      growing.push(each);
      return type.isInstance(growing) === isInstance({ type: text, element, elements: growing });
    });
  });
  within(() => fc.assert(property, { numRuns: 200 }));
  t.pass();
});

test('a reduction that tests its memo tests each new element', (t) => {
  const property = fc.property(fc.nat(60), fc.integer({ min: 1, max: 3 }), (position, count) => {
    const source = `
      function is_numbers(Variant[Array[Integer], Array] $x) { $x =~ Array[Integer] }
      $found = Integer[0, 60].reduce([[], []]) |$memo, $n| {
        $list = Integer[0, $n].reduce([]) |$list, $i| {
          if $list =~ Array[Integer] { $list + (if $i == ${position} { ['x'] } else { EXTRA }) } else { $list + ['wrong'] }
        }
        [$memo[0] + [is_numbers($list)], $memo[1] + [$list.filter |$x| { $x == 'wrong' }.size]]
      }
      $found`.replace('EXTRA', Array.from({ length: count }, () => '[$i]').join(' + '));
    const [areNumbers, wrong] = toJS(evaluateSource(source, { file: 'case.pp' })) as [boolean[], number[]];
    return (
      areNumbers.every((each, n) => each === n < position) &&
      wrong.every((each, n) => each === Math.max(0, n - position))
    );
  });
  fc.assert(property, { numRuns: 20 });
  t.pass();
});

test('a type does not retain the arrays that it has tested', async (t) => {
  const type = within(() => parseType('Array[Integer]'));
  const tested = new WeakRef(Array.from({ length: 100 }, (_, i) => i));
  t.true(type.isInstance(tested.deref()));
  let isRetained = true;
  for (let collections = 0; isRetained && collections < MAX_COLLECTIONS; collections++) {
    await setTimeout(10);
    collectGarbage();
    isRetained = tested.deref() !== undefined;
  }
  t.false(isRetained);
  t.true(type.isInstance([]));
});

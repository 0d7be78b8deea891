/** `Array - Array` with many elements, which an index finds, gives the same elements as with few. */
import { evaluateSource } from '@pptjs/engine';
import { describeValue } from '@pptjs/runtime';
import test from 'ava';

/** Elements that equal none of the others, so that the array on the right is long enough for the index. */
const OTHERS = Array.from({ length: 20 }, (_, i) => `'other${i}'`).join(', ');

const cases: readonly (readonly [left: string, right: string, rest: string])[] = [
  ["[1, '1', 1.0, 'a', 'A']", '1', "['1', 'a', 'A']"],
  ["[1, '1', 1.0, 2.5]", '1.0', "['1', 2.5]"],
  ["[1, '1', 1.0, 'a', 'A']", "'a'", "[1, '1', 1.0, 'A']"],
  ["[[1, 'a'], {'k' => 1}, undef, true]", "[1.0, 'a'], {'k' => 1}", '[undef, true]'],
  ['[undef, true, false, default, /x/, Integer]', 'undef, false, /x/, Integer', '[true, default]'],
  ['[9007199254740993, 9007199254740992, 0, -0.0]', '9007199254740993, 0.0', '[9007199254740992]'],
  ['[0, 1, 2, 3]', "'0', 2", '[0, 1, 3]'],
];

for (const [left, right, rest] of cases) {
  test(`${left} - [${right}] is ${rest}`, (t) => {
    for (const others of ['', `, ${OTHERS}`])
      t.is(describeValue(evaluateSource(`${left} - [${right}${others}]`)), rest);
  });
}

import { hash, type PuppetHash } from '@pptjs/runtime';
import test from 'ava';

/** The reads after which a hash of properties certainly has its Map. */
const MANY = 20;

const ABSENT = ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf', 'b', '', 0, null, true, ['a']];

function readOften(pairs: PuppetHash): PuppetHash {
  for (let i = 0; i < MANY; i++) pairs.get('a');
  return pairs;
}

for (const [state, prepare] of [
  ['before many reads', (pairs: PuppetHash) => pairs],
  ['after many reads', readOften],
] as const) {
  const create = (): PuppetHash => prepare(hash({ z: 1, a: null, '\0x': 'y' }));

  test(`${state}: a hash of an object has the object's own properties only`, (t) => {
    for (const key of ABSENT) {
      t.is(create().get(key), undefined, String(key));
      t.false(create().has(key), String(key));
    }
    t.deepEqual(
      ['z', 'a', '\0x'].map((key) => create().get(key)),
      [1, null, 'y'],
    );
  });

  test(`${state}: a hash of an object has its pairs in the order of the properties`, (t) => {
    const pairs: (readonly [unknown, unknown])[] = [];
    create().forEach((value, key) => pairs.push([key, value]));
    const expected = [
      ['z', 1],
      ['a', null],
      ['\0x', 'y'],
    ];
    t.is(create().size, 3);
    t.deepEqual(pairs, expected);
    t.deepEqual([...create()], expected as never);
    t.deepEqual([...create().keys()], ['z', 'a', '\0x']);
    t.deepEqual([...create().values()], [1, null, 'y']);
  });
}

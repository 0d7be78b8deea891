import { hash, hashOfPairs, PuppetHash } from '@pptjs/runtime';
import { add, addPair, isIn, subtract, type Value } from '@pptjs/runtime/internal';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../recorded/sample.js';

/** The reads or iterations after which a hash of properties certainly has its Map. */
const MANY = 20;

const ABSENT = ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf', 'b', '', 0, null, true, ['a']];

function readOften(pairs: PuppetHash): PuppetHash {
  for (let i = 0; i < MANY; i++) pairs.get('a');
  return pairs;
}

function iterateOften(pairs: PuppetHash): PuppetHash {
  for (let i = 0; i < MANY; i++) pairs.entries();
  return pairs;
}

for (const [state, prepare] of [
  ['before many reads', (pairs: PuppetHash) => pairs],
  ['after many reads', readOften],
  ['after many iterations', iterateOften],
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

/** A hash that a program has created, and the pairs that it must have. */
interface Version {
  readonly created: PuppetHash;
  readonly pairs: ReadonlyMap<Value, Value>;
}

const LISTS: readonly Value[] = [['a'], ['a', [1]], []];

const anyKey = fc.oneof(
  fc.integer({ min: 0, max: 9 }),
  fc.constantFrom<Value>('a', 'b', 'C', '\0x', true, null, ...LISTS),
);

/** One step: adds pairs to an earlier hash or removes them, reads or searches one, or begins to iterate over one. */
const step = fc.record({
  version: fc.nat(),
  action: fc.constantFrom('add', 'add', 'add', 'remove', 'remove', 'read', 'search', 'visit', 'iterate'),
  pairs: fc.array(fc.tuple(anyKey, fc.nat(99)), { minLength: 1, maxLength: 7 }),
});

test('hashes that share pairs with hashes to which pairs were added stay the same', (t) => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const versions: Version[] = [{ created: hashOfPairs('start', 0), pairs: new Map([['start', 0]]) }];
      const iterations: { readonly rest: Iterator<[Value, Value]>; readonly expected: [Value, Value][] }[] = [];
      for (const { version, action, pairs } of steps) {
        const { created, pairs: expected } = versions[version % versions.length]!;
        if (action === 'read') t.deepEqual([...created.keys()], [...expected.keys()]);
        else if (action === 'search') for (const [key] of pairs) t.is(isIn(key, created), expected.has(key));
        else if (action === 'remove') {
          const removed = new Map(pairs);
          const rest = subtract(created, [...removed.keys()]) as PuppetHash;
          versions.push({ created: rest, pairs: new Map([...expected].filter(([key]) => !removed.has(key))) });
        } else if (action === 'visit') {
          const added = PuppetHash.from(pairs);
          const visited: unknown[] = [];
          created.forEach((value, key) => {
            visited.push([key, value]);
            subtract(add(created, added), key);
          });
          t.deepEqual(visited, [...expected]);
        } else if (action === 'iterate') {
          const rest = created.entries();
          rest.next();
          iterations.push({ rest, expected: [...expected].slice(1) });
        } else {
          const added = add(created, PuppetHash.from(pairs)) as PuppetHash;
          versions.push({ created: added, pairs: new Map([...expected, ...pairs]) });
        }
      }
      for (const { created, pairs } of versions) {
        t.is(created.size, pairs.size);
        for (const [key, value] of pairs) t.is(created.get(key), value);
        t.is(created.get('absent'), undefined);
        t.deepEqual([...created], [...pairs]);
      }
      for (const { rest, expected } of iterations) t.deepEqual([...{ [Symbol.iterator]: () => rest }], expected);
    }),
    { numRuns: shareOf(500) },
  );
});

test('hashes keep the pairs that later hashes remove, and their order', (t) => {
  const start = PuppetHash.from(Array.from({ length: 12 }, (_, i): [Value, Value] => [`k${i}`, i]));
  const versions: Version[] = [{ created: start, pairs: new Map(start) }];
  for (let i = 0; i < 300; i++) {
    const { created, pairs } = versions.at(-1)!;
    const key = `k${(i * i) % 12}`;
    const rest = new Map(pairs);
    rest.delete(key);
    const next = subtract(created, key) as PuppetHash;
    versions.push(
      { created: next, pairs: rest },
      { created: addPair(next, key, i) as PuppetHash, pairs: new Map([...rest, [key, i]]) },
    );
  }
  for (const { created, pairs } of versions.reverse()) {
    t.deepEqual([...created], [...pairs]);
    t.true([...pairs.keys()].every((key) => isIn(key, created) && isIn(String(key).toUpperCase(), created)));
    t.is(isIn('K1', created), pairs.has('k1'));
  }
});

test('a long chain of hashes that replace and remove pairs takes linear time and memory', (t) => {
  let queue = PuppetHash.from([]);
  for (let i = 0; i < 100_000; i++) {
    queue = addPair(queue, i, i) as PuppetHash;
    if (i >= 50) queue = subtract(addPair(queue, i - 20, -i), i - 50) as PuppetHash;
  }
  t.is(queue.size, 50);
  t.deepEqual([...queue.keys()].slice(0, 2), [99_950, 99_951]);
  t.is(queue.get(99_979), -99_999);
});

test('hashes keep the values that later hashes replace', (t) => {
  const steps = Array.from({ length: 300 }, (_, i) => [`k${(i * i) % 7}`, i] as const);
  const versions: Version[] = [{ created: hashOfPairs('k1', -1, ['list'], -2), pairs: new Map() }];
  for (const [key, value] of steps) {
    const { created, pairs } = versions.at(-1)!;
    const next = addPair(created, key, value) as PuppetHash;
    versions.push({ created: next, pairs: new Map([...pairs, [key, value]]) });
  }
  for (const { created, pairs } of versions.reverse()) {
    for (const [key, value] of pairs) t.is(created.get(key), value);
    t.is(created.get(['list']), -2);
    t.is(created.size, new Set([...pairs.keys(), 'k1']).size + 1);
  }
});

/** Keys that are the same in JavaScript only if they are equal, or that the list of a small hash cannot have. */
const smallKey = fc.constantFrom<Value>(
  '__proto__',
  'constructor',
  '1',
  1,
  -1,
  2n ** 60n,
  '',
  'a',
  'A',
  'b',
  'c',
  '\0x',
  true,
  null,
  ['a'],
);

test('small hashes have their pairs in the order of insertion', (t) => {
  const someHash = fc.oneof(
    fc.array(fc.tuple(smallKey, fc.nat(99)), { maxLength: 12 }).map((pairs) => {
      return { created: hashOfPairs(...pairs.flat()), pairs: new Map(pairs) };
    }),
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', '\0x')).map((names) => ({
      created: hash(Object.fromEntries(names.map((name) => [name, 0]))),
      pairs: new Map(names.map((name): [Value, Value] => [name, 0])),
    })),
  );
  const reads = fc.nat(40);
  fc.assert(
    fc.property(someHash, someHash, smallKey, reads, (left, right, key, count) => {
      for (let i = 0; i < count; i++) left.created.get('a');
      for (const { created, pairs } of [
        left,
        { created: add(left.created, right.created) as PuppetHash, pairs: new Map([...left.pairs, ...right.pairs]) },
        { created: addPair(left.created, key, 'last') as PuppetHash, pairs: new Map([...left.pairs, [key, 'last']]) },
        left,
      ]) {
        const visited: unknown[] = [];
        created.forEach((value, name) => visited.push([name, value]));
        t.deepEqual(visited, [...pairs]);
        t.deepEqual([...created], [...pairs]);
        t.deepEqual([...created.keys()], [...pairs.keys()]);
        t.deepEqual([...created.values()], [...pairs.values()]);
        t.is(created.size, pairs.size);
        for (const name of ['1', 1, -1, 2n ** 60n, '__proto__', 'toString', '\0x', null, false])
          t.is(created.get(name), pairs.get(name), String(name));
      }
    }),
    { numRuns: shareOf(500) },
  );
});

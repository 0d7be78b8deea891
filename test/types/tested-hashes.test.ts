/** A hash caches the test that it has passed. Only the pairs that are added to a tested hash are tested then. */
import { evaluateSource } from '@pptjs/engine';
import { createContext, hash, hashOfPairs, parseType, PuppetHash, toJS, type Value, withContext } from '@pptjs/runtime';
import { add, addPair, addPairs } from '@pptjs/runtime/internal';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../recorded/sample.js';

const TYPES = [
  'Hash[String, Integer]',
  'Hash[String, Integer, 2, 4]',
  'Hash[Variant[String[1], Integer, Array], Variant[Integer, Hash[String, Integer]]]',
  'Struct[{a => Integer, Optional[b] => String}]',
  'Struct[{a => Integer, Optional[b] => Hash[String, Integer], Optional[c] => Any}]',
];

const STARTS: readonly (() => PuppetHash)[] = [
  () => hash({ a: 1 }),
  () => hash({}),
  () => hashOfPairs('a', 1),
  () => add(hashOfPairs('a', 1), hashOfPairs('c', 2)) as PuppetHash,
];

const step = fc.record({
  version: fc.nat(),
  form: fc.constantFrom('hash', 'pair', 'properties'),
  key: fc.constantFrom<Value>('a', 'b', 'c', 'd', 5, ['x']),
  value: fc.constantFrom<Value>(1, 2, 'x', null, hash({ a: 1 }), hash({ a: 'x' })),
  tests: fc.array(fc.nat(TYPES.length - 1), { maxLength: 2 }),
});

function extended(start: PuppetHash, form: string, key: Value, value: Value): PuppetHash {
  if (form === 'pair') return addPair(start, key, value) as PuppetHash;
  if (form === 'properties') return addPairs(start, { [String(key)]: value }) as PuppetHash;
  return add(start, hashOfPairs(key, value)) as PuppetHash;
}

test('a type gives the same answer for a hash that extends a tested one and for a new hash', (t) => {
  const context = createContext({ log: () => undefined });
  const property = fc.property(fc.constantFrom(...STARTS), fc.array(step, { maxLength: 40 }), (start, steps) => {
    const types = TYPES.map((text) => parseType(text));
    const versions = [start()];
    const isRight = (created: PuppetHash, index: number): boolean =>
      types[index]!.isInstance(created) === parseType(TYPES[index]!).isInstance(PuppetHash.from([...created]));
    const stepsPass = steps.every(({ version, form, key, value, tests }) => {
      const created = extended(versions[version % versions.length]!, form, key, value);
      versions.push(created);
      return tests.every((index) => isRight(created, index));
    });
    return stepsPass && versions.every((created) => types.every((_, index) => isRight(created, index)));
  });
  withContext(context, () => fc.assert(property, { numRuns: shareOf(500) }));
  t.pass();
});

test('a reduction that tests its memo tests each new pair', (t) => {
  const property = fc.property(fc.nat(30), fc.boolean(), (position, isReplaced) => {
    const source = `
      function are_numbers(Hash $x) { $x =~ Hash[String, Integer] }
      Integer[0, 30].reduce([{ 'k0' => 0 }, []]) |$memo, $n| {
        [$hash, $answers] = $memo
        $value = if $n == ${position} { 'x' } else { $n }
        $key = if ${isReplaced} { 'k0' } else { "k\${n}" }
        $next = $hash + { $key => $value }
        [$next, $answers + [are_numbers($next)]]
      }[1] + [Integer[0, 30].reduce({}) |$memo, $n| {
        if $memo =~ Hash[String, Integer] { $memo + { "k\${n}" => if $n == ${position} { 'x' } else { $n } } } else { $memo }
      }.size]`;
    const answers = toJS(evaluateSource(source, { file: 'case.pp' })) as (boolean | number)[];
    const expected = Array.from({ length: 31 }, (_, n) => (isReplaced ? n !== position : n < position));
    t.deepEqual(answers, [...expected, position + 1]);
  });
  fc.assert(property, { numRuns: 20 });
});

/** Data that the comparisons with Puppet do not contain: integers of any size, and aliases of aliases. */
import { parseHocon, parseYaml } from '@pptjs/hiera';
import { Float, PuppetHash, type Value } from '@pptjs/runtime';
import test from 'ava';

function member(data: Value, name: string): Value | undefined {
  return data instanceof PuppetHash ? data.get(name) : undefined;
}

/** HOCON texts, and the value of `a` in each. */
const numbers: readonly (readonly [source: string, value: unknown])[] = [
  ['a = 1', 1],
  ['a = -0', 0],
  ['a = 9007199254740993', 9007199254740993n],
  ['a = 123456789012345678901234567890', 123456789012345678901234567890n],
  ['a = 1.5', new Float(1.5)],
  ['a = 1 b', '1 b'],
];

for (const [source, value] of numbers) {
  test(`HOCON numbers: ${source}`, (t) => t.deepEqual(member(parseHocon(source, 'f.conf'), 'a') as unknown, value));
}

test('YAML: a node with many nested aliases is read once', (t) => {
  const levels = Array.from(
    { length: 16 },
    (_, level) => `a${level}: &a${level} ${level === 0 ? '[x, y]' : `[*a${level - 1}, *a${level - 1}]`}`,
  );
  const deepest = member(parseYaml(levels.join('\n'), 'f.yaml'), 'a15') as readonly Value[];
  t.is(deepest.length, 2);
  t.is(deepest[0], deepest[1]);
});

test('YAML: an alias inside its own anchor is an error', (t) => {
  t.throws(() => parseYaml('a: &a [*a]', 'f.yaml'), { message: /^Unable to parse \(f\.yaml\): / });
});

test('YAML: twenty thousand aliases stand for the nodes with their anchors before them', (t) => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `a${index}: &x ${index}\nb${index}: *x\n`);
  const data = parseYaml(lines.join(''), 'f.yaml');
  t.is(member(data, 'b0'), 0);
  t.is(member(data, 'b19999'), 19_999);
});

/**
 * Random cases for functions whose arguments are small languages, such as format strings. The cases are always the
 * same.
 */
import { createRandom, type Random } from '../../conformance/random.js';

type Make = (random: Random) => string;

/** Returns a text as a literal in single quotes. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function some(random: Random, most: number, make: () => string): string {
  return Array.from({ length: random.below(most + 1) }, make).join('');
}

const numbers = [
  '0',
  '1',
  '-1',
  '5',
  '255',
  '-255',
  '65535',
  '3.99',
  '-3.99',
  '-0.0',
  '4611686018427387904',
  "'17'",
  "'0x1F'",
  "'0b11'",
  "'1_000'",
  "' 12 '",
  "'abc'",
  '1e20',
  '1e-10',
  '123456.789',
  '12.345',
  '0.5',
  '2.5',
  '1000000',
];
const texts = [
  '',
  'a',
  'abc',
  'aXbxc',
  'hello world',
  'a,b,,c',
  'é-ñ-日',
  'one\ntwo',
  '  pad ',
  'foo.bar_baz-1',
  '192.168.1.10',
  '2024-05-06',
  'AAaa',
  'x=1;y=22',
];
const patterns = [
  'b',
  '[a-c]',
  '\\w+',
  '\\d',
  '(\\w)(\\w)',
  '(?<x>\\w)',
  '^',
  '$',
  '.',
  '\\s*',
  '[^,]*',
  '(a)|(b)',
  'x?',
  '[[:alpha:]]+',
  '\\b',
  '(?i)A',
  '\\A.',
  '.\\z',
  '-',
  '[.]',
  '(,)',
  '(.)\\1',
  'é',
  '\\.',
  'o\\n',
  '(?=b)',
  'l{2}',
];

const directive: Make = (random) => {
  const flags = some(random, 2, () => random.pick([' ', '#', '+', '-', '0']));
  const width = random.below(3) === 0 ? String(1 + random.below(14)) : '';
  const precision = random.below(2) === 0 ? `.${random.below(3) === 0 ? '' : random.below(8)}` : '';
  return `%${flags}${width}${precision}${random.pick([...'diuxXobBfeEgGaAspc'])}`;
};

const timeDirective: Make = (random) => {
  const flags = some(random, 2, () => random.pick(['-', '0', '^', '#', '_']));
  const width = random.below(3) === 0 ? String(1 + random.below(12)) : '';
  return `%${flags}${width}${random.pick([...'YCymBbhdejHIklMSLNzZAauwGgVUWsntcDFvxXrRTpPq%'])}`;
};

const version: Make = (random) =>
  some(random, 4, () => random.pick(['.', '-', '0', '1', '2', '10', '01', 'a', 'rc1', 'b2', 'A', '~']));

const times = [
  '2021-05-06T07:08:09.123456789',
  '1969-12-31T23:59:59.5',
  '2000-02-29',
  '2016-01-03T12:00:00',
  '2020-12-31T23:59:59.999',
  '9999-12-31',
  '0099-03-04T05:06:07',
];
const zones = [
  'UTC',
  'CET',
  'EST',
  '+05:30',
  '-0330',
  'NZDT',
  'pacific standard time',
  'Z',
  '+9',
  'XYZ',
  'utc-3',
  'eastern',
];
const spans = [
  '0',
  '59',
  '3600.25',
  '86400',
  '90061.5',
  '-90061.25',
  '0.05',
  '123456789.001',
  '-0.5',
  "'1-02:03:04.567'",
];

const makers: Record<string, Make> = {
  sprintf: (random) =>
    `sprintf(${quoted(`${random.pick(['', 'a', 'é '])}${directive(random)}|${directive(random)}`)}, ${random.pick(numbers)}, ${random.pick(numbers)})`,
  strftime: (random) =>
    random.below(3) === 0
      ? `strftime(Timespan(${random.pick(spans)}), ${quoted(Array.from({ length: 1 + random.below(3) }, () => `%${random.pick(['', '', '-', '_', '0'])}${random.pick(['', '', '3', '6', '9', '12'])}${random.pick([...'DHMSLN%'])}`).join(random.pick(['', ' ', ':'])))})`
      : `strftime(Timestamp('${random.pick(times)}'), ${quoted(`${timeDirective(random)} ${timeDirective(random)}`)}${random.below(3) === 0 ? `, '${random.pick(zones)}'` : ''})`,
  regsubst: (random) =>
    `regsubst(${quoted(random.pick(texts))}, ${quoted(random.pick(patterns))}, ${quoted(random.pick(['', 'X', '<\\0>', '[\\1\\2]', '\\k<x>', '\\\\', '\\&', "\\'", '\\`', 'é\\0é']))}, '${random.pick(['', 'G', 'GI', 'M', 'GE', 'GM'])}')`,
  split: (random) => `split(${quoted(random.pick(texts))}, ${quoted(random.pick(patterns))})`,
  match: (random) => `match(${quoted(random.pick(texts))}, ${quoted(random.pick(patterns))})`,
  index: (random) => `index(${quoted(random.pick(texts))}, ${quoted(random.pick(patterns))})`,
  scanf: (random) =>
    `scanf(${quoted(random.pick(['12 34', '-5,+7', '0x1f 077', '1.5e3 2', 'abc 123', 'a1b2c3', '  9', '12345678', 'x:y:z', '3.14abc']))}, ${quoted(some(random, 3, () => `${random.pick(['', ' ', ',', ':'])}%${random.pick(['', '', '*'])}${random.pick(['', '', '1', '2', '4'])}${random.pick(['d', 'i', 'x', 'o', 'f', 's', 'c', '[a-z]', '[^,: ]', 'u', 'e'])}`))})`,
  versioncmp: (random) =>
    `versioncmp('${version(random)}', '${version(random)}'${random.pick(['', '', ', true', ', false'])})`,
  fqdn_rand: (random) =>
    `fqdn_rand(${random.pick(['7', '60', '1000', '4294967296', '1099511627776', '9000000000000000000'])}, ${quoted(`s${random.below(100_000)}`)})`,
  shellquote: (random) =>
    `shellquote(${quoted(some(random, 5, () => random.pick(['a', ' ', '"', "'", '$', '!', '`', '\\', '/', '-', 'é', '\n', ';', '*'])))}, ${quoted(some(random, 3, () => random.pick(['x', '"', "'", '!'])))})`,
  compare: (random) =>
    `compare(${quoted(some(random, 3, () => random.pick([...'aAbBéÉ_0zZ'])))}, ${quoted(some(random, 3, () => random.pick([...'aAbBéÉ_0zZ'])))}${random.pick(['', ', true', ', false'])})`,
  sort: (random) =>
    `sort([${Array.from({ length: random.below(9) }, () => random.pick(["'a'", "'A'", "'b'", "'é'", "'10'", "'9'", "''", "'_'", "'aa'", "'😀'", "'ﬁ'"])).join(', ')}])`,
  max: (random) => `[max(${Array.from({ length: 1 + random.below(4) }, () => random.pick(numbers)).join(', ')})]`,
  min: (random) =>
    `[min(${Array.from({ length: 1 + random.below(4) }, () => random.pick([...numbers, "'a'", 'undef', 'true', '[1]'])).join(', ')})]`,
  camelcase: (random) =>
    `[camelcase(x), capitalize(x), downcase(x), upcase(x), strip(x), chomp(x), chop(x)]`.replaceAll(
      'x)',
      `${quoted(some(random, 6, () => random.pick([...'aBc_É ßǆŉΣσİıﬁ\n1Ω'])))})`,
    ),
  get: (random) =>
    `get({'a' => {'b' => [10, {'c.d' => 1}], '1' => 'x'}, 'e' => undef}, ${quoted(Array.from({ length: 1 + random.below(4) }, () => random.pick(['a', 'b', '0', '1', '"c.d"', 'e', "'1'", '-1', 'z', ''])).join('.'))})`,
  step: (random) =>
    `Array(${random.pick(['Integer[1, 10]', 'Integer[0, 7]', '9', "'abcdefg'", '[1, 2, 3, 4, 5]', 'Integer[-3, 3]', "Enum['a', 'b', 'c']"])}${Array.from({ length: 1 + random.below(3) }, () => random.pick(['.reverse_each', '.step(2)', '.step(3)', '.step(1)', '.reverse_each'])).join('')})`,
  slice: (random) =>
    `slice(${random.pick(['Integer[1, 10]', '7', "'abcdefg'", '[1, 2, 3, 4, 5]', '{a => 1, b => 2, c => 3}', 'Integer[1, 9].step(2)', '[1, 2, 3].reverse_each'])}, ${1 + random.below(6)})`,
};

/** Returns `count` cases for each function, by its name. */
export function generated(count: number): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const [name, make] of Object.entries(makers)) {
    const random = createRandom(7 + name.length * 1000 + name.charCodeAt(0));
    all[name] = Array.from({ length: count }, () => make(random));
  }
  return all;
}

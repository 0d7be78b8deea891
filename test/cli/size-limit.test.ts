/** Values that are larger than V8 allows: each ends with an error that has a code, and costs no other case its answer. */
import test from 'ava';
import { someOf } from '../recorded/sample.js';
import { pptjs } from './command.js';
import { folder } from './folder.js';

interface Answer {
  readonly value?: unknown;
  readonly error?: string;
  readonly code?: string;
  readonly line?: number;
}

const tooLarge: readonly (readonly [what: string, source: string, value: string])[] = [
  ['an array from a range', 'Integer[1, 2000000000].map |$i| { $i }', 'an Array'],
  ['a range that is converted to an array', 'Array(Integer[1, 2000000000])', 'an Array'],
  ['an iterator that is converted to an array', '[*Integer[1, 2000000000].reverse_each]', 'an Array'],
  ['a filtered range', 'Integer[1, 2000000000].filter |$i| { true }', 'an Array'],
  ['an array that is added to itself', 'Integer[1, 40].reduce([1]) |$m, $i| { $m + $m }', 'an Array'],
  [
    'a flattened array that contains an array many times',
    'Integer[1, 12].reduce([1]) |$m, $i| { [$m, $m, $m, $m, $m, $m, $m, $m] }.flatten',
    'an Array',
  ],
  ['a string that is added to itself', 'Integer[1, 40].reduce(\'ab\') |$m, $i| { "${m}${m}" }', 'a String'],
  ['a large precision', "sprintf('%.999999999f', 1.5)", 'a String'],
  ['a large width', "sprintf('%999999999d', 1)", 'a String'],
  ['a large width of String.new', "String(1, '%999999999x')", 'a String'],
];

/** Joins the texts of the numbers below `count`. */
const list = (count: number, text: (i: number) => string, separator: string): string =>
  Array.from({ length: count }, (_, i) => text(i)).join(separator);

async function evaluate(sources: readonly string[]): Promise<readonly Answer[]> {
  const stdin = sources.map((source, id) => `${JSON.stringify({ id, source })}\n`).join('');
  const { code, stdout } = await pptjs(['batch', 'eval'], { stdin });
  if (code !== 0) throw new Error(`exit code ${code}`);
  const answers = stdout.trim().split('\n');
  return answers.map((answer) => JSON.parse(answer) as Answer);
}

for (const [what, source, value] of someOf(tooLarge)) {
  test(`${what} ends with an error`, async (t) => {
    const [answer, next] = await evaluate([source, '1 + 1']);
    t.is(answer?.code, 'SIZE_LIMIT_EXCEEDED', answer?.error);
    t.regex(
      answer!.error!,
      new RegExp(`^Evaluation Error: The evaluation creates ${value} that is larger than the limit`),
    );
    t.is(next?.value, 2);
  });
}

const allowed: readonly (readonly [source: string, value: unknown])[] = [
  ["sprintf('%.1200f', 1.5) =~ /^1\\.50{1199}$/", true],
  ["sprintf('%.1200e', 1.5) =~ /^1\\.50{1199}e\\+00$/", true],
  ["sprintf('%.2000f', 5e-324) =~ /^0\\.0{323}4940656458.*[1-9]0{926}$/", true],
  ["Integer(Integer[1, 100000].map |$i| { '9' }.join('')) > 0", true],
  ['Integer[1, 2000000000].map |$i| { if $i > 3 { break() } $i }', [1, 2, 3]],
];

test('a hash literal may have more entries than a call may have arguments', async (t) => {
  const entries = Array.from({ length: 40_000 }, (_, i) => `${i} => ${i}`).join(', ');
  const [answer] = await evaluate([`{ ${entries} }.length`]);
  t.is(answer?.value, 40_000, answer?.error);
});

/** Long lists, with the values that Puppet gives them. */
const long: readonly (readonly [what: string, source: string, value: unknown])[] = [
  ['a case with 8,000 options', `case 7999 { ${list(8000, (i) => `${i}: { ${i} }`, ' ')} }`, 7999],
  [
    'a case with 4,000 options and a default',
    `case x { ${list(4000, (i) => `${i}: { ${i} }`, ' ')} default: { d } }`,
    'd',
  ],
  ['a case whose default is not last', `case 7 { default: { d } ${list(4000, (i) => `${i}: { ${i} }`, ' ')} }`, 7],
  ['a case without a match', `case x { ${list(4000, (i) => `${i}: { ${i} }`, ' ')} }`, null],
  ['a case with an option of 16,000 values', `case 15999 { ${list(16000, String, ', ')}: { y } }`, 'y'],
  [
    'a case with 4,000 regular expressions',
    `case 'x3999' { ${list(4000, (i) => `/^x(${i})$/: { $1 }`, ' ')} }`,
    '3999',
  ],
  ['a case that assigns variables', `case 3999 { ${list(4000, (i) => `${i}: { $a = ${i} }`, ' ')} }\n$a`, 3999],
  ['a selector with 8,000 entries', `7999 ? { ${list(8000, (i) => `${i} => ${i}`, ', ')} }`, 7999],
  ['a selector with a default', `x ? { ${list(4000, (i) => `${i} => ${i}`, ', ')}, default => d }`, 'd'],
  ['700 elsif', `if false { 1 } ${list(700, (i) => `elsif 1 == ${i + 2} { ${i} }`, ' ')} else { e }`, 'e'],
  ['a sum of 1,000 terms', list(1000, () => '1', '+'), 1000],
];

for (const [what, source, value] of someOf(long)) {
  test(`${what} is evaluated`, async (t) => {
    const [answer] = await evaluate([source]);
    t.deepEqual(answer?.value, value, answer?.error);
  });
}

for (const [source, value] of someOf(allowed)) {
  test(`${source} has a value`, async (t) => {
    const [answer] = await evaluate([source]);
    t.deepEqual(answer?.value, value, answer?.error);
  });
}

const LEVELS = Array.from({ length: 30 }, (_, i) => i + 1);

/** Small data files whose values double at each level. */
const doubling: readonly (readonly [what: string, file: string, text: string, place: string, limit: string])[] = [
  [
    'aliases of YAML',
    'a.yaml',
    `a0: &a0 [x, x]\n${LEVELS.map((i) => `a${i}: &a${i} [*a${i - 1}, *a${i - 1}]\n`).join('')}k: *a30\n`,
    'data/a.yaml:19:',
    'a value by YAML aliases that is larger than the limit of 4194304 nodes',
  ],
  [
    'interpolated lookups',
    'a.yaml',
    `a0: x\n${LEVELS.map((i) => `a${i}: "%{lookup('a${i - 1}')}%{lookup('a${i - 1}')}"\n`).join('')}k: "%{lookup('a30')}"\n`,
    'data/a.yaml:',
    'a value by nested lookups that is larger than the limit of 262144 lookups',
  ],
  [
    'lists of HOCON',
    'a.conf',
    `a0 = [x, x]\n${LEVELS.map((i) => `a${i} = [\${a${i - 1}}, \${a${i - 1}}]\n`).join('')}k = \${a30}\n`,
    'data/a.conf:',
    'a value by a lookup that is larger than the limit of 4194304 elements',
  ],
];

for (const [what, file, text, place, limit] of someOf(doubling)) {
  test(`data that ${what} double ends with an error at the data`, async (t) => {
    const cwd = folder(t, {
      'hiera.yaml':
        'version: 5\nhierarchy:\n' +
        '  - { name: YAML, path: a.yaml, data_hash: yaml_data }\n' +
        '  - { name: HOCON, path: a.conf, data_hash: hocon_data }\n',
      [`data/${file}`]: text,
      'manifests/site.pp': "notice(lookup('k'))",
    });
    const { code, stderr } = await pptjs(['compile', 'manifests/site.pp', '--environment', '.'], { cwd });
    t.is(code, 1);
    t.true(stderr.startsWith(place), stderr);
    t.true(stderr.includes(`${limit} [SIZE_LIMIT_EXCEEDED]`), stderr);
  });
}

/** A text of 400 MB that takes no memory before it is used. */
const TEXT = '$text = Integer[1, 27].reduce(\'abc\') |$memo, $i| { "${memo}${memo}" }\n';

const texts: readonly (readonly [what: string, source: string, code: string])[] = [
  ['a catalog', 'Integer[1, 6].each |$i| { notify { "n${i}": message => "${text}${i}" } }', 'SIZE_LIMIT_EXCEEDED'],
  ['an array', '$x = Integer[1, 20].map |$i| { "${text}${i}".regsubst("a", "b") }', 'MEMORY_LIMIT_EXCEEDED'],
];

for (const [what, source, expected] of texts) {
  test(`compile: ${what} of large strings ends with an error at the statement`, async (t) => {
    const cwd = folder(t, { 'site.pp': `${TEXT}${source}\n` });
    const { code, stderr } = await pptjs(['compile', 'site.pp', '--memory-limit', '1000'], { cwd });
    t.is(code, 1);
    t.regex(stderr, new RegExp(`^site\\.pp:2:\\d+: error: .* \\[${expected}\\]`));
  });
}

/** Values that are larger than V8 allows: each ends with an error that has a code, and costs no other case its answer. */
import test from 'ava';
import { pptjs } from './command.js';

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

async function evaluate(sources: readonly string[]): Promise<readonly Answer[]> {
  const stdin = sources.map((source, id) => `${JSON.stringify({ id, source })}\n`).join('');
  const { code, stdout } = await pptjs(['batch', 'eval'], { stdin });
  if (code !== 0) throw new Error(`exit code ${code}`);
  const answers = stdout.trim().split('\n');
  return answers.map((answer) => JSON.parse(answer) as Answer);
}

for (const [what, source, value] of tooLarge) {
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

for (const [source, value] of allowed) {
  test(`${source} has a value`, async (t) => {
    const [answer] = await evaluate([source]);
    t.deepEqual(answer?.value, value, answer?.error);
  });
}

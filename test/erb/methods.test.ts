import { classOf, type Entry, methods } from '@pptjs/erb/runtime';
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { callMethod } from './call-method.js';
import { read, type Wire } from './wire.js';

/** A call with Ruby's answer: the result (null for an error), the receiver after the call, the calls of the block. */
type RecordedCall = readonly [
  receiver: Wire,
  name: string,
  args: readonly Wire[],
  block: string | null,
  result: string | null,
  changed?: string,
  calls?: readonly string[],
];

/** Methods whose bail-outs are so frequent that a small recording may have no other answer. */
const RARE = new Set([
  'Regexp#inspect',
  'Regexp#to_s',
  'MatchData#inspect',
  'Array#transpose',
  'Array#dig',
  'Array#to_h',
  'Range#to_h',
  'Hash#tally',
]);

const cases = recorded<RecordedCall>('erb-methods');

for (const className of methods.keys()) {
  const own = cases.filter(([receiver]) => classOf(read(receiver)) === className);
  test(`the methods of ${className} return what Ruby returns, or bail out`, (t) => {
    const wrong = own.filter((recordedCall) => {
      const outcome = callMethod(recordedCall);
      const [, , , , result, changed, calls] = recordedCall;
      return outcome !== undefined && JSON.stringify(outcome) !== JSON.stringify({ result, changed, calls });
    });
    t.deepEqual(
      wrong.slice(0, 5).map((each) => [...each, callMethod(each)]),
      [],
    );
  });

  test(`each method of ${className} is recorded and returns results`, (t) => {
    const answered = new Set(
      own
        .filter((each) => each[4] !== null && callMethod(each) !== undefined)
        .map(([, name, , block]) => `${name} ${block !== null}`),
    );
    const missing = [...(methods.get(className)?.values() ?? [])]
      .flat()
      .filter(({ name, hasBlock }: Entry) => !answered.has(`${name} ${hasBlock}`) && !RARE.has(`${className}#${name}`))
      .map(({ name }) => name);
    t.deepEqual(missing, []);
  });
}

test('a number in a replacement bails out if the expression has named groups', (t) => {
  const sub = (replacement: string) =>
    callMethod(['xay', 'sub', [{ '#': 'regexp', source: '(?<n>a)', options: '' }, replacement], null]);
  t.is(sub('\\1'), undefined);
  t.is(sub('\\0\\k<n>')?.result, '"xaay"');
});

test('tr with no replacements deletes the characters outside a set', (t) => {
  t.is(callMethod(['a-', 'tr', ['^a-c', ''], null])?.result, '"a"');
});

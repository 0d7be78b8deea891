import { BailOut, blockMethod, changingMethods, classOf, type Entry, method, methods } from '@pptjs/erb/runtime';
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { blocks, type Calls } from './blocks.js';
import { describe, own, read, type Wire } from './wire.js';

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

const CHANGING = new Set(changingMethods.flatMap(({ entries }) => entries.map(({ name }) => name)));

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

interface Outcome {
  readonly result: string;
  readonly changed: string;
  readonly calls: Calls;
}

/** Calls a method as compiled code does. Returns undefined if it bails out. */
function call([receiver, name, wires, block]: RecordedCall): Outcome | undefined {
  const prepare = CHANGING.has(name) ? (wire: Wire) => own(read(wire)) : read;
  const self = prepare(receiver);
  const args = wires.map(prepare);
  const calls: Calls = [];
  try {
    const body = block === null ? undefined : blocks(calls).get(block);
    const result = body === undefined ? method(name)(self, ...args) : blockMethod(name)(self, body, ...args);
    return { result: describe(result), changed: describe(self), calls };
  } catch (error) {
    if (error instanceof BailOut) return undefined;
    throw error;
  }
}

const cases = recorded<RecordedCall>('erb-methods');

for (const className of methods.keys()) {
  const own = cases.filter(([receiver]) => classOf(read(receiver)) === className);
  test(`the methods of ${className} return what Ruby returns, or bail out`, (t) => {
    const wrong = own.filter((recordedCall) => {
      const outcome = call(recordedCall);
      const [, , , , result, changed, calls] = recordedCall;
      return outcome !== undefined && JSON.stringify(outcome) !== JSON.stringify({ result, changed, calls });
    });
    t.deepEqual(
      wrong.slice(0, 5).map((each) => [...each, call(each)]),
      [],
    );
  });

  test(`each method of ${className} is recorded and returns results`, (t) => {
    const answered = new Set(
      own
        .filter((each) => each[4] !== null && call(each) !== undefined)
        .map(([, name, , block]) => `${name} ${block !== null}`),
    );
    const missing = [...(methods.get(className)?.values() ?? [])]
      .flat()
      .filter(({ name, hasBlock }: Entry) => !answered.has(`${name} ${hasBlock}`) && !RARE.has(`${className}#${name}`))
      .map(({ name }) => name);
    t.deepEqual(missing, []);
  });
}

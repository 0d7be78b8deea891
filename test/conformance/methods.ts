/**
 * Compares every entry of the table of compiled templates with Ruby's methods, for new random arguments. Compares with the
 * command `ruby`, and with fewer arguments with the Ruby that pptjs contains:
 *
 *     node --import tsx test/conformance/methods.ts [--count N] [--interpreter N] [--seed N]
 *
 * The counts are those of the calls for each entry. The seed, which is printed, is random by default. The last lines are
 * `# passed N` and `# failed N`, where N counts entries. Needs the command `ruby` (3.1 or newer) and a build.
 */
import { parseArgs } from 'node:util';
import type { Entry } from '@pptjs/erb/runtime';
import { callMethod } from '../erb/call-method.js';
import { answerInRuby, InterpreterAnswers, type MethodAnswer } from '../record/erb/answer.js';
import { entries, type MethodCase, methodCases } from '../record/erb/method-cases.js';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    interpreter: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});
/** On 32-bit platforms, of which WebAssembly is one, Ruby divides Integers beyond 31 bits less exactly. */
const INEXACT: { readonly name: string; readonly call: MethodCase; readonly result: string } = {
  name: 'Integer#fdiv',
  call: [16, 'fdiv', [9_007_199_254_740_991], null],
  result: 'f1.7763568394002505e-15',
};

const caseOf = methodCases(Number(values.seed));
const nameOf = ({ className, name }: Entry): string => `${className}#${name}`;
const failed = new Map<Entry, string>();
let answered = 0;

function compare(entry: Entry, calls: readonly MethodCase[], answers: readonly MethodAnswer[]): void {
  calls.forEach((call, index) => {
    const outcome = callMethod(call);
    if (outcome === undefined) return;
    answered++;
    const answer = answers[index] ?? null;
    const { result, changed, calls: blockCalls } = outcome;
    // Which elements `sort` compares, and how often, depends on the implementation of Ruby. Compiled blocks have no effects.
    const ours = entry.name === 'sort' ? [result, changed] : [result, changed, blockCalls];
    if (JSON.stringify(ours) !== JSON.stringify(answer?.slice(0, ours.length) ?? null))
      failed.set(entry, `${nameOf(entry)} differs for ${JSON.stringify(call)}: ${JSON.stringify([answer, outcome])}`);
  });
}

/** Compares some entries with the command `ruby`, whose processes run beside this one. */
async function compareWithRuby(part: readonly Entry[], count: number): Promise<void> {
  const cases = part.map((entry) => Array.from({ length: count }, () => caseOf(entry)));
  const answers = await answerInRuby(cases.flat());
  part.forEach((entry, index) => compare(entry, cases[index] ?? [], answers.slice(index * count, (index + 1) * count)));
}

/** The number of entries for one process of `ruby`. */
const PART = 40;

let running = Promise.resolve();
for (let start = 0; start < entries.length; start += PART) {
  // One process answers the next part while this one compares the last.
  const next = compareWithRuby(entries.slice(start, start + PART), Number(values.count));
  await running;
  running = next;
}
await running;
const withRuby = answered;
const interpreter = new InterpreterAnswers();
for (const entry of entries) {
  if (nameOf(entry) === INEXACT.name) continue;
  const calls = Array.from({ length: Number(values.interpreter) }, () => caseOf(entry));
  compare(entry, calls, interpreter.answer(calls));
}
const [inexact] = interpreter.answer([INEXACT.call]);
if (inexact?.[0] !== INEXACT.result) throw new Error(`${INEXACT.name} of the interpreter is exact: compare it`);
for (const message of failed.values()) console.log(message);
console.log(
  `${entries.length} entries (seed ${values.seed}): ${withRuby} calls like Ruby's, ${answered - withRuby} in the interpreter`,
);
console.log(`# passed ${entries.length - failed.size}\n# failed ${failed.size}`);
process.exitCode = failed.size > 0 ? 1 : 0;

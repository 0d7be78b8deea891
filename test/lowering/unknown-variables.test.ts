import { evaluateSource } from '@pptjs/engine';
import { createContext, type LogEntry, type Strictness } from '@pptjs/runtime';
import test from 'ava';

const table: readonly (readonly [
  strict: Strictness,
  strictVariables: boolean,
  outcome: 'undef' | 'undef with a warning' | 'error',
])[] = [
  ['off', false, 'undef'],
  ['warning', false, 'undef with a warning'],
  ['error', false, 'error'],
  ['off', true, 'error'],
  ['warning', true, 'error'],
  ['error', true, 'error'],
];

for (const [strict, strictVariables, outcome] of table) {
  for (const name of ['nope', 'nope::x']) {
    test(`the unknown variable $${name} is ${outcome} with strict=${strict} and strict_variables=${strictVariables}`, (t) => {
      const logs: LogEntry[] = [];
      const context = createContext({ strict, strictVariables, log: (entry) => void logs.push(entry) });
      const evaluate = (): unknown => evaluateSource(`$${name}`, { context });
      if (outcome === 'error') t.throws(evaluate, { message: `Evaluation Error: Unknown variable: '${name}'.` });
      else t.is(evaluate(), null);
      t.deepEqual(
        logs.map(({ message }) => message),
        outcome === 'undef with a warning' ? [`Unknown variable: '${name}'.`] : [],
      );
    });
  }
}

test('a match variable is undef if nothing matched', (t) =>
  t.is(evaluateSource('$1', { context: createContext({ strict: 'error' }) }), null));

import { evaluateSource, findLoadedModule, tracedPlace } from '@pptjs/engine';
import { createContext, createTopScope, type LogEntry } from '@pptjs/runtime';
import test from 'ava';

test('a warning about an operand leads to the operand', (t) => {
  const entries: LogEntry[] = [];
  const context = createContext({
    strict: 'warning',
    topScope: createTopScope(),
    log: (entry) => void entries.push(entry),
  });
  evaluateSource("$x = 1 +\n  '2'\n", { file: 'a.pp', context });
  const [entry] = entries;
  t.is(entry?.message, "The string '2' was automatically coerced to the numerical value 2");
  t.deepEqual(entry?.trace && tracedPlace(entry.trace, findLoadedModule), { file: 'a.pp', line: 2, column: 3 });
});

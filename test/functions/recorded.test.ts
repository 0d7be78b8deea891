import test from 'ava';
import { everyNth, sampled } from '../recorded/sample.js';
import { assertTable } from '../recorded/tables.js';

test(`functions: calls give the values, logs and errors of Puppet, in the same places${sampled}`, (t) => {
  const calls = new Map<string, number>();
  assertTable(t, 'functions', ({ id }) => {
    const [name = ''] = id.split(' ');
    calls.set(name, (calls.get(name) ?? 0) + 1);
  });
  if (everyNth === 1)
    t.deepEqual(
      [...calls].filter(([, count]) => count < 10),
      [],
      'functions with fewer than ten calls',
    );
});

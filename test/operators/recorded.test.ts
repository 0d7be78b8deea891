import test from 'ava';
import { sampled } from '../recorded/sample.js';
import { assertTable } from '../recorded/tables.js';

test(`operators: random expressions give the values, logs and errors of Puppet, in the same places${sampled}`, (t) => {
  assertTable(t, 'operators');
});

test(`errors: each kind of expression and statement reports the line and column that Puppet reports${sampled}`, (t) => {
  assertTable(t, 'locate');
});

import test from 'ava';
import { sampled } from '../recorded/sample.js';
import { assertTable } from '../recorded/tables.js';

test(`types: tests, comparisons, mismatches and formats of values give the answers of Puppet${sampled}`, (t) => {
  assertTable(t, 'types');
});

test(`types: Object types, TypeSets and aliases give the answers of Puppet${sampled}`, (t) => {
  assertTable(t, 'types-objects');
});

test(`types: conversions with new() and type() give the answers of Puppet${sampled}`, (t) => {
  assertTable(t, 'types-conversions');
});

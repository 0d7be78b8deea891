import test from 'ava';
import { assertTable } from '../recorded/tables.js';

test('lexer: numbers end where they end in Puppet, and escapes have the same meaning', (t) => {
  assertTable(t, 'lexer');
});

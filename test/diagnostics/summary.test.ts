import { check, messageWithPlace, PuppetSyntaxError, summarize } from '@pptjs/transpiler';
import test from 'ava';

const several = '$1 = 1\n$2 = 2\n$x = { a => 1, a => 2 }\n';

test('the message of a single error is not changed', (t) => {
  t.deepEqual(summarize(check('$1 = 1', { file: 'a.pp' })), {
    logs: [],
    message:
      "Illegal attempt to assign to the numeric match result variable '$1'. Numeric variables are not assignable (file: a.pp, line: 1, column: 1)",
    reason: "Illegal attempt to assign to the numeric match result variable '$1'. Numeric variables are not assignable",
  });
});

test('several errors are logged, and the message has their number', (t) => {
  const { logs, message } = summarize(check(several, { file: 'a.pp', strict: 'warning' }));
  t.is(message, 'Language validation logged 2 errors, and 1 warnings. Giving up (file: a.pp)');
  t.deepEqual(
    logs.map(({ level }) => level),
    ['warning', 'err', 'err'],
  );
});

test('the setting strict decides the severity of a duplicate key', (t) => {
  t.is(summarize(check(several, { strict: 'error' })).message, 'Language validation logged 3 errors. Giving up');
  t.is(summarize(check(several, { strict: 'off' })).message, 'Language validation logged 2 errors. Giving up');
  t.is(summarize(check('$x = { a => 1, a => 2 }', { strict: 'off' })).message, null);
});

test('at most 10 errors are logged, or the given maximum', (t) => {
  const source = Array.from({ length: 30 }, (_, index) => `$${index} = 1`).join('\n');
  t.is(summarize(check(source)).logs.length, 10);
  t.is(summarize(check(source), 3).logs.length, 3);
});

test('a source without errors has no message', (t) => {
  t.deepEqual(summarize([]), { logs: [], message: null, reason: null });
});

test('PuppetSyntaxError has the code and place of the first error', (t) => {
  const diagnostics = check(several, { file: 'a.pp' });
  const error = new PuppetSyntaxError(diagnostics);
  t.is(error.name, 'PuppetSyntaxError');
  t.is(error.code, 'ILLEGAL_NUMERIC_ASSIGNMENT');
  t.is(error.message, diagnostics[0] === undefined ? '' : messageWithPlace(diagnostics[0]));
  t.deepEqual([error.file, error.line, error.column], ['a.pp', 1, 1]);
  t.is(error.diagnostics, diagnostics);
  t.throws(() => new PuppetSyntaxError([]), { instanceOf: RangeError });
});

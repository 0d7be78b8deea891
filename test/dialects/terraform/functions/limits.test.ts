import test from 'ava';
import { evaluate } from '../evaluate.js';

/** Calls that would exhaust the memory or the time, and the error that stops them. */
const LARGE: Readonly<Record<string, RegExp>> = {
  'setproduct(range(1000), range(1000), range(1000))': /at most 5000000 elements/,
  'indent(1000000, join("\\n", range(1000)))': /at most 67108864 characters/,
  'replace(format("%100000s", "a"), " ", format("%10000s", "b"))': /at most 67108864 characters/,
  'format("%1000001s", "a")': /at most 1000000 is possible/,
  '[for i in range(1024) : format("%1000000s", i)]': /needs more than 20000000 steps/,
  'length(regexall("a.*z|a", replace(format("%30000s", ""), " ", "a")))': /the search takes too many steps/,
};

for (const [source, detail] of Object.entries(LARGE)) {
  test(`a call that is too large is an error: ${source}`, (t) => {
    t.regex(evaluate(source).detail ?? '', detail);
  });
}

test('documents that are nested too deeply are errors', (t) => {
  const nested = '['.repeat(5000) + ']'.repeat(5000);
  t.regex(evaluate(`jsondecode("${nested}")`).detail ?? '', /exceeded max depth/);
  t.regex(evaluate(`yamldecode("${nested}")`).detail ?? '', /nested more than 200 levels deep/);
});

test('widths and precisions beyond the limits of Go are ignored with its remark', (t) => {
  t.is(evaluate('format("%999999999d", 1)').value, '"%!(BADWIDTH)1"');
  t.is(evaluate('format("%.999999999f", 1)').value, '"%!(BADPREC)1.000000"');
});

test('columns count the grapheme clusters of long texts', (t) => {
  for (const cluster of ['q\u0301', '😀', '🇩🇪', `q${'\u0301'.repeat(999)}`])
    for (const before of ['', 'a']) {
      const text = before + cluster.repeat(20_000 / cluster.length);
      t.is(evaluate(`["${text}", nope]`).place, `1:${20_000 / cluster.length + before.length + 6}`);
    }
});

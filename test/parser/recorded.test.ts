import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
/**
 * Trees and first faults are the reference's, for thousands of sources that try every rule; test/record/parser.ts has
 * asked it.
 */
import { messageWithPlace, parse, toPn, toPnJson } from '@pptjs/transpiler';
import test from 'ava';
import { families } from './families.js';

const sources = families();
const answers = new Map<string, Map<number, string>>();
for (const line of gunzipSync(readFileSync(new URL('../recorded/parser.jsonl.gz', import.meta.url)))
  .toString()
  .split('\n')
  .filter(Boolean)) {
  const [family, index, answer] = JSON.parse(line) as [string, number, string];
  answers.set(family, (answers.get(family) ?? new Map<number, string>()).set(index, answer));
}

for (const [family, list] of Object.entries(sources)) {
  test(family, (t) => {
    const expected = answers.get(family) ?? new Map<number, string>();
    t.true(expected.size > list.length * 0.85, `${expected.size} answers for ${list.length} sources`);
    const different: string[] = [];
    for (const [index, answer] of expected) {
      const source = list[index] ?? '';
      const actual = answerTo(source, family.startsWith('templates'));
      if (actual !== answer) different.push(`${JSON.stringify(source)}\n  expected ${answer}\n  actual   ${actual}`);
    }
    t.is(different.length, 0, different.slice(0, 5).join('\n'));
  });
}

/** The tree as the reference prints it, or the message of the first fault after a `!`. */
function answerTo(source: string, epp: boolean): string {
  const { program, diagnostics } = parse(source, { file: 'x', epp });
  if (program !== null) return toPnJson(toPn(program));
  const first = diagnostics.find(({ severity }) => severity === 'error');
  return first === undefined ? 'no tree and no fault' : `!${messageWithPlace(first)}`;
}

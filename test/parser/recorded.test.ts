import { messageWithPlace, parse, toPn, toPnJson } from '@pptjs/transpiler';
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { assertTable } from '../recorded/tables.js';
import { families } from './families.js';

/** Puppet's answers, by family and index of the source in it. test/record/parser.ts records them. */
const answers = new Map<string, Map<number, string>>();
for (const [family, index, answer] of recorded<[family: string, index: number, answer: string]>('parser'))
  answers.set(family, (answers.get(family) ?? new Map<number, string>()).set(index, answer));

for (const [family, sources] of Object.entries(families())) {
  test(`parser: ${family} have the syntax tree or the first error of Puppet`, (t) => {
    const expected = answers.get(family) ?? new Map<number, string>();
    t.true(expected.size > sources.length * 0.85, `${expected.size} answers for ${sources.length} sources`);
    const different: string[] = [];
    for (const [index, answer] of expected) {
      const source = sources[index] ?? '';
      const actual = answerTo(source, family.startsWith('templates'));
      if (actual !== answer) different.push(`${JSON.stringify(source)}\n  expected ${answer}\n  actual   ${actual}`);
    }
    t.is(different.length, 0, different.slice(0, 5).join('\n'));
  });
}

/** The tree as Puppet prints it, or `!` and the message of the first error. */
function answerTo(source: string, epp: boolean): string {
  const { program, diagnostics } = parse(source, { file: 'x', epp });
  if (program !== null) return toPnJson(toPn(program));
  const first = diagnostics.find(({ severity }) => severity === 'error');
  return first === undefined ? 'neither a tree nor an error' : `!${messageWithPlace(first)}`;
}

test('lexer: numbers end where they end in Puppet, and escapes have the same meaning', (t) => {
  assertTable(t, 'lexer');
});

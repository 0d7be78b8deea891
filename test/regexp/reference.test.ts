import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dynamicRegExp, RegExpError } from '@pptjs/runtime/regexp';
import test from 'ava';

type Match = readonly (string | null)[] | false;
type Row = readonly [pattern: string, text: string, expected: Match | string];

/** What JavaScript cannot do: such a pattern is refused, with these words. */
const UNSUPPORTED =
  /conditional groups|can't be case-insensitive|Uses "\\K"|not allowed by Oniguruma|Not enough capturing groups|Unsupported absence|Nested absence|set operation/;

const GROUPS = 7;

const rows = gunzipSync(readFileSync(new URL('../recorded/regexp.jsonl.gz', import.meta.url)))
  .toString()
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row);

test('random patterns match what they match in Ruby, or are refused with the same words', (t) => {
  const different: string[] = [];
  let unsupported = 0;
  for (const [pattern, text, expected] of rows) {
    const actual = matchOf(pattern, text);
    if (typeof actual === 'string' && UNSUPPORTED.test(actual)) unsupported++;
    else if (JSON.stringify(actual) !== JSON.stringify(expected))
      different.push(
        `${pattern}\n  on ${JSON.stringify(text)}: ${JSON.stringify(expected)}, not ${JSON.stringify(actual)}`,
      );
  }
  // What is left are references to groups that took no part in a repetition, where the engines differ.
  t.true(different.length <= 15, `${different.length} of ${rows.length} differ:\n${different.join('\n')}`);
  t.true(unsupported < rows.length / 50, `${unsupported} are unsupported`);
});

function matchOf(pattern: string, text: string): Match | string {
  try {
    const groups = dynamicRegExp(pattern).compiled.exec(text);
    return groups === null ? false : Array.from({ length: GROUPS }, (_, i) => groups[i] ?? null);
  } catch (error) {
    if (error instanceof RegExpError) return error.message;
    throw error;
  }
}

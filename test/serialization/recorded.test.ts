import { fromRichJson, toRichJson } from '@pptjs/runtime';
import test from 'ava';
import { linesOf } from '../conformance/answers.js';

test('rich data of the reference is read and written the same', async (t) => {
  const different: string[] = [];
  let count = 0;
  for await (const line of linesOf(new URL('../recorded/operators.jsonl.gz', import.meta.url).pathname)) {
    const value = /,"value":(.*),"string":/.exec(line)?.[1];
    // What is written of an Object type is not enough to make the same type in another program.
    if (value === undefined || value.includes('_pcore_init_hash')) continue;
    count++;
    const written = attempt(value);
    if (written !== value) different.push(`${value}\n  ${written}`);
  }
  t.true(count > 2000);
  t.deepEqual(different, []);
});

function attempt(json: string): string {
  try {
    return toRichJson(fromRichJson(json));
  } catch (error) {
    return String(error);
  }
}

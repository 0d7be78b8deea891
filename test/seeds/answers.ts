import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { pptjs } from '../cli/command.js';
import { parseAnswer, type Answer } from '../conformance/answers.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { examples } from './examples.js';

/**
 * Puppet's answers to the examples (id `<n>`) and to the results that the documents state (id `<n>-stated`).
 * test/record/seeds.ts records them.
 */
export function recordedAnswers(): Map<string, Answer> {
  const text = gunzipSync(readFileSync(new URL('../recorded/seeds.jsonl.gz', import.meta.url))).toString('utf8');
  return byId(text);
}

/** The answers of pptjs, with the same ids. */
export async function answersOfPptjs(): Promise<Map<string, Answer>> {
  const cases = examples.flatMap(([, source, stated], index) => [
    { id: String(index), source },
    ...(stated === 'error' ? [] : [{ id: `${index}-stated`, source: stated }]),
  ]);
  const { stdout } = await pptjs(['eval', '--batch', '--strict', recordedStrictness('seeds'), '--file', '/case.pp'], {
    stdin: cases.map((one) => JSON.stringify(one)).join('\n'),
  });
  return byId(stdout);
}

function byId(lines: string): Map<string, Answer> {
  return new Map(
    lines
      .split('\n')
      .filter(Boolean)
      .map(parseAnswer)
      .map((answer) => [answer.id, answer]),
  );
}

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The lines of the file `test/recorded/<name>.jsonl.gz`. Each line is one case with Puppet's answer. */
export function recordedLines(name: string): string[] {
  const text = gunzipSync(readFileSync(new URL(`${name}.jsonl.gz`, import.meta.url))).toString('utf8');
  return text.split('\n').filter((line) => line !== '');
}

/** The cases of the file `test/recorded/<name>.jsonl.gz`, read as plain JSON. */
export function recorded<T>(name: string): T[] {
  return recordedLines(name).map((line) => JSON.parse(line) as T);
}

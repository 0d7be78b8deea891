import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The recorded answers of the reference under a name: `test/recorded/<name>.jsonl.gz`, a case a line. */
export function recorded<T>(name: string): T[] {
  const text = gunzipSync(readFileSync(new URL(`${name}.jsonl.gz`, import.meta.url))).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/**
 * Reads Puppet's answers as JSON lines from standard input, and moves the place at the end of each error message to the
 * members `line` and `column`.
 */
import { createInterface } from 'node:readline';

const place = / \((?:file: \/?case\.pp, )?line: (\d+)(?:, column: (\d+))?\)$/;

for await (const line of createInterface({ input: process.stdin })) {
  const error = /"error":"((?:[^"\\]|\\.)*)"/.exec(line);
  const found = error && place.exec(error[1]!);
  if (!found) process.stdout.write(`${line}\n`);
  else {
    const at = `,"line":${found[1]},"column":${found[2] ?? 'null'}}`;
    process.stdout.write(`${line.replace(found[0], '').replace(/\}$/, at)}\n`);
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import test from 'ava';

const folder = new URL('../../packages/runtime/src/', import.meta.url);

/** The source files of the runtime, by path. */
const files = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]),
);

/** The folders whose messages are all declared in tables: all but those of the error classes. */
const DECLARED = /^(?!errors\/)/;

test('each run-time message is declared once', (t) => {
  const seen = new Map<string, string>();
  for (const [path, source] of files) {
    for (const [, text] of source.matchAll(/\btext:\s*('(?:[^'\\]|\\.)+'|"(?:[^"\\]|\\.)+")/g)) {
      t.is(seen.get(text!), undefined, `${path} repeats ${text}`);
      seen.set(text!, path);
    }
  }
  t.true(seen.size > 100);
});

test('the runtime reports only declared messages', (t) => {
  for (const [path, source] of files) {
    if (DECLARED.test(path))
      t.notRegex(source, /new (?:Function|Evaluation|Type|Range)Error\(\s*(?:'[A-Z_]*',\s*)?['"`]/, path);
  }
});

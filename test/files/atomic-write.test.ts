import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OutputFile, writeAtomically, writeOutputs } from '@pptjs/files';
import test from 'ava';

const writers: Readonly<Record<string, (files: readonly OutputFile[]) => void>> = { writeAtomically, writeOutputs };

for (const [name, write] of Object.entries(writers)) {
  test(`${name} creates folders and replaces files`, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'atomic-'));
    const [a, b] = [join(folder, 'a'), join(folder, 'sub/b')];
    write([{ path: a, content: 'old' }]);
    write([
      { path: a, content: 'new' },
      { path: b, content: Uint8Array.of(65) },
    ]);
    t.deepEqual([readFileSync(a, 'utf8'), readFileSync(b, 'utf8')], ['new', 'A']);
    t.deepEqual(readdirSync(folder), ['a', 'sub']);
  });

  test(`${name} writes nothing if one of the paths is a folder`, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'atomic-'));
    mkdirSync(join(folder, 'folder'));
    const files = ['a', 'folder', 'z'].map((path) => ({ path: join(folder, path), content: 'x' }));
    t.throws(() => write(files), { code: 'EISDIR', message: `Is a directory: ${join(folder, 'folder')}` });
    t.deepEqual(readdirSync(folder), ['folder']);
  });
}

test('writeOutputs leaves a file alone that has the content', (t) => {
  const path = join(mkdtempSync(join(tmpdir(), 'atomic-')), 'a');
  writeOutputs([{ path, content: 'same' }]);
  utimesSync(path, 1, 1);
  writeOutputs([{ path, content: 'same' }]);
  t.is(statSync(path).mtimeMs, 1000);
  writeOutputs([{ path, content: 'other' }]);
  t.is(readFileSync(path, 'utf8'), 'other');
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AtomicWriter, type OutputFile, writeAtomically } from '@pptjs/files';
import test from 'ava';

const writers: Readonly<Record<string, (files: readonly OutputFile[]) => Promise<void>>> = {
  writeAtomically: async (files) => writeAtomically(files),
  AtomicWriter: async (files) => new AtomicWriter().write(files),
};

for (const [name, write] of Object.entries(writers)) {
  test(`${name} creates folders and replaces files`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'atomic-'));
    const [a, b] = [join(folder, 'a'), join(folder, 'sub/b')];
    await write([{ path: a, content: 'old' }]);
    await write([
      { path: a, content: 'new' },
      { path: b, content: Uint8Array.of(65) },
    ]);
    t.deepEqual([readFileSync(a, 'utf8'), readFileSync(b, 'utf8')], ['new', 'A']);
    t.deepEqual(readdirSync(folder), ['a', 'sub']);
  });

  test(`${name} writes nothing if one of the paths is a folder`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'atomic-'));
    mkdirSync(join(folder, 'folder'));
    const files = ['a', 'folder', 'z'].map((path) => ({ path: join(folder, path), content: 'x' }));
    await t.throwsAsync(write(files), { code: 'EISDIR', message: `Is a directory: ${join(folder, 'folder')}` });
    t.deepEqual(readdirSync(folder), ['folder']);
  });
}

/** relativePath gives the same paths as Node's relative. */
import { relative } from 'node:path';
import { relativePath } from '@pptjs/files';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../recorded/sample.js';

const segment = fc.constantFrom('a', 'b', 'ab', '.', '..', '.a', 'a.b', '', 'a:b', 'é', 'a\\b');
const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

test('a path relative to a folder is that of Node', (t) => {
  fc.assert(
    fc.property(path, path, (folder, other) => {
      t.is(relativePath(folder, other), relative(folder, other));
      t.is(relativePath(folder, `${folder}/${other}`), relative(folder, `${folder}/${other}`));
    }),
    { numRuns: shareOf(2000) },
  );
});

/** Mistakes of authors, with everything that a user reads about them: the message, the place, its frame and the help. */
import test from 'ava';
import { caseFiles, readSections } from '../cases/read.js';
import { folder } from '../cli/folder.js';
import { filesOf, partsOf, printed } from './printed.js';

for (const { name, text } of caseFiles(new URL('mistakes/', import.meta.url), '.txt')) {
  for (const section of readSections(text)) {
    test(`${name}: ${section.title}`, async (t) => {
      const { source, expected } = partsOf(section);
      t.is(await printed(section, folder(t, filesOf(section))), expected, source);
    });
  }
}

/** Mistakes of authors, with everything that a user reads about them: the message, the place, its frame and the help. */
import { parse } from '@pptjs/transpiler/puppet';
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

test('an error after hundreds of open brackets is reported at once', (t) => {
  const start = Date.now();
  const [error] = parse(`${'('.repeat(400)}se 'a'`, { file: 'x.pp' }).diagnostics;
  t.is(error?.message, "Syntax error at 'a'");
  t.is(error?.help, undefined);
  // It took more than 20 seconds when each correction named all brackets.
  t.true(Date.now() - start < 10_000);
});

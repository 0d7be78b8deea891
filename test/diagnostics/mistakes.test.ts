/**
 * Mistakes of authors, with everything that a user reads about them. The text files in `mistakes` have a section for each
 * mistake: the source, a line of dashes, and the output. In a source of several files, lines such as `==> a/b.pp <==`
 * name the files. The heading may end in a JSON object with the `command`; without one, the source is checked.
 */
import test from 'ava';
import { caseFiles, readSections } from '../cases/read.js';
import { pptjs } from '../cli/command.js';
import { folder } from '../cli/folder.js';

const SEPARATOR = '----\n';
const FILE = /^==> (.*) <==\n/m;

/** The files of a source by name. A source without names is `site.pp`. */
function filesOf(source: string): Readonly<Record<string, string>> {
  const [first = '', ...named] = source.split(FILE);
  if (named.length === 0) return { 'site.pp': first };
  return Object.fromEntries(named.flatMap((name, index) => (index % 2 === 0 ? [[name, named[index + 1] ?? '']] : [])));
}

for (const { name, text } of caseFiles(new URL('mistakes/', import.meta.url), '.txt')) {
  for (const { title, options, text: section } of readSections(text)) {
    test(`${name}: ${title}`, async (t) => {
      const [source = '', expected = ''] = section.split(SEPARATOR);
      const cwd = folder(t, filesOf(source));
      const command = (options['command'] as string | undefined) ?? 'check --quiet site.pp';
      const { stderr } = await pptjs(command.split(' '), { cwd });
      t.is(stderr.replaceAll(cwd, '/environment').trimEnd(), expected.trimEnd(), source);
    });
  }
}

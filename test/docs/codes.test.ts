/** The pages in docs/diagnostics describe every code that a user can see. Their examples report their codes. */
import { readFileSync } from 'node:fs';
import test from 'ava';
import { entriesOf, type PageName, pageNames } from '../record/diagnostics/entries.js';
import { findingsOf } from '../record/diagnostics/examples.js';
import { declaredCodes, packageNames } from './declared-codes.js';

/** The pages on which the users of a package look for its codes. */
function pagesFor(name: string): readonly PageName[] {
  const dialect = /^dialect-(.*)$/.exec(name)?.[1];
  return dialect === undefined
    ? ['puppet', 'types', 'evaluation', 'commands']
    : pageNames.filter((page) => page === dialect);
}

const page = (path: string): string => readFileSync(new URL(`../../docs/${path}.md`, import.meta.url), 'utf8');

/** The sections of the pages by code. */
function sectionsOf(text: string): ReadonlyMap<string, string> {
  const sections = text.split(/^### /m).slice(1);
  return new Map(sections.map((section) => [section.slice(0, section.indexOf('\n')), section]));
}

/** The findings of `pptjs migrate`, which have a page of their own. */
const migrationFindings = sectionsOf(page('migration'));

for (const name of packageNames()) {
  test(`the pages describe each code of packages/${name}`, (t) => {
    const sections = new Map(pagesFor(name).flatMap((path) => [...sectionsOf(page(`diagnostics/${path}`))]));
    const missing = [...declaredCodes(name)].filter(
      (code) => !sections.has(code) && !(name === 'dialect-puppet3' && migrationFindings.has(code)),
    );
    t.deepEqual(missing, []);
  });
}

test('the codes of all packages are found', (t) => {
  const all = new Set(packageNames().flatMap((name) => [...declaredCodes(name)]));
  const documented = pageNames.flatMap((path) => entriesOf(path).map(({ code }) => code));
  t.deepEqual(
    documented.filter((code) => !all.has(code)),
    [],
  );
});

for (const path of pageNames) {
  for (const entry of entriesOf(path)) {
    const { code, cause, example } = entry;
    test(`${path}: ${code} has a cause, an example and a fix`, (t) => {
      const section = sectionsOf(page(`diagnostics/${path}`)).get(code) ?? '';
      t.true(cause !== '' && section.includes(cause));
      t.true(example !== '' && section.includes(`\n${example}\n\`\`\``));
      t.regex(section, /^Fix: \S/m);
    });
    if (entry.untested === undefined) {
      test(`${path}: the example of ${code} reports it`, async (t) => {
        const codes = (await findingsOf(path, entry)).map((finding) => finding.code);
        t.true(codes.includes(code), codes.join());
      });
    }
  }
}

test('each finding of a migration has an example and a fix', (t) => {
  const withoutExample = [...migrationFindings]
    .filter(([, section]) => !section.includes('```puppet'))
    .map(([code]) => code);
  t.deepEqual(withoutExample, []);
});

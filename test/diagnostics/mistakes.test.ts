/**
 * Mistakes of authors, with the errors that a user reads. The text files in `mistakes` have a section for each mistake:
 * the source, a line of dashes, and the error with its code, its place, the places that explain it, and the help.
 */
import test from 'ava';
import { caseFiles, readSections } from '../cases/read.js';
import { pptjs } from '../cli/command.js';

const SEPARATOR = '----\n';

interface ReportedError {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number | null;
  readonly help?: string;
  readonly related?: readonly { readonly line: number; readonly column: number; readonly message: string }[];
}

/** Describes the first error that `pptjs check` reports. */
async function checked(source: string): Promise<string> {
  const { stdout } = await pptjs(['check', '--json', '-'], { stdin: source });
  const [first = ''] = stdout.split('\n');
  const { severity, code, message, line, column, help, related = [] } = JSON.parse(first) as ReportedError;
  return [
    `${severity}: ${message} [${code}]`,
    column === null ? 'at the end' : `at ${line}:${column}`,
    ...related.map((place) => `see ${place.line}:${place.column}: ${place.message}`),
    ...(help === undefined ? [] : [`help: ${help}`]),
  ].join('\n');
}

for (const { name, text } of caseFiles(new URL('mistakes/', import.meta.url), '.txt')) {
  for (const section of readSections(text)) {
    test(`${name}: ${section.title}`, async (t) => {
      const [source = '', expected = ''] = section.text.split(SEPARATOR);
      t.is(await checked(source), expected.trimEnd(), source);
    });
  }
}

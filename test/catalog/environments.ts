import { caseFiles, readSections } from '../cases/read.js';

export interface EnvironmentCase {
  /** `<file>: <title>` */
  readonly id: string;
  /** The texts of the files by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly node: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * The cases in `environments/*.txt`. In a section, a line `---- <path>` starts a file. The options of a heading are the
 * name and the facts of the node.
 */
export function environmentCases(): EnvironmentCase[] {
  return caseFiles(new URL('environments/', import.meta.url), '.txt').flatMap(({ name, text }) =>
    readSections(text).map(({ title, options, text: content }) => ({
      id: `${name}: ${title}`,
      files: readFiles(content),
      node: 'reference.example',
      facts: {},
      ...options,
    })),
  );
}

function readFiles(text: string): Readonly<Record<string, string>> {
  const files = text.split(/^---- /m).slice(1);
  return Object.fromEntries(
    files.map((file) => {
      const end = file.indexOf('\n');
      return [file.slice(0, end), `${file.slice(end + 1).trimEnd()}\n`];
    }),
  );
}

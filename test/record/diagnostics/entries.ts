/**
 * Reads the documented codes. Each text file of this folder is a page: a section for each code has the cause, the
 * example and the fix, separated by lines of dashes. Without a fix, it is the help that the example prints. `==== title` begins a group of sections.
 */
import { readFileSync } from 'node:fs';

/** A code that users see. */
export interface Entry {
  readonly code: string;
  readonly cause: string;
  /** A source, or commands of a shell if the page is that of the commands. */
  readonly example: string;
  /** Empty if it is the help that the example prints. */
  readonly fix: string;
  /** The title of the group that begins with this entry. */
  readonly group?: string;
  /** The file that the example is the text of, if its name matters. */
  readonly file?: string;
  /** What the main manifest of an environment contains, if `file` is a file of a module. */
  readonly manifest?: string;
  /** Why no test runs the example. */
  readonly untested?: string;
}

/** The pages, in the order of the index, with their titles. */
export const pages = {
  puppet: 'Puppet: text, syntax and definitions',
  types: 'Puppet: types',
  evaluation: 'Puppet: evaluation and catalogs',
  commands: 'Commands',
  puppet3: 'Puppet 3',
  terraform: 'Terraform',
  rightscale: 'RightScale',
} as const;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

const SEPARATOR = /^----\n/m;

/** The entries of a page. */
export function entriesOf(page: PageName): Entry[] {
  const text = readFileSync(new URL(`${page}.txt`, import.meta.url), 'utf8');
  return text.split(/^(?=#### )/m).flatMap((section, index, sections) => {
    if (index === 0) return [];
    const end = section.indexOf('\n');
    const [, code = '', options = '{}'] = /^#### (\S+)(?: (\{.*\}))?$/.exec(section.slice(0, end)) ?? [];
    const [cause = '', example = '', fix = ''] = section
      .slice(end + 1)
      .replace(/^==== .*\n/m, '')
      .split(SEPARATOR);
    const [, group] = /^==== (.*)$/m.exec(sections[index - 1] ?? '') ?? [];
    return {
      code,
      cause: cause.trim(),
      example: example.replace(/\n$/, ''),
      fix: fix.trim(),
      ...(group !== undefined && { group }),
      ...(JSON.parse(options) as Pick<Entry, 'file' | 'manifest' | 'untested'>),
    };
  });
}

/** Reads the text format of test cases. test/README.md describes it. */
import { readdirSync, readFileSync } from 'node:fs';

/** A section of a file of cases: a heading `#### title {options}` and the lines up to the next heading. */
export interface Section {
  readonly title: string;
  /** The JSON object at the end of the heading. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Splits the text of a file into its sections. Lines before the first heading are comments. */
export function readSections(text: string): Section[] {
  return text
    .split(/^#### /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      const [, title = '', options] = /^(.*?)(?: (\{.*\}))?$/.exec(section.slice(0, end)) ?? [];
      return {
        title,
        options: options === undefined ? {} : (JSON.parse(options) as Record<string, unknown>),
        text: section.slice(end + 1),
      };
    });
}

/** A file in a folder of cases. */
export interface CaseFile {
  /** The name without the extension. */
  readonly name: string;
  readonly url: URL;
  readonly text: string;
}

/** The files of a folder with an extension (`.pp`, `.txt`), in the order of their names. */
export function caseFiles(folder: URL, extension: string): CaseFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .toSorted()
    .map((name) => {
      const url = new URL(name, folder);
      return { name: name.slice(0, -extension.length), url, text: readFileSync(url, 'utf8') };
    });
}

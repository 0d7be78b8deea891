import { readFileSync } from 'node:fs';

/** A row of the first table of docs/differences.md. */
export interface Difference {
  readonly document: string;
  readonly source: string;
  readonly stated: string;
  readonly answer: string;
}

/** The rows of the first table, without Markdown markup. */
export function documentedDifferences(): Difference[] {
  return rowsOf("Between Puppet's documents", /^\| (?:reference|specification) \|/).map(
    ([document = '', source = '', stated = '', answer = '']) => ({ document, source, stated, answer }),
  );
}

/** A row of the second table: a source and the two answers to it. */
export interface DifferentAnswer {
  readonly source: string;
  readonly puppet: string;
  readonly pptjs: string;
}

/** The rows of the second table, without Markdown markup. */
export function differentAnswers(): DifferentAnswer[] {
  return rowsOf('Between Puppet 8 and pptjs', /^\| `/).map(([source = '', puppet = '', pptjs = '']) => ({
    source,
    puppet,
    pptjs,
  }));
}

/** The cells of the lines of a section that match. */
function rowsOf(heading: string, line: RegExp): string[][] {
  const text = readFileSync(new URL('../../docs/differences.md', import.meta.url), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(heading))!;
  return section
    .split('\n')
    .filter((each) => line.test(each))
    .map((each) =>
      each
        .slice(2)
        .split(/(?<!\\)\|/)
        .map((cell) => plain(cell.trim())),
    );
}

const plain = (cell: string): string => cell.replace(/^`(.*)`$/, '$1').replaceAll('\\|', '|');

/** A source on one line, as in the table. */
export const onOneLine = (source: string): string => source.replaceAll('\n', ';');

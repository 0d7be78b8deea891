import { readFileSync } from 'node:fs';

/** A row of the first table of docs/differences.md. */
export interface Difference {
  readonly document: string;
  readonly source: string;
  readonly stated: string;
  readonly answer: string;
}

/** The rows of the table, without Markdown markup. */
export function documentedDifferences(): Difference[] {
  const text = readFileSync(new URL('../../docs/differences.md', import.meta.url), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith("Between Puppet's documents"))!;
  return section
    .split('\n')
    .filter((line) => /^\| (?:reference|specification) \|/.test(line))
    .map((line) => {
      const [document = '', source = '', stated = '', answer = ''] = line
        .slice(2)
        .split(/(?<!\\)\|/)
        .map((cell) => plain(cell.trim()));
      return { document, source, stated, answer };
    });
}

const plain = (cell: string): string => cell.replace(/^`(.*)`$/, '$1').replaceAll('\\|', '|');

/** A source on one line, as in the table. */
export const onOneLine = (source: string): string => source.replaceAll('\n', ';');

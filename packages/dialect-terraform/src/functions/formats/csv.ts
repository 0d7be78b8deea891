/** The error with which Go's package encoding/csv refuses a text. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Reads the records of comma-separated values (RFC 4180). Empty lines are ignored, and CR LF is read as LF.
 *
 * @returns the records in order, one at a time
 * @throws CsvError (while the records are read) if a quote is misplaced, or if a record has another number of fields
 * than the first
 */
export function* readCsv(text: string): Generator<readonly string[]> {
  const lines = linesOf(text);
  let width = 0;
  for (let i = 0; i < lines.length;) {
    const line = lines[i] ?? '';
    if (line === '' || line === '\n') {
      i++;
      continue;
    }
    const { fields, end } = readRecord(lines, i);
    width = width === 0 ? fields.length : width;
    if (fields.length !== width) throw new CsvError(i + 1, 'wrong number of fields');
    yield fields;
    i = end;
  }
}

/** The lines with their line feeds. A CR before a line feed, or at the end of the text, is removed. */
function linesOf(text: string): readonly string[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return lines.map((line) => (line.endsWith('\n') ? line.replace(/\r\n$/, '\n') : line.replace(/\r$/, '')));
}

/** Reads the record that begins with a line, and returns the index of the line after it. */
function readRecord(
  lines: readonly string[],
  start: number,
): { readonly fields: readonly string[]; readonly end: number } {
  const fields: string[] = [];
  let index = start;
  let line = lines[index] ?? '';
  for (;;) {
    if (!line.startsWith('"')) {
      const comma = line.indexOf(',');
      const field = comma >= 0 ? line.slice(0, comma) : line.replace(/\n$/, '');
      if (field.includes('"')) throw new CsvError(index + 1, 'bare " in non-quoted-field');
      fields.push(field);
      if (comma < 0) return { fields, end: index + 1 };
      line = line.slice(comma + 1);
      continue;
    }
    let field = '';
    line = line.slice(1);
    for (;;) {
      const quote = line.indexOf('"');
      if (quote >= 0) {
        field += line.slice(0, quote);
        line = line.slice(quote + 1);
        if (!line.startsWith('"')) break;
        field += '"';
        line = line.slice(1);
        continue;
      }
      field += line;
      const next = lines[index + 1];
      if (next === undefined) throw new CsvError(index + 1, 'extraneous or missing " in quoted-field');
      index++;
      line = next;
    }
    fields.push(field);
    if (line === '' || line === '\n') return { fields, end: index + 1 };
    if (!line.startsWith(',')) throw new CsvError(index + 1, 'extraneous or missing " in quoted-field');
    line = line.slice(1);
  }
}

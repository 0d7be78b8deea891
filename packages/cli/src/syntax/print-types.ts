import { check, type Diagnostic, inferTypes, parse, type Program } from '@pptjs/transpiler';
import { LineIndex } from '@pptjs/transpiler/dialect';

/** The type of one expression. */
export interface TypedRange {
  /** The offsets of the expression, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The text of the type. The type of an expression that never has a value is `Never`. */
  readonly type: string;
}

/** Returns the types of the expressions of a source, in their order. An expression follows those that it contains. */
export function typedRanges(program: Program, file: string): TypedRange[] {
  const { types } = inferTypes(program, { file });
  const lines = new LineIndex(program.sourceText);
  return Array.from(types, ([{ start, end }, type]) => ({ start, end, ...lines.placeAt(start), type: textOf(type) }))
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function textOf(type: { toString(): string }): string {
  const text = String(type);
  return text === 'Variant' ? 'Never' : text;
}

/** The longest part of the source that a line shows. */
const MAX_SOURCE = 40;

/** Returns the types as text: a line for each expression with its place, source and type. */
export function printTypedRanges(program: Program, file: string): string {
  const rows = typedRanges(program, file).map(({ start, end, line, column, type }) => {
    const text = program.sourceText.slice(start, end).replaceAll(/\s+/g, ' ');
    return {
      place: `${line}:${column}`,
      source: text.length > MAX_SOURCE ? `${text.slice(0, MAX_SOURCE - 1)}…` : text,
      type,
    };
  });
  const width = (key: 'place' | 'source'): number => Math.max(0, ...rows.map((row) => row[key].length));
  const [places, sources] = [width('place'), width('source')];
  return rows.map((row) => `${row.place.padEnd(places)}  ${row.source.padEnd(sources)}  ${row.type}`).join('\n');
}

/** Parses a source and validates it. The program is null if the source has errors. */
export function programOf(
  source: string,
  file: string,
): { program: Program | null; diagnostics: readonly Diagnostic[] } {
  const diagnostics = check(source, { file });
  const { program } = parse(source, { file, epp: file.endsWith('.epp') });
  return { program: diagnostics.some(({ severity }) => severity === 'error') ? null : program, diagnostics };
}

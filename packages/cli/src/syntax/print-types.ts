import { resolve } from 'node:path';
import { readSource, type SourceFile } from '@pptjs/build';
import { check, inferTypes, parse, type Program } from '@pptjs/transpiler';
import { LineIndex } from '@pptjs/transpiler/dialect';
import type { Arguments } from '../arguments/arguments.js';
import { readStandardInput } from '../files/standard-input.js';
import { ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { Reporter } from '../report/reporter.js';

/** The type of one expression. */
interface TypedRange {
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
function typedRanges(program: Program, file: string): TypedRange[] {
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
function printTypedRanges(program: Program, file: string): string {
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

/** `pptjs ast --types`: prints the types of the expressions of files. */
export async function printTypes(args: Arguments, host: Host): Promise<ExitCode> {
  if (args.positionals.length === 0) throw new UsageError('specify a file');
  const reporter = new Reporter(host);
  for (const file of args.positionals) {
    const source: SourceFile =
      file === '-' ? { file, text: await readStandardInput(host) } : readSource(resolve(host.cwd, file), file);
    if (source.fault) {
      reporter.report(source.fault);
      continue;
    }
    const { text } = source;
    const diagnostics = check(text, { file }).filter(({ severity }) => severity === 'error');
    for (const diagnostic of diagnostics) reporter.report(diagnostic, text);
    const { program } = parse(text, { file, epp: file.endsWith('.epp') });
    if (program === null || diagnostics.length > 0) continue;
    const output = args.flag('json')
      ? JSON.stringify({ file, types: typedRanges(program, file) })
      : printTypedRanges(program, file);
    if (output !== '') host.stdout.write(`${output}\n`);
  }
  return reporter.errors > 0 ? ExitCode.failed : ExitCode.ok;
}

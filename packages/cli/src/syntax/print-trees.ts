import { resolve } from 'node:path';
import { type DialectSelection, isFault, readSource, type SourceFile } from '@pptjs/build';
import type { Arguments } from '../arguments/arguments.js';
import { selectDialect } from '../dialects/select-dialect.js';
import { readStandardInput, standardInputLines } from '../files/standard-input.js';
import { ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { Reporter } from '../report/reporter.js';
import { type TreeFormat, treePrinterFor } from './tree-printer.js';

/** `pptjs ast`: prints syntax trees. */
export async function printTrees(args: Arguments, host: Host): Promise<ExitCode> {
  const printing = {
    format: args.choice<TreeFormat>('format', ['pn', 'json'], 'pn'),
    selection: await selectDialect(args, host),
    host,
  };
  return args.flag('json') ? printJsonLines(args.positionals, printing) : printText(args.positionals, printing);
}

interface Printing {
  readonly format: TreeFormat;
  readonly selection: DialectSelection;
  readonly host: Host;
}

async function printText(files: readonly string[], { format, selection, host }: Printing): Promise<ExitCode> {
  if (files.length === 0) throw new UsageError('specify a file');
  const reporter = new Reporter(host);
  for (const file of files) {
    const source: SourceFile =
      file === '-'
        ? { file: '<stdin>', text: await readStandardInput(host) }
        : readSource(resolve(host.cwd, file), file);
    if (source.fault) {
      reporter.report(source.fault);
      continue;
    }
    const dialect = await (file === '-' ? selection.forText() : selection.forFile(file));
    if (isFault(dialect)) {
      reporter.report(dialect);
      continue;
    }
    const printer = treePrinterFor(dialect);
    const { tree, diagnostics } = printer.parse(source.text, source.file);
    for (const diagnostic of diagnostics) reporter.report(diagnostic, source.text);
    if (tree !== null) host.stdout.write(`${printer.print(tree, format)}\n`);
  }
  return reporter.errors > 0 ? ExitCode.failed : ExitCode.ok;
}

/** Prints a line for each file. A file with errors gets a line with `error`; the command succeeds nevertheless. */
async function printJsonLines(files: readonly string[], printing: Printing): Promise<ExitCode> {
  const { host } = printing;
  const names = files.length > 0 ? files : standardInputLines(host);
  for await (const name of names) {
    const file = name.replace(/\r$/, '');
    if (file !== '') host.stdout.write(`{"file":${JSON.stringify(file)},${await memberFor(file, printing)}}\n`);
  }
  return ExitCode.ok;
}

async function memberFor(file: string, { format, selection, host }: Printing): Promise<string> {
  const { text, fault } = readSource(resolve(host.cwd, file), file);
  if (fault) return `"error":${JSON.stringify(fault.message)}`;
  const dialect = await selection.forFile(file);
  if (isFault(dialect)) return `"error":${JSON.stringify(dialect.message)}`;
  const printer = treePrinterFor(dialect);
  const { tree, diagnostics } = printer.parse(text, file);
  if (tree !== null) return printer.jsonMember(tree, format);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  return `"error":${JSON.stringify(error ? printer.messageOf(error) : '')}`;
}

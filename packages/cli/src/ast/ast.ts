import { messageWithPlace, parse, pnData, pnText, programPN, type Program } from '@pptjs/transpiler';
import { resolve } from 'node:path';
import type { Arguments } from '../arguments/arguments.js';
import { ExitCode, UsageError } from '../exit-code.js';
import { readSource, type SourceFile } from '../files/read.js';
import { readStandardInput, standardInputLines } from '../files/standard-input.js';
import type { Host } from '../host.js';
import { Reporter } from '../report/reporter.js';

/** `pptjs ast`: prints trees. */
export async function runAst(args: Arguments, host: Host): Promise<ExitCode> {
  const format = args.choice('format', ['pn', 'json'], 'pn');
  return args.flag('json') ? printLines(args.positionals, format, host) : printTrees(args.positionals, format, host);
}

type Format = 'pn' | 'json';

async function printTrees(files: readonly string[], format: Format, host: Host): Promise<ExitCode> {
  if (files.length === 0) throw new UsageError('name a file');
  const reporter = new Reporter(host, false);
  for (const file of files) {
    const source = file === '-' ? { file: '<stdin>', text: await readStandardInput(host) } : readSource(resolve(host.cwd, file), file);
    const { text, fault } = source as SourceFile;
    if (fault) {
      reporter.report(fault);
      continue;
    }
    const { program, diagnostics } = parse(text, { file: source.file });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    for (const diagnostic of errors) reporter.report(diagnostic, text);
    if (errors.length === 0) host.stdout.write(`${format === 'pn' ? pnText(programPN(program)) : JSON.stringify(program, null, 1)}\n`);
  }
  return reporter.errors > 0 ? ExitCode.failed : ExitCode.ok;
}

/** A line a file; what cannot be parsed is a line with an `error`, and no failure of the command. */
async function printLines(files: readonly string[], format: Format, host: Host): Promise<ExitCode> {
  const names = files.length > 0 ? files : standardInputLines(host);
  for await (const name of names) {
    const file = name.replace(/\r$/, '');
    if (file !== '') host.stdout.write(`${JSON.stringify({ file, ...treeOf(file, format, host) }, bigintAsNumber)}\n`);
  }
  return ExitCode.ok;
}

function treeOf(file: string, format: Format, host: Host): { pn: unknown } | { tree: Program } | { error: string } {
  const { text, fault } = readSource(resolve(host.cwd, file), file);
  if (fault) return { error: fault.message };
  const { program, diagnostics } = parse(text, { file });
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error) return { error: messageWithPlace(error) };
  return format === 'pn' ? { pn: pnData(programPN(program)) } : { tree: program };
}

/** JSON has no other word for a large integer than its digits, and JavaScript's writer none for those. */
function bigintAsNumber(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}

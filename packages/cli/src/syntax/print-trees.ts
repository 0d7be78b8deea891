import { resolve } from 'node:path';
import { messageWithPlace, parse, toPn, toPnJson, toPnText, type Program } from '@pptjs/transpiler';
import type { Arguments } from '../arguments/arguments.js';
import { ExitCode, UsageError } from '../exit-code.js';
import { readSource, type SourceFile } from '../files/read-source.js';
import { readStandardInput, standardInputLines } from '../files/standard-input.js';
import type { Host } from '../host.js';
import { Reporter } from '../report/reporter.js';

/** `pptjs ast`: prints syntax trees. */
export async function printTrees(args: Arguments, host: Host): Promise<ExitCode> {
  const format = args.choice('format', ['pn', 'json'], 'pn');
  return args.flag('json') ? printJsonLines(args.positionals, format, host) : printText(args.positionals, format, host);
}

type Format = 'pn' | 'json';

async function printText(files: readonly string[], format: Format, host: Host): Promise<ExitCode> {
  if (files.length === 0) throw new UsageError('specify a file');
  const reporter = new Reporter(host, false);
  for (const file of files) {
    const source: SourceFile =
      file === '-'
        ? { file: '<stdin>', text: await readStandardInput(host) }
        : readSource(resolve(host.cwd, file), file);
    if (source.fault) {
      reporter.report(source.fault);
      continue;
    }
    const { text } = source;
    const { program, diagnostics } = parse(text, { file: source.file, epp: isTemplate(source.file) });
    for (const diagnostic of diagnostics) reporter.report(diagnostic, text);
    if (program !== null) host.stdout.write(`${format === 'pn' ? toPnText(toPn(program)) : treeJson(program, 1)}\n`);
  }
  return reporter.errors > 0 ? ExitCode.failed : ExitCode.ok;
}

/** Prints a line for each file. A file with errors gets a line with `error`; the command succeeds nevertheless. */
async function printJsonLines(files: readonly string[], format: Format, host: Host): Promise<ExitCode> {
  const names = files.length > 0 ? files : standardInputLines(host);
  for await (const name of names) {
    const file = name.replace(/\r$/, '');
    if (file !== '') host.stdout.write(`{"file":${JSON.stringify(file)},${memberFor(file, format, host)}}\n`);
  }
  return ExitCode.ok;
}

function memberFor(file: string, format: Format, host: Host): string {
  const { text, fault } = readSource(resolve(host.cwd, file), file);
  if (fault) return `"error":${JSON.stringify(fault.message)}`;
  const { program, diagnostics } = parse(text, { file, epp: isTemplate(file) });
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (program === null) return `"error":${JSON.stringify(error ? messageWithPlace(error) : '')}`;
  return format === 'pn' ? `"pn":${toPnJson(toPn(program))}` : `"tree":${treeJson(program)}`;
}

const isTemplate = (file: string): boolean => file.endsWith('.epp');

/** Returns the parser's nodes as JSON. Large integers become strings, because JSON readers would round them. */
function treeJson(program: Program, indent?: number): string {
  const hidden = new Set(['sourceText']);
  return JSON.stringify(
    program,
    (key, value: unknown) => (hidden.has(key) ? undefined : typeof value === 'bigint' ? String(value) : value),
    indent,
  );
}

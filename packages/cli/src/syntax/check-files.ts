import { isFault, readSource } from '@pptjs/build';
import type { Program } from '@pptjs/transpiler';
import type { Diagnostic, Dialect } from '@pptjs/transpiler/dialect';
import type { Arguments } from '../arguments/arguments.js';
import { selectDialect } from '../dialects/select-dialect.js';
import { findSources } from '../files/find-sources.js';
import { readStandardInput } from '../files/standard-input.js';
import { strictOf } from '../options/shared-options.js';
import { ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { Progress } from '../report/progress.js';
import { count, Reporter } from '../report/reporter.js';
import { warnAboutSlowRegExps } from './slow-regexps.js';

/** `pptjs check`: parses and validates files, and prints the diagnostics. */
export async function checkFiles(args: Arguments, host: Host): Promise<ExitCode> {
  if (args.positionals.length === 0 && args.text('environment') !== undefined)
    throw new UsageError('specify files or folders, or --types to check the files of the environment');
  const reporter = new Reporter(host, args.flag('json'));
  const strict = strictOf(args);
  const selection = await selectDialect(args, host);
  const check = (dialect: Dialect, file: string, text: string): void => {
    const { tree, diagnostics } = dialect.check?.(text, { file, strict }) ?? dialect.parse(text, { file, strict });
    reportAll(reporter, diagnostics, text);
    if (isProgram(tree)) reportAll(reporter, warnAboutSlowRegExps(tree, file), text);
  };
  const paths = args.positionals.filter((path) => path !== '-');
  const checkInput = paths.length < args.positionals.length;
  if (checkInput) check(await selection.forText(), '<stdin>', await readStandardInput(host));
  let files = checkInput ? 1 : 0;
  if (!checkInput || paths.length > 0) {
    const sources = await findSources(paths, selection.extensions, host, reporter);
    files += sources.files.length;
    const progress = new Progress(host.stderr, sources.files.length);
    reporter.progress = progress;
    for (const [index, { path, file }] of sources.files.entries()) {
      progress.step(index, file);
      const { text, fault } = readSource(path, file);
      const dialect = await selection.forFile(file);
      if (fault) reporter.report(fault);
      else if (isFault(dialect)) reporter.report(dialect);
      else check(dialect, file, text);
    }
    progress.clear();
  }
  const { errors, warnings } = reporter;
  if (args.flag('json')) host.stdout.write(`${JSON.stringify({ summary: { files, errors, warnings } })}\n`);
  else if (!args.flag('quiet'))
    reporter.note(`${count(files, 'file')} checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}`);
  return errors > 0 ? ExitCode.failed : ExitCode.ok;
}

/** Whether a tree is a program of Puppet, of any version. */
function isProgram(tree: unknown): tree is Program {
  return typeof tree === 'object' && tree !== null && 'type' in tree && tree.type === 'Program';
}

function reportAll(reporter: Reporter, diagnostics: readonly Diagnostic[], text: string): void {
  for (const diagnostic of diagnostics) reporter.report(diagnostic, text);
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { readSource } from '@pptjs/build';
import { Environment } from '@pptjs/catalog';
import { Baseline, baselineText, EnvironmentChecker, withoutIgnored } from '@pptjs/checker';
import { displayName, systemMessage } from '@pptjs/files';
import { check, type Diagnostic, inferTypes, parse } from '@pptjs/transpiler';
import type { Arguments } from '../arguments/arguments.js';
import { strictOf } from '../commands/shared-options.js';
import { CommandError, ExitCode, UsageError } from '../exit-code.js';
import { findSources } from '../files/find-sources.js';
import type { Host } from '../host.js';
import { count, Reporter } from '../report/reporter.js';

/** `pptjs check --types`: reports syntax errors, then what is certainly or possibly wrong with the types of the code. */
export async function checkTypes(args: Arguments, host: Host): Promise<ExitCode> {
  const reporter = new Reporter(host, args.flag('json'));
  const environment = environmentOf(args, host);
  const checker = environment && new EnvironmentChecker(environment, { folder: host.cwd });
  const paths = await pathsOf(args, host, reporter, checker);
  const texts = new Map<string, string>();
  const findings: Diagnostic[] = [];
  for (const path of paths) {
    const file = displayName(path, host.cwd);
    const { text, fault } = readSource(path, file);
    if (fault) reporter.report(fault);
    const diagnostics = fault ? [] : check(text, { file, strict: strictOf(args) });
    for (const diagnostic of diagnostics) reporter.report(diagnostic, text);
    if (fault || diagnostics.some(({ severity }) => severity === 'error')) continue;
    texts.set(file, text);
    findings.push(...(checker === undefined ? checkAlone(file, text) : (checker.check([path])[0]?.findings ?? [])));
  }
  if (args.flag('hiera')) {
    if (checker === undefined) throw new UsageError('--hiera needs an environment');
    findings.push(...checker.checkData());
  }
  const ignored = new Set(args.list('ignore'));
  const reported = findings.filter(({ code }) => !ignored.has(code));
  const baseline = readBaseline(args, host);
  if (args.flag('write-baseline')) return writeBaseline(reported, args, host, reporter);
  for (const finding of reported)
    if (baseline?.accepts(finding) !== true) reporter.report(finding, texts.get(finding.file));
  return summarize(paths.length, reporter, baseline, args, host);
}

/** Checks a file without an environment: unknown names are not reported, because other files may define them. */
function checkAlone(file: string, text: string): readonly Diagnostic[] {
  const { program } = parse(text, { file });
  return program === null ? [] : withoutIgnored(inferTypes(program, { file }).findings, program);
}

/** The environment of the options; undefined if there is none. */
function environmentOf(args: Arguments, host: Host): Environment | undefined {
  const named = args.text('environment');
  const modulepath = args.text('modulepath')?.split(delimiter);
  const isHere = existsSync(join(host.cwd, 'environment.conf'));
  if (named === undefined && modulepath === undefined && !isHere) return undefined;
  const directory = named === undefined ? (isHere ? host.cwd : undefined) : resolve(host.cwd, named);
  try {
    return new Environment({
      ...(directory !== undefined && { directory }),
      ...(modulepath && { modulepath: modulepath.map((path) => resolve(host.cwd, path)) }),
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The files to check: those of the paths, or all files of the environment.
 * @throws {UsageError} if there are neither paths nor an environment
 */
async function pathsOf(
  args: Arguments,
  host: Host,
  reporter: Reporter,
  checker: EnvironmentChecker | undefined,
): Promise<readonly string[]> {
  if (args.positionals.includes('-')) throw new UsageError('--types does not read standard input');
  if (args.positionals.length === 0 && checker !== undefined) return checker.files();
  const { files } = await findSources(args.positionals, ['.pp'], host, reporter);
  return files.map(({ path }) => path);
}

/** @throws {CommandError} if the file cannot be read or is no baseline */
function readBaseline(args: Arguments, host: Host): Baseline | undefined {
  const file = args.text('baseline');
  if (file === undefined || args.flag('write-baseline')) return undefined;
  try {
    return Baseline.parse(readFileSync(resolve(host.cwd, file), 'utf8'));
  } catch (error) {
    throw new CommandError(`${file}: ${systemMessage(error)}`);
  }
}

function writeBaseline(findings: readonly Diagnostic[], args: Arguments, host: Host, reporter: Reporter): ExitCode {
  const file = args.text('baseline');
  if (file === undefined) throw new UsageError('--write-baseline needs --baseline <file>');
  writeFileSync(resolve(host.cwd, file), baselineText(findings));
  reporter.note(`${file}: ${count(findings.length, 'finding')}`);
  return reporter.errors > 0 ? ExitCode.failed : ExitCode.ok;
}

function summarize(
  files: number,
  reporter: Reporter,
  baseline: Baseline | undefined,
  args: Arguments,
  host: Host,
): ExitCode {
  const { errors, warnings } = reporter;
  const fixed = baseline?.unused ?? 0;
  if (args.flag('json'))
    host.stdout.write(`${JSON.stringify({ summary: { files, errors, warnings, ...(baseline && { fixed }) } })}\n`);
  else if (!args.flag('quiet')) {
    const rest = fixed === 0 ? '' : `; ${count(fixed, 'finding')} of the baseline fixed`;
    reporter.note(`${count(files, 'file')} checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}${rest}`);
  }
  return errors > 0 ? ExitCode.failed : ExitCode.ok;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { readSource, type SourceFile } from '@pptjs/build';
import { Environment } from '@pptjs/catalog';
import {
  Baseline,
  baselineText,
  EnvironmentChecker,
  type FileFindings,
  FINDING_CODES,
  withoutIgnored,
} from '@pptjs/checker';
import { DiskCache, displayName, errorText, systemMessage, userCacheDirectory } from '@pptjs/files';
import type { Strictness } from '@pptjs/runtime/strictness';
import { checkProgram, type Diagnostic, fromSources, inferTypes } from '@pptjs/transpiler';
import { type Arguments, insteadOf } from '../arguments/arguments.js';
import { checkModulepath, readModulepath } from '../catalog/code-settings.js';
import { resolveFolder } from '../catalog/resolve-existing.js';
import { findSources } from '../files/find-sources.js';
import { strictOf } from '../options/shared-options.js';
import { CommandError, ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { count, Reporter } from '../report/reporter.js';

/** The number of environments, each in one version of its Ruby code, whose results are cached on disk. */
const MAX_ENVIRONMENTS = 64;

/**
 * `pptjs check --types`: reports syntax errors, then what is certainly or possibly wrong with the types of the code. Caches
 * sources and types, so that a run after a change of some files only reads and infers what depends on them.
 */
export class TypeCheck {
  readonly #args: Arguments;
  readonly #host: Host;
  readonly #strict: Strictness;
  readonly #sources: Sources;
  #checker: EnvironmentChecker | undefined;
  /** The folder that the names of files in a baseline start from: the environment, so that any checkout has the same names. */
  #baselineRoot: string;
  #hasChanged = false;

  /**
   * @throws {CommandError} if the environment cannot be read
   * @throws {UsageError} for options that contradict each other
   */
  constructor(args: Arguments, host: Host) {
    if (args.flag('watch') && args.flag('write-baseline'))
      throw new UsageError('--write-baseline writes one file once: leave --watch out');
    const unknown = args.list('ignore').find((code) => !FINDING_CODES.includes(code));
    if (unknown !== undefined)
      throw new UsageError(`--ignore must be the code of a finding of --types${insteadOf(unknown, FINDING_CODES)}`);
    this.#baselineRoot = host.cwd;
    this.#args = args;
    this.#host = host;
    this.#strict = strictOf(args);
    this.#sources = new Sources(host.cwd);
    this.#checker = this.#createChecker();
    if (args.flag('hiera') && this.#checker === undefined)
      throw new UsageError('--hiera needs an environment: name it with --environment');
  }

  #createChecker(): EnvironmentChecker | undefined {
    const environment = environmentOf(this.#args, this.#host);
    const readText = (path: string): string | null => this.#sources.read(path).text ?? null;
    if (environment === undefined) return undefined;
    this.#baselineRoot = environment.directory ?? this.#host.cwd;
    const cacheDirectory = fromSources ? undefined : userCacheDirectory(this.#host.env);
    return new EnvironmentChecker(environment, {
      folder: this.#host.cwd,
      strict: this.#strict,
      readText,
      ...(cacheDirectory !== undefined && {
        cache: new DiskCache(join(cacheDirectory, 'types'), { maxEntries: MAX_ENVIRONMENTS }),
      }),
    });
  }

  /** Reads changed files again, before the next run. @param paths absolute paths */
  update(paths: readonly string[]): void {
    if (paths.length > 0) this.#hasChanged = true;
    for (const path of paths) this.#sources.forget(path);
    if (paths.some((path) => basename(path) === 'environment.conf')) this.#checker = this.#createChecker();
    else for (const path of paths) this.#checker?.update(path);
  }

  async run(): Promise<ExitCode> {
    const [args, host] = [this.#args, this.#host];
    const reporter = new Reporter(host, args.flag('json'));
    const paths = await pathsOf(args, host, reporter, this.#checker);
    const checked = [...this.#checkFiles(paths, reporter), ...this.#checkTogether()];
    const texts = new Map(checked.map(({ file, text }) => [file, text]));
    const ignored = new Set(args.list('ignore'));
    const findings = checked.flatMap((file) => file.findings).filter(({ code }) => !ignored.has(code));
    if (args.flag('write-baseline'))
      return writeBaseline(
        findings.map((finding) => this.#inBaseline(finding)),
        args,
        host,
        reporter,
      );
    const baseline = readBaseline(args, host);
    for (const finding of findings)
      if (baseline?.accepts(this.#inBaseline(finding)) !== true) reporter.report(finding, texts.get(finding.file));
    return summarize(paths.length, reporter, baseline, args, host);
  }

  /** Checks each file. Reports those that cannot be read, and syntax errors. */
  #checkFiles(paths: readonly string[], reporter: Reporter): readonly CheckedFile[] {
    return paths.flatMap((path) => {
      const { file, text, fault } = this.#sources.read(path);
      if (fault) {
        reporter.report(fault);
        return [];
      }
      const checked =
        this.#checker === undefined ? checkAlone(file, text, this.#strict) : this.#checker.check([path])[0];
      for (const diagnostic of checked?.diagnostics ?? []) reporter.report(diagnostic, text);
      return [{ file: checked?.file ?? file, text, findings: checked?.findings ?? [] }];
    });
  }

  /** Checks what concerns several files: the code of the whole environment, if no paths are given, and its data. */
  #checkTogether(): readonly CheckedFile[] {
    const checker = this.#checker;
    if (checker === undefined) return [];
    const isWhole = this.#args.positionals.length === 0;
    const hasData = this.#args.flag('hiera');
    const checked = [...(isWhole ? checker.checkUsage({ hasData }) : []), ...(hasData ? checker.checkData() : [])];
    // While the command watches, it has the results in memory.
    if (isWhole && !this.#hasChanged) checker.store();
    return checked;
  }

  /** Returns a finding with the name of its file in baselines. */
  #inBaseline(finding: Diagnostic): Diagnostic {
    const name = relative(this.#baselineRoot, resolve(this.#host.cwd, finding.file));
    return { ...finding, file: name.replaceAll(sep, '/') };
  }
}

/** The findings about a file that was checked. */
interface CheckedFile {
  /** The name of the file in messages. */
  readonly file: string;
  readonly text: string;
  readonly findings: readonly Diagnostic[];
}

/** Checks a file without an environment: unknown names are not reported, because other files may define them. */
function checkAlone(
  file: string,
  text: string,
  strict: Strictness,
): Pick<FileFindings, 'file' | 'diagnostics' | 'findings'> {
  const { program, diagnostics } = checkProgram(text, { file, strict });
  const findings =
    program === null ? [] : withoutIgnored(inferTypes(program, { file, strict }).findings, program, file);
  return { file, diagnostics, findings };
}

/** The sources that the command has read. The checker reads files that other files refer to, too. */
class Sources {
  readonly #cwd: string;
  readonly #sources = new Map<string, SourceFile>();

  constructor(cwd: string) {
    this.#cwd = cwd;
  }

  read(path: string): SourceFile {
    let source = this.#sources.get(path);
    if (source === undefined) this.#sources.set(path, (source = readSource(path, displayName(path, this.#cwd))));
    return source;
  }

  forget(path: string): void {
    this.#sources.delete(path);
  }
}

/**
 * The environment of the options; undefined if there is none.
 * @throws {CommandError} if its folder does not exist, that of the modulepath does not exist, or its environment.conf is wrong
 */
function environmentOf(args: Arguments, host: Host): Environment | undefined {
  const named = args.text('environment');
  const modulepath = readModulepath(args, host);
  checkModulepath(modulepath);
  const isHere = existsSync(join(host.cwd, 'environment.conf'));
  if (named === undefined && modulepath === undefined && !isHere) return undefined;
  const directory = named === undefined ? (isHere ? host.cwd : undefined) : resolveFolder(named, host);
  try {
    return new Environment({
      ...(directory !== undefined && { directory }),
      ...(modulepath && { modulepath }),
    });
  } catch (error) {
    throw new CommandError(errorText(error));
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
  const { files } = await findSources(args.positionals, ['.pp', '.epp'], host, reporter);
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

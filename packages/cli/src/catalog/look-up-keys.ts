import { CatalogCompileError } from '@pptjs/catalog';
import { Hiera, LookupError } from '@pptjs/hiera';
import {
  EvaluationError,
  findService,
  Float,
  hash,
  helpOf,
  isArray,
  type LookupRequest,
  parseType,
  PuppetHash,
  type PuppetType,
  richData,
  rubyText,
  type Value,
  writePrettyJson,
} from '@pptjs/runtime/internal';
import { yamlText } from '@pptjs/stdlib';
import type { Arguments } from '../arguments/arguments.js';
import { CommandError, ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { consoleLog } from '../report/console-log.js';
import { escapeControls } from '../report/terminal.js';
import { checkHasEnvironment, readCodeSettings } from './code-settings.js';
import { failureReport } from './failure-report.js';
import { readNodeOptions } from './node-settings.js';
import { createCompiler } from './open-environment.js';

const formats = ['yaml', 'json', 's'] as const;

/** `pptjs lookup`: prints the value of a key, or with `--explain` how it was looked up. */
export async function lookUpKeys(args: Arguments, host: Host): Promise<ExitCode> {
  checkOptions(args);
  const compiles = args.flag('compile');
  const settings = readCodeSettings(args, host);
  if (settings.directory === undefined && settings.modulepath === undefined && settings.hieraConfig === undefined)
    throw new CommandError('there is no environment.conf here: specify an --environment');
  if (settings.directory !== undefined && settings.modulepath === undefined && settings.hieraConfig === undefined)
    checkHasEnvironment(settings.directory, args.text('environment') ?? '.');
  // Without --compile, the catalog is that of an empty main manifest: the data can read `$title` and the like.
  const compiler = await createCompiler(compiles ? settings : { ...settings, code: '' });
  const node = readNodeOptions(args, host, consoleLog(host));
  try {
    const { stdout, stderr, exitCode } = await compiler.evaluateLoading(node, () => answer(args), { compiles: true });
    host.stdout.write(stdout);
    host.stderr.write(stderr);
    return exitCode;
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    const failure = compiler.failure(error, node.node ?? 'localhost');
    host.stderr.write(failureReport(new CatalogCompileError(failure), host));
    if (error instanceof LookupError && failure.origin === null && helpOf(error) === undefined)
      host.stderr.write('help: `pptjs lookup --explain` prints where the key was searched.\n');
    return ExitCode.failed;
  }
}

/** @throws {UsageError} if a key is missing, or options exclude each other */
function checkOptions(args: Arguments): void {
  const explainsOptions = args.flag('explain-options');
  if (args.positionals.length === 0 && (!explainsOptions || args.flag('explain')))
    throw new UsageError('specify a key');
  const format = args.text('render-as') ?? 's';
  if ((explainsOptions || args.flag('explain')) && format !== 's')
    throw new UsageError(`an explanation is text: it cannot be rendered as ${format}`);
}

function answer(args: Arguments): Answer {
  if (args.flag('explain')) return explainLookup(args);
  return args.flag('explain-options') ? explainOptions(args) : lookUpValue(args);
}

/** The output of the command. */
interface Answer {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: ExitCode;
}

function lookUpValue(args: Arguments): Answer {
  const value = findService('lookup')!.lookup(readRequest(args));
  return { stdout: renderValue(value, args.choice('render-as', formats, 'yaml')), stderr: '', exitCode: ExitCode.ok };
}

/** Explains the lookup of the keys up to the first one that has a value. Like Puppet's, the command succeeds without one. */
function explainLookup(args: Arguments): Answer {
  const { explanation, error } = hieraOf().explain(readRequest(args));
  const stdout = error === undefined ? explanation : `${explanation.trimEnd()}\n${error.message}\n`;
  const stderr = error?.help === undefined ? '' : `help: ${escapeControls(error.help)}\n`;
  return { stdout, stderr, exitCode: ExitCode.ok };
}

function explainOptions(args: Arguments): Answer {
  return { stdout: hieraOf().explainOptions(args.positionals[0]), stderr: '', exitCode: ExitCode.ok };
}

/** @throws {CommandError} if an extension replaces Hiera */
function hieraOf(): Hiera {
  const hiera = findService('lookup');
  if (hiera instanceof Hiera) return hiera;
  throw new CommandError('only lookups of Hiera can be explained');
}

/** @throws {CommandError} if the text of `--type` is no type */
function readRequest(args: Arguments): LookupRequest {
  return {
    names: args.positionals,
    valueType: readType(args.text('type')),
    merge: readMerge(args),
    defaultValue: args.text('default'),
    override: null,
    defaultValuesHash: null,
    block: undefined,
  };
}

function readType(text: string | undefined): PuppetType | null {
  if (text === undefined) return null;
  try {
    return parseType(text);
  } catch (error) {
    if (error instanceof EvaluationError) throw new CommandError(`--type: ${error.message}`);
    throw error;
  }
}

const deepMergeFlags = ['sort-merged-arrays', 'merge-hash-arrays'] as const;

/** Returns the merge behavior as `lookup()` takes it: the name of a strategy, or a hash with options. */
function readMerge(args: Arguments): Value {
  const strategy = args.text('merge') ?? null;
  const prefix = args.text('knock-out-prefix');
  const flags = deepMergeFlags.filter((name) => args.flag(name));
  if (strategy !== 'deep') {
    if (prefix === undefined && flags.length === 0) return strategy;
    throw new UsageError(`--${prefix === undefined ? flags[0] : 'knock-out-prefix'} needs --merge deep`);
  }
  return hash({
    strategy: 'deep',
    ...(prefix !== undefined && { knockout_prefix: prefix }),
    ...Object.fromEntries(deepMergeFlags.map((name) => [name.replaceAll('-', '_'), flags.includes(name)])),
  });
}

/** Returns a value as YAML, as JSON (rich data), or as Puppet converts it to a string. */
function renderValue(value: Value, format: (typeof formats)[number]): string {
  if (format === 's') return `${rubyText(value)}\n`;
  if (format === 'json') return `${writePrettyJson(richData(value))}\n`;
  return yamlText(yamlData(value));
}

/** Replaces values that YAML has no notation for by their texts. Secrets stay hidden. */
function yamlData(value: Value): Value {
  if (isArray(value)) return value.map(yamlData);
  if (value instanceof PuppetHash)
    return PuppetHash.from(Array.from(value, ([key, element]) => [yamlData(key), yamlData(element)]));
  return value !== null && typeof value === 'object' && !(value instanceof Float) ? rubyText(value) : value;
}

import { CatalogCompileError } from '@pptjs/catalog';
import { Hiera } from '@pptjs/hiera';
import {
  EvaluationError,
  findService,
  Float,
  hash,
  isArray,
  type LookupRequest,
  PuppetHash,
  richData,
  rubyText,
  type Value,
  writePrettyJson,
} from '@pptjs/runtime/internal';
import { Document, Scalar } from 'yaml';
import type { Arguments } from '../arguments/arguments.js';
import { consoleLog } from '../evaluation/console-log.js';
import { CommandError, ExitCode, UsageError } from '../exit-code.js';
import type { Host } from '../host.js';
import { escapeControls } from '../report/terminal.js';
import { createCompiler, readCodeSettings, readNodeOptions } from './catalog-settings.js';
import { failureReport } from './failure-report.js';

const formats = ['yaml', 'json', 's'] as const;

/** `pptjs lookup`: prints the value of a key, or with `--explain` how it was looked up. */
export async function lookUpKeys(args: Arguments, host: Host): Promise<ExitCode> {
  const keys = args.positionals;
  if (keys.length === 0) throw new UsageError('specify a key');
  const settings = readCodeSettings(args, host);
  if (settings.directory === undefined && settings.modulepath === undefined && settings.hieraConfig === undefined)
    throw new CommandError('there is no environment.conf here: specify an --environment');
  const compiler = await createCompiler({ ...settings, code: '' });
  const node = readNodeOptions(args, host, consoleLog(host, false));
  try {
    const { stdout, stderr, exitCode } = await compiler.evaluateLoading(node, () =>
      args.flag('explain') ? explainKeys(keys, args) : lookUpValue(keys, args),
    );
    host.stdout.write(stdout);
    host.stderr.write(stderr);
    return exitCode;
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    const failure = compiler.failure(error, node.node ?? 'localhost');
    host.stderr.write(failureReport(new CatalogCompileError(failure), host));
    return ExitCode.failed;
  }
}

/** What the command prints. */
interface Answer {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: ExitCode;
}

function lookUpValue(names: readonly string[], args: Arguments): Answer {
  const request: LookupRequest = {
    names,
    valueType: null,
    merge: readMerge(args),
    defaultValue: args.text('default'),
    override: null,
    defaultValuesHash: null,
    block: undefined,
  };
  const value = findService('lookup')!.lookup(request);
  return { stdout: renderValue(value, args.choice('render-as', formats, 'yaml')), stderr: '', exitCode: ExitCode.ok };
}

/** Explains the lookup of the keys up to the first one that has a value. The command succeeds if a key has one. */
function explainKeys(keys: readonly string[], args: Arguments): Answer {
  const hiera = findService('lookup');
  let stdout = '';
  let stderr = '';
  for (const key of keys) {
    if (!(hiera instanceof Hiera)) continue;
    const { value, explanation } = hiera.explain(key, readMerge(args));
    stdout += `${explanation.trimEnd()}\n`;
    const question = value === undefined ? hiera.suggest(key) : undefined;
    if (question !== undefined) stderr += `help: ${escapeControls(question)}\n`;
    if (value !== undefined) return { stdout, stderr, exitCode: ExitCode.ok };
  }
  return { stdout, stderr, exitCode: ExitCode.failed };
}

const deepMergeFlags = ['sort-merged-arrays', 'merge-hash-arrays'] as const;

/** Returns the merge behaviour as `lookup()` takes it: the name of a strategy, or a hash with options. */
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
  return new Document(yamlData(value)).toString({ directives: true, lineWidth: 0 });
}

/** Converts hashes to maps, which preserve the order of all keys, and Floats to scalars with a decimal point. */
function yamlData(value: Value): unknown {
  if (isArray(value)) return value.map(yamlData);
  if (value instanceof PuppetHash)
    return new Map(Array.from(value, ([key, element]) => [yamlData(key), yamlData(element)]));
  if (value instanceof Float) return Object.assign(new Scalar(value.value), { minFractionDigits: 1 });
  return value !== null && typeof value === 'object' ? rubyText(value) : value;
}

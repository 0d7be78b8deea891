import { CatalogCompileError } from '@pptjs/catalog';
import { Hiera } from '@pptjs/hiera';
import { EvaluationError, findService, hash, type LookupRequest, type Value } from '@pptjs/runtime';
import type { Arguments } from '../arguments/arguments.js';
import { failureText } from '../catalog/failure-text.js';
import { codeSettings, compilerFor, nodeSettings } from '../catalog/target.js';
import { consoleLog } from '../evaluation/console-log.js';
import { ExitCode, UsageError } from '../exit-code.js';
import type { Host } from '../host.js';
import { formats, renderValue } from './render.js';

/** `pptjs lookup`: prints the value of a key, or how it was looked for. */
export async function runLookup(args: Arguments, host: Host): Promise<ExitCode> {
  const names = args.positionals;
  if (names.length === 0) throw new UsageError('name a key');
  const compiler = compilerFor({ ...codeSettings(args, host), code: '' });
  const node = nodeSettings(args, host, consoleLog(host, false));
  try {
    return compiler.evaluate(node, () =>
      args.flag('explain') ? explain(names, args, host) : answer(names, args, host),
    );
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    host.stderr.write(failureText(new CatalogCompileError(compiler.failure(error, node.node ?? 'localhost')), host));
    return ExitCode.failed;
  }
}

function answer(names: readonly string[], args: Arguments, host: Host): ExitCode {
  const request: LookupRequest = {
    names,
    valueType: null,
    merge: mergeOf(args),
    defaultValue: args.text('default'),
    override: null,
    defaultValuesHash: null,
    block: undefined,
  };
  const value = findService('lookup')!.lookup(request);
  host.stdout.write(renderValue(value, args.choice('render-as', formats, 'yaml')));
  return ExitCode.ok;
}

/** The exit code says whether one of the keys has a value. */
function explain(names: readonly string[], args: Arguments, host: Host): ExitCode {
  const hiera = findService('lookup');
  let found = false;
  for (const name of names) {
    if (!(hiera instanceof Hiera)) continue;
    const { value, explanation } = hiera.explain(name, mergeOf(args));
    host.stdout.write(`${explanation.trimEnd()}\n`);
    found ||= value !== undefined;
  }
  return found ? ExitCode.ok : ExitCode.failed;
}

const deepOptions = ['sort-merged-arrays', 'merge-hash-arrays'] as const;

/** A strategy's name, or a hash of its options. */
function mergeOf(args: Arguments): Value {
  const strategy = args.text('merge') ?? null;
  const prefix = args.text('knock-out-prefix');
  const flags = deepOptions.filter((name) => args.flag(name));
  if (prefix === undefined && flags.length === 0) return strategy;
  if (strategy !== 'deep')
    throw new UsageError(`--${prefix === undefined ? flags[0] : 'knock-out-prefix'} goes with --merge deep`);
  const members: Value[] = ['strategy', 'deep'];
  if (prefix !== undefined) members.push('knockout_prefix', prefix);
  for (const name of flags) members.push(name.replaceAll('-', '_'), true);
  return hash(...members);
}

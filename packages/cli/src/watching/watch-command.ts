import { once } from 'node:events';
import { existsSync, fstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FileWatcher, watchedPaths } from '@pptjs/build';
import { displayName, errorText, statsOf } from '@pptjs/files';
import type { Arguments } from '../arguments/arguments.js';
import type { Command, RunAfterChange } from '../arguments/command.js';
import { isPath } from '../configuration/configurable-options.js';
import { type ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { Interruption } from '../process/interruption.js';

const MAX_SHOWN_FILES = 3;

/**
 * Runs a command, and runs it again after each change of the files that it reads, until the process receives a signal.
 *
 * @param run runs the command once, after changes of the files with these paths, and prints its errors
 * @param configurations the absolute paths of the files that are the configuration, or become it when they are created
 * @returns the exit code for the signal; undefined if the configuration has changed
 * @throws {UsageError} if the command reads no file
 */
export async function watchCommand(
  command: Command,
  args: Arguments,
  host: Host,
  run: RunAfterChange,
  configurations: readonly string[],
): Promise<ExitCode | undefined> {
  if (args.positionals.includes('-')) throw new UsageError('--watch cannot follow standard input');
  const inputs = inputsOf(command, args, host.cwd);
  if (inputs.length === 0 && !configurations.some(existsSync)) {
    await run([]);
    throw new UsageError('--watch: the command reads no file');
  }
  const reconfiguration = new AbortController();
  const interruption = new Interruption(host.signals);
  const out = args.text('out-dir');
  const watcher = await FileWatcher.start([...inputs, ...configurations], {
    outDir: out === undefined ? undefined : resolve(host.cwd, out),
    onChange: async (changed) => {
      const paths = changed.filter((path) => !isOwnOutput(path));
      if (paths.length === 0) return;
      host.stderr.write(`\nchanged: ${namesOf(paths, host.cwd)}\n`);
      if (paths.some((path) => configurations.includes(path))) reconfiguration.abort();
      else await run(paths);
    },
    onError: (error) => host.stderr.write(`error: ${errorText(error)}\n`),
  });
  try {
    await run([]);
    host.stderr.write('watching for changes; Ctrl-C ends the command\n');
    const signal = AbortSignal.any([interruption.signal, reconfiguration.signal]);
    if (!signal.aborted) await once(signal, 'abort');
  } finally {
    await watcher.close();
    interruption.close();
  }
  return interruption.exitCode;
}

/** Returns the absolute paths of the files and folders that a command reads, according to its arguments. */
function inputsOf({ options }: Command, args: Arguments, cwd: string): readonly string[] {
  const paths: string[] = args.positionals.filter((path) => path !== '-');
  for (const [name, spec] of Object.entries(options)) {
    const value = args.text(name);
    if (value === undefined || name === 'out-dir' || !isPath(spec, value)) continue;
    paths.push(...(spec.value === 'dirs' ? value.split(':') : [value]));
  }
  const readsEnvironment = Object.hasOwn(options, 'node') || args.flag('types');
  const usesFolder = readsEnvironment && args.text('environment') === undefined;
  if (usesFolder && existsSync(join(cwd, 'environment.conf'))) paths.push('.');
  return watchedPaths(paths, cwd);
}

/** Whether a file receives the output of this process: `pptjs check --watch > check.log`. */
function isOwnOutput(path: string): boolean {
  const file = statsOf(path);
  if (file === undefined) return false;
  return [process.stdout.fd, process.stderr.fd].some((descriptor) => {
    const output = fstatSync(descriptor);
    return output.dev === file.dev && output.ino === file.ino;
  });
}

function namesOf(paths: readonly string[], cwd: string): string {
  const names = paths.map((path) => displayName(path, cwd));
  const more = names.length - MAX_SHOWN_FILES;
  return more > 0 ? `${names.slice(0, MAX_SHOWN_FILES).join(', ')} and ${more} more` : names.join(', ');
}

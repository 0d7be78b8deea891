import { isMainThread, workerData } from 'node:worker_threads';
import { systemMessage } from '@pptjs/files';
import { BATCH_WORKER_ARGUMENT } from './batch/supervisor.js';
import { WORKER_ARGUMENT } from './catalog/node-worker-process.js';
import { isCommandData, runCommandOfWorker, runWithEnoughStack } from './larger-stack.js';
import { main } from './main.js';
import { ExitCode } from './process/exit-code.js';
import { processHost } from './process/host.js';
import { FIRST_CATALOGS, optimizeLate } from './process/late-optimization.js';

/** The time for a build, whose sources use more of the code: in it, two threads build about 5,000 sources. */
const FIRST_SOURCES = 10_000;

/** The time for a check, which infers the types of about 2,000 files in a quarter of it. */
const FIRST_CHECKS = 10_000;

/** The commands for which V8 optimizes code late, and for how long. */
const LATE_OPTIMIZATION: ReadonlyMap<string | undefined, number> = new Map([
  ['batch', FIRST_CATALOGS],
  ['build', FIRST_SOURCES],
  ['check', FIRST_CHECKS],
  ['compile', FIRST_CATALOGS],
  [BATCH_WORKER_ARGUMENT, FIRST_CATALOGS],
]);

/** The commands that cannot run again from the start, because they answer requests while they run. */
const CONTINUOUS_COMMANDS: ReadonlySet<string | undefined> = new Set([BATCH_WORKER_ARGUMENT, 'fleet', 'serve']);

// The worker processes of `pptjs compile --nodes`, the worker threads of `pptjs build` and the thread with a larger stack
// run this file too, because the bundle has a single start.
if (!isMainThread && isBuildData(workerData)) void import('@pptjs/build/worker');
else if (!isMainThread && isCommandData(workerData)) void runCommandOfWorker(main, workerData, processHost());
else if (process.send !== undefined && process.argv[2] === WORKER_ARGUMENT) void import('./catalog/node-worker.js');
else runCommand();

function runCommand(): void {
  // A reader may close the output early: `pptjs ast x.pp | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(ExitCode.ok);
    process.stderr.write(`pptjs: standard output: ${systemMessage(error)}\n`);
    process.exit(ExitCode.failed);
  });
  if (!hasCurrentFolder()) {
    process.exitCode = ExitCode.failed;
    return;
  }
  const delay = LATE_OPTIMIZATION.get(process.argv[2]);
  if (delay !== undefined) optimizeLate()(delay);
  const argv = process.argv.slice(process.argv[2] === BATCH_WORKER_ARGUMENT ? 3 : 2);
  void startCommand(argv).then((code) => {
    process.exitCode = code;
    if (!CONTINUOUS_COMMANDS.has(process.argv[2])) endProcess();
  });
}

/**
 * Ends the process when its output is written. If it ended by itself, it would first free the memory object by object, which
 * takes about 3 % of the time of a build and 7 % of that of a short command. After an error of the output, the listener above
 * ends the process.
 */
function endProcess(): void {
  process.stdout.write('', (error) => {
    if (!error) process.stderr.write('', () => process.exit());
  });
}

/** Prints an error if the current folder has been deleted. */
function hasCurrentFolder(): boolean {
  try {
    process.cwd();
    return true;
  } catch (error) {
    process.stderr.write(`pptjs: the current folder: ${systemMessage(error)}\n`);
    return false;
  }
}

function startCommand(argv: readonly string[]): Promise<ExitCode> {
  if (CONTINUOUS_COMMANDS.has(process.argv[2])) return main(argv, processHost());
  return runWithEnoughStack(main, argv, processHost(), new URL('command-worker.js', import.meta.url));
}

function isBuildData(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'build' in data;
}

import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Fleet, RunStatus } from '@pptjs/fleet';
import type { Arguments } from '../arguments/arguments.js';
import { ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { Interruption } from '../process/interruption.js';
import { Progress } from '../report/progress.js';
import { count } from '../report/reporter.js';
import { escapeControls } from '../report/terminal.js';
import { buildArtifact } from './build-artifact.js';
import { ChunkCompiler } from './chunk-compiler.js';
import { readFleetNodes } from './fleet-nodes.js';
import { type OpenFleet, withFleet } from './open-fleet.js';
import { readRunSettings } from './run-settings.js';

const MAX_WORKERS = 999;
const MILLISECONDS_BETWEEN_STATUS = 500;

/** The number of failed nodes that `run` names. */
const MAX_NAMED_FAILURES = 20;

/** `pptjs fleet run`: compiles the catalogs of a fleet, or continues an earlier run. */
export async function runFleet(args: Arguments, host: Host): Promise<ExitCode> {
  const [name, ...others] = args.positionals.slice(1);
  const resumed = args.text('resume');
  if (others.length > 0) throw new UsageError('specify one environment or Git revision');
  if (resumed !== undefined && name !== undefined)
    throw new UsageError('--resume continues a run: name no environment');
  return withFleet(args, host, async (open) => {
    const compiler = args.flag('detach') ? undefined : new ChunkCompiler(open.artifacts(), host, workerCount(args));
    try {
      const run =
        resumed === undefined
          ? await createRun(name, open, compiler, args, host)
          : await open.fleet.store.findRun(resumed);
      const { id, label, total, reused } = run;
      host.stderr.write(escapeControls(`run ${id} (${label}): ${count(total, 'node')}, ${reused} known already\n`));
      return compiler === undefined ? ExitCode.ok : await finishRun(run, open.fleet, compiler, args, host);
    } finally {
      await compiler?.close();
    }
  });
}

/** @param compiler starts its processes while the nodes are stored */
async function createRun(
  name: string | undefined,
  { fleet, artifacts }: OpenFleet,
  compiler: ChunkCompiler | undefined,
  args: Arguments,
  host: Host,
): Promise<RunStatus> {
  const pattern = args.required('nodes');
  const settings = readRunSettings(args, host);
  const source = name ?? '.';
  const artifact = await artifacts().add(await buildArtifact(source, settings.environmentName, args, host));
  const label = args.text('label') ?? source;
  // An artifact with known catalogs may have no others.
  if (compiler !== undefined && !(await fleet.store.hasCatalogs(artifact)))
    await compiler.prepare({ artifact, settings });
  return fleet.store.createRun({ label, artifact, settings }, readFleetNodes(pattern, host));
}

/** Works on the queue until a run is complete. */
async function finishRun(
  run: RunStatus,
  fleet: Fleet,
  compiler: ChunkCompiler,
  args: Arguments,
  host: Host,
): Promise<ExitCode> {
  const started = performance.now();
  const interruption = new Interruption(host.signals);
  const finished = new AbortController();
  const pause = new Pause();
  try {
    const signal = AbortSignal.any([interruption.signal, finished.signal]);
    const working = fleet.work(compiler.compile, {
      concurrency: workerCount(args),
      signal,
      onIdle: () => pause.end(),
    });
    const watching = watch(fleet, run, host, signal, pause);
    try {
      await Promise.race([working, watching]);
    } finally {
      finished.abort();
    }
    const status = await watching;
    await working;
    if (status.done < status.total) {
      host.stderr.write(`continue with \`pptjs fleet run --resume ${run.id}\`\n`);
      return interruption.exitCode ?? ExitCode.failed;
    }
    for (const { node, error } of await fleet.store.failures(run.id, MAX_NAMED_FAILURES))
      host.stderr.write(escapeControls(`${node}: error: ${error}\n`));
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const compiled = status.done - status.failed - status.reused;
    host.stderr.write(
      `${count(compiled, 'catalog')} compiled in ${seconds} s, ${status.reused} known already` +
        `${status.failed > 0 ? `, ${count(status.failed, 'node')} failed` : ''}\n`,
    );
    return status.failed > 0 ? ExitCode.failed : ExitCode.ok;
  } finally {
    interruption.close();
  }
}

/** Shows the progress of a run until it is complete. Returns its last status. */
async function watch(
  fleet: Fleet,
  { id }: RunStatus,
  host: Host,
  signal: AbortSignal,
  pause: Pause,
): Promise<RunStatus> {
  let progress: Progress | undefined;
  for (;;) {
    const status = await fleet.retrying(() => fleet.store.findRun(String(id)));
    progress ??= new Progress(host.stderr, status.total);
    progress.step(status.done, status.failed > 0 ? `${status.failed} failed` : '');
    if (status.done >= status.total || signal.aborted) {
      progress.clear();
      return status;
    }
    await pause.wait(MILLISECONDS_BETWEEN_STATUS, signal);
  }
}

/** A pause that another part of the program may end. */
class Pause {
  #end = new AbortController();

  /** Ends the current pause, or else the next one. */
  end(): void {
    this.#end.abort();
  }

  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal: AbortSignal.any([signal, this.#end.signal]) }).catch(
      () => undefined,
    );
    this.#end = new AbortController();
  }
}

function workerCount(args: Arguments): number {
  return args.integer('workers', MAX_WORKERS) ?? availableParallelism();
}

/** `pptjs fleet worker`: works on the queue until a signal ends it. */
export async function workForFleet(args: Arguments, host: Host): Promise<ExitCode> {
  if (args.positionals.length > 1) throw new UsageError('`pptjs fleet worker` has no arguments');
  return withFleet(args, host, async ({ fleet, artifacts }) => {
    const interruption = new Interruption(host.signals);
    const concurrency = workerCount(args);
    const compiler = new ChunkCompiler(artifacts(), host, concurrency);
    try {
      host.stderr.write('waiting for jobs\n');
      await fleet.work(compiler.compile, { concurrency, signal: interruption.signal });
      return interruption.exitCode ?? ExitCode.ok;
    } finally {
      interruption.close();
      await compiler.close();
    }
  });
}

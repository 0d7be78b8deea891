import type { Arguments } from '../arguments/arguments.js';
import { CommandError, ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { count } from '../report/reporter.js';
import { escapeControls } from '../report/terminal.js';
import { withFleet } from './open-fleet.js';

const DEFAULT_RUNS = 20;
const MAX_RUNS = 10_000;

/** The largest age that `prune` accepts, in days: a century. */
const MAX_DAYS = 36_500;

/** `pptjs fleet status`: prints the newest runs, or those with a number or label. */
export async function showFleetStatus(args: Arguments, host: Host): Promise<ExitCode> {
  const [name, ...others] = args.positionals.slice(1);
  if (others.length > 0) throw new UsageError('specify one run');
  return withFleet(args, host, async ({ fleet }) => {
    const runs = await fleet.store.status(name, name === undefined ? DEFAULT_RUNS : MAX_RUNS);
    if (name !== undefined && runs.length === 0) throw new CommandError(`there is no run '${name}'`);
    for (const { created, ...run } of runs)
      host.stdout.write(
        args.flag('json')
          ? `${JSON.stringify({ ...run, created: created.toISOString() })}\n`
          : escapeControls(
              `run ${run.id} (${run.label}): ${run.done} of ${count(run.total, 'node')} done, ${run.failed} failed, ` +
                `${run.reused} known already; artifact ${run.artifact.slice(0, 12)}, ${created.toISOString()}\n`,
            ),
      );
    return ExitCode.ok;
  });
}

/** `pptjs fleet prune`: deletes old runs. */
export async function pruneFleet(args: Arguments, host: Host): Promise<ExitCode> {
  if (args.positionals.length > 1) throw new UsageError('specify the runs to delete with --older-than');
  const days = args.integer('older-than', MAX_DAYS);
  if (days === undefined) throw new UsageError('--older-than is required');
  return withFleet(args, host, async ({ fleet }) => {
    const { runs, catalogs, facts } = await fleet.prune(days);
    host.stdout.write(
      `deleted ${count(runs, 'run')}, ${count(catalogs, 'catalog')} and the facts of ${count(facts, 'node')}\n`,
    );
    return ExitCode.ok;
  });
}

import type { ChunkQueue } from './chunk-queue.js';
import type { Database, Executor } from './database/database.js';
import { FleetError } from './fleet-error.js';

/** How many rows were deleted. The nodes and results of the runs are not counted. */
export interface DeletedRows {
  readonly runs: number;
  readonly catalogs: number;
  readonly facts: number;
}

/**
 * Deletes runs with their nodes and results, and then the catalogs and facts that no run needs, in one transaction.
 *
 * The tables have no foreign keys, because PostgreSQL takes more time to check them than to store the rows. Therefore no other
 * command may refer to stored catalogs or facts during the deletion. The locks make new runs and new claims wait. The function
 * fails if a worker has a job.
 *
 * @param days the age of the youngest run that is deleted
 * @throws {FleetError} if workers have jobs
 */
export async function deleteRuns(database: Database, queue: ChunkQueue, days: number): Promise<DeletedRows> {
  return database.transaction(async (executor) => {
    // In the order in which a worker changes these tables: otherwise each could wait for the other.
    await executor.query('LOCK TABLE pptjs_fleet.claims, pptjs_fleet.runs IN SHARE ROW EXCLUSIVE MODE');
    if (await queue.hasActiveJobs(executor))
      throw new FleetError('workers are compiling nodes; delete runs when they have finished');
    // The statistics of the planner may not know the rows of recent runs. Nested loops would then take a quadratic time.
    await executor.query('SET LOCAL enable_nestloop = off');
    return {
      runs: await remove(executor, 'runs', 'created < now() - make_interval(days => $1)', [days]),
      catalogs: await remove(
        executor,
        'catalogs c',
        'NOT EXISTS (SELECT FROM pptjs_fleet.results r WHERE r.catalog = c.digest)',
      ),
      facts: await remove(executor, 'facts f', 'NOT EXISTS (SELECT FROM pptjs_fleet.nodes n WHERE n.facts = f.digest)'),
    };
  });
}

/** Deletes the rows of a table that meet a condition. Returns their number. */
async function remove(
  executor: Executor,
  table: string,
  condition: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const [deleted] = await executor.query<{ count: number }>(
    `WITH deleted AS (DELETE FROM pptjs_fleet.${table} WHERE ${condition} RETURNING 1)
     SELECT count(*)::integer AS count FROM deleted`,
    values,
  );
  return deleted!.count;
}

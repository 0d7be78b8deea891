/** The deletion of runs beside a worker. */
import { setTimeout } from 'node:timers/promises';
import { Fleet } from '@pptjs/fleet';
import { Database } from '../../packages/fleet/dist/database/database.js';
import { testWithPostgres } from './with-postgres.js';

testWithPostgres('a deletion waits for a worker that stores the results of a job', async (t) => {
  const { postgres } = t.context;
  const fleet = await Fleet.open(postgres.url);
  const database = await Database.open(postgres.url);
  try {
    await fleet.store.createRun({ label: 'main', artifact: 'a', settings: {} }, []);
    postgres.query("UPDATE pptjs_fleet.runs SET created = now() - interval '31 days'");
    // The order of a worker's statements.
    const deletion = await database.transaction(async (executor) => {
      await executor.query('DELETE FROM pptjs_fleet.claims');
      const pruned = fleet.prune(30);
      while (postgres.query('SELECT pid FROM pg_locks WHERE NOT granted').length === 0) await setTimeout(20);
      await executor.query('UPDATE pptjs_fleet.runs SET done = done');
      return { pruned };
    });
    t.is((await deletion.pruned).runs, 1);
  } finally {
    await database.close();
    await fleet.close();
  }
});

import pg from 'pg';
import { FleetError } from '../fleet-error.js';
import type { Database, Executor } from './database.js';
import { MIGRATIONS } from './migrations.js';

/** The number of the advisory lock that one process holds while it creates or updates tables. */
const TABLES_LOCK = 7_741_180;

/** The SQL state of a statement that has waited too long for a lock. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Creates or updates the tables. One process at a time does so.
 *
 * The lock is that of a session. With the lock of a transaction, the statements after it could still see the catalog of the
 * time when the transaction began to wait, and create again what another process has created in the meantime.
 *
 * @param updateQueue creates or updates the tables of the queue
 * @throws {FleetError} if a newer version of pptjs has changed the tables, or another process takes too long to change them
 */
export async function updateTables(
  database: Database,
  updateQueue: (executor: Executor) => Promise<void>,
): Promise<void> {
  const session = await database.session();
  try {
    await session.query('SELECT pg_advisory_lock($1)', [TABLES_LOCK]).catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE)
        throw new FleetError('the database cannot be used: another command has been changing its tables for a minute');
      throw error;
    });
    await database.transaction(migrate);
    await updateQueue(session);
  } finally {
    // The lock ends with the session.
    await session.end();
  }
}

async function migrate(executor: Executor): Promise<void> {
  await executor.query('CREATE SCHEMA IF NOT EXISTS pptjs_fleet');
  await executor.query('CREATE TABLE IF NOT EXISTS pptjs_fleet.migrations (number integer PRIMARY KEY)');
  const applied = await executor.query<{ number: number }>('SELECT number FROM pptjs_fleet.migrations');
  if (applied.length > MIGRATIONS.length)
    throw new FleetError('the database has the tables of a newer version of pptjs: update pptjs');
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < applied.length) continue;
    await executor.query(step);
    await executor.query('INSERT INTO pptjs_fleet.migrations VALUES ($1)', [index + 1]);
  }
}

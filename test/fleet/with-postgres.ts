import baseTest, { type ExecutionContext, type TestFn } from 'ava';
import { Postgres, postgresPrograms } from './postgres.js';

interface Context {
  readonly postgres: Postgres;
}

/** The context of a test with a PostgreSQL of its own. */
export type PostgresTest = ExecutionContext<Context>;

const test = baseTest as TestFn<Context>;
const programs = postgresPrograms();

/**
 * Declares a test with a database server of its own, because some tests stop the server. Where PostgreSQL is not installed, the
 * test is skipped, and its title says why.
 */
export function testWithPostgres(title: string, body: (t: PostgresTest) => Promise<void>): void {
  if (programs === undefined) test.skip(`${title} (skipped: PostgreSQL is not installed in /usr/lib/postgresql)`, body);
  else
    test.serial(title, async (t) => {
      const postgres = new Postgres(programs);
      t.teardown(() => postgres.remove());
      await body(Object.assign(t, { context: { postgres } }));
    });
}

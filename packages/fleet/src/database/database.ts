import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { FleetError } from '../fleet-error.js';

/**
 * A statement. The name is that of a prepared statement, which each connection parses once and plans a few times. Its plan must be
 * good for tables of any size, because PostgreSQL uses it until the statistics change. A name belongs to one text.
 */
type Statement = readonly [text: string, values?: readonly unknown[], name?: string];

/** A connection within a transaction, or a pool of connections. */
export interface Executor {
  /** Runs a statement. */
  query<Row extends object>(...statement: Statement): Promise<readonly Row[]>;
}

const MAX_CONNECTIONS = 10;

/** How long a connection may take, the wait for a free connection of the pool included. */
const CONNECT_MILLISECONDS = 30_000;

/**
 * How long a statement waits for a lock. It is set by a statement, because poolers of connections do not accept it as a
 * parameter of the connection.
 */
const LOCK_TIMEOUT = `lock_timeout = '60s'`;

/** How long a statement may take before the connection counts as lost. */
const STATEMENT_MILLISECONDS = 900_000;

/** How long a call waits for a database that restarts. */
const RETRY_SECONDS = 60;
const MILLISECONDS_BETWEEN_RETRIES = 500;

/** The classes of SQL states of a connection that was lost, a server that stops or starts, and exhausted resources. */
const TRANSIENT = /^(?:08|53|57P0[1-5]|40001|40P01)/;

/**
 * A PostgreSQL database. Without a connection string, the environment variables of libpq name it (`PGHOST`, `PGPORT`,
 * `PGDATABASE`, `PGUSER`, `PGPASSWORD`, `PGPASSFILE`).
 */
export class Database implements Executor {
  readonly #pool: pg.Pool;
  readonly #config: pg.ClientConfig;

  private constructor(config: pg.ClientConfig) {
    this.#config = config;
    this.#pool = new pg.Pool({ ...config, max: MAX_CONNECTIONS });
    // The pool replaces idle connections that are lost.
    this.#pool.on('error', () => undefined);
  }

  /**
   * Connects to a database.
   * @throws {FleetError} if the database cannot be used
   */
  static async open(connectionString: string | undefined): Promise<Database> {
    let database: Database | undefined;
    try {
      database = new Database({
        application_name: 'pptjs fleet',
        connectionTimeoutMillis: CONNECT_MILLISECONDS,
        query_timeout: STATEMENT_MILLISECONDS,
        keepAlive: true,
        ...(connectionString !== undefined && { connectionString }),
      });
      await database.query('SELECT 1');
      return database;
    } catch (error) {
      await database?.close();
      throw new FleetError(`the database cannot be used: ${reasonOf(error)}`);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async query<Row extends object>(...statement: Statement): Promise<readonly Row[]> {
    return queryWith(this.#pool, ...statement);
  }

  /** Runs `body` in a transaction: either everything that it writes is stored, or nothing. */
  async transaction<T>(body: (executor: Executor) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let failure: unknown;
    // Without a listener, a connection that is lost between two queries would end the process. The next query rejects.
    const ignore = (): void => undefined;
    client.on('error', ignore);
    try {
      await client.query(`BEGIN; SET LOCAL ${LOCK_TIMEOUT}`);
      const result = await body(executorOf(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      failure = error;
      // A lost connection would not answer. Its transaction ends with it.
      if (!isTransient(error)) await client.query('ROLLBACK').catch(ignore);
      throw error;
    } finally {
      client.off('error', ignore);
      client.release(failure !== undefined && isTransient(failure));
    }
  }

  /**
   * Yields the rows of a query in parts, in the state of one moment. The planner may not use nested loops: their time is
   * quadratic if the statistics do not know the rows of a new run yet.
   */
  async *parts<Row extends object>(
    text: string,
    values: readonly unknown[],
    rowsOfPart: number,
  ): AsyncGenerator<readonly Row[]> {
    const client = await this.#pool.connect();
    let isBroken = false;
    const ignore = (): void => undefined;
    client.on('error', ignore);
    try {
      await client.query(
        `BEGIN READ ONLY; SET LOCAL ${LOCK_TIMEOUT}; SET LOCAL enable_nestloop = off; SET LOCAL cursor_tuple_fraction = 1`,
      );
      await client.query(`DECLARE parts NO SCROLL CURSOR FOR ${text}`, [...values]);
      for (;;) {
        const part = await queryWith<Row>(client, `FETCH ${rowsOfPart} FROM parts`, []);
        if (part.length > 0) yield part;
        if (part.length < rowsOfPart) return;
      }
    } catch (error) {
      isBroken = isTransient(error);
      throw error;
    } finally {
      if (!isBroken) await client.query('ROLLBACK').catch(() => (isBroken = true));
      client.off('error', ignore);
      client.release(isBroken);
    }
  }

  /** Opens a connection of its own, which lives until the caller ends it. */
  async session(): Promise<Session> {
    const client = new pg.Client(this.#config);
    const session = new Session(client);
    await client.connect();
    await client.query(`SET ${LOCK_TIMEOUT}`);
    return session;
  }

  /**
   * Calls `body` again while the database is not available, for at most a minute.
   * @param body must have the same effect if it is called twice, because a commit may succeed without an answer
   */
  async retrying<T>(body: () => Promise<T>): Promise<T> {
    const end = performance.now() + RETRY_SECONDS * 1000;
    for (;;) {
      try {
        return await body();
      } catch (error) {
        if (!isTransient(error)) throw error;
        if (performance.now() > end) throw new FleetError(`the database cannot be used: ${reasonOf(error)}`);
        await setTimeout(MILLISECONDS_BETWEEN_RETRIES);
      }
    }
  }
}

/** A connection of its own. */
export class Session implements Executor {
  readonly #client: pg.Client;
  /** Whether the connection still exists, as far as this process knows. */
  isOpen = true;

  constructor(client: pg.Client) {
    this.#client = client;
    client.on('error', () => (this.isOpen = false));
    client.on('end', () => (this.isOpen = false));
  }

  async query<Row extends object>(...statement: Statement): Promise<readonly Row[]> {
    return queryWith(this.#client, ...statement);
  }

  async end(): Promise<void> {
    await this.#client.end();
  }
}

function executorOf(client: pg.PoolClient): Executor {
  return { query: (...statement) => queryWith(client, ...statement) };
}

/** Without values, a text may have several statements. */
async function queryWith<Row extends object>(
  client: pg.ClientBase | pg.Pool,
  ...[text, values = [], name]: Statement
): Promise<readonly Row[]> {
  return rows<Row>(
    await client.query({
      text,
      ...(values.length > 0 && { values: [...values] }),
      ...(name !== undefined && { name }),
    }),
  );
}

/** A text with several statements has several results. */
function rows<Row extends object>(result: pg.QueryResult | pg.QueryResult[]): readonly Row[] {
  return (Array.isArray(result) ? result.flatMap((each: pg.QueryResult) => each.rows ?? []) : result.rows) as Row[];
}

/** Whether an error is that of a connection. PostgreSQL's errors have an SQL state, and Node's a code in capitals. */
function isTransient(error: unknown): boolean {
  if (error instanceof FleetError || !(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return TRANSIENT.test(error.code ?? '');
  return !(error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError);
}

/** The classes of SQL states that show a mistake of this package: wrong data, wrong statements, violated constraints. */
const OWN_MISTAKE = /^(?:2[1-3]|42(?!501)|P0)/;

/** Returns the error of a database that cannot be used; other errors as they are. */
export function databaseFailure(error: unknown): unknown {
  const isFailure = error instanceof pg.DatabaseError && !OWN_MISTAKE.test(error.code ?? '');
  return isFailure ? new FleetError(`the database cannot be used: ${error.message}`) : error;
}

function reasonOf(error: unknown): string {
  // Node reports several addresses of one host in an AggregateError, whose message is empty.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return first instanceof Error ? first.message : String(first);
}

import { Outage } from '@pptjs/catalog/remote';
import pg from 'pg';
import {
  ADD_RESOURCES,
  CREATE_TABLES,
  REMOVE_NODE,
  REMOVE_RESOURCES,
  SET_NODE,
  type Statement,
  TABLES_EXIST,
} from './exported-statements.js';

/** Plain data. */
export interface PostgresSettings {
  readonly connectionString: string;
  /** The time for a request, in seconds: for a connection that it may need, and for all its statements. */
  readonly timeout: number;
}

export type PostgresRequest =
  | { readonly kind: 'find'; readonly statement: Statement }
  | {
      readonly kind: 'replace';
      readonly node: string;
      readonly environment: string;
      /** The digest of `resources`. */
      readonly digest: string;
      /** A JSON list; undefined if the node exports nothing. */
      readonly resources: string | undefined;
    };

/** The number of the advisory lock that one process holds while it creates the tables. */
const TABLES_LOCK = 7_741_181;

/** One connection to the database of exported resources, which is opened again after it was lost. */
export class PostgresConnection {
  readonly #settings: PostgresSettings;
  #client: Promise<pg.Client> | undefined;
  /** The client of `#client` when it is connected. */
  #connected: pg.Client | undefined;
  /** Exists after a request that was not complete in time, until the database answers again. */
  #outage: Outage | undefined;

  constructor(settings: PostgresSettings) {
    this.#settings = settings;
  }

  /**
   * Executes a request. All requests have the same effect when they are repeated, so a request on a connection that was
   * lost in the meantime is sent again, once.
   *
   * @returns for `find`, a JSON list of resources
   * @throws {Error} at once if the last request was not complete in time, and the database still does not answer
   */
  async answer(request: PostgresRequest): Promise<string | undefined> {
    if (this.#outage !== undefined && !(await this.#outage.isOver()))
      throw new Error('it has not answered in time, and still does not answer');
    this.#outage = undefined;
    const isNew = this.#client === undefined;
    const deadline = new Deadline(this.#settings.timeout);
    try {
      return await this.#execute(request, deadline);
    } catch (error) {
      // PostgreSQL has answered, and the connection is still there.
      if (error instanceof pg.DatabaseError && this.#client !== undefined) throw error;
      this.#disconnect();
      if (deadline.isOver) {
        this.#outage = new Outage(this.#settings.timeout * 1000, (time) => this.#check(time));
        throw deadline.error();
      }
      if (isNew) throw error;
      return this.#execute(request, deadline);
    }
  }

  /** @param timeout in milliseconds */
  async #check(timeout: number): Promise<void> {
    const deadline = new Deadline(timeout / 1000);
    try {
      await query(await (this.#client ??= this.#connect(deadline)), deadline, 'SELECT 1');
    } catch (error) {
      this.#disconnect();
      throw error;
    }
  }

  async #execute(request: PostgresRequest, deadline: Deadline): Promise<string | undefined> {
    const client = await (this.#client ??= this.#connect(deadline));
    if (request.kind === 'find') {
      const { text, values } = request.statement;
      const { rows } = await query<{ resource: string }>(client, deadline, text, values);
      return `[${rows.map(({ resource }) => resource).join(',')}]`;
    }
    await replaceResources(client, deadline, request);
    return undefined;
  }

  async #connect(deadline: Deadline): Promise<pg.Client> {
    const client = new pg.Client({
      application_name: 'pptjs serve',
      connectionString: this.#settings.connectionString,
      connectionTimeoutMillis: deadline.milliseconds(),
      keepAlive: true,
    });
    // The error of an earlier client does not end the connection of the current one.
    client.on('error', () => {
      if (this.#connected === client) this.#disconnect();
    });
    try {
      await client.connect();
      await createTables(client, deadline);
      this.#connected = client;
      return client;
    } catch (error) {
      this.#client = undefined;
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  #disconnect(): void {
    const client = this.#client;
    this.#client = undefined;
    this.#connected = undefined;
    // A lost connection does not answer.
    void client?.then((each) => each.end()).catch(() => undefined);
  }
}

/** A timer may end this time before the clock, in milliseconds. */
const TIMER_ERROR = 2;

/** The end of the time for a request. */
class Deadline {
  readonly #timeout: number;
  readonly #end: number;

  /** @param timeout in seconds */
  constructor(timeout: number) {
    this.#timeout = timeout;
    this.#end = performance.now() + timeout * 1000;
  }

  get isOver(): boolean {
    return performance.now() >= this.#end - TIMER_ERROR;
  }

  /**
   * Returns the time that is left.
   * @throws {Error} if there is none
   */
  milliseconds(): number {
    if (this.isOver) throw this.error();
    return Math.ceil(this.#end - performance.now());
  }

  error(): Error {
    return new Error(`the request is not complete after ${this.#timeout} s`);
  }
}

/** The driver has this option, but its types do not. */
interface TimedQuery extends pg.QueryConfig {
  /** In milliseconds. */
  readonly query_timeout: number;
}

async function query<Row extends pg.QueryResultRow>(
  client: pg.Client,
  deadline: Deadline,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  const timed: TimedQuery = {
    text,
    ...(values.length > 0 && { values: [...values] }),
    query_timeout: deadline.milliseconds(),
  };
  return client.query<Row>(timed);
}

/** Several processes may begin at the same time, and `IF NOT EXISTS` does not exclude them. */
async function createTables(client: pg.Client, deadline: Deadline): Promise<void> {
  const { rows } = await query<{ exists: boolean }>(client, deadline, TABLES_EXIST);
  if (rows[0]?.exists === true) return;
  // The lock ends with the connection, if not before.
  await query(client, deadline, 'SELECT pg_advisory_lock($1)', [TABLES_LOCK]);
  await query(client, deadline, CREATE_TABLES);
  await query(client, deadline, 'SELECT pg_advisory_unlock($1)', [TABLES_LOCK]);
}

async function replaceResources(
  client: pg.Client,
  deadline: Deadline,
  { node, environment, digest, resources }: Extract<PostgresRequest, { kind: 'replace' }>,
): Promise<void> {
  if (resources === undefined) {
    await query(client, deadline, REMOVE_NODE, [node]);
    return;
  }
  await query(client, deadline, 'BEGIN');
  try {
    const { rowCount } = await query(client, deadline, SET_NODE, [node, environment, digest]);
    if (rowCount !== 0) {
      await query(client, deadline, REMOVE_RESOURCES, [node]);
      await query(client, deadline, ADD_RESOURCES, [node, resources]);
    }
    await query(client, deadline, 'COMMIT');
  } catch (error) {
    // After the deadline, the connection ends, and its transaction with it.
    if (!deadline.isOver) await query(client, deadline, 'ROLLBACK').catch(() => undefined);
    throw error;
  }
}

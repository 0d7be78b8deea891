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
  /** The time for a connection and for a statement, in seconds. */
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

  constructor(settings: PostgresSettings) {
    this.#settings = settings;
  }

  /**
   * Executes a request. All requests have the same effect when they are repeated, so a request on a connection that was
   * lost in the meantime is sent again, once.
   *
   * @returns for `find`, a JSON list of resources
   */
  async answer(request: PostgresRequest): Promise<string | undefined> {
    const isNew = this.#client === undefined;
    try {
      return await this.#execute(request);
    } catch (error) {
      // PostgreSQL has answered, and the connection is still there.
      if (error instanceof pg.DatabaseError && this.#client !== undefined) throw error;
      this.#disconnect();
      if (isNew) throw error;
      return this.#execute(request);
    }
  }

  async #execute(request: PostgresRequest): Promise<string | undefined> {
    const client = await (this.#client ??= this.#connect());
    if (request.kind === 'find') {
      const { text, values } = request.statement;
      const { rows } = await client.query<{ resource: string }>(text, [...values]);
      return `[${rows.map(({ resource }) => resource).join(',')}]`;
    }
    await replaceResources(client, request);
    return undefined;
  }

  async #connect(): Promise<pg.Client> {
    const { connectionString, timeout } = this.#settings;
    const client = new pg.Client({
      application_name: 'pptjs serve',
      connectionString,
      connectionTimeoutMillis: timeout * 1000,
      query_timeout: timeout * 1000,
      keepAlive: true,
    });
    // The error of an earlier client does not end the connection of the current one.
    client.on('error', () => {
      if (this.#connected === client) this.#disconnect();
    });
    try {
      await client.connect();
      await createTables(client);
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

/** Several processes may begin at the same time, and `IF NOT EXISTS` does not exclude them. */
async function createTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(TABLES_EXIST);
  if (rows[0]?.exists === true) return;
  await client.query('SELECT pg_advisory_lock($1)', [TABLES_LOCK]);
  try {
    await client.query(CREATE_TABLES);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TABLES_LOCK]);
  }
}

async function replaceResources(
  client: pg.Client,
  { node, environment, digest, resources }: Extract<PostgresRequest, { kind: 'replace' }>,
): Promise<void> {
  if (resources === undefined) {
    await client.query(REMOVE_NODE, [node]);
    return;
  }
  await client.query('BEGIN');
  try {
    const { rowCount } = await client.query(SET_NODE, [node, environment, digest]);
    if (rowCount !== 0) {
      await client.query(REMOVE_RESOURCES, [node]);
      await client.query(ADD_RESOURCES, [node, resources]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

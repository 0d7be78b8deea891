import PgBoss from 'pg-boss';
import type { Database, Executor, Session } from './database/database.js';

/** A part of the nodes of a run: those at the positions `first` to `last` that have no result. */
export interface ChunkRange {
  readonly run: number;
  readonly first: number;
  readonly last: number;
}

/** A job that a worker has claimed. */
export interface ChunkJob extends ChunkRange {
  readonly id: string;
  /** How many workers had the job before and did not complete it. */
  readonly retries: number;
}

const QUEUE = 'pptjs-chunks';
const DEAD_QUEUE = 'pptjs-dead-chunks';

/** The schema of pg-boss, which updates its tables itself. */
const SCHEMA = 'pptjs_queue';

/** How often a job is given to another worker before it is a dead letter. */
const MAX_RETRIES = 2;

/** A job whose worker cannot be reached, without a lost connection, goes to another worker after this time. */
const EXPIRE_SECONDS = 3600;

/** The first number of the advisory locks of workers. The second one is the number of the worker. */
const WORKER_LOCKS = 7_741_181;

/** The condition that the worker of a claim holds its lock. The first value is `WORKER_LOCKS`. */
const WORKER_EXISTS = `EXISTS (
  SELECT FROM pg_locks
  WHERE locktype = 'advisory' AND classid = $1 AND objid = worker::oid AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)`;

/** The queue of chunks, in the tables of pg-boss. A job changes its state in the transaction that stores its results. */
export class ChunkQueue {
  readonly #database: Database;
  readonly #boss: PgBoss;
  #lock: Promise<WorkerLock> | undefined;

  private constructor(database: Database, boss: PgBoss) {
    this.#database = database;
    this.#boss = boss;
  }

  /** Creates or updates the tables of the queue. At most one process may do so at a time. */
  static async updateTables(executor: Executor): Promise<void> {
    const boss = new PgBoss({ schema: SCHEMA, schedule: false, supervise: false, db: bossDatabase(executor) });
    await boss.start();
    await boss.createQueue(DEAD_QUEUE);
    await boss.createQueue(QUEUE, {
      name: QUEUE,
      retryLimit: MAX_RETRIES,
      expireInSeconds: EXPIRE_SECONDS,
      deadLetter: DEAD_QUEUE,
    });
    await boss.stop({ graceful: false });
  }

  /** Opens the queue of a database whose tables are up to date. */
  static async open(database: Database): Promise<ChunkQueue> {
    const boss = new PgBoss({ schema: SCHEMA, schedule: false, migrate: false, db: bossDatabase(database) });
    // Maintenance fails while the database is not available, and runs again later.
    boss.on('error', () => undefined);
    await boss.start();
    return new ChunkQueue(database, boss);
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
    const lock = await this.#lock?.catch(() => undefined);
    await lock?.session.end().catch(() => undefined);
  }

  async add(ranges: readonly ChunkRange[], executor: Executor): Promise<void> {
    if (ranges.length === 0) return;
    const jobs = ranges.map((range) => ({ name: QUEUE, data: { ...range } }));
    await this.#boss.insert(jobs, { db: bossDatabase(executor) });
  }

  /** Claims the next job for this worker. Returns undefined if there is none. */
  async claim(): Promise<ChunkJob | undefined> {
    const worker = await this.#lockWorker();
    return this.#database.transaction(async (executor) => {
      const job = await this.#fetch(QUEUE, executor);
      if (job === undefined) return undefined;
      await executor.query(
        'INSERT INTO pptjs_fleet.claims VALUES ($1, $2) ON CONFLICT (job) DO UPDATE SET worker = $2',
        [job.id, worker],
        'claim',
      );
      return { ...job.data, id: job.id, retries: job.retryCount };
    });
  }

  /** Returns a dead letter in the transaction that handles it: no other worker gets it unless the transaction fails. */
  async takeDeadLetter(executor: Executor): Promise<ChunkRange | undefined> {
    const job = await this.#fetch(DEAD_QUEUE, executor);
    if (job !== undefined)
      await this.#boss.complete(DEAD_QUEUE, job.id, {}, { db: bossDatabase(executor, 'complete') });
    return job?.data;
  }

  /** Returns the next job of a queue. pg-boss hides the errors of this statement, as if the queue were empty. */
  async #fetch(queue: string, executor: Executor): Promise<PgBoss.JobWithMetadata<ChunkRange> | undefined> {
    const failures: unknown[] = [];
    const { executeSql } = bossDatabase(executor, 'fetch');
    const [job] = await this.#boss.fetch<ChunkRange>(queue, {
      batchSize: 1,
      includeMetadata: true,
      db: {
        executeSql: (text, values) =>
          executeSql(text, values).catch((error: unknown) => {
            failures.push(error);
            throw error;
          }),
      },
    });
    if (failures.length > 0) throw failures[0];
    return job;
  }

  /** Completes a job. Returns false if it is not active: then another worker has completed it, or will. */
  async complete({ id }: ChunkJob, executor: Executor): Promise<boolean> {
    const completed: unknown = await this.#boss.complete(QUEUE, id, {}, { db: bossDatabase(executor, 'complete') });
    await executor.query('DELETE FROM pptjs_fleet.claims WHERE job = $1', [id], 'unclaim');
    return typeof completed === 'object' && completed !== null && 'affected' in completed && completed.affected === 1;
  }

  /** Gives a job back after an error that is not that of a node. */
  async release({ id }: ChunkJob): Promise<void> {
    await this.#database.transaction(async (executor) => this.#fail([id], executor));
  }

  /** Gives the jobs of workers that no longer exist to others. Returns the number of the jobs. */
  async releaseLostJobs(): Promise<number> {
    return this.#database.transaction(async (executor) => {
      const lost = await executor.query<{ job: string }>(
        `SELECT job FROM pptjs_fleet.claims WHERE NOT ${WORKER_EXISTS} FOR UPDATE SKIP LOCKED`,
        [WORKER_LOCKS],
      );
      await this.#fail(
        lost.map(({ job }) => job),
        executor,
      );
      return lost.length;
    });
  }

  /** Whether a worker that still exists has a job. */
  async hasActiveJobs(executor: Executor): Promise<boolean> {
    const rows = await executor.query(`SELECT FROM pptjs_fleet.claims WHERE ${WORKER_EXISTS} LIMIT 1`, [WORKER_LOCKS]);
    return rows.length > 0;
  }

  async #fail(ids: string[], executor: Executor): Promise<void> {
    if (ids.length === 0) return;
    await executor.query('DELETE FROM pptjs_fleet.claims WHERE job = ANY ($1)', [ids]);
    for (const id of ids) await this.#boss.fail(QUEUE, id, {}, { db: bossDatabase(executor) });
  }

  /** Holds the lock that shows that this worker exists. PostgreSQL releases it when the connection ends. */
  async #lockWorker(): Promise<number> {
    // Several chunks of one worker are claimed at the same time.
    const lock = await (this.#lock ??= this.#createLock());
    if (lock.session.isOpen) return lock.worker;
    if ((await this.#lock) === lock) this.#lock = undefined;
    return this.#lockWorker();
  }

  #createLock(): Promise<WorkerLock> {
    const lock = this.#openLock();
    lock.catch(() => {
      if (this.#lock === lock) this.#lock = undefined;
    });
    return lock;
  }

  async #openLock(): Promise<WorkerLock> {
    const session = await this.#database.session();
    const [row] = await session.query<{ number: number }>(`SELECT nextval('pptjs_fleet.workers')::integer AS number`);
    const worker = row!.number;
    await session.query('SELECT pg_advisory_lock($1::integer, $2::integer)', [WORKER_LOCKS, worker]);
    return { session, worker };
  }
}

/** The connection that holds the lock of a worker, and the number of the worker. */
interface WorkerLock {
  readonly session: Session;
  readonly worker: number;
}

/**
 * Returns the interface through which pg-boss uses a database.
 * @param name the name of the statement if it is always the same: see `Statement`
 */
function bossDatabase(executor: Executor, name?: string): PgBoss.Db {
  return {
    executeSql: async (text: string, values: readonly unknown[] = []) => {
      const rows = await executor.query(text, values, name);
      return { rows: [...rows], rowCount: rows.length };
    },
  };
}

import { ChunkQueue } from './chunk-queue.js';
import { ChunkWorker, type WorkOptions } from './chunk-worker.js';
import { Database } from './database/database.js';
import { updateTables } from './database/tables.js';
import { FleetStore, type RunStatus } from './fleet-store.js';
import type { CompileChunk } from './node-result.js';
import { RunComparison } from './run-comparison.js';
import { deleteRuns, type DeletedRows } from './run-deletion.js';

/** A fleet: its store and its queue in one database. */
export class Fleet {
  readonly store: FleetStore;
  readonly #database: Database;
  readonly #queue: ChunkQueue;

  private constructor(database: Database, queue: ChunkQueue) {
    this.store = new FleetStore(database, queue);
    this.#database = database;
    this.#queue = queue;
  }

  /**
   * Connects to a database, and creates or updates its tables.
   *
   * @param connectionString by default, the environment variables of libpq name the database
   * @throws {FleetError} if the database cannot be used
   */
  static async open(connectionString?: string): Promise<Fleet> {
    const database = await Database.open(connectionString);
    try {
      await updateTables(database, (executor) => ChunkQueue.updateTables(executor));
      return new Fleet(database, await ChunkQueue.open(database));
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** Compiles chunks of all runs until the signal. Waits for a database that restarts. */
  async work(compile: CompileChunk, options: WorkOptions): Promise<void> {
    await new ChunkWorker(this.#database, this.#queue, this.store, compile).run(options);
  }

  compare(before: RunStatus, after: RunStatus): RunComparison {
    return new RunComparison(this.#database, before, after);
  }

  /**
   * Deletes the runs that are older than a number of days, and the catalogs and facts that no other run needs.
   * @throws {FleetError} if workers have jobs
   */
  async prune(days: number): Promise<DeletedRows> {
    return deleteRuns(this.#database, this.#queue, days);
  }

  /** Calls `body` again while the database is not available, for at most a minute. */
  async retrying<T>(body: () => Promise<T>): Promise<T> {
    return this.#database.retrying(body);
  }

  async close(): Promise<void> {
    await this.#queue.close();
    await this.#database.close();
  }
}

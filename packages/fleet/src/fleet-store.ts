import { gunzipSync } from 'node:zlib';
import type { ChunkJob, ChunkQueue, ChunkRange } from './chunk-queue.js';
import type { Database, Executor } from './database/database.js';
import { digestAt, integerArray, packBytes, packDigests } from './database/packed-bytes.js';
import { SMALL_PARTS, storable } from './database/stored-values.js';
import { FleetError } from './fleet-error.js';
import type { Chunk, FleetNode, NodeResult } from './node-result.js';
import { NodeWriter } from './node-writer.js';

/** The code and the settings that a run compiles with. */
export interface RunDescription {
  /** A name that later commands use, such as that of a branch. */
  readonly label: string;
  /** The digest of the artifact. */
  readonly artifact: string;
  /** JSON data: everything besides the code and the facts that decides a catalog. */
  readonly settings: object;
}

/** The state of a run. The numbers are those of nodes; `done` includes `failed` and `reused`. */
export interface RunStatus {
  readonly id: number;
  readonly label: string;
  readonly artifact: string;
  readonly created: Date;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** The nodes whose catalogs are known from an earlier run. */
  readonly reused: number;
}

/** The nodes of a job that have no result. */
export interface StoredChunk extends Chunk {
  /** The places of the nodes in their run, in the order of `nodes`. */
  readonly positions: readonly number[];
}

/** The number of earlier runs whose catalogs a new run takes over. More runs would cost more time than they save. */
const MAX_EARLIER_RUNS = 10;

/** The number of nodes in a job. */
const CHUNK_SIZE = 100;

/** The number of jobs that one statement writes. */
const BATCH = 500;

const STATUS = 'id, label, artifact, created, total, done, failed, reused';

/**
 * Runs, facts, catalogs and results in PostgreSQL. Creating a run holds one batch of nodes and the ranges of all jobs in
 * memory: `docs/fleet.md` has measurements. The other methods hold the nodes of one job, or as many rows as their limit.
 */
export class FleetStore {
  readonly #database: Database;
  readonly #queue: ChunkQueue;

  constructor(database: Database, queue: ChunkQueue) {
    this.#database = database;
    this.#queue = queue;
  }

  /**
   * Stores a run and its nodes, takes over the catalogs that are known for the same code, settings and facts, and adds jobs
   * for the others. All of this but the facts is one transaction: an interrupted command leaves no part of a run behind.
   *
   * @throws {FleetError} if two nodes have the same name
   */
  async createRun(
    { label, artifact, settings }: RunDescription,
    nodes: Iterable<FleetNode> | AsyncIterable<FleetNode>,
  ): Promise<RunStatus> {
    return this.#database.transaction(async (executor) => {
      const [run] = await executor.query<{ id: number }>(
        'INSERT INTO pptjs_fleet.runs (label, artifact, settings) VALUES ($1, $2, $3) RETURNING id',
        [label, artifact, JSON.stringify(settings)],
      );
      const { id } = run!;
      const writer = new NodeWriter(this.#database, executor, id);
      try {
        for await (const node of nodes) await writer.add(node);
        await writer.finish();
      } finally {
        // After an error, no statement may follow the end of the transaction.
        await writer.pending.catch(() => undefined);
      }
      const reused = await this.#takeOverCatalogs(id, executor);
      await this.#addJobs(id, executor);
      const [status] = await executor.query<RunStatus>(
        `UPDATE pptjs_fleet.runs SET total = $2, done = $3, reused = $3 WHERE id = $1 RETURNING ${STATUS}`,
        [id, writer.count, reused],
      );
      return status!;
    });
  }

  /**
   * Takes over the catalogs that earlier runs have compiled with the same code, settings and facts. Returns their number. The
   * planner may not use nested loops: the statistics do not know the nodes of the new run yet.
   */
  async #takeOverCatalogs(run: number, executor: Executor): Promise<number> {
    const earlier = await executor.query<{ id: number }>(
      `SELECT r.id FROM pptjs_fleet.runs r JOIN pptjs_fleet.runs n USING (artifact, settings)
       WHERE n.id = $1 AND r.id <> n.id AND r.done > r.failed ORDER BY r.id DESC LIMIT $2`,
      [run, MAX_EARLIER_RUNS],
    );
    if (earlier.length === 0) return 0;
    await executor.query('SET LOCAL enable_nestloop = off');
    const [known] = await executor.query<{ count: number }>(
      `WITH known AS (
         INSERT INTO pptjs_fleet.results (run, position, catalog)
         SELECT DISTINCT ON (n.position) n.run, n.position, r.catalog
         FROM pptjs_fleet.nodes n JOIN pptjs_fleet.nodes e USING (node, facts)
         JOIN pptjs_fleet.results r ON r.run = e.run AND r.position = e.position
         WHERE n.run = $1 AND e.run = ANY ($2) AND r.run = ANY ($2) AND r.catalog IS NOT NULL RETURNING 1
       ) SELECT count(*)::integer AS count FROM known`,
      [run, earlier.map(({ id }) => id)],
    );
    await executor.query('SET LOCAL enable_nestloop TO DEFAULT');
    return known!.count;
  }

  /** Whether catalogs of an artifact are known. */
  async hasCatalogs(artifact: string): Promise<boolean> {
    const rows = await this.#database.query(
      'SELECT FROM pptjs_fleet.runs WHERE artifact = $1 AND done > failed LIMIT 1',
      [artifact],
    );
    return rows.length > 0;
  }

  /** Adds the jobs of the nodes without a result. */
  async #addJobs(run: number, executor: Executor): Promise<void> {
    const ranges = await executor.query<Omit<ChunkRange, 'run'>>(
      `SELECT min(position) AS first, max(position) AS last FROM (
         SELECT position, (row_number() OVER (ORDER BY position) - 1) / $2::integer AS chunk FROM (
           SELECT position FROM pptjs_fleet.nodes WHERE run = $1
           EXCEPT SELECT position FROM pptjs_fleet.results WHERE run = $1
         ) missing
       ) chunks GROUP BY chunk ORDER BY 1`,
      [run, CHUNK_SIZE],
    );
    for (let at = 0; at < ranges.length; at += BATCH)
      await this.#queue.add(
        ranges.slice(at, at + BATCH).map((range) => ({ run, ...range })),
        executor,
      );
  }

  /**
   * Returns the nodes of a job that have no result. The statement reads only the rows of the job, whatever the statistics of
   * the planner are: those of a new run do not exist yet.
   */
  async readChunk({ run, first, last }: ChunkRange, executor: Executor = this.#database): Promise<StoredChunk> {
    const [description] = await executor.query<{ artifact: string; settings: unknown }>(
      'SELECT artifact, settings FROM pptjs_fleet.runs WHERE id = $1',
      [run],
      'describe',
    );
    const rows = await executor.query<{ position: number; node: string; name: string; content: Buffer }>(
      `SELECT position, node, name, content FROM pptjs_fleet.nodes JOIN pptjs_fleet.facts ON facts = digest
       WHERE run = $1 AND position BETWEEN $2 AND $3
         AND position <> ALL (ARRAY(SELECT position FROM pptjs_fleet.results WHERE run = $1 AND position BETWEEN $2 AND $3))
       ORDER BY position`,
      [run, first, last],
    );
    return {
      artifact: description?.artifact ?? '',
      settings: description?.settings,
      nodes: rows.map(({ node, name, content }) => ({ node, name, facts: gunzipSync(content, SMALL_PARTS) })),
      positions: rows.map(({ position }) => position),
    };
  }

  /**
   * Completes a job and stores the results of its nodes, in one transaction. Stores nothing if the job is no longer that of
   * this worker.
   *
   * @param results the results of the nodes of the chunk, in their order
   */
  async finish(job: ChunkJob, chunk: StoredChunk, results: readonly NodeResult[]): Promise<void> {
    await this.#database.transaction(async (executor) => {
      if (!(await this.#queue.complete(job, executor))) return;
      await this.#store(job.run, chunk, results, executor);
    });
  }

  /** Replaces a job by two jobs with half of its nodes each. */
  async split(job: ChunkJob, { positions }: StoredChunk): Promise<void> {
    await this.#database.transaction(async (executor) => {
      if (await this.#queue.complete(job, executor)) await this.#addHalves(job.run, positions, executor);
    });
  }

  async #addHalves(run: number, positions: readonly number[], executor: Executor): Promise<void> {
    const middle = Math.ceil(positions.length / 2);
    const halves = [positions.slice(0, middle), positions.slice(middle)].filter((half) => half.length > 0);
    await this.#queue.add(
      halves.map((half) => ({ run, first: half[0]!, last: half.at(-1)! })),
      executor,
    );
  }

  /** Handles a job that no worker has completed: its node fails. Returns false if there is no such job. */
  async handleDeadLetter(): Promise<boolean> {
    return this.#database.transaction(async (executor) => {
      const range = await this.#queue.takeDeadLetter(executor);
      if (range === undefined) return false;
      const chunk = await this.readChunk(range, executor);
      if (chunk.nodes.length > 1) await this.#addHalves(range.run, chunk.positions, executor);
      else {
        const results = chunk.nodes.map(({ node }) => ({
          node,
          error: 'no worker could complete this node',
          logs: [],
        }));
        await this.#store(range.run, chunk, results, executor);
      }
      return true;
    });
  }

  async #store(
    run: number,
    { positions }: StoredChunk,
    results: readonly NodeResult[],
    executor: Executor,
  ): Promise<void> {
    const catalogs = new Map(results.flatMap(({ catalog }) => (catalog ? [[catalog.digest, catalog.content]] : [])));
    // Transactions that add the same catalogs must lock them in the same order.
    const digests = [...catalogs.keys()].toSorted();
    const numbers = new Map(digests.map((digest, index) => [digest, index + 1]));
    const { content, starts, lengths } = packBytes(digests.map((digest) => catalogs.get(digest)!));
    await executor.query(
      `WITH added AS (
         INSERT INTO pptjs_fleet.catalogs SELECT ${digestAt('$1', 'number')}, substring($2::bytea FROM start FOR length)
         FROM unnest($3::integer[], $4::integer[]) WITH ORDINALITY AS c (start, length, number) ON CONFLICT DO NOTHING
       ) INSERT INTO pptjs_fleet.results (run, position, catalog, error, logs)
         SELECT $5, position, ${digestAt('$1', 'number')}, error,
           CASE WHEN logs IS NULL THEN '{}' ELSE ARRAY(SELECT jsonb_array_elements_text(logs)) END
         FROM unnest($6::integer[], $7::integer[], $8::text[], $9::jsonb[]) AS r (position, number, error, logs)`,
      [
        packDigests(digests),
        content,
        starts,
        lengths,
        run,
        integerArray(positions),
        results.map(({ catalog }) => (catalog === undefined ? null : numbers.get(catalog.digest)!)),
        results.map(({ error }) => (error === undefined ? null : storable(error))),
        results.map(({ logs }) => (logs.length === 0 ? null : JSON.stringify(logs.map(storable)))),
      ],
      'store',
    );
    const failed = results.filter(({ error }) => error !== undefined).length;
    // The last statement, because it locks the row of the run until the end of the transaction.
    const updated = await executor.query(
      'UPDATE pptjs_fleet.runs SET done = done + $2, failed = failed + $3 WHERE id = $1 RETURNING 1',
      [run, results.length, failed],
      'count',
    );
    // Another process has deleted the run and its results, but not those of this transaction.
    if (updated.length === 0) await executor.query('DELETE FROM pptjs_fleet.results WHERE run = $1', [run]);
  }

  /** Returns the newest runs, or all runs with a number or label. */
  async status(name: string | undefined, limit: number): Promise<readonly RunStatus[]> {
    return this.#database.query<RunStatus>(
      `SELECT ${STATUS} FROM pptjs_fleet.runs WHERE $1::text IS NULL OR label = $1 OR id::text = $1
       ORDER BY id::text = $1 DESC, id DESC LIMIT $2`,
      [name ?? null, limit],
    );
  }

  /**
   * Returns the run with a number, or the newest one with a label.
   * @throws {FleetError} if there is none
   */
  async findRun(name: string): Promise<RunStatus> {
    const [run] = await this.status(name, 1);
    if (run === undefined) throw new FleetError(`there is no run '${name}'`);
    return run;
  }

  /**
   * Returns the nodes of a run that have errors, by name. The limit within the join makes the planner look up each node: with
   * the statistics of older runs, it would compare all nodes with all results.
   */
  async failures(run: number, limit: number): Promise<readonly { readonly node: string; readonly error: string }[]> {
    return this.#database.query(
      `SELECT node, error FROM pptjs_fleet.results r, LATERAL (
         SELECT node FROM pptjs_fleet.nodes n WHERE n.run = r.run AND n.position = r.position LIMIT 1
       ) n
       WHERE run = $1 AND error IS NOT NULL ORDER BY node LIMIT $2`,
      [run, limit],
    );
  }
}

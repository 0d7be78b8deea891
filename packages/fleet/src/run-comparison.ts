import { gunzipSync } from 'node:zlib';
import type { Database } from './database/database.js';
import { SMALL_PARTS, storable } from './database/stored-values.js';
import type { RunStatus } from './fleet-store.js';

/** A node whose results in two runs differ, or are errors. Catalogs are JSON texts. A missing result is undefined. */
export interface DifferentNode {
  readonly node: string;
  readonly before: NodeOutcome | undefined;
  readonly after: NodeOutcome | undefined;
}

export type NodeOutcome = { readonly catalog: string } | { readonly error: string };

/** Equal changes, and the nodes that have them. */
export interface StoredGroup {
  readonly nodes: readonly string[];
  readonly summary: string;
  readonly lines: readonly string[];
}

/** A node whose results are not the same catalog. Catalogs are digests. */
interface Row {
  readonly node: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly error_before: string | null;
  readonly error_after: string | null;
}

/** The number of nodes whose catalogs are in memory at the same time. */
const BATCH = 100;

/** The number of groups that one statement stores. */
const GROUPS_PER_STATEMENT = 100;

/**
 * Returns a query for the nodes and results of a run. The join has only the position: if the planner expects one row, it
 * would merge all rows by the number of the run.
 */
const resultsOf = (run: string): string => `
  SELECT node, catalog, error FROM (SELECT position, node FROM pptjs_fleet.nodes WHERE run = ${run}) n
  LEFT JOIN (SELECT position, catalog, error FROM pptjs_fleet.results WHERE run = ${run}) r USING (position)`;

/** Reads the differences of two runs. Both queries read the rows of each run once. */
export class RunComparison {
  readonly #database: Database;
  readonly #before: RunStatus;
  readonly #after: RunStatus;

  constructor(database: Database, before: RunStatus, after: RunStatus) {
    this.#database = database;
    this.#before = before;
    this.#after = after;
  }

  /** Returns the number of nodes that have the same catalog in both runs. */
  async countUnchanged(): Promise<number> {
    const parts = this.#database.parts<{ count: number }>(
      `SELECT count(*)::integer AS count FROM (${resultsOf('$1')}) b JOIN (${resultsOf('$2')}) a
       USING (node, catalog)`,
      [this.#before.id, this.#after.id],
      BATCH,
    );
    for await (const [row] of parts) return row!.count;
    return 0;
  }

  /** Yields the other nodes by name. */
  async *differentNodes(): AsyncGenerator<DifferentNode> {
    const parts = this.#database.parts<Row>(
      `SELECT node, encode(b.catalog, 'hex') AS before, encode(a.catalog, 'hex') AS after, b.error AS error_before, a.error AS error_after
       FROM (${resultsOf('$1')}) b FULL JOIN (${resultsOf('$2')}) a USING (node)
       WHERE b.catalog IS NULL OR a.catalog IS NULL OR b.catalog <> a.catalog
       ORDER BY node`,
      [this.#before.id, this.#after.id],
      BATCH,
    );
    for await (const rows of parts) {
      const catalogs = await this.#readCatalogs(rows.flatMap(({ before, after }) => [before, after]));
      for (const row of rows)
        yield {
          node: row.node,
          before: outcome(row.before, row.error_before, catalogs),
          after: outcome(row.after, row.error_after, catalogs),
        };
    }
  }

  async #readCatalogs(digests: readonly (string | null)[]): Promise<ReadonlyMap<string, Buffer>> {
    const rows = await this.#database.query<{ digest: string; content: Buffer }>(
      `SELECT encode(digest, 'hex') AS digest, content FROM pptjs_fleet.catalogs
       WHERE digest = ANY (ARRAY(SELECT decode(unnest($1::text[]), 'hex')))`,
      [[...new Set(digests)]],
    );
    return new Map(rows.map(({ digest, content }) => [digest, content]));
  }

  /** Replaces the stored groups of equal changes. */
  async storeGroups(groups: readonly StoredGroup[]): Promise<void> {
    const runs = [this.#before.id, this.#after.id];
    await this.#database.transaction(async (executor) => {
      await executor.query('DELETE FROM pptjs_fleet.change_groups WHERE before = $1 AND after = $2', runs);
      for (let at = 0; at < groups.length; at += GROUPS_PER_STATEMENT)
        await executor.query(
          `INSERT INTO pptjs_fleet.change_groups
           SELECT $1, $2, $3::integer + number - 1, ARRAY(SELECT jsonb_array_elements_text(nodes)), summary,
             ARRAY(SELECT jsonb_array_elements_text(lines))
           FROM unnest($4::jsonb[], $5::text[], $6::jsonb[]) WITH ORDINALITY AS g (nodes, summary, lines, number)`,
          [...runs, at, ...columns(groups.slice(at, at + GROUPS_PER_STATEMENT))],
        );
    });
  }
}

function columns(groups: readonly StoredGroup[]): readonly unknown[] {
  return [
    groups.map(({ nodes }) => JSON.stringify(nodes)),
    groups.map(({ summary }) => summary),
    groups.map(({ lines }) => JSON.stringify(lines.map(storable))),
  ];
}

function outcome(
  digest: string | null,
  error: string | null,
  catalogs: ReadonlyMap<string, Buffer>,
): NodeOutcome | undefined {
  const catalog = digest === null ? undefined : catalogs.get(digest);
  if (catalog !== undefined) return { catalog: gunzipSync(catalog, SMALL_PARTS).toString('utf8') };
  return error === null ? undefined : { error };
}

import { gunzipSync } from 'node:zlib';
import type { Database } from './database/database.js';
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

interface Row {
  readonly node: string;
  readonly catalog_before: Buffer | null;
  readonly error_before: string | null;
  readonly catalog_after: Buffer | null;
  readonly error_after: string | null;
}

/** The number of nodes whose catalogs are in memory at the same time. */
const BATCH = 100;

const RESULTS = `
  SELECT node, catalog, error FROM pptjs_fleet.nodes LEFT JOIN pptjs_fleet.results USING (run, position)`;

/** Reads the differences of two runs. */
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
    const [row] = await this.#database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM (${RESULTS} WHERE run = $1) b JOIN (${RESULTS} WHERE run = $2) a
       USING (node, catalog)`,
      [this.#before.id, this.#after.id],
    );
    return row!.count;
  }

  /** Yields the other nodes by name. */
  async *differentNodes(): AsyncGenerator<DifferentNode> {
    let last = '';
    for (;;) {
      const rows = await this.#database.query<Row>(
        `SELECT d.*, cb.content AS catalog_before, ca.content AS catalog_after FROM (
           SELECT node, b.catalog AS before, a.catalog AS after, b.error AS error_before, a.error AS error_after
           FROM (${RESULTS} WHERE run = $1 AND node > $3) b FULL JOIN (${RESULTS} WHERE run = $2 AND node > $3) a
           USING (node)
           WHERE b.catalog IS NULL OR a.catalog IS NULL OR b.catalog <> a.catalog
           ORDER BY node LIMIT $4
         ) d
         LEFT JOIN pptjs_fleet.catalogs cb ON cb.digest = d.before
         LEFT JOIN pptjs_fleet.catalogs ca ON ca.digest = d.after
         ORDER BY node`,
        [this.#before.id, this.#after.id, last, BATCH],
      );
      for (const row of rows)
        yield {
          node: row.node,
          before: outcome(row.catalog_before, row.error_before),
          after: outcome(row.catalog_after, row.error_after),
        };
      if (rows.length < BATCH) return;
      last = rows.at(-1)!.node;
    }
  }

  /** Replaces the stored groups of equal changes. */
  async storeGroups(groups: readonly StoredGroup[]): Promise<void> {
    const runs = [this.#before.id, this.#after.id];
    await this.#database.transaction(async (executor) => {
      await executor.query('DELETE FROM pptjs_fleet.change_groups WHERE before = $1 AND after = $2', runs);
      for (const [position, { nodes, summary, lines }] of groups.entries())
        await executor.query('INSERT INTO pptjs_fleet.change_groups VALUES ($1, $2, $3, $4, $5, $6)', [
          ...runs,
          position,
          nodes,
          summary,
          lines,
        ]);
    });
  }
}

function outcome(catalog: Buffer | null, error: string | null): NodeOutcome | undefined {
  if (catalog !== null) return { catalog: gunzipSync(catalog).toString('utf8') };
  return error === null ? undefined : { error };
}

import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Database, Executor } from './database/database.js';
import { digestAt, packBytes, packDigests } from './database/packed-bytes.js';
import { SMALL_PARTS } from './database/stored-values.js';
import { FleetError } from './fleet-error.js';
import type { FleetNode } from './node-result.js';

/** The number of nodes that one statement writes. */
const MAX_BATCH_NODES = 500;

/** After as many nodes, the answers of the database are received, so that it goes on while files are read. */
const NODES_BETWEEN_ANSWERS = 50;

/** The size of the facts that are in memory at the same time, in bytes. */
const MAX_BATCH_BYTES = 2_000_000;

/** The options of gzip for facts. */
const COMPRESSION = { level: 1, ...SMALL_PARTS };

/** Returns the digest of facts: the extension of their file decides how they are read. */
function digestOf({ name, facts }: FleetNode): string {
  const extension = name.replace(/^.*\./, '');
  return createHash('sha256').update(`${extension.length}:${extension}${facts.length}:`).update(facts).digest('hex');
}

/**
 * Writes the nodes of a run and their facts, in batches. Facts have digests, so they need not be a part of the transaction.
 * There, another run with the same facts would wait until its end. One batch is written while the next one is read.
 */
export class NodeWriter {
  readonly #database: Database;
  readonly #executor: Executor;
  readonly #run: number;
  #batch: FleetNode[] = [];
  #bytes = 0;
  /** The batch that is being written. */
  pending: Promise<void> = Promise.resolve();
  /** The number of nodes that are written, or will be. */
  count = 0;

  constructor(database: Database, executor: Executor, run: number) {
    this.#database = database;
    this.#executor = executor;
    this.#run = run;
  }

  async add(node: FleetNode): Promise<void> {
    this.#bytes += node.facts.length;
    const count = this.#batch.push(node);
    if (count === MAX_BATCH_NODES || this.#bytes >= MAX_BATCH_BYTES) await this.#flush();
    else if (count % NODES_BETWEEN_ANSWERS === 0) await setImmediate();
  }

  /**
   * Waits until all nodes are written.
   * @throws {FleetError} if two nodes have the same name
   */
  async finish(): Promise<void> {
    await this.#flush();
    await this.pending;
    const [repeated] = await this.#executor.query<{ node: string }>(
      'SELECT node FROM pptjs_fleet.nodes WHERE run = $1 GROUP BY node HAVING count(*) > 1 LIMIT 1',
      [this.#run],
    );
    if (repeated !== undefined) throw new FleetError(`two facts files have the node '${repeated.node}'`);
  }

  async #flush(): Promise<void> {
    await this.pending;
    const nodes = this.#batch;
    this.#batch = [];
    this.#bytes = 0;
    if (nodes.length === 0) return;
    this.pending = this.#write(nodes, this.count);
    this.pending.catch(() => undefined);
    this.count += nodes.length;
  }

  /** @param first the position of the first node */
  async #write(nodes: readonly FleetNode[], first: number): Promise<void> {
    const facts = nodes.map(digestOf);
    await Promise.all([this.#writeNodes(nodes, facts, first), this.#writeFacts(nodes, facts)]);
  }

  async #writeNodes(nodes: readonly FleetNode[], facts: readonly string[], first: number): Promise<void> {
    await this.#executor.query(
      `INSERT INTO pptjs_fleet.nodes (run, position, node, facts)
       SELECT $1, $2::integer + number - 1, node, ${digestAt('$4', 'number')}
       FROM unnest($3::text[]) WITH ORDINALITY AS n (node, number)`,
      [this.#run, first, nodes.map(({ node }) => node), packDigests(facts)],
      'nodes',
    );
  }

  async #writeFacts(nodes: readonly FleetNode[], facts: readonly string[]): Promise<void> {
    const contents = new Map(nodes.map((node, index) => [facts[index]!, node]));
    const known = await this.#database.query<{ digest: string }>(
      `SELECT encode(digest, 'hex') AS digest FROM pptjs_fleet.facts
       WHERE digest = ANY (ARRAY(SELECT ${digestAt('$1', 'number')} FROM generate_series(1, $2::integer) AS number))`,
      [packDigests([...contents.keys()]), contents.size],
    );
    for (const { digest } of known) contents.delete(digest);
    const digests = [...contents.keys()].toSorted();
    const { content, starts, lengths } = packBytes(
      digests.map((digest) => gzipSync(contents.get(digest)!.facts, COMPRESSION)),
    );
    await this.#database.query(
      `INSERT INTO pptjs_fleet.facts
       SELECT ${digestAt('$1', 'number')}, name, substring($2::bytea FROM start FOR length)
       FROM unnest($3::text[], $4::integer[], $5::integer[]) WITH ORDINALITY AS f (name, start, length, number)
       ON CONFLICT DO NOTHING`,
      [packDigests(digests), content, digests.map((digest) => contents.get(digest)!.name), starts, lengths],
      'facts',
    );
  }
}

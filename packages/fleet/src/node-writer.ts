import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Database, Executor } from './database/database.js';
import { packBytes } from './database/packed-bytes.js';
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

const digestOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/**
 * Writes the nodes of a run and their facts, in batches. Facts have digests, so they need not be a part of the transaction.
 * There, another run with the same facts would wait until its end. One batch is written while the next one is read.
 */
export class NodeWriter {
  readonly #database: Database;
  readonly #executor: Executor;
  readonly #run: number;
  readonly #settings: string;
  #batch: FleetNode[] = [];
  #bytes = 0;
  /** The batch that is being written. */
  pending: Promise<void> = Promise.resolve();
  /** The number of nodes that are written, or will be. */
  count = 0;

  constructor(database: Database, executor: Executor, run: number, settings: string) {
    this.#database = database;
    this.#executor = executor;
    this.#run = run;
    this.#settings = settings;
  }

  async add(node: FleetNode): Promise<void> {
    this.#bytes += node.facts.length;
    const count = this.#batch.push(node);
    if (count === MAX_BATCH_NODES || this.#bytes >= MAX_BATCH_BYTES) await this.#flush();
    else if (count % NODES_BETWEEN_ANSWERS === 0) await setImmediate();
  }

  /** Waits until all nodes are written. */
  async finish(): Promise<void> {
    await this.#flush();
    await this.pending;
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
    const facts = nodes.map(({ name, facts: content }) => digestOf(name.replace(/^.*\./, ''), content));
    const [written] = await Promise.all([this.#writeNodes(nodes, facts, first), this.#writeFacts(nodes, facts)]);
    if (written.length < nodes.length) throw new FleetError('two facts files have the same node');
  }

  /** Returns a row for each node that was written. */
  async #writeNodes(nodes: readonly FleetNode[], facts: readonly string[], first: number): Promise<readonly object[]> {
    return this.#executor.query(
      `INSERT INTO pptjs_fleet.nodes (run, position, node, facts, input)
       SELECT $1, * FROM unnest($2::integer[], $3::text[], $4::text[], $5::text[]) ON CONFLICT DO NOTHING RETURNING 1`,
      [
        this.#run,
        nodes.map((_, index) => first + index),
        nodes.map(({ node }) => node),
        facts,
        nodes.map(({ node }, index) => digestOf(node, this.#settings, facts[index]!)),
      ],
    );
  }

  async #writeFacts(nodes: readonly FleetNode[], facts: readonly string[]): Promise<void> {
    const contents = new Map(nodes.map((node, index) => [facts[index]!, node]));
    const known = await this.#database.query<{ digest: string }>(
      'SELECT digest FROM pptjs_fleet.facts WHERE digest = ANY ($1)',
      [[...contents.keys()]],
    );
    for (const { digest } of known) contents.delete(digest);
    const digests = [...contents.keys()].toSorted();
    const { content, starts, lengths } = packBytes(
      digests.map((digest) => gzipSync(contents.get(digest)!.facts, COMPRESSION)),
    );
    await this.#database.query(
      `INSERT INTO pptjs_fleet.facts SELECT digest, name, substring($1::bytea FROM start FOR length)
       FROM unnest($2::text[], $3::text[], $4::integer[], $5::integer[]) AS f (digest, name, start, length)
       ON CONFLICT DO NOTHING`,
      [content, digests, digests.map((digest) => contents.get(digest)!.name), starts, lengths],
    );
  }
}

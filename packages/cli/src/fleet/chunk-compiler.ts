import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtifactStore, Chunk, NodeResult } from '@pptjs/fleet';
import type { NodeFile } from '../catalog/node-files.js';
import { WorkerPool } from '../catalog/worker-pool.js';
import type { Host } from '../process/host.js';
import { withoutSecrets } from './open-fleet.js';
import { codeSettings, type RunSettings, type StoredFile } from './run-settings.js';
import { TaskLimit } from './task-limit.js';
import { createTemporaryFolder } from './temporary-folder.js';

/**
 * The number of nodes that a process gets at a time. Processes share the nodes of a chunk, so that all of them are busy until
 * the last chunk of a run.
 */
const NODES_PER_PROCESS = 25;

/** The processes of one artifact and its settings. */
interface ArtifactPool {
  readonly pool: WorkerPool;
  readonly path: string;
  activeChunks: number;
}

/** Compiles the chunks of a fleet with the processes that `pptjs compile --nodes` uses. */
export class ChunkCompiler {
  readonly #artifacts: ArtifactStore;
  readonly #host: Host;
  readonly #processes: number;
  readonly #limit: TaskLimit;
  readonly #directory = createTemporaryFolder();
  readonly #pools = new Map<string, Promise<ArtifactPool>>();

  /** @param processes the number of processes that compile at the same time */
  constructor(artifacts: ArtifactStore, host: Host, processes: number) {
    this.#artifacts = artifacts;
    this.#host = host;
    this.#processes = processes;
    this.#limit = new TaskLimit(processes);
  }

  /**
   * Starts the processes before there are chunks for them.
   * @throws {Error} if the artifact cannot be read
   */
  async prepare(code: Omit<Chunk, 'nodes'>): Promise<void> {
    const { pool } = await this.#open(code);
    pool.prepare(this.#processes);
  }

  /** @throws {Error} if the artifact cannot be read, or no process can be started */
  readonly compile = async (chunk: Chunk): Promise<readonly NodeResult[]> => {
    const entry = await this.#open(chunk);
    entry.activeChunks++;
    try {
      const files = chunk.nodes.map(({ node, name, facts }) => ({ node, path: name, content: facts }));
      const parts: Promise<readonly NodeResult[]>[] = [];
      for (let at = 0; at < files.length; at += NODES_PER_PROCESS)
        parts.push(this.#limit.run(() => compilePart(entry.pool, files.slice(at, at + NODES_PER_PROCESS))));
      await Promise.allSettled(parts);
      return (await Promise.all(parts)).flat();
    } finally {
      entry.activeChunks--;
    }
  };

  async close(): Promise<void> {
    for (const entry of this.#pools.values()) await (await entry.catch(() => undefined))?.pool.close();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  async #open({ artifact, settings }: Omit<Chunk, 'nodes'>): Promise<ArtifactPool> {
    const key = JSON.stringify([artifact, settings], sortKeys);
    const running = this.#pools.get(key);
    if (running !== undefined) return running;
    const created = this.#create(artifact, settings as RunSettings);
    this.#pools.set(key, created);
    try {
      await this.#closeOthers(key);
      return await created;
    } catch (error) {
      this.#pools.delete(key);
      throw error;
    }
  }

  /** Ends the processes of artifacts that have no chunk at the moment. */
  async #closeOthers(key: string): Promise<void> {
    for (const [other, entry] of this.#pools) {
      if (other === key) continue;
      const { pool, path, activeChunks } = await entry;
      if (activeChunks > 0) continue;
      this.#pools.delete(other);
      void pool.close();
      rmSync(path, { force: true });
    }
  }

  async #create(artifact: string, settings: RunSettings): Promise<ArtifactPool> {
    const path = join(this.#directory, `${artifact}-${this.#pools.size}.tar`);
    writeFileSync(path, await this.#artifacts.read(artifact));
    const write = (name: string, file: StoredFile | undefined): string | undefined => {
      if (file === undefined) return undefined;
      const written = `${path}.${name}${file.extension}`;
      writeFileSync(written, file.text);
      return written;
    };
    const [trusted, exported] = [write('trusted', settings.trusted), write('exported', settings.exported)];
    const pool = new WorkerPool(
      {
        code: codeSettings(settings, path),
        node: { cwd: this.#directory, trusted, exported, version: undefined },
        output: { kind: 'packed' },
      },
      {
        stderr: this.#host.stderr,
        memoryLimit: settings.limitsProcess ? settings.memoryLimit : undefined,
        env: withoutSecrets(this.#host.env),
      },
    );
    return { pool, path, activeChunks: 0 };
  }
}

async function compilePart(pool: WorkerPool, nodes: readonly NodeFile[]): Promise<readonly NodeResult[]> {
  const results: NodeResult[] = [];
  await pool.compileChunk(nodes, ({ node, packed, error, logs }) =>
    results.push({ node, logs, ...(packed && { catalog: packed }), ...(error !== undefined && { error }) }),
  );
  return results;
}

/** Sorts the keys of objects for `JSON.stringify`. The database returns settings with their keys in another order. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

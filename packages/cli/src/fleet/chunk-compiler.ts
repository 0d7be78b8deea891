import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtifactStore, Chunk, NodeResult } from '@pptjs/fleet';
import { WorkerPool } from '../catalog/worker-pool.js';
import type { Host } from '../host.js';
import { withoutSecrets } from './open-fleet.js';
import { codeSettings, type RunSettings, type StoredFile } from './run-settings.js';
import { createTemporaryFolder } from './temporary-folder.js';

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
  readonly #directory = createTemporaryFolder();
  readonly #pools = new Map<string, Promise<ArtifactPool>>();

  constructor(artifacts: ArtifactStore, host: Host) {
    this.#artifacts = artifacts;
    this.#host = host;
  }

  /** @throws {Error} if the artifact cannot be read, or no process can be started */
  readonly compile = async (chunk: Chunk): Promise<readonly NodeResult[]> => {
    const entry = await this.#open(chunk);
    const results: NodeResult[] = [];
    entry.activeChunks++;
    try {
      const files = chunk.nodes.map(({ node, name, facts }) => ({ node, path: name, content: facts }));
      await entry.pool.compileChunk(files, ({ node, packed, error, logs }) =>
        results.push({ node, logs, ...(packed && { catalog: packed }), ...(error !== undefined && { error }) }),
      );
    } finally {
      entry.activeChunks--;
    }
    return results;
  };

  async close(): Promise<void> {
    for (const entry of this.#pools.values()) (await entry.catch(() => undefined))?.pool.close();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  async #open({ artifact, settings }: Chunk): Promise<ArtifactPool> {
    const key = JSON.stringify([artifact, settings]);
    const known = this.#pools.get(key);
    if (known !== undefined) return known;
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
      pool.close();
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

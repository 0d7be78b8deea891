import type { WorkerSettings } from '../catalogs/protocol.js';
import { WorkerProcess } from '../catalogs/worker-process.js';
import type { EnvironmentSource, VersionDescription } from './version.js';

/** The time that a build may take, in milliseconds. */
const BUILD_DEADLINE = 30 * 60_000;

/** The time without builds after which the process of builds ends, in milliseconds. */
const IDLE_TIME = 30_000;

/** Reports that the sources of an environment cannot be used. */
export class DeployError extends Error {
  override readonly name = 'DeployError';
}

/** Builds versions of environments in a process of its own, one after the other. */
export class Deployer {
  readonly #settings: WorkerSettings;
  #worker: WorkerProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(settings: WorkerSettings) {
    this.#settings = settings;
  }

  /**
   * Builds the current sources, and checks that the result can be loaded.
   *
   * @throws {DeployError} if that is not possible
   */
  build(source: EnvironmentSource): Promise<VersionDescription> {
    const result = this.#last.then(() => this.#build(source));
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Calls `body` while no build runs. */
  between(body: () => void): Promise<void> {
    const result = this.#last.then(body);
    this.#last = result.catch(() => undefined);
    return result;
  }

  close(): void {
    clearTimeout(this.#idleTimer);
    this.#worker?.kill();
  }

  async #build(source: EnvironmentSource): Promise<VersionDescription> {
    clearTimeout(this.#idleTimer);
    try {
      const worker = await this.#running();
      const answer = await worker.call({ kind: 'build', source }, BUILD_DEADLINE);
      if (answer.kind !== 'built') throw new Error(answer.kind === 'failed' ? answer.message : 'nothing was built');
      const { version } = answer;
      const loaded = await worker.call({ kind: 'prepare', version }, BUILD_DEADLINE);
      if (loaded.kind === 'failed') throw new Error(loaded.message);
      await worker.call({ kind: 'forget', directory: version.directory });
      return version;
    } catch (error) {
      throw new DeployError(error instanceof Error ? error.message : String(error));
    } finally {
      this.#idleTimer = setTimeout(() => this.close(), IDLE_TIME).unref();
    }
  }

  async #running(): Promise<WorkerProcess> {
    if (this.#worker === undefined || this.#worker.hasEnded)
      this.#worker = await WorkerProcess.start(this.#settings, () => undefined);
    return this.#worker;
  }
}

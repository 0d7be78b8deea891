import { errorText } from '@pptjs/files';
import { DeployError } from '../environments/deploy-error.js';
import type { EnvironmentSource, VersionDescription } from '../environments/version.js';
import type { WorkerSettings } from './protocol.js';
import { WorkerProcess } from './worker-process.js';

/** The time that a build may take, in milliseconds. */
const BUILD_DEADLINE = 30 * 60_000;

/** The time without builds after which the process of builds ends, in milliseconds. */
const IDLE_TIME = 30_000;

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
    return this.#enqueue(async (worker) => {
      const answer = await worker.call({ kind: 'build', source }, BUILD_DEADLINE);
      if (answer.kind !== 'built') throw new Error(answer.kind === 'failed' ? answer.message : 'nothing was built');
      const { version } = answer;
      const loaded = await worker.call({ kind: 'prepare', version }, BUILD_DEADLINE);
      if (loaded.kind === 'failed') throw new Error(loaded.message);
      await worker.call({ kind: 'forget', directory: version.directory });
      return version;
    });
  }

  /**
   * Removes old versions from the state while no build runs.
   *
   * @param inUse returns the folders of the versions in use
   * @throws {DeployError} if a file cannot be removed
   */
  prune(inUse: () => readonly string[]): Promise<void> {
    return this.#enqueue(async (worker) => {
      const answer = await worker.call({ kind: 'prune', inUse: inUse() }, BUILD_DEADLINE);
      if (answer.kind === 'failed') throw new Error(answer.message);
    });
  }

  close(): void {
    clearTimeout(this.#idleTimer);
    this.#worker?.kill();
  }

  /** Runs a task after the tasks before it. */
  #enqueue<T>(task: (worker: WorkerProcess) => Promise<T>): Promise<T> {
    const result = this.#last.then(() => this.#run(task));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #run<T>(task: (worker: WorkerProcess) => Promise<T>): Promise<T> {
    clearTimeout(this.#idleTimer);
    try {
      return await task(await this.#running());
    } catch (error) {
      throw new DeployError(errorText(error));
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

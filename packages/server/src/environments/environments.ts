import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '@pptjs/files';
import type { Mounts } from '../files/mounts.js';
import { environmentNotFound, HttpError } from '../http/http-error.js';
import type { Deployer } from '../workers/deployer.js';
import { DeployError } from './deploy-error.js';
import type { EnvironmentSources } from './environment-sources.js';
import { versionsDirectory } from './state-folders.js';
import { type EnvironmentSource, EnvironmentVersion, readMounts, type VersionDescription } from './version.js';

const VERSION_ID = /^[0-9a-f]{64}$/;

/** The number of earlier versions whose files stay in memory, for agents that apply an earlier catalog. */
const MAX_EARLIER = 50;

/** The events of versions, for logs and workers. */
export interface DeployEvents {
  readonly onDeploy: (version: EnvironmentVersion, milliseconds: number) => void;
  readonly onFailure: (environment: string, error: DeployError) => void;
  /** No request uses the version any more. */
  readonly onUnused: (version: EnvironmentVersion) => void;
}

/** The environments of a server, and the version of each that new requests use. */
export class Environments {
  readonly #sources: EnvironmentSources;
  readonly #deployer: Deployer;
  readonly #state: string;
  readonly #events: DeployEvents;
  readonly #isLive: boolean;
  readonly #current = new Map<string, EnvironmentVersion>();
  /** The first deploys, which requests wait for. */
  readonly #first = new Map<string, Promise<EnvironmentVersion>>();
  /** Files of earlier versions, by the folder of the version; most recent last. */
  readonly #earlier = new Map<string, Mounts>();

  /** @param isLive whether each catalog is compiled from the current sources, for development */
  constructor(sources: EnvironmentSources, deployer: Deployer, state: string, events: DeployEvents, isLive: boolean) {
    this.#sources = sources;
    this.#deployer = deployer;
    this.#state = state;
    this.#events = events;
    this.#isLive = isLive;
  }

  names(): readonly string[] {
    return this.#sources.names();
  }

  /** The folders of the environments in use, which must not be removed. */
  get directories(): readonly string[] {
    return [...this.#current.values()].map(({ description }) => description.directory);
  }

  find(name: string): EnvironmentSource | undefined {
    return this.#sources.find(name);
  }

  /**
   * Returns the current version of an environment. Deploys it first if it has none.
   *
   * @throws {HttpError} 404 if there is no such environment
   * @throws {DeployError} if its sources have errors
   */
  async current(name: string): Promise<EnvironmentVersion> {
    const version = this.#current.get(name);
    if (version !== undefined) return version;
    if (this.#sources.find(name) === undefined) throw environmentNotFound(name);
    let first = this.#first.get(name);
    if (first === undefined) {
      first = this.deploy(name).finally(() => this.#first.delete(name));
      this.#first.set(name, first);
    }
    return first;
  }

  /** Returns the version for a new catalog, as `current` does. */
  forCatalog(name: string): Promise<EnvironmentVersion> {
    return this.#isLive && this.#current.has(name) ? this.deploy(name) : this.current(name);
  }

  /**
   * Builds the current sources of an environment. New requests use the result from then on; running requests finish
   * with the version that they began with.
   *
   * @throws {HttpError} 404 if there is no such environment; then the earlier version is not used any more
   * @throws {DeployError} if its folder cannot be reached or its sources have errors; then the earlier version stays in use
   */
  async deploy(name: string): Promise<EnvironmentVersion> {
    const started = performance.now();
    const description = await this.#build(name);
    const current = this.#current.get(name);
    if (current?.id === description.id && current.description.location === description.location) return current;
    const version = new EnvironmentVersion(description, this.#events.onUnused);
    this.#replace(name, version);
    this.#events.onDeploy(version, performance.now() - started);
    return version;
  }

  /**
   * Deploys all environments in use.
   *
   * @throws {DeployError} if some have errors, after the others have been deployed
   */
  async deployAll(): Promise<void> {
    const messages: string[] = [];
    for (const name of [...this.#current.keys()])
      try {
        await this.deploy(name);
      } catch (error) {
        // An environment without a folder was removed.
        if (!(error instanceof HttpError)) messages.push(errorText(error));
      }
    if (messages.length > 0) throw new DeployError(messages.join('; '));
  }

  /** Returns the files of a version that catalogs name by its id; undefined if it is unknown or was removed. */
  filesOf(name: string, id: string): Mounts | undefined {
    const current = this.#current.get(name);
    if (current?.id === id) return current.mounts;
    const location = current?.description.location ?? this.find(name)?.directory;
    if (location === undefined || !VERSION_ID.test(id)) return undefined;
    const directory = join(versionsDirectory(this.#state, name), id);
    const cached = this.#earlier.get(directory);
    if (cached !== undefined) return cached;
    const mounts = readMountsIfWhole(directory, location);
    if (mounts === undefined) return undefined;
    this.#earlier.set(directory, mounts);
    for (const oldest of this.#earlier.keys()) {
      if (this.#earlier.size <= MAX_EARLIER) break;
      this.#earlier.delete(oldest);
    }
    return mounts;
  }

  /** Makes the next request build a version again whose files are damaged. */
  discard({ description: { environment, directory } }: EnvironmentVersion): void {
    if (this.#current.get(environment)?.description.directory === directory) this.#replace(environment, undefined);
  }

  async #build(name: string): Promise<VersionDescription> {
    try {
      return await this.#deployer.build(this.#sourceOf(name));
    } catch (error) {
      if (error instanceof DeployError) this.#events.onFailure(name, error);
      throw error;
    }
  }

  /** Returns the source for a deploy, with the exceptions of `deploy`. */
  #sourceOf(name: string): EnvironmentSource {
    const source = this.#sources.find(name);
    if (source !== undefined) return source;
    const obstacle = this.#sources.obstacle(name);
    if (obstacle !== undefined) throw new DeployError(`environment ${name} cannot be read: ${obstacle}`);
    this.#replace(name, undefined);
    throw environmentNotFound(name);
  }

  #replace(name: string, version: EnvironmentVersion | undefined): void {
    const previous = this.#current.get(name);
    if (version === undefined) this.#current.delete(name);
    else this.#current.set(name, version);
    if (previous === undefined) return;
    markReplaced(previous.description.directory);
    previous.replace();
  }
}

/** Sets the time from which `pruneState` counts. The folder of a version may have been removed. */
function markReplaced(directory: string): void {
  const now = new Date();
  try {
    utimesSync(directory, now, now);
  } catch {
    return;
  }
}

function readMountsIfWhole(directory: string, location: string): Mounts | undefined {
  try {
    return readMounts(directory, location);
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';
import { FleetError } from '../fleet-error.js';
import { FolderObjects } from './folder-objects.js';
import { S3Objects } from './s3-objects.js';

/** Where the bytes of artifacts are. */
export interface ObjectStore {
  has(name: string): Promise<boolean>;
  /** Returns undefined if there is no such object. */
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, content: Uint8Array): Promise<void>;
}

/** The artifacts of a fleet: built environments as tar archives, by their SHA-256 digests. */
export class ArtifactStore {
  readonly #objects: ObjectStore;

  /**
   * Opens the store at a location: a folder, or `s3://bucket/prefix`.
   *
   * @param env the environment variables that configure S3
   * @throws {FleetError} if the variables do not configure S3
   */
  constructor(location: string, env: Readonly<Record<string, string | undefined>>) {
    this.#objects = location.startsWith('s3://') ? new S3Objects(location, env) : new FolderObjects(location);
  }

  /** Stores an artifact unless it is stored already. Returns its digest. */
  async add(content: Uint8Array): Promise<string> {
    const digest = digestOf(content);
    if (!(await this.#objects.has(nameOf(digest)))) await this.#objects.write(nameOf(digest), content);
    return digest;
  }

  /** @throws {FleetError} if there is no such artifact, or its content has another digest */
  async read(digest: string): Promise<Uint8Array> {
    const content = await this.#objects.read(nameOf(digest));
    if (content === undefined) throw new FleetError(`the store has no artifact ${digest}`);
    if (digestOf(content) !== digest) throw new FleetError(`the artifact ${digest} is damaged: it has another digest`);
    return content;
  }
}

const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const nameOf = (digest: string): string => `${digest}.tar`;

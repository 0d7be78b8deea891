import { AwsClient } from 'aws4fetch';
import { FleetError } from '../fleet-error.js';
import type { ObjectStore } from './artifact-store.js';

/**
 * Objects in a bucket of S3 or a compatible store. The variables of the AWS tools configure it: `AWS_ACCESS_KEY_ID`,
 * `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION` and, for other stores than S3, `AWS_ENDPOINT_URL`.
 */
export class S3Objects implements ObjectStore {
  readonly #client: AwsClient;
  /** The URL of the objects, with a slash at its end. */
  readonly #base: string;

  /** @throws {FleetError} if a variable is missing, or the location has no bucket */
  constructor(location: string, env: Readonly<Record<string, string | undefined>>) {
    const { bucket, prefix } = /^s3:\/\/(?<bucket>[a-z0-9.-]+)(?:\/(?<prefix>.*?))?\/*$/.exec(location)?.groups ?? {};
    if (bucket === undefined) throw new FleetError(`${location}: specify s3://bucket or s3://bucket/prefix`);
    const region = env['AWS_REGION'] ?? 'us-east-1';
    const endpoint = env['AWS_ENDPOINT_URL'] ?? `https://s3.${region}.amazonaws.com`;
    const folder = prefix === undefined || prefix === '' ? '' : `${prefix}/`;
    this.#base = `${endpoint.replace(/\/+$/, '')}/${bucket}/${folder}`;
    const sessionToken = env['AWS_SESSION_TOKEN'];
    this.#client = new AwsClient({
      accessKeyId: required(env, 'AWS_ACCESS_KEY_ID'),
      secretAccessKey: required(env, 'AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken !== undefined && { sessionToken }),
      service: 's3',
      region,
    });
  }

  async has(name: string): Promise<boolean> {
    return (await this.#request('HEAD', name)) !== undefined;
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const response = await this.#request('GET', name);
    return response && new Uint8Array(await response.arrayBuffer());
  }

  async write(name: string, content: Uint8Array): Promise<void> {
    await this.#request('PUT', name, content);
  }

  /** Returns undefined if there is no such object. */
  async #request(method: string, name: string, body?: Uint8Array): Promise<Response | undefined> {
    const url = `${this.#base}${encodeURIComponent(name)}`;
    const fail = (reason: string): FleetError => new FleetError(`${method} ${url}: ${reason}`);
    const response = await this.#client
      .fetch(url, { method, ...(body && { body: Buffer.from(body) }) })
      .catch((error: unknown) => {
        throw fail(error instanceof Error ? error.message : String(error));
      });
    if (response.status === 404 && method !== 'PUT') return undefined;
    if (!response.ok) throw fail(`the store answers with the status ${response.status}`);
    return response;
  }
}

function required(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = env[name];
  if (value === undefined || value === '') throw new FleetError(`the environment variable ${name} is not set`);
  return value;
}

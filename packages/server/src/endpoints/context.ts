import { errorText } from '@pptjs/files';
import type { NodeClassifier } from '../classification/node-classifier.js';
import { isEnvironmentName } from '../environments/environment-sources.js';
import type { Environments } from '../environments/environments.js';
import type { EnvironmentVersion } from '../environments/version.js';
import type { Checksums } from '../files/checksum.js';
import type { ContentStore } from '../files/content-store.js';
import type { FileServerMounts } from '../files/file-server-mounts.js';
import type { ServerRequest, ServerResponse } from '../http/exchange.js';
import { badRequest, HttpError } from '../http/http-error.js';
import { type Parameters, single } from '../http/parse-request.js';
import type { ServerLog } from '../operation/log.js';
import type { Metrics } from '../operation/metrics.js';
import type { Forwarder } from '../puppetdb/forwarder.js';
import type { ReportStore } from '../reports/report-store.js';
import type { CertificateAuthority } from '../tls/certificate-authority.js';
import type { Credentials } from '../tls/credentials.js';
import type { WorkerPool } from '../workers/worker-pool.js';

/** The services and settings that the endpoints of a server share. */
export interface ServerContext {
  readonly environments: Environments;
  readonly pool: WorkerPool;
  readonly contents: ContentStore;
  readonly checksums: Checksums;
  readonly fileServer: FileServerMounts;
  readonly classifier: NodeClassifier;
  readonly reports: ReportStore;
  /** Sends facts, catalogs and reports to PuppetDB; undefined if there is none. */
  readonly forwarder: Forwarder | undefined;
  readonly credentials: Credentials;
  /** The CA that signs certificate requests; undefined if there is none. */
  readonly ca: CertificateAuthority | undefined;
  /** The name of this server's certificate, for the fact `servername`. */
  readonly certname: string;
  readonly serverFacts: Readonly<Record<string, unknown>>;
  readonly log: ServerLog;
  readonly metrics: Metrics;
}

/** Answers a request whose client is authorized. `signal` aborts when the client disconnects. */
export type Endpoint = (request: ServerRequest, context: ServerContext, signal: AbortSignal) => Promise<ServerResponse>;

/**
 * Returns the name of the environment that a request states.
 *
 * @throws {HttpError} 400 if there is none, or it is no name
 */
export function environmentName(parameters: Parameters): string {
  const name = single(parameters, 'environment');
  if (name === undefined || name === '') throw badRequest('An environment parameter must be specified');
  if (!isEnvironmentName(name))
    throw badRequest(`The environment must be purely alphanumeric, not '${name.slice(0, 100)}'`);
  return name;
}

/**
 * Returns the current version of the environment that a request states.
 *
 * @throws {HttpError} 400, 404, or 500 if its sources have errors
 */
export async function currentVersion(
  parameters: Parameters,
  { environments }: ServerContext,
): Promise<EnvironmentVersion> {
  return versionOf(environmentName(parameters), environments);
}

/** @throws {HttpError} 404, or 500 if the sources of the environment have errors */
export function versionOf(name: string, environments: Environments): Promise<EnvironmentVersion> {
  return reportingErrors(environments.current(name));
}

/** Returns the version for a new catalog, as `versionOf` does. */
export function versionForCatalog(name: string, environments: Environments): Promise<EnvironmentVersion> {
  return reportingErrors(environments.forCatalog(name));
}

async function reportingErrors(version: Promise<EnvironmentVersion>): Promise<EnvironmentVersion> {
  try {
    return await version;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(500, `Server Error: ${errorText(error)}`);
  }
}

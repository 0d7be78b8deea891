import { availableParallelism } from 'node:os';
import { PUPPET_VERSION } from '@pptjs/catalog/agents';
import { NO_CLASSIFIER, type NodeClassifier } from './classification/node-classifier.js';
import type { ServerContext } from './endpoints/context.js';
import { EnvironmentFolders, type EnvironmentSources, SingleEnvironment } from './environments/environment-sources.js';
import { type DeployEvents, Environments } from './environments/environments.js';
import { contentDirectory } from './environments/state-folders.js';
import { Checksums } from './files/checksum.js';
import { ContentStore } from './files/content-store.js';
import { FileServerMounts } from './files/file-server-mounts.js';
import type { ServerLog } from './operation/log.js';
import { Metrics } from './operation/metrics.js';
import type { QueueEvents } from './puppetdb/command-queue.js';
import { Forwarder } from './puppetdb/forwarder.js';
import { ReportStore } from './reports/report-store.js';
import type { ServerOptions } from './server-options.js';
import { CertificateAuthority } from './tls/certificate-authority.js';
import type { Credentials } from './tls/credentials.js';
import type { Deployer } from './workers/deployer.js';
import type { WorkerSettings } from './workers/protocol.js';
import { WorkerPool } from './workers/worker-pool.js';

const QUEUE_PER_WORKER = 100;

/** The services that exist before the others of a server. */
export interface FirstServices {
  readonly credentials: Credentials;
  readonly deployer: Deployer;
  readonly log: ServerLog;
}

/**
 * Creates the services that the endpoints share. The workers do not run yet.
 *
 * @throws {Error} if a file of the options cannot be read
 */
export async function createContext(
  options: ServerOptions,
  settings: WorkerSettings,
  { credentials, deployer, log }: FirstServices,
): Promise<ServerContext> {
  const classifier = await loadClassifier(options, log);
  const contents = new ContentStore(contentDirectory(options.state));
  // The pool and the forwarder need the metrics for their events, and the metrics read both.
  const laterMetrics = (): Metrics => metrics;
  const pool = createPool(options, settings, log, laterMetrics);
  const forwarder = createForwarder(options, settings, commandEvents(log, laterMetrics));
  const metrics = new Metrics({
    waiting: () => pool.waiting,
    busy: () => pool.busy,
    workers: () => pool.size,
    commands: forwarder,
    validities: () => credentials.validities,
  });
  const { state, isLive = false } = options;
  const events = deployEvents(log, metrics, pool);
  return {
    environments: new Environments(sourcesOf(options), deployer, state, events, isLive),
    pool,
    contents,
    checksums: new Checksums(contents),
    fileServer: FileServerMounts.read(options.fileServerConfig),
    classifier,
    reports: new ReportStore(state),
    forwarder,
    credentials,
    ca: options.caUrl === undefined ? undefined : new CertificateAuthority(options.caUrl, credentials, log),
    certname: options.certname,
    serverFacts: { serverversion: PUPPET_VERSION, servername: options.certname },
    log,
    metrics,
  };
}

/** The parser of YAML needs much memory, so it is loaded only for an ENC. */
async function loadClassifier({ enc }: ServerOptions, log: ServerLog): Promise<NodeClassifier> {
  if (enc === undefined) return NO_CLASSIFIER;
  const { ExternalClassifier } = await import('./classification/external-classifier.js');
  return new ExternalClassifier(enc, log);
}

function createPool(
  { workers = availableParallelism(), queue = QUEUE_PER_WORKER * workers }: ServerOptions,
  settings: WorkerSettings,
  log: ServerLog,
  metrics: () => Metrics,
): WorkerPool {
  return new WorkerPool({
    settings,
    workers,
    queue,
    onWorkerEnd: () => {
      metrics().workerEnds.inc();
      log.warn('a worker has ended');
    },
    onStartFailure: (error) => log.error({ err: error }, 'a worker cannot be started'),
  });
}

function createForwarder(
  { puppetDb: { forward = 'queue' } = { urls: [] } }: ServerOptions,
  { puppetDb }: WorkerSettings,
  events: QueueEvents,
): Forwarder | undefined {
  return puppetDb === undefined || forward === 'off' ? undefined : new Forwarder(puppetDb, forward, events);
}

/** Counts and logs the results of commands to PuppetDB. */
function commandEvents(log: ServerLog, metrics: () => Metrics): QueueEvents {
  return {
    onResult: (result, { name, certname }, reason) => {
      metrics().commands.inc({ command: name, result });
      if (result === 'sent' || result === 'superseded') return;
      log[result === 'failed' ? 'warn' : 'error'](
        { command: name, node: certname, reason },
        `PuppetDB: command ${result}`,
      );
    },
  };
}

/** Counts and logs deploys. The workers forget a version that no request uses. */
function deployEvents(log: ServerLog, metrics: Metrics, pool: WorkerPool): DeployEvents {
  return {
    onDeploy: ({ id, description: { environment } }, milliseconds) => {
      metrics.deploys.inc({ environment, result: 'deployed' });
      log.info({ environment, version: id, seconds: milliseconds / 1000 }, 'environment deployed');
    },
    onFailure: (environment, { message }) => {
      metrics.deploys.inc({ environment, result: 'failed' });
      log.error({ environment, error: message }, 'deploy failed');
    },
    onUnused: ({ description }) => pool.forget(description),
  };
}

function sourcesOf({ environment, environmentPath = [], baseModulepath = [] }: ServerOptions): EnvironmentSources {
  return environment === undefined
    ? new EnvironmentFolders(environmentPath, baseModulepath)
    : new SingleEnvironment({ ...environment, baseModulepath });
}

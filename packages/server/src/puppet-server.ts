import type { Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createDirectory } from '@pptjs/files';
import { createContext } from './create-context.js';
import type { ServerContext } from './endpoints/context.js';
import { DEFAULT_LIMITS } from './http/connection-limits.js';
import { createHttpsServer } from './https-server.js';
import { createLog } from './operation/log.js';
import { RequestHandler } from './request-handler.js';
import type { ServerOptions } from './server-options.js';
import { storeSettings } from './store-settings.js';
import { ClientCertificates } from './tls/client-identity.js';
import { Credentials } from './tls/credentials.js';
import { ExpiryWarnings } from './tls/expiry-warnings.js';
import { Deployer } from './workers/deployer.js';
import type { WorkerSettings } from './workers/protocol.js';

const DEFAULT_PORT = 8140;
const DEFAULT_TIME_LIMIT = 60;
const DEFAULT_MEMORY_LIMIT = 512;
const DEFAULT_BODY_LIMIT = 16 * 2 ** 20;

/** How often old versions are removed from the state, in milliseconds. */
const PRUNE_INTERVAL = 3_600_000;

/** The time for commands to PuppetDB when the server stops, in milliseconds. */
const FORWARD_TIMEOUT = 5000;

/** A server for Puppet agents. */
export class PuppetServer {
  readonly #server: Server;
  readonly #context: ServerContext;
  readonly #deployer: Deployer;
  readonly #expiryWarnings: ExpiryWarnings;
  readonly #pruneTimer: NodeJS.Timeout;

  private constructor(server: Server, context: ServerContext, deployer: Deployer) {
    this.#server = server;
    this.#context = context;
    this.#deployer = deployer;
    this.#expiryWarnings = new ExpiryWarnings(context.credentials, context.log);
    this.#pruneTimer = setInterval(() => this.#prune(), PRUNE_INTERVAL).unref();
  }

  /**
   * Starts a server and its workers. Environments are deployed when a request needs them, or by `deploy`.
   *
   * @throws {Error} if a file of the options cannot be read, or the address is in use
   */
  static async start(options: ServerOptions): Promise<PuppetServer> {
    const log = createLog(options.logLevel ?? 'info', options.logStream);
    const credentials = new Credentials(options.credentials);
    createDirectory(options.state, 0o700);
    const settings: WorkerSettings = {
      state: options.state,
      strict: options.strict,
      strictVariables: options.strictVariables ?? true,
      timeLimit: options.timeLimit ?? DEFAULT_TIME_LIMIT,
      memoryLimit: options.memoryLimit ?? DEFAULT_MEMORY_LIMIT,
      allowJavascript: options.allowJavascript ?? false,
      runConfigVersion: options.runConfigVersion ?? false,
      ...storeSettings(options),
    };
    const deployer = new Deployer(settings);
    const context = await createContext(options, settings, { credentials, deployer, log });
    const limits = { ...DEFAULT_LIMITS, ...options.connectionLimits };
    const certificates = new ClientCertificates();
    const handler = new RequestHandler(context, certificates, {
      privileges: {
        administrators: new Set(options.administrators),
        compilers: new Set(options.compilers),
      },
      bodyLimit: options.bodyLimit ?? DEFAULT_BODY_LIMIT,
      limits,
    });
    const server = createHttpsServer(credentials, handler, limits, log);
    try {
      await context.pool.start();
      await listen(server, options);
    } catch (error) {
      context.pool.close();
      throw error;
    }
    credentials.watch();
    const running = new PuppetServer(server, context, deployer);
    log.info({ port: running.port, workers: context.pool.size }, 'listening');
    return running;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The number of open connections. */
  get connections(): Promise<number> {
    return new Promise((resolve, reject) =>
      this.#server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
    );
  }

  /** The process ids of the workers, for measurements. */
  get workerProcessIds(): readonly number[] {
    return this.#context.pool.processIds;
  }

  /**
   * Builds the current sources of an environment and uses them for new requests.
   *
   * @throws {HttpError} 404 if there is no such environment
   * @throws {DeployError} if its sources have errors; then the earlier version stays in use
   */
  async deploy(name: string): Promise<void> {
    await this.#context.environments.deploy(name);
  }

  /**
   * Deploys all environments in use.
   *
   * @throws {DeployError} if some have errors, after the others have been deployed
   */
  async deployAll(): Promise<void> {
    await this.#context.environments.deployAll();
  }

  /** Reads the certificates and revocation lists again, if they have changed. */
  reloadCredentials(): void {
    this.#context.credentials.reload();
  }

  /**
   * Accepts no more requests, finishes those that run, and ends the workers.
   *
   * @param timeout the time for running requests, in milliseconds
   */
  async stop(timeout = DEFAULT_LIMITS.requestTimeout): Promise<void> {
    clearInterval(this.#pruneTimer);
    this.#expiryWarnings.close();
    this.#context.credentials.close();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeIdleConnections();
    const timer = setTimeout(() => this.#server.closeAllConnections(), timeout);
    await closed;
    clearTimeout(timer);
    this.#context.pool.close();
    await this.#context.forwarder?.close(FORWARD_TIMEOUT);
    this.#deployer.close();
    this.#context.log.info('stopped');
  }

  #prune(): void {
    const { environments, log } = this.#context;
    this.#deployer
      .prune(() => environments.directories)
      .catch((error: unknown) => log.error({ err: error }, 'old versions cannot be removed'));
  }
}

function listen(server: Server, { listen: address = {} }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port ?? DEFAULT_PORT, address.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

import type { TlsFiles } from '@pptjs/catalog/remote';
import type { Strictness } from '@pptjs/runtime/internal';
import type { DestinationStream } from 'pino';
import type { ConnectionLimits } from './http/connection-limits.js';
import type { LogLevel } from './operation/log.js';
import type { ForwardMode } from './puppetdb/forwarder.js';
import type { CredentialFiles } from './tls/credentials.js';

/** The options of the store of exported resources. */
export interface ExportedOptions {
  /**
   * `files`, `puppetdb`, or the connection string of a PostgreSQL database: `postgresql://user@host/database`. Default:
   * `puppetdb` if the server has PuppetDB, else `files`.
   */
  readonly store?: string;
  /** The time for a connection and for a query, in seconds. Default: 30. */
  readonly timeout?: number;
  /** Whether an agent gets its catalog even if the resources that it exports cannot be stored. Default: false. */
  readonly softWriteFailure?: boolean;
}

/** The options of an existing PuppetDB. */
export interface PuppetDbOptions {
  /** The URLs of the servers. A server that fails is followed by the next one. */
  readonly urls: readonly string[];
  /** The time for an answer of one server, in seconds. Default: 30. */
  readonly timeout?: number;
  /** Default: the certificate of this server and its CA. */
  readonly certificates?: TlsFiles;
  /**
   * Whether PuppetDB gets facts, catalogs and reports: later from a queue, before the agent gets its answer (`wait`), or
   * not at all. Default: `queue`.
   */
  readonly forward?: ForwardMode | 'off';
}

/** The options of `PuppetServer.start`. */
export interface ServerOptions {
  /** Where the server listens. Default: port 8140 of all addresses. */
  readonly listen?: { readonly host?: string; readonly port?: number };
  readonly credentials: CredentialFiles;
  /** The name in the certificate of the server. */
  readonly certname: string;
  /** A folder that only this server uses: built environments, contents of files, reports, facts. */
  readonly state: string;
  /** The folders whose folders are environments. */
  readonly environmentPath?: readonly string[];
  /** A single environment, in place of `environmentPath`. */
  readonly environment?: { readonly name: string; readonly directory: string };
  /** The folders of modules outside of environments. */
  readonly baseModulepath?: readonly string[];
  /** Whether each catalog is compiled from the current sources, for development. Default: false: `deploy` reads them. */
  readonly isLive?: boolean;
  readonly strict?: Strictness;
  /** Default: true. */
  readonly strictVariables?: boolean;
  /** Whether functions that modules define in JavaScript may run. Default: false. */
  readonly allowJavascript?: boolean;
  /** Whether the command `config_version` of `environment.conf` runs with each deploy. Default: false. */
  readonly runConfigVersion?: boolean;
  /** The number of workers. Default: the number of processors. */
  readonly workers?: number;
  /** The number of catalogs that may wait. Default: 100 for each worker. */
  readonly queue?: number;
  /** The time for one catalog, in seconds. Default: 60. */
  readonly timeLimit?: number;
  /** The memory for one catalog, in MiB. Default: 512. */
  readonly memoryLimit?: number;
  /** The largest body of a request, in bytes. Default: 16 MiB. */
  readonly bodyLimit?: number;
  /** Other limits of connections than the default ones. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
  /** The path of a `fileserver.conf`. */
  readonly fileServerConfig?: string;
  /** The program that classifies nodes. */
  readonly enc?: string;
  /** The URL of the CA that signs certificate requests. */
  readonly caUrl?: string;
  /** An existing PuppetDB, which stores exported resources and answers `puppetdb_query`. */
  readonly puppetDb?: PuppetDbOptions;
  /** Where exported resources are stored. See `ExportedOptions.store`. */
  readonly exported?: ExportedOptions;
  /** The names of clients that may deploy environments. */
  readonly administrators?: readonly string[];
  /** The names of clients that may compile the catalog of any node. */
  readonly compilers?: readonly string[];
  readonly logLevel?: LogLevel;
  /** Where the log goes. Default: standard output. */
  readonly logStream?: DestinationStream;
}

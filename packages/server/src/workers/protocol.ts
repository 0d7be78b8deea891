import type { PuppetDbSettings } from '@pptjs/catalog/remote';
import type { Strictness } from '@pptjs/runtime/internal';
import type { EnvironmentSource, VersionDescription } from '../environments/version.js';
import type { PostgresSettings } from '../exported/postgres-connection.js';
import type { PackedCommand } from '../puppetdb/command.js';

/** How workers build and compile. Plain data. */
export interface WorkerSettings {
  /** The folder of the server's state. */
  readonly state: string;
  readonly strict: Strictness | undefined;
  readonly strictVariables: boolean;
  /** The time for one catalog, in seconds. */
  readonly timeLimit: number;
  /** The size of the heap at which a catalog fails, in MiB. */
  readonly memoryLimit: number;
  /** Whether functions that modules define in JavaScript may run. */
  readonly allowJavascript: boolean;
  /** Whether the command `config_version` of an environment runs when a version is built. */
  readonly runConfigVersion: boolean;
  readonly exported: ExportedSettings;
  readonly puppetDb: PuppetDbSettings | undefined;
}

/** Where exported resources are stored. */
export type ExportedSettings = (
  | { readonly kind: 'files' | 'puppetdb' }
  | ({ readonly kind: 'postgresql' } & PostgresSettings)
) & {
  /** Whether an agent gets its catalog even if the resources that it exports cannot be stored. */
  readonly softWriteFailure: boolean;
};

/** The input of one catalog. */
export interface CatalogRequest {
  readonly node: string;
  /** The JSON text of the facts, as the agent sends it; undefined for a node without facts. */
  readonly facts: string | undefined;
  readonly trusted: Readonly<Record<string, unknown>>;
  readonly serverFacts: Readonly<Record<string, unknown>>;
  /** Top-scope variables of the node: the parameters of the ENC. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Classes of the node besides those of the main manifest, with their parameters. */
  readonly classes: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
  /** Whether the resources that the catalog exports are stored for other nodes. */
  readonly storesExported: boolean;
  /** The kind of checksums for a static catalog; undefined for a catalog without metadata. */
  readonly checksumType: string | undefined;
  /** Describes the commands for PuppetDB; undefined if it gets none. */
  readonly forwarding: Forwarding | undefined;
}

/** The members of commands for PuppetDB besides facts and the catalog. */
export interface Forwarding {
  /** The name of this server. */
  readonly producer: string;
  readonly transactionUuid: string | null;
  readonly jobId: string | null;
}

export interface LogLine {
  readonly level: string;
  readonly message: string;
}

export interface CompiledAnswer {
  /** The JSON text of the catalog; undefined if it could not be compiled. */
  readonly catalog?: string;
  /** The reason why there is no catalog, in Puppet's words. */
  readonly error?: string;
  /** The files of the version are damaged: another build repairs them. */
  readonly isDamaged?: boolean;
  readonly logs: readonly LogLine[];
  /** For PuppetDB: the facts, and the catalog if there is one. */
  readonly commands?: readonly PackedCommand[];
}

/** The requests to a worker, which answers each one before it gets the next one. */
export type WorkerRequest =
  | { readonly kind: 'start'; readonly settings: WorkerSettings }
  | { readonly kind: 'build'; readonly source: EnvironmentSource }
  /** Removes old versions from the state, except for those in these folders. */
  | { readonly kind: 'prune'; readonly inUse: readonly string[] }
  /** Loads a version before catalogs need it. */
  | { readonly kind: 'prepare'; readonly version: VersionDescription }
  | { readonly kind: 'forget'; readonly directory: string }
  | { readonly kind: 'compile'; readonly version: VersionDescription; readonly request: CatalogRequest };

export type WorkerAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'built'; readonly version: VersionDescription }
  | { readonly kind: 'compiled'; readonly answer: CompiledAnswer }
  /** The request failed for a reason that is not the code of a catalog. */
  | { readonly kind: 'failed'; readonly message: string };

import { join } from 'node:path';
import {
  BuiltEnvironmentError,
  BundledEnvironment,
  CatalogCompileError,
  CatalogCompiler,
  linkEnvironment,
  moduleExtensions,
  type QuerySource,
  withAgentFacts,
} from '@pptjs/catalog';
import { isSystemError, systemMessage } from '@pptjs/files';
import { EvaluationError, type LogEntry, writeJson } from '@pptjs/runtime/internal';
import { agentCatalog, exportedResources } from '../catalogs/agent-catalog.js';
import { AgentFactsError, factVariables, parseAgentFacts } from '../catalogs/agent-facts.js';
import { CatalogLog } from '../catalogs/catalog-log.js';
import { type StaticContent, staticCatalog } from '../catalogs/static-metadata.js';
import { CODE_FOLDER, readMounts, type VersionDescription } from '../environments/version.js';
import type { ExportedStore, NodeExports } from '../exported/exported-store.js';
import type { Checksums } from '../files/checksum.js';
import type { Mounts } from '../files/mounts.js';
import { catalogCommand } from '../puppetdb/catalog-command.js';
import { packCommand, type PackedCommand } from '../puppetdb/command.js';
import { factsCommand } from '../puppetdb/facts-command.js';
import type { CatalogRequest, CompiledAnswer, WorkerSettings } from './protocol.js';

/** The largest text of a catalog, in characters. The process that accepts connections holds it until the agent has read it. */
const MAX_CATALOG_LENGTH = 32 * 2 ** 20;

/** Reports a catalog that is too large to be sent. */
class CatalogSizeError extends Error {
  override readonly name = 'CatalogSizeError';
}

/** The services that the compilers of all versions share. */
export interface CompilerServices {
  readonly checksums: Checksums;
  readonly exported: ExportedStore;
  /** Answers the queries of `puppetdb_query`. */
  readonly puppetDb: QuerySource | undefined;
}

/** Compiles the catalogs of one version of an environment, in a worker. */
export class VersionCompiler {
  readonly #compiler: CatalogCompiler;
  readonly #version: VersionDescription;
  readonly #settings: WorkerSettings;
  readonly #services: CompilerServices;
  #mounts: Mounts | undefined;

  private constructor(
    compiler: CatalogCompiler,
    version: VersionDescription,
    settings: WorkerSettings,
    services: CompilerServices,
  ) {
    this.#compiler = compiler;
    this.#version = version;
    this.#settings = settings;
    this.#services = services;
  }

  /** @throws {BuiltEnvironmentError} if the files of the version are damaged */
  static async load(
    version: VersionDescription,
    settings: WorkerSettings,
    services: CompilerServices,
  ): Promise<VersionCompiler> {
    const { directory, location, environment: name } = version;
    const { strict, strictVariables, timeLimit, memoryLimit, allowJavascript } = settings;
    const { puppetDb } = services;
    const environment = await linkEnvironment(join(directory, CODE_FOLDER), { location, name });
    if (environment instanceof BundledEnvironment) throw new TypeError(`${directory} is a bundle`);
    const compiler = new CatalogCompiler({
      environment,
      ...(strict !== undefined && { strict }),
      strictVariables,
      timeLimit,
      memoryLimit,
      extensions: moduleExtensions({ allowJavascript, puppetDb }),
    });
    return new VersionCompiler(compiler, version, settings, services);
  }

  /**
   * Never throws: the answer has the error of the catalog.
   *
   * @param configVersion that of the last build, which may have given the same version of the environment
   */
  async compile(request: CatalogRequest, configVersion: string | undefined): Promise<CompiledAnswer> {
    const log = new CatalogLog();
    const commands: PackedCommand[] = [];
    try {
      return {
        catalog: await this.#compile({ ...request, configVersion }, log.add, commands),
        logs: log.lines,
        commands,
      };
    } catch (error) {
      return { error: messageOf(error), isDamaged: isDamage(error), logs: log.lines, commands };
    }
  }

  #storeExported(exports: NodeExports, log: (entry: LogEntry) => void): void {
    try {
      this.#services.exported.replace(exports);
    } catch (error) {
      if (!this.#settings.exported.softWriteFailure || !(error instanceof EvaluationError)) throw error;
      log({ level: 'err', message: `The resources that ${exports.node} exports are not stored: ${error.message}` });
    }
  }

  /** @param commands gets the commands for PuppetDB. A catalog that fails has facts nevertheless */
  async #compile(
    request: CatalogRequest & { readonly configVersion: string | undefined },
    log: (entry: LogEntry) => void,
    commands: PackedCommand[],
  ): Promise<string> {
    const { node, facts, trusted, serverFacts, variables, classes, storesExported, forwarding, configVersion } =
      request;
    const { environment } = this.#version;
    const origin = forwarding && {
      certname: node,
      environment,
      producer: forwarding.producer,
      timestamp: new Date().toISOString(),
    };
    const values = facts === undefined ? undefined : parseAgentFacts(facts, node);
    if (origin !== undefined && values !== undefined)
      commands.push(await packCommand(factsCommand(values, trusted, origin)));
    const compiled = await this.#compiler.compileLoading(
      withAgentFacts({
        node,
        facts: values === undefined ? {} : factVariables(values),
        trusted,
        serverFacts,
        variables: { ...serverFacts, ...variables },
        classes,
        ...(configVersion !== undefined && { version: configVersion }),
        exported: { findExported: (type, query) => this.#services.exported.findOfOthers({ node, type, query }) },
        log,
      }),
    );
    const content = this.#staticContent(request);
    const data = agentCatalog(compiled);
    const text = writeJson(content === undefined ? data : await staticCatalog(data, content));
    if (text.length > MAX_CATALOG_LENGTH)
      throw new CatalogSizeError(
        `The catalog has ${text.length} characters: the limit is ${MAX_CATALOG_LENGTH} on node ${node}`,
      );
    if (storesExported) this.#storeExported({ node, environment, resources: exportedResources(compiled.data) }, log);
    if (origin !== undefined && forwarding !== undefined) {
      const run = { ...forwarding, codeId: content?.codeId ?? null };
      commands.push(await packCommand(catalogCommand(compiled, origin, run)));
    }
    return text;
  }

  /** Returns what a static catalog is made from; undefined if the agent gets another one. */
  #staticContent({ checksumType }: CatalogRequest): StaticContent | undefined {
    if (checksumType === undefined || !this.#version.hasStaticCatalogs) return undefined;
    const { id, directory, location } = this.#version;
    this.#mounts ??= readMounts(directory, location);
    return { codeId: id, mounts: this.#mounts, checksums: this.#services.checksums, checksumType };
  }
}

/** Whether an error says that the files of a version are damaged. */
function isDamage(error: unknown): boolean {
  return (
    error instanceof BuiltEnvironmentError || (error instanceof Error && error.cause instanceof BuiltEnvironmentError)
  );
}

function messageOf(error: unknown): string {
  if (error instanceof CatalogCompileError || error instanceof AgentFactsError || error instanceof CatalogSizeError)
    return error.message;
  if (error instanceof EvaluationError) return `${error.message}${error.help === undefined ? '' : ` (${error.help})`}`;
  if (isDamage(error) || isSystemError(error)) return systemMessage(error);
  return error instanceof Error ? `internal error: ${error.message}` : String(error);
}

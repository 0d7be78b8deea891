/**
 * A worker process of a server: builds versions of environments and compiles catalogs. Workers are processes and not
 * threads, because V8 ends the whole process when memory runs out or a value becomes too large. They share the built code
 * on disk.
 */
import { PuppetDb } from '@pptjs/catalog';
import { errorText, systemMessage } from '@pptjs/files';
import { buildVersion } from '../environments/build-version.js';
import { pruneState } from '../environments/prune-state.js';
import { contentDirectory } from '../environments/state-folders.js';
import type { VersionDescription } from '../environments/version.js';
import { createExportedStore } from '../exported/create-exported-store.js';
import { Checksums } from '../files/checksum.js';
import { ContentStore } from '../files/content-store.js';
import type { CatalogRequest, CompiledAnswer, WorkerAnswer, WorkerRequest, WorkerSettings } from './protocol.js';
import { type CompilerServices, VersionCompiler } from './version-compiler.js';

class Worker {
  readonly #settings: WorkerSettings;
  readonly #services: CompilerServices;
  readonly #versions = new Map<string, Promise<VersionCompiler>>();

  constructor(settings: WorkerSettings) {
    this.#settings = settings;
    const puppetDb = settings.puppetDb && new PuppetDb(settings.puppetDb);
    this.#services = {
      checksums: new Checksums(new ContentStore(contentDirectory(settings.state))),
      exported: createExportedStore(settings, puppetDb),
      puppetDb,
    };
  }

  async answer(request: Exclude<WorkerRequest, { readonly kind: 'start' }>): Promise<WorkerAnswer> {
    switch (request.kind) {
      case 'build':
        return { kind: 'built', version: await buildVersion(request.source, this.#settings) };
      case 'prune':
        pruneState(this.#settings.state, new Set(request.inUse));
        return { kind: 'done' };
      case 'prepare':
        await this.#load(request.version);
        return { kind: 'done' };
      case 'forget':
        this.#versions.delete(request.directory);
        return { kind: 'done' };
      case 'compile': {
        const answer = await this.#compile(request.version, request.request);
        // A damaged version must not stay loaded after a build has repaired it.
        if (answer.isDamaged === true) this.#versions.delete(request.version.directory);
        return { kind: 'compiled', answer };
      }
    }
  }

  async #compile(version: VersionDescription, request: CatalogRequest): Promise<CompiledAnswer> {
    let compiler: VersionCompiler;
    try {
      compiler = await this.#load(version);
    } catch (error) {
      // The version was loaded when it was deployed.
      return { error: systemMessage(error), isDamaged: true, logs: [] };
    }
    return compiler.compile(request, version.configVersion);
  }

  /** Returns the compiler of a version. The folder is unique to an environment and version. */
  #load(version: VersionDescription): Promise<VersionCompiler> {
    const key = version.directory;
    let compiler = this.#versions.get(key);
    if (compiler === undefined) {
      compiler = VersionCompiler.load(version, this.#settings, this.#services);
      this.#versions.set(key, compiler);
      compiler.catch(() => this.#versions.delete(key));
    }
    return compiler;
  }
}

let worker: Worker | undefined;

function send(answer: WorkerAnswer): void {
  process.send?.(answer);
}

async function handle(request: WorkerRequest): Promise<void> {
  try {
    if (request.kind === 'start') {
      worker = new Worker(request.settings);
      send({ kind: 'done' });
    } else if (worker !== undefined) send(await worker.answer(request));
  } catch (error) {
    send({ kind: 'failed', message: errorText(error) });
  }
}

process.on('message', (request: WorkerRequest) => void handle(request));
// The server has ended.
process.on('disconnect', () => process.exit());
// The server decides when its workers end: a terminal sends Ctrl-C to all of them.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

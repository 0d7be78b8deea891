import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { createDirectory, systemMessage } from '@pptjs/files';
import type { Arguments } from '../arguments/arguments.js';
import { CommandError, ExitCode } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { Progress } from '../report/progress.js';
import { count } from '../report/reporter.js';
import { escapeControls } from '../report/terminal.js';
import { readCodeAndManifest } from './code-settings.js';
import { findFactsFiles, type NodeFile, nodesOfFiles } from './node-files.js';
import { readNodeSettings, readSharedNodeOptions } from './node-settings.js';
import type { CatalogOutput, NodeAnswer, WorkerData } from './node-worker.js';
import { createNodeCompiler } from './open-environment.js';
import { WorkerPool } from './worker-pool.js';

const MAX_WORKERS = 999;

/** The number of nodes for which the start of another worker pays off. */
const NODES_PER_WORKER = 25;

/** The largest chunk, whose catalogs share a limit of time. Larger chunks do not make the work noticeably cheaper. */
const MAX_CHUNK = 50;

const MIN_CHUNKS_PER_WORKER = 8;

/**
 * `pptjs compile --nodes`: compiles the catalogs of many nodes in several worker processes.
 * @throws {CommandError} if the environment or the output folder cannot be used, or no worker can be started
 */
export async function compileNodes(args: Arguments, host: Host): Promise<ExitCode> {
  const started = performance.now();
  const outDirectory = args.text('out-dir');
  const data: WorkerData = {
    code: await readCodeAndManifest(args, host),
    node: readNodeSettings(args, host),
    output:
      outDirectory === undefined
        ? { kind: 'text' }
        : { kind: 'folder', path: createOutputDirectory(outDirectory, host) },
  };
  const files = await findFactsFiles(args.required('nodes'), host);
  const memoryLimit = args.text('memory-limit') === undefined ? undefined : data.code.memoryLimit;
  const pool = new WorkerPool(data, { stderr: host.stderr, memoryLimit });
  let run: CompileRun;
  try {
    // The workers start while this process looks for the nodes and checks the environment.
    pool.prepare(workerCount(args, files.length));
    const nodes = nodesOfFiles(files);
    const workers = workerCount(args, nodes.length);
    pool.prepare(workers);
    // Errors that concern all nodes are reported here once, before each worker runs into them.
    await createNodeCompiler(data.code);
    readSharedNodeOptions(data.node);
    run = new CompileRun(nodes, pool, data.output, host);
    await run.compile(workers);
  } finally {
    await pool.close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const failed = run.failed === 0 ? '' : `, ${count(run.failed, 'node')} failed`;
  host.stderr.write(`${count(run.done - run.failed, 'catalog')} compiled in ${seconds} s${failed}\n`);
  return run.failed > 0 ? ExitCode.failed : ExitCode.ok;
}

function createOutputDirectory(name: string, host: Host): string {
  const path = resolve(host.cwd, name);
  try {
    createDirectory(path);
  } catch (error) {
    throw new CommandError(`${name}: ${existsSync(path) ? 'the output folder is a file' : systemMessage(error)}`);
  }
  return path;
}

/** Returns the number of workers for at least as many nodes. */
function workerCount(args: Arguments, nodes: number): number {
  const most = Math.max(1, Math.min(availableParallelism(), Math.ceil(nodes / NODES_PER_WORKER)));
  return Math.min(args.integer('workers', MAX_WORKERS) ?? most, nodes);
}

/**
 * The nodes of a command, and the loops that compile them in chunks. A worker gets its next chunk when it has answered the
 * last one, so answers never pile up.
 */
class CompileRun {
  readonly #nodes: readonly NodeFile[];
  readonly #pool: WorkerPool;
  readonly #output: CatalogOutput;
  readonly #host: Host;
  readonly #progress: Progress;
  /** The number of nodes that workers have. */
  #taken = 0;
  done = 0;
  failed = 0;

  readonly #decoder = new TextDecoder();

  constructor(nodes: readonly NodeFile[], pool: WorkerPool, output: CatalogOutput, host: Host) {
    this.#nodes = nodes;
    this.#pool = pool;
    this.#output = output;
    this.#host = host;
    this.#progress = new Progress(host.stderr, nodes.length);
  }

  /** @param workers the number of processes that compile at the same time */
  async compile(workers: number): Promise<void> {
    // Small chunks at the end of a command keep all workers busy.
    const size = Math.max(1, Math.min(MAX_CHUNK, Math.floor(this.#nodes.length / (workers * MIN_CHUNKS_PER_WORKER))));
    try {
      await Promise.all(Array.from({ length: workers }, () => this.#compileChunks(size)));
    } finally {
      this.#progress.clear();
      // If one worker cannot be started, the others must not go on after the error.
      this.#taken = this.#nodes.length;
    }
  }

  async #compileChunks(size: number): Promise<void> {
    while (this.#taken < this.#nodes.length) {
      const chunk = this.#nodes.slice(this.#taken, this.#taken + size);
      this.#taken += chunk.length;
      await this.#pool.compileChunk(chunk, (answer) => this.#report(answer));
    }
  }

  /** Prints the answer for a node, and its catalog unless the worker has written it to a file. */
  #report({ node, catalog, error, logs }: NodeAnswer): void {
    const { stdout, stderr } = this.#host;
    this.#progress.clear();
    for (const line of logs) stderr.write(escapeControls(`${node}: ${line}\n`));
    if (error !== undefined) this.failed++;
    if (this.#output.kind === 'text') {
      const result =
        error === undefined ? `"catalog":${this.#decoder.decode(catalog)}` : `"error":${JSON.stringify(error)}`;
      stdout.write(`{"node":${JSON.stringify(node)},${result}}\n`);
    } else if (error !== undefined) stderr.write(escapeControls(`${node}: error: ${error}\n`));
    this.#progress.step(++this.done, node);
  }
}

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
import type { NodeAnswer, WorkerData } from './node-worker.js';
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
  const run = new CompileRun(data, host, args.text('memory-limit') === undefined ? undefined : data.code.memoryLimit);
  try {
    // The workers start while this process looks for the nodes and checks the environment.
    run.prepare(workerCount(args, files.length));
    const nodes = nodesOfFiles(files);
    run.prepare(workerCount(args, nodes.length));
    // Errors that concern all nodes are reported here once, before each worker runs into them.
    await createNodeCompiler(data.code);
    readSharedNodeOptions(data.node);
    await run.compile(nodes);
  } finally {
    await run.close();
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
  readonly #data: WorkerData;
  readonly #host: Host;
  readonly #pool: WorkerPool;
  #progress: Progress;
  #nodes: readonly NodeFile[] = [];
  /** The number of processes that are started, and compile at the same time. */
  #workers = 0;
  /** The number of nodes that workers have. */
  #taken = 0;
  done = 0;
  failed = 0;

  readonly #decoder = new TextDecoder();

  /** @param memoryLimit the value of `--memory-limit` */
  constructor(data: WorkerData, host: Host, memoryLimit: number | undefined) {
    this.#data = data;
    this.#host = host;
    this.#progress = new Progress(host.stderr, 0);
    this.#pool = new WorkerPool(data, { stderr: host.stderr, memoryLimit });
  }

  /** Starts workers until there are as many. */
  prepare(workers: number): void {
    this.#pool.prepare(Math.max(0, workers - this.#workers));
    this.#workers = Math.max(this.#workers, workers);
  }

  async compile(nodes: readonly NodeFile[]): Promise<void> {
    this.#nodes = nodes;
    this.#progress = new Progress(this.#host.stderr, nodes.length);
    const loops = Math.min(this.#workers, nodes.length);
    // Small chunks at the end of a command keep all workers busy.
    const size = Math.max(1, Math.min(MAX_CHUNK, Math.floor(nodes.length / (loops * MIN_CHUNKS_PER_WORKER))));
    await Promise.all(Array.from({ length: loops }, () => this.#compileChunks(size)));
  }

  /** Ends the workers. */
  async close(): Promise<void> {
    this.#progress.clear();
    // If one worker cannot be started, the others must not go on after the error.
    this.#taken = this.#nodes.length;
    await this.#pool.close();
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
    if (this.#data.output.kind === 'text') {
      const result =
        error === undefined ? `"catalog":${this.#decoder.decode(catalog)}` : `"error":${JSON.stringify(error)}`;
      stdout.write(`{"node":${JSON.stringify(node)},${result}}\n`);
    } else if (error !== undefined) stderr.write(escapeControls(`${node}: error: ${error}\n`));
    this.#progress.step(++this.done, node);
  }
}

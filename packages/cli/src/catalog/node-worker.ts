/**
 * A worker process of `pptjs compile --nodes`: receives the settings and then chunks of nodes, and answers with their
 * catalogs. Workers are processes and not threads, because V8 ends the whole process when memory runs out or a value
 * becomes too large.
 */
import { basename, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { digestCatalog, type NodeOptions } from '@pptjs/catalog';
import { errorText, systemMessage, writeAtomically } from '@pptjs/files';
import { logText, type PlainObject, writeJson, type LogEntry } from '@pptjs/runtime/internal';
import { FIRST_CATALOGS, optimizeLate } from '../process/late-optimization.js';
import type { NodeCompiler } from './acyclic-compiler.js';
import type { CodeSettings } from './code-settings.js';
import { type NodeFile, NodeFileReader } from './node-files.js';
import { readSharedNodeOptions, type NodeSettings } from './node-settings.js';
import { createNodeCompiler } from './open-environment.js';

export interface WorkerData {
  readonly code: CodeSettings;
  readonly node: NodeSettings;
  readonly output: CatalogOutput;
}

/** Where the catalogs go: into a folder, or into the answers, as text or compressed and with their digests. */
export type CatalogOutput =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'text' }
  | { readonly kind: 'packed' };

/** A message to a worker: first its settings, then chunks of nodes. */
export type WorkerRequest = { readonly data: WorkerData } | { readonly nodes: readonly NodeFile[] };

/** The answer of a worker: an error, or the catalog unless the worker has written it to a file. */
export interface NodeAnswer {
  readonly node: string;
  /** The JSON text of the catalog, in UTF-8. */
  readonly catalog?: Uint8Array;
  /** The digest of the catalog (`digestCatalog`), and its JSON text compressed with gzip. */
  readonly packed?: { readonly digest: string; readonly content: Uint8Array };
  readonly error?: string;
  readonly logs: readonly string[];
}

/** A message of a worker: it is ready, answers for nodes in their order, or the error that ends it. */
export type WorkerMessage =
  | 'ready'
  | { readonly answers: readonly NodeAnswer[]; readonly isLast: boolean }
  | { readonly uncaught: string };

/** The answers of a shorter time are sent together. */
const MILLISECONDS_BETWEEN_ANSWERS = 100;

/** The process may have started long before there are nodes for it, so the time begins with the first chunk. */
const optimizeAfter = optimizeLate();

/** The JSON text of a catalog in UTF-8, with a line end for a file, and its digest if the answer needs it. */
interface CatalogText {
  readonly text: Uint8Array;
  readonly digest?: string;
}

/** Compiles the catalogs of the nodes that a worker receives. */
class NodeWorker {
  #hasNodes = false;
  readonly #data: WorkerData;
  readonly #compiler: NodeCompiler;
  readonly #shared: ReturnType<typeof readSharedNodeOptions>;
  readonly #reader = new NodeFileReader();

  private constructor(data: WorkerData, compiler: NodeCompiler) {
    this.#data = data;
    this.#compiler = compiler;
    this.#shared = readSharedNodeOptions(data.node);
  }

  static async start(data: WorkerData): Promise<NodeWorker> {
    return new NodeWorker(data, await createNodeCompiler(data.code));
  }

  /** Compiles a chunk. Waits until its answers are written, so that answers never pile up in this process. */
  async run(nodes: readonly NodeFile[]): Promise<void> {
    if (!this.#hasNodes) optimizeAfter(FIRST_CATALOGS);
    this.#hasNodes = true;
    let answers: NodeAnswer[] = [];
    let sent = performance.now();
    let left = nodes.length;
    for await (const answer of this.#answers(nodes)) {
      answers.push(answer);
      const isLast = --left === 0;
      if (!isLast && performance.now() - sent < MILLISECONDS_BETWEEN_ANSWERS) continue;
      const message = { answers, isLast };
      await new Promise<void>((resolveSent) => send(message, resolveSent));
      answers = [];
      sent = performance.now();
    }
  }

  /** Yields the answers in the order of the nodes. */
  async *#answers(nodes: readonly NodeFile[]): AsyncGenerator<NodeAnswer, void, undefined> {
    const logs = nodes.map((): string[] => []);
    const outcomes = this.#compiler.compileEach(
      nodes.map((file, index) => () => this.#read(file, logs[index]!)),
      ({ data }) => this.#convert(data),
    );
    let index = 0;
    for await (const outcome of outcomes) {
      const { node } = nodes[index]!;
      const output = 'error' in outcome ? { error: errorText(outcome.error) } : this.#output(node, outcome.compiled);
      yield { node, ...output, logs: logs[index++]! };
    }
  }

  /** @param logs the lines that the compilation of the node logs are added here */
  #read(file: NodeFile, logs: string[]): NodeOptions {
    const log = (entry: LogEntry): void => {
      const { level } = entry;
      if (level !== 'debug' && level !== 'info') logs.push(`${level}: ${logText(entry)}`);
    };
    return this.#reader.read(file, { ...this.#shared, log });
  }

  /**
   * Converts a catalog to its text, and computes its digest if the answer has one. The bytes of the text need much less memory
   * than a string that was joined from thousands of parts, and V8's collector need not copy them.
   */
  #convert(data: PlainObject): CatalogText {
    const { kind } = this.#data.output;
    if (kind === 'packed') {
      const { text, digest } = digestCatalog(data);
      return { text: Buffer.from(text), digest };
    }
    return { text: Buffer.from(kind === 'folder' ? `${writeJson(data)}\n` : writeJson(data)) };
  }

  /** Writes the catalog of a node to its file, or returns it in the form that was asked for. */
  #output(node: string, { text, digest }: CatalogText): Partial<NodeAnswer> {
    const { output } = this.#data;
    try {
      if (digest !== undefined) return { packed: { digest, content: gzipSync(text, { level: 1 }) } };
      if (output.kind !== 'folder') return { catalog: text };
      const error = writeCatalog(resolve(output.path, `${node}.json`), text);
      return error === undefined ? {} : { error };
    } catch (error) {
      return { error: errorText(error) };
    }
  }
}

/** Writes a catalog to a file. Returns a message if that fails. */
function writeCatalog(path: string, content: Uint8Array): string | undefined {
  try {
    writeAtomically([{ path, content }]);
    return undefined;
  } catch (error) {
    return `${basename(path)}: ${systemMessage(error)}`;
  }
}

function send(message: WorkerMessage, then?: () => void): void {
  process.send?.(message, undefined, undefined, then);
}

/** Sends an error that no code catches, and ends the process. */
function end(error: unknown): void {
  send({ uncaught: errorText(error) }, () => process.exit(1));
}

let worker: Promise<NodeWorker> | undefined;

process.on('message', (request: WorkerRequest) => {
  if ('data' in request) {
    worker = NodeWorker.start(request.data);
    worker.then(() => send('ready'), end);
  } else void worker?.then((running) => running.run(request.nodes)).catch(end);
});
process.on('uncaughtException', end);
// The command has ended.
process.on('disconnect', () => process.exit());

/** Compiles catalogs in a thread of its own: a node in, an answer out, one at a time. */
import { CatalogCompileError } from '@pptjs/catalog';
import { writeJson, type LogEntry } from '@pptjs/runtime';
import { parentPort, workerData } from 'node:worker_threads';
import { readFacts } from '../data/facts.js';
import type { NodeFile } from './node-files.js';
import { compilerFor, type CodeSettings } from './target.js';

export interface WorkerData {
  readonly code: CodeSettings;
  readonly cwd: string;
}

/** The JSON text of a node's catalog, or why there is none. */
export interface NodeAnswer {
  readonly node: string;
  readonly catalog?: string;
  readonly error?: string;
  readonly logs: readonly string[];
}

const { code, cwd } = workerData as WorkerData;
const compiler = compilerFor(code);

async function answer({ node, path }: NodeFile): Promise<NodeAnswer> {
  const logs: string[] = [];
  const log = ({ level, message }: LogEntry): void => {
    if (level !== 'debug' && level !== 'info') logs.push(`${level}: ${message}`);
  };
  try {
    const { data } = await compiler.compileLoading({ node, facts: readFacts(path, cwd), log });
    return { node, catalog: writeJson(data), logs };
  } catch (error) {
    const message = error instanceof CatalogCompileError || error instanceof Error ? error.message : String(error);
    return { node, error: message, logs };
  }
}

parentPort?.on('message', (file: NodeFile | null) => {
  if (file === null) parentPort?.close();
  else void answer(file).then((done) => parentPort?.postMessage(done));
});
parentPort?.postMessage(null);

import { basename, resolve } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
/** Compiles catalogs in a thread of its own: a node in, an answer out, one at a time. */
import { CatalogCompileError } from '@pptjs/catalog';
import { writeAtomically } from '@pptjs/files';
import { writeJson, type LogEntry } from '@pptjs/runtime';
import { readFacts } from '../data/facts.js';
import { systemMessage } from '../files/read.js';
import type { NodeFile } from './node-files.js';
import { compilerFor, type CodeSettings } from './target.js';

export interface WorkerData {
  readonly code: CodeSettings;
  readonly cwd: string;
  /** The folder for the catalogs; they are answered where there is none. */
  readonly out: string | undefined;
}

/** The JSON text of a node's catalog, unless it was written; or why there is none. */
export interface NodeAnswer {
  readonly node: string;
  readonly catalog?: string;
  readonly error?: string;
  readonly logs: readonly string[];
}

const { code, cwd, out } = workerData as WorkerData;
const compiler = compilerFor(code);

async function answer({ node, path }: NodeFile): Promise<NodeAnswer> {
  const logs: string[] = [];
  const log = ({ level, message }: LogEntry): void => {
    if (level !== 'debug' && level !== 'info') logs.push(`${level}: ${message}`);
  };
  try {
    const { data } = await compiler.compileLoading({ node, facts: readFacts(path, cwd), log });
    const catalog = writeJson(data);
    return out === undefined
      ? { node, catalog, logs }
      : { node, ...writtenTo(resolve(out, `${node}.json`), `${catalog}\n`), logs };
  } catch (error) {
    const message = error instanceof CatalogCompileError || error instanceof Error ? error.message : String(error);
    return { node, error: message, logs };
  }
}

/** Writes a catalog; answers why it cannot. */
function writtenTo(path: string, content: string): { readonly error?: string } {
  try {
    writeAtomically([{ path, content }]);
    return {};
  } catch (error) {
    return { error: `${basename(path)}: ${systemMessage(error)}` };
  }
}

parentPort?.on('message', (file: NodeFile | null) => {
  if (file === null) parentPort?.close();
  else void answer(file).then((done) => parentPort?.postMessage(done));
});
parentPort?.postMessage(null);

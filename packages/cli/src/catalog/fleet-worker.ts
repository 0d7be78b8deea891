/** A worker thread of `pptjs compile --nodes`: receives one node at a time, and answers with its catalog. */
import { basename, resolve } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { writeAtomically } from '@pptjs/files';
import { logText, writeJson, type LogEntry } from '@pptjs/runtime';
import { systemMessage } from '../files/read-source.js';
import { createNodeCompiler, readSharedNodeOptions, type CodeSettings, type NodeSettings } from './catalog-settings.js';
import { type NodeFile, NodeFileReader } from './node-files.js';

export interface WorkerData {
  readonly code: CodeSettings;
  readonly node: NodeSettings;
  /** The folder for the catalogs. Without it, the answers contain the catalogs. */
  readonly out: string | undefined;
}

/** The answer of a worker: an error, or the JSON text of the catalog unless the worker has written it to a file. */
export interface NodeAnswer {
  readonly node: string;
  readonly catalog?: string;
  readonly error?: string;
  readonly logs: readonly string[];
}

const { code, node: nodeSettings, out } = workerData as WorkerData;
const compilerReady = createNodeCompiler(code);
const shared = readSharedNodeOptions(nodeSettings);

const reader = new NodeFileReader();

async function answer(file: NodeFile): Promise<NodeAnswer> {
  const { node } = file;
  const logs: string[] = [];
  const log = (entry: LogEntry): void => {
    const { level } = entry;
    if (level !== 'debug' && level !== 'info') logs.push(`${level}: ${logText(entry)}`);
  };
  try {
    const options = reader.read(file, { ...shared, log });
    const compiler = await compilerReady;
    const { data } = await compiler.compileLoading(options);
    const catalog = writeJson(data);
    if (out === undefined) return { node, catalog, logs };
    const error = writeCatalog(resolve(out, `${node}.json`), `${catalog}\n`);
    return error === undefined ? { node, logs } : { node, error, logs };
  } catch (error) {
    return { node, error: error instanceof Error ? error.message : String(error), logs };
  }
}

/** Writes a catalog to a file. Returns a message if that fails. */
function writeCatalog(path: string, content: string): string | undefined {
  try {
    writeAtomically([{ path, content }]);
    return undefined;
  } catch (error) {
    return `${basename(path)}: ${systemMessage(error)}`;
  }
}

parentPort?.on('message', (file: NodeFile | null) => {
  if (file === null) parentPort?.close();
  else void answer(file).then((done) => parentPort?.postMessage(done));
});
void compilerReady.then(() => parentPort?.postMessage(null));

/** A worker thread of a build: compiles the sources that the main thread sends. */
import { parentPort, workerData } from 'node:worker_threads';
import { DialectSelection } from '../sources/dialect-selection.js';
import type { BuildAnswer, BuildRequest, BuildWorkerData, BuiltModules } from './build-workers.js';
import { SourceCompiler } from './source-compiler.js';
import { SourceLinks } from './source-links.js';

const { dialect, options, cwd, firstFile } = (workerData as { readonly build: BuildWorkerData }).build;
const selection = selectDialects();
let compiler = compilerOf(new Map());

parentPort?.on('message', async (request: BuildRequest) => {
  if (request === null) process.exit();
  if ('modules' in request) {
    compiler = compilerOf(request.modules);
    return;
  }
  const answer: (readonly [number, Awaited<ReturnType<SourceCompiler['compile']>>])[] = [];
  for (const [index, source] of request.sources) answer.push([index, await (await compiler).compile(source)]);
  parentPort?.postMessage(answer satisfies BuildAnswer);
});

/** Selects the dialects as the main thread does, and loads the one that the worker needs first. */
async function selectDialects(): Promise<DialectSelection> {
  const selected = await DialectSelection.named(dialect, cwd);
  await selected.forFile(firstFile);
  return selected;
}

async function compilerOf(modules: BuiltModules): Promise<SourceCompiler> {
  return new SourceCompiler(await selection, options, cwd, new SourceLinks(modules));
}

/** A worker thread of a build: compiles the sources that the main thread sends. */
import { parentPort, workerData } from 'node:worker_threads';
import { DialectSelection } from '../sources/dialect-selection.js';
import type { BuildAnswer, BuildRequest, BuildWorkerData } from './build-workers.js';
import { SourceCompiler } from './source-compiler.js';
import { SourceLinks } from './source-links.js';

const { dialect, options, cwd, modules } = (workerData as { readonly build: BuildWorkerData }).build;
const compiler = DialectSelection.named(dialect, cwd).then(
  (selection) => new SourceCompiler(selection, options, cwd, new SourceLinks(modules)),
);

parentPort?.on('message', async (request: BuildRequest) => {
  if (request === null) process.exit();
  const answer: (readonly [number, Awaited<ReturnType<SourceCompiler['compile']>>])[] = [];
  for (const [index, source] of request) answer.push([index, await (await compiler).compile(source)]);
  parentPort?.postMessage(answer satisfies BuildAnswer);
});

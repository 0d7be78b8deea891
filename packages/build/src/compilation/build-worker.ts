/** A worker thread of a build: compiles the sources that the main thread sends. */
import { parentPort, workerData } from 'node:worker_threads';
import { DialectSelection } from '../sources/dialect-selection.js';
import type { BuildAnswer, BuildRequest, BuildWorkerData, BuiltModules } from './build-workers.js';
import { SourceCompiler } from './source-compiler.js';
import { SourceLinks } from './source-links.js';

answerRequests((workerData as { readonly build: BuildWorkerData }).build);

function answerRequests({ dialect, options, cwd, firstFile }: BuildWorkerData): void {
  const selection = selectDialects(dialect, cwd, firstFile);
  const compilerOf = async (modules: BuiltModules): Promise<SourceCompiler> =>
    new SourceCompiler(await selection, options, cwd, new SourceLinks(modules));
  let compiler = compilerOf(new Map());
  parentPort?.on('message', async (request: BuildRequest) => {
    if (request === null) process.exit();
    if ('modules' in request) {
      compiler = compilerOf(request.modules);
      return;
    }
    const answer: BuildAnswer[number][] = [];
    for (const [index, source] of request.sources) answer.push([index, await (await compiler).compile(source)]);
    parentPort?.postMessage(answer satisfies BuildAnswer);
  });
}

/** Selects the dialects as the main thread does, and loads that of the first file while the worker waits for requests. */
async function selectDialects(name: string | undefined, cwd: string, firstFile: string): Promise<DialectSelection> {
  const selection = await DialectSelection.named(name, cwd);
  await selection.forFile(firstFile);
  return selection;
}

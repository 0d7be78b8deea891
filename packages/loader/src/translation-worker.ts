/** The other side of `TranslationThread`. */
import { parentPort, workerData } from 'node:worker_threads';
import { Translator } from './translate.js';
import type { Answer, Request, ThreadData } from './translation-thread.js';

const { answers, state } = workerData as ThreadData;
const translator = new Translator(process.cwd());

parentPort?.on('message', (request: Request) => {
  void translate(request).then((answer) => {
    answers.postMessage(answer);
    Atomics.store(state, 0, 1);
    Atomics.notify(state, 0);
  });
});

async function translate({ url, format }: Request): Promise<Answer> {
  try {
    return { code: await translator.translate(url, format) };
  } catch (error) {
    return { error };
  }
}

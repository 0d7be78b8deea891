/** The other side of `TranslationThread`. */
import { parentPort, workerData } from 'node:worker_threads';
import { Translator } from './translate.js';
import type { Answer, ThreadData } from './translation-thread.js';

const { answers, state } = workerData as ThreadData;
const translator = new Translator(process.cwd());

parentPort?.on('message', (url: string) => {
  void translate(url).then((answer) => {
    answers.postMessage(answer);
    Atomics.store(state, 0, 1);
    Atomics.notify(state, 0);
  });
});

async function translate(url: string): Promise<Answer> {
  try {
    return { code: await translator.translate(url) };
  } catch (error) {
    return { error };
  }
}

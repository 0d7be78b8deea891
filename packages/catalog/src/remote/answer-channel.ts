import { workerData } from 'node:worker_threads';
import type { ChannelAnswer, ChannelData, ChannelRequest } from './blocking-channel.js';

/** Answers the requests of a `BlockingChannel`, in the thread that it has started. */
export function answerChannel<Settings>(
  createHandler: (settings: Settings) => (content: unknown) => Promise<unknown>,
): void {
  const { port, answers, settings } = workerData as ChannelData;
  const handle = createHandler(settings as Settings);
  port.on('message', ({ id, content }: ChannelRequest) => {
    void answer(id, () => handle(content)).then((message) => {
      port.postMessage(message);
      Atomics.add(answers, 0, 1);
      Atomics.notify(answers, 0);
    });
  });
}

async function answer(id: number, handle: () => Promise<unknown>): Promise<ChannelAnswer> {
  try {
    return { id, content: await handle() };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

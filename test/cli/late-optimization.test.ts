/** The threads of a build store code that V8 accepts in the next build. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import test from 'ava';
import { optimizeLate } from '../../packages/cli/dist/process/late-optimization.js';

const module = new URL('../../packages/cli/dist/process/late-optimization.js', import.meta.url).href;

/** The bytes of V8's cached code that depend on the flags. */
const flags = (): string => new Script('1').createCachedData().subarray(12, 16).toString('hex');

/** A thread that ends after a message, and sends its flags to the main thread then. */
const thread = `
  const { Script } = require('node:vm');
  const { parentPort } = require('node:worker_threads');
  process.once('exit', () => parentPort.postMessage(new Script('1').createCachedData().subarray(12, 16).toString('hex')));
  import(${JSON.stringify(module)}).then(({ endWithLateFlags }) => {
    endWithLateFlags();
    parentPort.once('message', () => process.exit());
    parentPort.postMessage('ready');
  });`;

test('a thread ends with the flags that it started with, also if the main thread has restored the usual ones', async (t) => {
  const usual = flags();
  const restoreAfter = optimizeLate();
  const late = flags();
  if (late === usual) return void t.pass('skipped: this version of V8 needs no flags');
  const worker = new Worker(thread, { eval: true });
  await once(worker, 'message');
  restoreAfter(1);
  await setTimeout(20);
  t.is(flags(), usual);
  worker.postMessage('end');
  t.deepEqual(await once(worker, 'message'), [late]);
});

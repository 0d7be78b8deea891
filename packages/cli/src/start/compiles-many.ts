import { isMainThread } from 'node:worker_threads';
import { severalLinesWait } from './input-ahead.js';

/** Whether the command line and the input ask for more than one catalog; threads are for nothing else. */
export const compilesMany: boolean = !isMainThread || (process.argv[2] === 'compile' && process.argv.some(asksForMany));

function asksForMany(word: string): boolean {
  return word === '--nodes' || word.startsWith('--nodes=') || (word === '--batch' && severalLinesWait());
}

import { isMainThread } from 'node:worker_threads';
import { parseArguments } from '../arguments/arguments.js';
import { compileOptions } from '../commands/compile-options.js';
import { severalLinesWait } from './input-ahead.js';

/** Whether the command line and the input ask for more than one catalog; threads are for nothing else. */
export const compilesMany: boolean = !isMainThread || asksForMany(process.argv.slice(2));

function asksForMany([command, ...words]: readonly string[]): boolean {
  if (command !== 'compile') return false;
  try {
    const args = parseArguments(words, compileOptions);
    if (args.flag('help')) return false;
    return args.flag('batch') ? severalLinesWait() : args.text('nodes') !== undefined;
  } catch {
    // The command says what is wrong with its words.
    return false;
  }
}

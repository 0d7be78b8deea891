import { setImmediate } from 'node:timers/promises';
import { CatalogBatch } from '@pptjs/catalog';
import type { Arguments } from '../arguments/arguments.js';
import { strictOf } from '../commands/options.js';
import { ExitCode } from '../exit-code.js';
import { standardInputLines } from '../files/standard-input.js';
import type { Host } from '../host.js';
import { codeSettings } from './target.js';

/** `pptjs compile --batch`: a case a line in, an answer a line out. */
export async function runCatalogBatch(args: Arguments, host: Host): Promise<ExitCode> {
  const { cacheDirectory, strictVariables } = codeSettings(args, host, undefined);
  const corpus = args.text('corpus');
  const batch = new CatalogBatch({
    strict: strictOf(args),
    strictVariables,
    ...(cacheDirectory !== undefined && { cacheDirectory }),
    ...(corpus !== undefined && { corpus }),
  });
  for await (const line of standardInputLines(host)) {
    if (line.trim() === '') continue;
    host.stdout.write(`${await batch.answer(line)}\n`);
    // What is written leaves, and the engine clears up, between catalogs and not while one is made.
    await setImmediate();
  }
  return ExitCode.ok;
}

/**
 * Starts the `pptjs` command. bin/pptjs.js runs bundle/start.cjs, the bundled form of this file. This file loads the first
 * chunk of the command, which is bin.ts. The chunks exist because Node loads some CommonJS files several times as fast as the
 * hundreds of ES modules in `dist`, and no command needs all of them. `npm run build` creates them from `dist` (bundle.mjs).
 *
 * Without the code cache, the start takes about 1.6 times as long; with `module.enableCompileCache` of Node 22, which stores
 * less, about 1.4 times.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { DiskCache, userCacheDirectory } from '@pptjs/files';
import { isBatch, superviseBatch } from './batch/supervisor.js';
import { ChunkLoader } from './chunk-loader.js';

/**
 * An entry has up to 1 MB. There is one for each script and subcommand and one for each script and worker threads, for each
 * Node version and version of the bundle.
 */
const MAX_CACHE_ENTRIES = 128;

const first = fileURLToPath(new URL('lib/pptjs.cjs', import.meta.url));
const cacheDirectory = userCacheDirectory(process.env);

if (isBatch(process.argv.slice(2))) superviseBatch(process.argv.slice(2));
else new ChunkLoader(first, useOfCode(), codeCache(cacheDirectory)).load('pptjs');

function codeCache(directory: string | undefined): DiskCache | undefined {
  return directory === undefined
    ? undefined
    : new DiskCache(join(directory, 'code'), { maxEntries: MAX_CACHE_ENTRIES });
}

/**
 * The subcommand decides which functions run. All other first arguments share the entries of the cache. The worker threads of
 * a build have entries of their own: other functions run in them.
 */
function useOfCode(): string {
  if (!isMainThread) return 'worker thread';
  const word = process.argv[2] ?? '';
  return /^[a-z-]{1,12}$/.test(word) ? word : '';
}

/**
 * Starts the `pptjs` command. bin/pptjs.js runs bundle/start.cjs, the bundled form of this file. This file runs
 * bundle/lib/pptjs.cjs, which bundles bin.ts and everything that it imports.
 *
 * - The bundle exists because Node loads one CommonJS file several times as fast as the hundreds of ES modules in
 *   `dist`. `npm run build` creates it from `dist` (bundle.mjs).
 * - V8 compiles a function when the function is first called. The code cache stores the result of that work, so that
 *   the next process with the same subcommand skips it. Without the cache, the start takes about 1.6 times as long;
 *   with `module.enableCompileCache` of Node 22, which stores less, about 1.4 times.
 */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { DiskCache, userCacheDirectory } from '@pptjs/files';
import { isBatch, superviseBatch } from './batch/supervisor.js';

/**
 * An entry has 2 to 3 MB. There is one for each subcommand and one for worker threads, for each Node version and version of
 * the bundle.
 */
const MAX_CACHE_ENTRIES = 16;

const bundle = fileURLToPath(new URL('lib/pptjs.cjs', import.meta.url));
const require = createRequire(bundle);
const cacheDirectory = userCacheDirectory(process.env);

if (isBatch(process.argv.slice(2))) superviseBatch(process.argv.slice(2));
else if (cacheDirectory === undefined) runBundle(undefined);
else runBundle(new DiskCache(join(cacheDirectory, 'code'), { maxEntries: MAX_CACHE_ENTRIES }));

/** Runs the bundle as `require` does, with the code that V8 compiled in an earlier process. */
function runBundle(cache: DiskCache | undefined): void {
  const key = cacheKey();
  const cachedData = cache?.readBytes(key);
  // bundle.mjs writes a function expression, with ASCII only. V8 reads it fastest as latin1.
  const script = new Script(readFileSync(bundle, 'latin1'), { filename: bundle, cachedData });
  const module = { exports: {} };
  const run = script.runInThisContext() as (...args: readonly unknown[]) => void;
  run(module.exports, require, module, bundle, dirname(bundle));
  // V8 rejects the entry if flags of this process change how code is compiled. At the exit, the script has the code of
  // all functions that ran.
  if (cachedData === undefined || script.cachedDataRejected === true)
    process.once('exit', () => cache?.write(key, script.createCachedData()));
}

/**
 * The subcommand is a part of the key, because it decides which functions run. All other first arguments share one
 * entry. The worker threads of a build have an entry of their own: other functions run in them.
 */
function cacheKey(): readonly string[] {
  const { mtimeMs, size } = statSync(bundle);
  const word = process.argv[2] ?? '';
  const command = /^[a-z-]{1,12}$/.test(word) ? word : '';
  const use = isMainThread ? command : 'worker thread';
  return [bundle, String(mtimeMs), String(size), process.version, process.arch, use];
}

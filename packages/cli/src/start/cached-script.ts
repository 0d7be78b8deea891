import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants, Script } from 'node:vm';
import { DiskCache } from '@pptjs/files';

/** Lets a script import modules. Node versions before 20.12 do not have it. */
const IMPORT = (constants as { USE_MAIN_CONTEXT_DEFAULT_LOADER?: number } | undefined)?.USE_MAIN_CONTEXT_DEFAULT_LOADER;

/** Whether this version of Node can run scripts as `runCached` does. */
export const canRunCached = IMPORT !== undefined;

type ModuleBody = (exports: object, require: NodeJS.Require, filename: string) => void;

/** Loads the modules of a script. The cache then holds the code that the engine has compiled up to that point. */
export type Load = (exports: object) => Promise<unknown>;

/** Some megabytes each: those of a few subcommands, and of the Node versions on this machine. */
const MAX_ENTRIES = 16;

/**
 * Runs a file of ASCII characters that is a function of `exports`, `require` and `__filename`, and caches the engine's
 * compiled code in `directory`, which saves most of the start-up time.
 *
 * The key is the file (path, size, time of its last change), the Node version, the architecture and the purpose, because
 * the purpose decides which functions run. The engine rejects code that was compiled with other flags. The entry is
 * written when the process ends, with all functions that ran; if there is a `load` function, after that function:
 * functions that are missing in the cache are then compiled with the flags of this process.
 *
 * @returns the file's exports
 */
export async function runCached(
  file: string,
  directory: string | undefined,
  purpose: string,
  load?: Load,
): Promise<object> {
  const cache =
    directory === undefined ? undefined : new DiskCache(join(directory, 'code'), { maxEntries: MAX_ENTRIES });
  const key = keyOf(file, `${purpose} ${load === undefined ? 'run' : 'loaded'}`);
  const cachedData = cache?.readBytes(key);
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file,
    cachedData,
    importModuleDynamically: IMPORT as never,
  });
  const exports = {};
  (script.runInThisContext() as ModuleBody)(exports, createRequire(file), file);
  const isMissing = cachedData === undefined || script.cachedDataRejected === true;
  const store = (): void => cache?.write(key, script.createCachedData());
  if (cache !== undefined && isMissing && load === undefined) process.once('exit', store);
  await load?.(exports);
  if (cache !== undefined && isMissing && load !== undefined) store();
  return exports;
}

function keyOf(file: string, use: string): readonly string[] {
  const { mtimeMs, size } = statSync(file);
  return [file, String(mtimeMs), String(size), process.version, process.arch, use];
}

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The environment variables of a process. */
type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the folder in which the command caches compiled code: `$PPTJS_CACHE` if set, else `pptjs` in the user's cache
 * folder. Returns undefined if `$PPTJS_CACHE` is `off`: then nothing is cached on disk.
 */
export function userCacheDirectory(env: Variables): string | undefined {
  const chosen = env['PPTJS_CACHE'];
  if (chosen === 'off') return undefined;
  return chosen || join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'pptjs');
}

/**
 * Returns the folder in which the module compiled from `file` is cached: `$PPTJS_CACHE` if set, else `.cache/pptjs` in
 * the nearest `node_modules` folder above the file, else the folder that `userCacheDirectory` returns. Returns
 * undefined if `$PPTJS_CACHE` is `off`.
 */
export function moduleCacheDirectory(file: string, env: Variables): string | undefined {
  if (env['PPTJS_CACHE']) return userCacheDirectory(env);
  for (let directory = dirname(file); ; directory = dirname(directory)) {
    const modules = join(directory, 'node_modules');
    if (existsSync(modules)) return join(modules, '.cache', 'pptjs');
    if (directory === dirname(directory)) return userCacheDirectory(env);
  }
}

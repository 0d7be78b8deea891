import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the command keeps what it has made: `$PPTJS_CACHE`, `off` for nowhere; else the user's cache. */
export function cacheDirectory(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const chosen = env['PPTJS_CACHE'];
  if (chosen === 'off') return undefined;
  return chosen || join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'pptjs');
}

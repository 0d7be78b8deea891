import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './command.js';

/** The script that npm installs as `pptjs`. */
export const commandFile = fileURLToPath(new URL('../../packages/cli/bin/pptjs.js', import.meta.url));

interface ProcessOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The disk cache of the commands and the Node processes that the tests of one file start. It also has V8's code of the
 * command, so a start takes half as long as without it.
 */
export const sharedCache = mkdtempSync(join(tmpdir(), 'pptjs-test-cache-'));
process.on('exit', () => rmSync(sharedCache, { recursive: true, force: true }));

/** Runs `pptjs` in a new process. The processes of a test file share a disk cache unless `env` says otherwise. */
export function pptjsProcess(argv: readonly string[], { cwd, env = {} }: ProcessOptions): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandFile, ...argv], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: sharedCache, ...env },
  });
  return { code: status ?? -1, stdout, stderr };
}

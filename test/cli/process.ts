import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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

/** V8's code of the command, for all tests of a run. With it, a start takes half as long. */
const codeCache = join(tmpdir(), 'pptjs-test-code');

/** Creates a disk cache that only has V8's code of the command. Deletes it when the tests of the file have ended. */
export function emptyCache(): string {
  const path = mkdtempSync(join(tmpdir(), 'pptjs-test-cache-'));
  process.on('exit', () => rmSync(path, { recursive: true, force: true }));
  mkdirSync(codeCache, { recursive: true });
  symlinkSync(codeCache, join(path, 'code'));
  return path;
}

/** The disk cache of the commands and the Node processes that the tests of one file start. */
export const sharedCache = emptyCache();

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

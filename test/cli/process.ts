import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './command.js';

/** The script that npm installs as `pptjs`. */
export const commandFile = fileURLToPath(new URL('../../packages/cli/bin/pptjs.js', import.meta.url));

interface ProcessOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs `pptjs` in a new process, without the loader of the tests. The disk cache is off unless `env` says otherwise. */
export function pptjsProcess(argv: readonly string[], { cwd, env = {} }: ProcessOptions): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandFile, ...argv], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: 'off', ...env },
  });
  return { code: status ?? -1, stdout, stderr };
}

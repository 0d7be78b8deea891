import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { write } from '../cli/folder.js';
import { sharedCache } from '../cli/process.js';
import { placedPackages } from '../published/placed-packages.js';

/** Creates a folder with `files` in which Node finds the packages as they are published. Deletes it after the test. */
export function workspace(t: ExecutionContext, files: Readonly<Record<string, string>>): string {
  return createWorkspace(files, (remove) => t.teardown(remove));
}

/** Like `workspace`, for all tests of a file. Deletes the folder when they have ended. */
export function sharedWorkspace(files: Readonly<Record<string, string>>): string {
  return createWorkspace(files, (remove) => process.on('exit', remove));
}

function createWorkspace(files: Readonly<Record<string, string>>, atEnd: (remove: () => void) => void): string {
  const path = mkdtempSync(join(placedPackages(), 'pptjs-loader-'));
  atEnd(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) write(join(path, name), content);
  return path;
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Node in `cwd` without the options of the test process, with the disk cache of the test file. */
export function node(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: sharedCache, ...env },
  });
  return { status, stdout, stderr };
}

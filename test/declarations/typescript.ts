import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { write } from '../cli/folder.js';
import { commandFile } from '../cli/process.js';

const compilers = {
  7: fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url)),
  5: fileURLToPath(new URL('../../node_modules/typescript-5/bin/tsc', import.meta.url)),
};

/** The versions of TypeScript that check declarations. */
export const typescriptVersions = [5, 7] as const;

/** Runs `pptjs build` in a folder. */
export function buildIn(cwd: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [commandFile, 'build', ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (status !== 0) throw new Error(stderr);
}

/** Checks the TypeScript files of a folder, also the declarations, with `tsc --strict`. Returns its messages as lines. */
export function typeErrors(
  cwd: string,
  {
    version = 7,
    options = {},
    include = ['.'],
  }: {
    version?: keyof typeof compilers;
    options?: Readonly<Record<string, unknown>>;
    include?: readonly string[];
  } = {},
): readonly string[] {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023'],
    types: [],
    skipLibCheck: false,
    ...options,
  };
  write(join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  const { stdout } = spawnSync(process.execPath, [compilers[version], '-p', 'tsconfig.json'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return stdout.split('\n').filter((line) => line !== '');
}

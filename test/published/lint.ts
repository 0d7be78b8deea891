/** Checks packed packages with publint and with "Are the types wrong?" (attw). */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { root } from '../examples/readmes.js';

/** The findings of both linters about the packages in `archives`, which are paths. */
export async function lintPackages(archives: readonly string[]): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const archive of archives)
    for (const finding of [...publint(archive), ...(await attw(archive))])
      findings.push(`${basename(archive)}: ${finding}`);
  return findings;
}

function publint(archive: string): readonly string[] {
  const script = `${root}/node_modules/publint/src/cli.js`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--strict', archive], { encoding: 'utf8' });
  return status === 0 ? [] : [`publint\n${stdout}${stderr}`];
}

/**
 * The problems that attw finds, except two kinds:
 *
 * - The module resolution of TypeScript for Node 10 does not know `exports`.
 * - The packages are ES modules only. All versions of Node in `engines` can require them, which attw does not assume.
 */
async function attw(archive: string): Promise<readonly string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(archive))));
  if (!analysis.types) return [];
  return analysis.problems
    .filter((problem) => problem.kind !== 'CJSResolvesToESM')
    .filter((problem) => !('resolutionKind' in problem) || problem.resolutionKind !== 'node10')
    .map((problem) => `attw ${JSON.stringify(problem)}`);
}

/** Checks packed packages with publint and with "Are the types wrong?" (attw). */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** The findings of both linters about the packages in `archives`, which are paths. */
export async function lintPackages(archives: readonly string[]): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const archive of archives) {
    const content = new Uint8Array(readFileSync(archive));
    for (const finding of [...(await publintErrors(content)), ...(await attwProblems(content))])
      findings.push(`${basename(archive)}: ${finding}`);
  }
  return findings;
}

/** The errors and warnings of publint. */
async function publintErrors({ buffer }: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.filter(({ type }) => type === 'error').map((message) => `publint ${formatMessage(message, pkg)}`);
}

/**
 * The problems that attw finds, except two kinds:
 *
 * - The module resolution of TypeScript for Node 10 does not know `exports`.
 * - The packages are ES modules only. All versions of Node in `engines` can require them, which attw does not assume.
 */
async function attwProblems(content: Uint8Array): Promise<readonly string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(content));
  if (!analysis.types) return [];
  return analysis.problems
    .filter((problem) => problem.kind !== 'CJSResolvesToESM')
    .filter((problem) => !('resolutionKind' in problem) || problem.resolutionKind !== 'node10')
    .map((problem) => `attw ${JSON.stringify(problem)}`);
}

/**
 * Compares the syntax trees of all manifests and templates of the modules that come with Puppet.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { corpus, runPptjs, runPuppet } from './puppet.js';

export interface TreeComparison {
  readonly passed: number;
  readonly different: readonly string[];
}

export async function compareCorpus(): Promise<TreeComparison> {
  const files = sourcesBelow(corpus);
  const input = `${files.join('\n')}\n`;
  const [expected, actual] = [
    treesOf(await runPuppet('dump_ast.rb', { input })),
    treesOf(await runPptjs(['ast', '--format', 'pn', '--json'], input)),
  ];
  const different = files.filter((file) => expected.get(file) !== actual.get(file));
  return { passed: files.length - different.length, different };
}

function sourcesBelow(directory: string): string[] {
  return readdirSync(directory)
    .sort()
    .flatMap((name) => {
      const path = join(directory, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory()) return sourcesBelow(path);
      return stats?.isFile() && /\.e?pp$/.test(name) ? [path] : [];
    });
}

/**
 * Returns the tree of each file as text. Parsing and printing the JSON again makes equal numbers equal texts, because
 * Ruby and JavaScript print floats differently.
 */
function treesOf(lines: string): Map<string, string> {
  const parsed = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { file: string; pn?: unknown; error?: string });
  return new Map(
    parsed.map(({ file, pn, error }) => [file, error === undefined ? JSON.stringify(pn) : `error ${error}`]),
  );
}

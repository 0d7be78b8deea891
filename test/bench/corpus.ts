import { existsSync, readFileSync } from 'node:fs';
import { findFiles } from '../../packages/cli/dist/index.js';
import { corpus } from '../conformance/puppet.js';

export interface CorpusFile {
  readonly path: string;
  readonly text: string;
  readonly bytes: number;
}

/** Returns the manifests of the corpus of real modules, or undefined if the corpus is not installed. */
export async function corpusFiles(): Promise<readonly CorpusFile[] | undefined> {
  if (!existsSync(corpus)) return undefined;
  const { files } = await findFiles([corpus], '/', ['.pp', '.epp']);
  return files
    .filter(({ path }) => path.endsWith('.pp'))
    .map(({ path }) => {
      const bytes = readFileSync(path);
      return { path, text: bytes.toString('utf8'), bytes: bytes.length };
    });
}

/** Returns the total size of the files in bytes. */
export const bytesOf = (files: readonly CorpusFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

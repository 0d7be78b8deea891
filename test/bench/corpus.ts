import { existsSync, readFileSync } from 'node:fs';
import { findFiles } from '@pptjs/cli';
import { corpus } from '../conformance/puppet.js';

export interface CorpusFile {
  readonly path: string;
  readonly text: string;
  readonly bytes: number;
}

/** The manifests of the reference's corpus, or null where there is none on this machine. */
export async function corpusFiles(): Promise<readonly CorpusFile[] | null> {
  if (!existsSync(corpus)) return null;
  const { files } = await findFiles([corpus], '/');
  return files
    .filter(({ path }) => path.endsWith('.pp'))
    .map(({ path }) => {
      const bytes = readFileSync(path);
      return { path, text: bytes.toString('utf8'), bytes: bytes.length };
    });
}

export const bytesOf = (files: readonly CorpusFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

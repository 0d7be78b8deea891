import { packTar } from 'modern-tar';
import type { BuiltFile } from './build-environment.js';

/**
 * Packs the files of a built environment into a tar archive, which `linkEnvironment` can open. The same files give the same
 * bytes.
 */
export async function packFiles(files: readonly BuiltFile[]): Promise<Uint8Array> {
  return packTar(
    files.map(({ path, content }) => {
      const body = typeof content === 'string' ? Buffer.from(content) : content;
      return {
        header: { name: path, size: body.length, mode: 0o644, mtime: new Date(0), type: 'file' as const },
        body,
      };
    }),
  );
}

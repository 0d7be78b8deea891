import { decodeSource, type EncodingFault } from '@pptjs/transpiler';
import type { EnvironmentFiles } from './environment-files.js';

/** Returns the first place in a file that is not UTF-8; undefined if there is none. */
export function encodingFault(files: Pick<EnvironmentFiles, 'bytes'>, path: string): EncodingFault | undefined {
  const text = decodeSource(files.bytes(path));
  return typeof text === 'string' ? undefined : text;
}

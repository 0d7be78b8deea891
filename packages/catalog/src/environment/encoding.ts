import { decodeInvalidUtf8 } from '@pptjs/runtime/internal';
import { decodeSource, type EncodingFault } from '@pptjs/transpiler';
import type { EnvironmentFiles } from './environment-files.js';

/** Returns the first place in a file that is not UTF-8; undefined if there is none. */
export function encodingFault(files: Pick<EnvironmentFiles, 'bytes'>, path: string): EncodingFault | undefined {
  const text = decodeSource(files.bytes(path));
  return typeof text === 'string' ? undefined : text;
}

/** Returns the text of a file with its invalid bytes, which `EnvironmentFiles.text` replaces; null if there is no file. */
export function textWithBytes(files: Pick<EnvironmentFiles, 'bytes' | 'text'>, path: string): string | null {
  const text = files.text(path);
  const isReplaced = text?.includes('\ufffd') === true && encodingFault(files, path) !== undefined;
  return isReplaced ? decodeInvalidUtf8(files.bytes(path)) : text;
}

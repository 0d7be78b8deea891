import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Dialect } from '@pptjs/transpiler/dialect';

/** The facts about the text of a source that a build needs even if the source has not changed. */
export interface SourceScan {
  /** See `contentDigest`. */
  readonly content: string;
  /** The names of the types that the source declares for other sources. */
  readonly declaredTypes: readonly string[];
  /** The names of the types that the source may use of other sources. */
  readonly usedTypes: readonly string[];
}

/** The scan of a source, and the content that was scanned. */
export interface ReadScan extends SourceScan {
  readonly bytes: Buffer;
}

/**
 * Reads a source, and finds the names of types in it without parsing it.
 *
 * @param moduleFile the name of the source in its module
 * @returns undefined if the source cannot be read
 */
export function scanSource(path: string, moduleFile: string, { sharedTypes }: Dialect): ReadScan | undefined {
  const bytes = bytesOf(path);
  if (bytes === undefined) return undefined;
  const content = contentDigest(bytes);
  if (sharedTypes === undefined) return { bytes, content, declaredTypes: [], usedTypes: [] };
  // The names of types are ASCII, so the fastest decoding is enough.
  const text = bytes.toString('latin1');
  // Most sources declare no types: their names show that.
  const declaredTypes = sharedTypes.mayDeclare(moduleFile) ? sharedTypes.declaredIn(text) : [];
  return { bytes, content, declaredTypes, usedTypes: sharedTypes.usedIn(text) };
}

/** Returns the digest of the content of a source. */
export function contentDigest(text: string | Uint8Array): string {
  return hash('sha256', text, 'base64url');
}

/** Returns the content of a file; undefined if it cannot be read. */
function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

import type { ErrorOrigin } from '@pptjs/runtime/internal';
import { findInYaml } from '../data/yaml-range.js';
import type { AssertionFailure, ConfigError } from '../errors.js';
import type { Segment } from '../keys/key.js';

/**
 * Finds the part of a hiera.yaml that causes an error.
 *
 * @param text the text of the file; null if it cannot be read
 * @param path the keys and indexes that lead to the part
 * @param fragment a string within the part, which is found in place of the part
 * @returns the last part of the path that the file has, or the beginning of the file; undefined without a text
 */
export function configOrigin(
  file: string,
  text: string | null,
  path: readonly Segment[],
  fragment?: string,
): ErrorOrigin | undefined {
  if (text === null) return undefined;
  const part = findInYaml(text, path, { fragment, withKey: true }) ?? { line: 1, column: 1, length: 1 };
  const { line, column, length } = part;
  return { file, line, column, length };
}

/** Adds the part of the hiera.yaml that causes an error to the error, unless it has an origin. */
export function addConfigOrigin(error: ConfigError | AssertionFailure, file: string, text: string | null): void {
  error.origin ??= configOrigin(file, text, error.path, 'fragment' in error ? error.fragment : undefined);
}

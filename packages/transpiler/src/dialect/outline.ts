import type { FrontEnd, SourceOptions } from './dialect.js';
import type { SourceOutline } from './links.js';

/**
 * Lists the definitions of a source, and those of other files that it may use. Never throws. Undefined for a source with
 * errors, or if the sources of the dialect use only their own definitions.
 */
export function outlineWith(dialect: FrontEnd, source: string, options: SourceOptions = {}): SourceOutline | undefined {
  const { tree } = dialect.parse(source, options);
  return tree === null ? undefined : dialect.outline?.(tree);
}

import { decode } from '@jridgewell/sourcemap-codec';
import { LineIndex, type Mapping } from '@pptjs/transpiler/dialect';

/**
 * Reads a source map (version 3) that has one source and contains its text.
 *
 * @throws {SyntaxError} if `map` is not JSON, or has no mappings or no source text
 */
export function readSourceMap(map: string): { source: string; mappings: Mapping[] } {
  const { sourcesContent, mappings } = JSON.parse(map) as { sourcesContent?: unknown; mappings?: unknown };
  const source: unknown = Array.isArray(sourcesContent) ? sourcesContent[0] : undefined;
  if (typeof source !== 'string' || typeof mappings !== 'string')
    throw new SyntaxError('A source map must have mappings and the text of its source');
  const lines = new LineIndex(source);
  return {
    source,
    mappings: decode(mappings).flatMap((segments, index) =>
      segments.flatMap(([column, sourceIndex, line, sourceColumn]) =>
        sourceIndex === undefined || line === undefined || sourceColumn === undefined
          ? []
          : [{ line: index + 1, column, offset: lines.lineStart(line + 1) + sourceColumn, name: undefined }],
      ),
    ),
  };
}

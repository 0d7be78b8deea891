import { SourceMapGenerator } from 'source-map/lib/source-map-generator.js';
import { LineIndex } from '../text/index.js';

export interface SourceMapOptions {
  /** The URL of the Puppet file in the map. */
  readonly source: string;
  /** The name of the JavaScript file. */
  readonly file?: string;
}

/** A position in the output and the offset in the Puppet source that it comes from. */
export interface Mapping {
  /** From 1. */
  readonly line: number;
  /** From 0. */
  readonly column: number;
  readonly offset: number;
  /** The name in the Puppet source, if the position has the identifier for that name. */
  readonly name: string | undefined;
}

/** Creates a version 3 source map as JSON text. */
export function sourceMapText(mappings: readonly Mapping[], text: string, { source, file }: SourceMapOptions): string {
  const generator = new SourceMapGenerator({ ...(file === undefined ? {} : { file }), skipValidation: true });
  generator.setSourceContent(source, text);
  const lines = new LineIndex(text);
  for (const { line, column, offset, name } of mappings) {
    const sourceLine = lines.lineAt(offset);
    const original = { line: sourceLine, column: offset - lines.lineStart(sourceLine) };
    generator.addMapping({ generated: { line, column }, original, source, ...(name === undefined ? {} : { name }) });
  }
  return generator.toString();
}

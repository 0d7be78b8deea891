import { LineIndex } from '../text/index.js';

export interface SourceMapOptions {
  /** The address of the Puppet file as the map gives it. */
  readonly source: string;
  /** The name of the JavaScript file. */
  readonly file?: string;
}

/** A place in the output that stems from a place in the source. Lines of the output count from 1, columns from 0. */
export interface Mapping {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly name: string | undefined;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A version 3 source map as JSON text. `mappings` are in the order of the output. */
export function sourceMapText(mappings: readonly Mapping[], text: string, { source, file }: SourceMapOptions): string {
  const names = new Map<string, number>();
  const encoded = encode(mappings, text, names);
  return JSON.stringify({
    version: 3,
    ...(file === undefined ? {} : { file }),
    sources: [source],
    sourcesContent: [text],
    names: [...names.keys()],
    mappings: encoded,
  });
}

function encode(mappings: readonly Mapping[], text: string, names: Map<string, number>): string {
  const lines = new LineIndex(text);
  let out = '';
  let line = 1;
  let column = 0;
  let sourceLine = 0;
  let sourceColumn = 0;
  let nameIndex = 0;
  let isFirst = true;
  for (const mapping of mappings) {
    while (line < mapping.line) {
      out += ';';
      line++;
      column = 0;
      isFirst = true;
    }
    const at = lines.lineAt(mapping.offset);
    const atColumn = mapping.offset - lines.lineStart(at);
    if (!isFirst) out += ',';
    out += vlq(mapping.column - column) + vlq(0) + vlq(at - 1 - sourceLine) + vlq(atColumn - sourceColumn);
    column = mapping.column;
    sourceLine = at - 1;
    sourceColumn = atColumn;
    isFirst = false;
    if (mapping.name !== undefined) {
      let index = names.get(mapping.name);
      if (index === undefined) names.set(mapping.name, (index = names.size));
      out += vlq(index - nameIndex);
      nameIndex = index;
    }
  }
  return out;
}

/** A number in base 64, five bits a digit, the sign in the lowest bit. */
function vlq(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let out = '';
  do {
    const digit = rest & 31;
    rest >>>= 5;
    out += DIGITS[rest > 0 ? digit | 32 : digit];
  } while (rest > 0);
  return out;
}

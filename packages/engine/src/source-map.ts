import { LineIndex, type Mapping } from '@pptjs/transpiler';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Reads a source map (version 3) that has one source and contains its text.
 *
 * @throws {SyntaxError} if `map` is not such a source map
 */
export function readSourceMap(map: string): { source: string; mappings: Mapping[] } {
  const { sourcesContent, mappings } = JSON.parse(map) as { sourcesContent?: unknown; mappings?: unknown };
  const source: unknown = Array.isArray(sourcesContent) ? sourcesContent[0] : undefined;
  if (typeof source !== 'string' || typeof mappings !== 'string')
    throw new SyntaxError('A source map must have mappings and the text of its source');
  return { source, mappings: decode(mappings, new LineIndex(source)) };
}

function decode(text: string, lines: LineIndex): Mapping[] {
  const mappings: Mapping[] = [];
  let sourceLine = 0;
  let sourceColumn = 0;
  text.split(';').forEach((group, index) => {
    let column = 0;
    for (const segment of group === '' ? [] : group.split(',')) {
      const [columnDelta = 0, source, lineDelta = 0, sourceColumnDelta = 0] = decodeNumbers(segment);
      column += columnDelta;
      if (source === undefined) continue;
      sourceLine += lineDelta;
      sourceColumn += sourceColumnDelta;
      mappings.push({
        line: index + 1,
        column,
        offset: lines.lineStart(sourceLine + 1) + sourceColumn,
        name: undefined,
      });
    }
  });
  return mappings;
}

/** Numbers in base 64, five bits a digit, the sign in the lowest bit. */
function decodeNumbers(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const char of segment) {
    const digit = DIGITS.indexOf(char);
    value |= (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >>> 1) : value >>> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

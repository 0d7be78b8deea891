import type { Profiler } from 'node:inspector';
import { decode } from '@jridgewell/sourcemap-codec';
import { firstIndex, LineIndex, type Node } from '@pptjs/transpiler';
import type { CountOf } from './evaluated-lines.js';

/** A compiled module, as the compiler of catalogs has loaded it. */
export interface LoadedCode {
  readonly code: string;
  /** Returns the source map. */
  readonly map: () => string;
}

/**
 * Finds the counts of statements in what V8 has recorded about a script.
 *
 * @param source the Puppet source of the script
 */
export function scriptCounts(
  { code, map }: LoadedCode,
  source: string,
  functions: readonly Profiler.FunctionCoverage[],
): CountOf {
  const ranges = functions.flatMap((each) => each.ranges);
  const places = placesInCode(code, map(), source);
  return (statement) => {
    const place = firstPlace(places, statement);
    return place === undefined ? undefined : innermostCount(ranges, place);
  };
}

/** The offset in the code for each offset in the source that has a mapping, in the order of the source. */
type Places = readonly (readonly [inSource: number, inCode: number])[];

function placesInCode(code: string, map: string, source: string): Places {
  const { mappings } = JSON.parse(map) as { readonly mappings: string };
  const codeLines = new LineIndex(code);
  const sourceLines = new LineIndex(source);
  return decode(mappings)
    .flatMap((segments, line) =>
      segments.flatMap(([column, , sourceLine, sourceColumn]) =>
        sourceLine === undefined || sourceColumn === undefined
          ? []
          : [[sourceLines.lineStart(sourceLine + 1) + sourceColumn, codeLines.lineStart(line + 1) + column] as const],
      ),
    )
    .sort(([a, before], [b, after]) => a - b || before - after);
}

/** The start of the statement in the code, or else the first part of the statement that has a place there. */
function firstPlace(places: Places, { start, end }: Node): number | undefined {
  const place = places[firstIndex(places.length, (index) => (places[index]?.[0] ?? 0) >= start)];
  return place === undefined || place[0] >= end ? undefined : place[1];
}

function innermostCount(ranges: readonly Profiler.CoverageRange[], offset: number): number {
  let innermost: Profiler.CoverageRange | undefined;
  for (const range of ranges) {
    if (offset < range.startOffset || offset >= range.endOffset) continue;
    if (innermost === undefined || range.endOffset - range.startOffset <= innermost.endOffset - innermost.startOffset)
      innermost = range;
  }
  return innermost?.count ?? 0;
}

/** A part of a dotted key. An integer selects from an Array; any other segment selects from a Hash. */
export type Segment = string | number;

/** A segment and the dot after it. White space around quotes belongs to the segment. Quotes must not be empty. */
const SEGMENT = /([ \t-\r]*"[^"]+"[ \t-\r]*|[ \t-\r]*'[^']+'[ \t-\r]*|[^'".]+)(\.|$)/gy;
/** As in Puppet, a line of digits is enough. */
const INTEGER = /^:?[-+]?[0-9]+$/m;

/**
 * Splits a key such as `users.alice.'a.b'.0` at its dots. Dots within quotes do not separate. White space around a segment
 * is removed, but not within quotes. Whole numbers that are not quoted are integers.
 * @returns undefined if a segment is empty or a quote is not closed
 */
export function splitDottedKey(text: string): Segment[] | undefined {
  const segments: Segment[] = [];
  let end = 0;
  for (const [match, segment = '', separator] of text.matchAll(SEGMENT)) {
    end += match.length;
    if (separator === '.' && end === text.length) return undefined;
    segments.push(readSegment(segment.replace(/^[\0 \t-\r]+|[\0 \t-\r]+$/g, '')));
  }
  return end === text.length ? segments : undefined;
}

function readSegment(text: string): Segment {
  if (text.startsWith("'") || text.startsWith('"')) return text.slice(1, -1);
  return INTEGER.test(text) ? Number.parseInt(text, 10) || 0 : text;
}

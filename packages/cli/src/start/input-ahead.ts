import { readSync } from 'node:fs';
import { isatty } from 'node:tty';

const CHUNK = 2 ** 16;
const NEWLINE = 10;

/**
 * Whether more than one line of the standard input is there already. Waits for the first; what is read stays to be
 * read.
 */
export function severalLinesWait(): boolean {
  const read = isatty(0) ? Buffer.alloc(0) : firstLine();
  if (read.length > 0) process.stdin.unshift(read);
  const end = read.indexOf(NEWLINE);
  return end >= 0 && end < read.length - 1;
}

/** The input up to the first line's end at least, and what has come with it. */
function firstLine(): Buffer {
  const chunks: Buffer[] = [];
  for (;;) {
    const chunk = nextChunk();
    chunks.push(chunk);
    if (chunk.length === 0 || chunk.includes(NEWLINE)) return Buffer.concat(chunks);
  }
}

/** Empty at the end, and where the input cannot be waited for. */
function nextChunk(): Buffer {
  const chunk = Buffer.alloc(CHUNK);
  try {
    return chunk.subarray(0, readSync(0, chunk));
  } catch {
    return Buffer.alloc(0);
  }
}

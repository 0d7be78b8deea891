import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parseLossless } from './lossless.js';

/** A case with the answer of Puppet or pptjs: a line of a recorded file, or of the output of an evaluator. */
export interface Answer {
  readonly id: string;
  readonly source: string;
  readonly value?: unknown;
  readonly string?: string;
  readonly type?: string;
  readonly logs?: readonly unknown[];
  readonly error?: string;
  readonly kind?: string;
  readonly code?: string | null;
  /** A number in the form that `parseLossless` returns. */
  readonly line?: unknown;
  readonly column?: unknown;
}

const place = / \((?:file: \/?case\.pp, )?line: (\d+)(?:, column: (\d+))?\)$/;

/** Parses a line. A place at the end of an error message becomes `line` and `column`. */
export function parseAnswer(line: string): Answer {
  const answer = parseLossless(line) as Answer;
  const found = answer.error === undefined || answer.line !== undefined ? null : place.exec(answer.error);
  if (!found) return answer;
  const number = (digits: string | undefined): string | null => (digits === undefined ? null : `\u0001int ${digits}`);
  return { ...answer, error: answer.error!.slice(0, found.index), line: number(found[1]), column: number(found[2]) };
}

/** Yields the lines of a file. Decompresses a file whose name ends in `.gz`. */
export function linesOf(path: string): AsyncIterable<string> {
  const bytes: Readable = createReadStream(path);
  return createInterface({ input: path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes, crlfDelay: Infinity });
}

import { decodeSource } from '@pptjs/transpiler/dialect';
import { CommandError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';

/**
 * Reads standard input to its end.
 * @throws {CommandError} if the input is not UTF-8
 */
export async function readStandardInput(host: Host): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of host.stdin) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  const text = decodeSource(Buffer.concat(chunks));
  if (typeof text === 'string') return text;
  throw new CommandError(`<stdin>:${text.line}:${text.column}: ${text.message}`);
}

/** Yields the lines of standard input without their newlines. */
export async function* standardInputLines(host: Host): AsyncGenerator<string, void> {
  for await (const lines of standardInputBlocks(host)) yield* lines;
}

/** Yields the lines of standard input in blocks. A block contains the lines that arrived together. */
export async function* standardInputBlocks(host: Host): AsyncGenerator<readonly string[], void> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of host.stdin) {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}

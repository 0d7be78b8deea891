import { CommandError } from '../exit-code.js';
import type { Host } from '../host.js';
import { decode } from './decode.js';

/**
 * All of standard input as text.
 * @throws {CommandError} where it is not UTF-8
 */
export async function readStandardInput(host: Host): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of host.stdin) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer));
  const text = decode(Buffer.concat(chunks));
  if (typeof text === 'string') return text;
  throw new CommandError(`<stdin>:${text.line}:${text.column}: ${text.message}`);
}

/** The lines of standard input, without their ends. */
export async function* standardInputLines(host: Host): AsyncGenerator<string, void> {
  for await (const lines of standardInputBlocks(host)) yield* lines;
}

/** The lines of standard input, those that come together at a time. */
export async function* standardInputBlocks(host: Host): AsyncGenerator<readonly string[], void> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of host.stdin) {
    const lines = (
      rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk as Buffer, { stream: true }))
    ).split('\n');
    rest = lines.pop()!;
    if (lines.length > 0) yield lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}

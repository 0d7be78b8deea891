import { formatMessage, withHelp } from '@pptjs/runtime/internal';
import { DataSyntaxError } from '../errors.js';
import { scanTokens } from '../hocon/scanner.js';
import type { HieraHost } from '../keys/host.js';
import { messages } from '../messages.js';
import type { DataFormat } from './data-format.js';

/** The text of a file has this character in place of each invalid byte. */
const REPLACEMENT = '\ufffd';

/**
 * Rejects a file that is not UTF-8. As in Puppet, comments of HOCON may have any bytes, and so may strings of JSON.
 *
 * @throws {DataSyntaxError}
 */
export function checkEncoding(
  text: string,
  file: string,
  format: DataFormat,
  host: Pick<HieraHost, 'encodingFault'>,
): void {
  if (format === 'json' || !text.includes(REPLACEMENT)) return;
  if (format === 'hocon' && !isInTokens(text)) return;
  const fault = host.encodingFault?.(file);
  if (fault === undefined) return;
  const { message: problem, line, column, help } = fault;
  const error = new DataSyntaxError(file, formatMessage(messages.TEXT_SYNTAX, { problem, line, column }), {
    range: { line, column, length: 1 },
  });
  throw withHelp(error, help);
}

function isInTokens(text: string): boolean {
  return scanTokens(text).some(({ kind, source }) => kind !== 'comment' && source.includes(REPLACEMENT));
}

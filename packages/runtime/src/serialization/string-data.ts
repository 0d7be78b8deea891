import { type EvaluationError } from '../errors/error.js';
import { evaluationError, type Message } from '../errors/messages.js';
import { INCOMPATIBLE_ENCODINGS } from '../errors/messages/shared.js';
import { textKind } from '../text/byte-text.js';
import { decodeUtf8, encodeUtf8 } from '../text/utf8.js';
import { encodeBase64 } from '../values/binary.js';
import { type PlainData } from './data.js';

const messages = {
  INVALID_UTF8: {
    code: 'INVALID_UTF8',
    text: 'source sequence is illegal/malformed utf-8',
    help: 'A String from Ruby code has bytes that are not UTF-8. Set its encoding where the Ruby code creates it, or return a Binary.',
  },
} as const satisfies Record<string, Message>;

/** Represents a value as an object with the name of its type. */
export function tagged(type: string, data: PlainData): PlainData {
  return new Map<string, PlainData>([
    ['__ptype', type],
    ['__pvalue', data],
  ]);
}

/**
 * Converts a String to rich data. A String of bytes is a Binary.
 * @throws {EvaluationError} INVALID_UTF8, INCOMPATIBLE_ENCODINGS
 */
export function stringData(text: string): PlainData {
  const kind = textKind(text);
  if (kind === 'text') return text;
  if (kind === 'bytes') return tagged('Binary', encodeBase64(encodeUtf8(text)));
  throw textError(kind);
}

/**
 * Returns the text of a name, which cannot be a Binary. Bytes are decoded as UTF-8.
 * @throws {EvaluationError} INVALID_UTF8, INCOMPATIBLE_ENCODINGS
 */
export function wellFormedText(text: string): string {
  const kind = textKind(text);
  if (kind === 'text') return text;
  const decoded = kind === 'bytes' ? decodeUtf8(encodeUtf8(text)) : null;
  if (decoded === null) throw textError(kind);
  return decoded;
}

function textError(kind: 'bytes' | 'invalid' | 'incompatible'): EvaluationError {
  return evaluationError(kind === 'incompatible' ? INCOMPATIBLE_ENCODINGS : messages.INVALID_UTF8, {});
}

import type { FunctionError } from '../../errors/error.js';
import { functionError, type Message } from '../../errors/messages.js';
import { decodeUtf8 } from '../../text/utf8.js';
import type { Binary } from '../../values/binary.js';
import { rubyInspect } from '../ruby-text.js';
import { type Format, illegalFormat } from './format.js';

const messages = {
  NOT_UTF8: { text: '"\\x{byte}" from ASCII-8BIT to UTF-8' },
} as const satisfies Record<string, Message>;

/** The number of Base64 characters on a line. */
const LINE_LENGTH = 60;

/**
 * Formats a Binary: Base64 (`B`; `b` in lines, `u` for URLs), UTF-8 (`s`), or only its type (`t`, `T`). The alternate
 * flag adds quotes.
 */
export function writeBinary(value: Binary, format: Format): string {
  const base64 = String(value);
  const shown = (text: string): string => format.formatText(format.alternate ? rubyInspect(text) : text);
  switch (format.letter) {
    case 'B':
      return shown(base64);
    case 'b':
      return shown(inLines(base64));
    case 'u':
      return shown(base64.replaceAll('+', '-').replaceAll('/', '_'));
    case 't':
      return shown('Binary');
    case 'T':
      return shown('BINARY');
    case 's':
      return format.alternate ? format.fit(inspectBytes(value)) : format.formatLikeRuby(asUtf8(value));
    case 'p':
      return `Binary("${format.formatText(base64)}")`;
    default:
      throw illegalFormat(format, 'Binary', 'bButTsp');
  }
}

const NAMED: Readonly<Record<number, string>> = {
  0x07: '\\a',
  0x08: '\\b',
  0x09: '\\t',
  0x0a: '\\n',
  0x0b: '\\v',
  0x0c: '\\f',
  0x0d: '\\r',
  0x1b: '\\e',
  0x22: '\\"',
  0x5c: '\\\\',
};

/** Returns Ruby's `inspect` of bytes without an encoding: everything except visible ASCII is escaped. */
function inspectBytes({ bytes }: Binary): string {
  const shown = Array.from(bytes, (byte, i) => {
    const char = String.fromCharCode(byte);
    if (char === '#' && '{$@'.includes(String.fromCharCode(bytes[i + 1] ?? 0))) return '\\#';
    const isVisible = byte >= 0x20 && byte < 0x7f;
    return NAMED[byte] ?? (isVisible ? char : `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`);
  });
  return `"${shown.join('')}"`;
}

function inLines(base64: string): string {
  return base64.replace(new RegExp(`.{1,${LINE_LENGTH}}`, 'g'), '$&\n');
}

function asUtf8({ bytes }: Binary): string {
  const text = decodeUtf8(bytes);
  if (text !== null) return text;
  throw notUtf8(bytes);
}

/** Returns Ruby's error for the conversion of bytes to UTF-8. */
export function notUtf8(bytes: Uint8Array): FunctionError {
  const first = bytes.find((byte) => byte > 0x7f) ?? 0;
  return functionError(messages.NOT_UTF8, { byte: first.toString(16).toUpperCase() });
}

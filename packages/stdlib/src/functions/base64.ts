import { decodeBase64, encodeBase64, encodeUtf8, FunctionError } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { textOf } from '../text-of-bytes.js';

const METHODS: ReadonlySet<string> = new Set(['default', 'strict', 'urlsafe']);
const LINE_LENGTH = 60;

/**
 * Encodes a text in Base64, or decodes one. `default` breaks the lines and reads leniently, `strict` does neither,
 * `urlsafe` has `-` and
 * `_` for `+` and `/`.
 *
 * @example
 * base64('encode', 'hello', 'strict') # => 'aGVsbG8='
 */
export const base64 = oldFunction('base64', (args) => {
  if (args.length < 2) throw new FunctionError(`base64(): Wrong number of arguments (${args.length}; must be >= 2)`);
  const [action = null, text = null, method = 'default'] = args;
  if (action !== 'encode' && action !== 'decode')
    throw new FunctionError("base64(): the first argument must be one of 'encode' or 'decode'");
  if (typeof text !== 'string') throw new FunctionError('base64(): the second argument must be a string to base64');
  if (typeof method !== 'string' || !METHODS.has(method)) {
    throw new FunctionError("base64(): the third argument must be one of 'default', 'strict', or 'urlsafe'");
  }
  return action === 'encode' ? encode(text, method) : decode(text, method);
});

function encode(text: string, method: string): string {
  const encoded = encodeBase64(encodeUtf8(text));
  if (method === 'urlsafe') return encoded.replaceAll('+', '-').replaceAll('/', '_');
  return method === 'strict' ? encoded : encoded.replace(new RegExp(`.{1,${LINE_LENGTH}}`, 'g'), (line) => `${line}\n`);
}

function decode(text: string, method: string): string {
  const url = method === 'urlsafe';
  const bytes = decodeBase64(url ? padded(text) : text, { strict: method !== 'default', url });
  if (bytes === null) throw new FunctionError('invalid base64');
  return textOf(bytes);
}

function padded(text: string): string {
  return text.endsWith('=') ? text : text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

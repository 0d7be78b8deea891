/** Encoding functions: base 64, CSV, URL. */
import { quoteText } from '../../values/quoting.js';
import { ObjectType, STRING } from '../../values/type.js';
import { listOf, normalizeText, objectOf } from '../../values/value.js';
import { ArgumentFailure, CallFailure } from '../calls/failures.js';
import { defineFunction } from '../calls/function-definition.js';
import { text } from '../calls/parameters.js';
import { decodeBase64, encodeBase64 } from '../formats/base64.js';
import { CsvError, readCsv } from '../formats/csv.js';
import { encodingNamed, type TextEncoding } from '../formats/text-encodings.js';
import { utf8Bytes, utf8Text } from '../text/bytes.js';
import { withoutLoneSurrogates } from '../text/surrogates.js';

export const base64encode = defineFunction('base64encode', [text('str')], (value) => encodeBase64(utf8Bytes(value)));

export const base64decode = defineFunction('base64decode', [text('str')], (value) => {
  const bytes = decodeBase64(value);
  if (typeof bytes === 'number') throw new CallFailure(`failed to decode base64 data ${quoteText(value)}`);
  const decoded = utf8Text(bytes);
  if (decoded === null) throw new CallFailure('the result of decoding the provided string is not valid UTF-8');
  return normalizeText(decoded);
});

export const textencodebase64 = defineFunction(
  'textencodebase64',
  [text('string'), text('encoding')],
  (value, name) => {
    const encoding = knownEncoding(name);
    const bytes = encoding.encode(value);
    if (bytes !== null) return encodeBase64(bytes);
    throw new ArgumentFailure(0, `the given string contains characters that cannot be represented in ${encoding.name}`);
  },
);

export const textdecodebase64 = defineFunction(
  'textdecodebase64',
  [text('source'), text('encoding')],
  (source, name) => {
    const encoding = knownEncoding(name);
    const bytes = decodeBase64(source);
    if (typeof bytes === 'number') {
      throw new ArgumentFailure(0, `the given value is has an invalid base64 symbol at offset ${bytes}`);
    }
    const decoded = encoding.decode(bytes);
    if (decoded !== null && !decoded.includes('\ufffd')) return normalizeText(decoded);
    throw new ArgumentFailure(0, `the given string contains symbols that are not defined for ${encoding.name}`);
  },
);

function knownEncoding(name: string): TextEncoding {
  const encoding = encodingNamed(name);
  if (encoding !== null) return encoding;
  throw new ArgumentFailure(
    1,
    `${quoteText(name)} is not a supported IANA encoding name or alias in this Terraform version`,
  );
}

export const urlencode = defineFunction('urlencode', [text('str')], (value) =>
  // A lone surrogate is no character, and encodeURIComponent refuses it.
  encodeURIComponent(withoutLoneSurrogates(value))
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`),
);

export const csvdecode = defineFunction('csvdecode', [text('str')], (value) => {
  try {
    const records = readCsv(value);
    const header = records.next();
    if (header.done === true) throw new CallFailure('missing header line');
    const names = header.value;
    const seen = new Set<string>();
    for (const name of names) {
      if (seen.has(name)) throw new CallFailure(`duplicate column name ${quoteText(name)}`);
      seen.add(name);
    }
    const type = new ObjectType(names.map((name) => [normalizeText(name), STRING]));
    const rows = Array.from(records, (fields) =>
      objectOf(names.map((name, i) => [normalizeText(name), normalizeText(fields[i] ?? '')])),
    );
    return listOf(type, rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CallFailure(`CSV parse error on line ${error.line}: ${error.message}`);
  }
});

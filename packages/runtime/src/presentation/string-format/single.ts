import { functionError } from '../../errors/messages.js';
import * as sharedMessages from '../../errors/messages/shared.js';
import { quote } from '../../text/quote.js';
import { floatSeconds } from '../../text/time/seconds.js';
import { Binary } from '../../values/binary.js';
import { Default } from '../../values/default.js';
import { Float } from '../../values/float.js';
import { PuppetRegExp } from '../../values/regexp.js';
import { wholeSeconds } from '../../values/time.js';
import { Timespan } from '../../values/timespan.js';
import { Timestamp } from '../../values/timestamp.js';
import { PuppetType } from '../../values/type.js';
import { PuppetUri } from '../../values/uri.js';
import { isInteger, type Value } from '../../values/value.js';
import { rubyInspect } from '../ruby-text.js';
import { writeBinary } from './binary.js';
import { type Format, illegalFormat } from './format.js';
import { writeNumber } from './number.js';
import { writeString } from './string.js';

/** Formats a value that is neither a container nor an object. */
export function writeSingle(value: Value, format: Format): string {
  if (typeof value === 'string') return writeString(value, format);
  if (isInteger(value) || value instanceof Float) return writeNumber(value, format);
  if (typeof value === 'boolean') return writeBoolean(value, format);
  if (value === null) return writeUndef(format);
  if (value instanceof Default) return writeDefault(format);
  if (value instanceof PuppetRegExp) return writeRegexp(value, format);
  if (value instanceof PuppetType) return writeType(value, format);
  if (value instanceof Binary) return writeBinary(value, format);
  if (value instanceof PuppetUri) return writeUri(value, format);
  if (value instanceof Timestamp || value instanceof Timespan) return writeTime(value, format);
  return format.formatLikeRuby(value);
}

/** Numeric formats print a time as seconds. */
function writeTime(value: Timestamp | Timespan, format: Format): string {
  const { letter } = format;
  if (/[eEfgGaA]/.test(letter)) return format.formatLikeRuby(new Float(floatSeconds(value)));
  if (/[dioubBxX]/.test(letter)) return format.formatLikeRuby(wholeSeconds(value));
  if (letter !== 'c') return format.formatLikeRuby(value);
  const code = wholeSeconds(value);
  if (code < 0 || code > 0x10ffff) throw functionError(sharedMessages.INVALID_CODE_POINT, {});
  return format.formatLikeRuby(code);
}

/** Returns the text in Ruby's double quotes if the format has the alternate flag. */
function maybeInspected(text: string, format: Format): string {
  return format.fit(format.alternate ? rubyInspect(text) : text);
}

function writeBoolean(value: boolean, format: Format): string {
  const word = (yes: string, no: string): string => {
    const text = value ? yes : no;
    return format.fit(format.alternate ? text.charAt(0) : text);
  };
  switch (format.letter) {
    case 't':
      return word('true', 'false');
    case 'T':
      return word('True', 'False');
    case 'y':
      return word('yes', 'no');
    case 'Y':
      return word('Yes', 'No');
    case 's':
    case 'p':
      return format.fit(String(value));
    default:
      if (/[dxXobBeEfgGaA]/.test(format.letter)) {
        return /[eEfgGaA]/.test(format.letter)
          ? format.formatLikeRuby(new Float(value ? 1 : 0))
          : format.formatLikeRuby(value ? 1 : 0);
      }
      throw illegalFormat(format, 'Boolean', 'tTyYdxXobBeEfgGaAsp');
  }
}

function writeUndef(format: Format): string {
  const { letter, alternate } = format;
  if (/[dxXobBeEfgGaA]/.test(letter)) return format.fit('NaN');
  switch (letter) {
    case 'n':
      return format.fit(alternate ? 'null' : 'nil');
    case 'u':
      return format.fit(alternate ? 'undefined' : 'undef');
    case 'v':
      return format.fit('n/a');
    case 'V':
      return format.fit('N/A');
    case 's':
      return format.fit(alternate ? '""' : '');
    case 'p':
      return format.fit(alternate ? '"undef"' : 'undef');
    default:
      throw illegalFormat(format, 'Undef', 'nudxXobBeEfgGaAvVsp');
  }
}

function writeDefault(format: Format): string {
  switch (format.letter) {
    case 'd':
    case 's':
    case 'p':
      return maybeInspected('default', format);
    case 'D':
      return maybeInspected('Default', format);
    default:
      throw illegalFormat(format, 'Default', 'dDsp');
  }
}

function writeRegexp(value: PuppetRegExp, format: Format): string {
  switch (format.letter) {
    case 's': {
      const text = regexpText(value);
      return format.alternate ? format.fit(quote(text)) : format.formatLikeRuby(text);
    }
    case 'p':
      return format.formatText(value.toLiteral());
    default:
      throw illegalFormat(format, 'Regexp', 'sp');
  }
}

/** Ruby counts Unicode syntax as an option, which Puppet does not name. */
function regexpText(value: PuppetRegExp): string {
  if (value.options !== '') return String(value);
  return value.isBoundToUnicode ? `(?-imx:${value.source})` : value.source;
}

function writeType(value: PuppetType, format: Format): string {
  switch (format.letter) {
    case 's':
      return format.alternate ? format.fit(`"${value}"`) : format.formatLikeRuby(String(value));
    case 'p':
      return format.formatText(String(value));
    default:
      throw illegalFormat(format, 'Type', 'sp');
  }
}

function writeUri(value: PuppetUri, format: Format): string {
  switch (format.letter) {
    case 's':
      return format.alternate ? format.fit(quote(String(value))) : format.formatLikeRuby(String(value));
    case 'p':
      return `URI(${quote(String(value))})`;
    default:
      throw illegalFormat(format, 'URI', 'sp');
  }
}

import { capitalizeText, downcase } from '../../text/case.js';
import { doubleQuote, quote } from '../../text/quote.js';
import { type Format, illegalFormat } from './format.js';

/**
 * Formats a String: `s` unchanged, `p` quoted, `u d c C t` in another case or trimmed. The alternate flag adds quotes.
 */
export function writeString(text: string, format: Format): string {
  switch (format.letter) {
    case 's':
      return format.formatLikeRuby(text);
    case 'p':
      return format.fit(format.alternate ? doubleQuote(text) : quote(text));
    case 'u':
      return changed(text.toUpperCase(), format);
    case 'd':
      return changed(downcase(text), format);
    case 'c':
      return changed(capitalizeText(text), format);
    case 'C':
      return changed(text.split('::').map(capitalizeText).join('::'), format);
    case 't':
      return changed(text.replace(/^[\0\s]+|[\0\s]+$/g, ''), format);
    default:
      throw illegalFormat(format, 'String', 'cCudspt');
  }
}

function changed(text: string, format: Format): string {
  return format.alternate ? format.fit(quote(text)) : format.formatText(text);
}

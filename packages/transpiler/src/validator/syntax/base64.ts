import { encodeUtf8 } from '@pptjs/runtime';

const BLOCKS = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** Before `==` four bits are left over, before `=` two; they must not be set. */
const CLEAN_END = /^(?:|.*[^=]|.*[AQgw]==|.*[AEIMQUYcgkosw048]=)$/;

/** What is wrong with the text; null where it is Base64, white space apart. */
export function base64Fault(text: string): string | null {
  const joined = text.replace(/[ \t\r\n\f\v]+/g, '');
  if (BLOCKS.test(joined) && CLEAN_END.test(joined)) return null;
  // The reference tells the two faults apart by the length.
  return encodeUtf8(joined).length % 3 === 0
    ? 'contains letters outside strict base 64 range (or whitespace)'
    : 'padding is not correct';
}

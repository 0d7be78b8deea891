/** The times of a revocation list, in milliseconds since 1970. */
export interface ListTimes {
  readonly from: number;
  /** Undefined for a list without an end. */
  readonly until: number | undefined;
}

/** The tags of ASN.1 that are read. */
const [INTEGER, SEQUENCE, UTC_TIME, GENERALIZED_TIME] = [0x02, 0x30, 0x17, 0x18];

/** Two-digit years below it are those of this century (RFC 5280). */
const FIRST_YEAR_OF_1900 = 50;

/** One value of DER: its tag, and where its content is. */
interface Element {
  readonly tag: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the times of a revocation list (RFC 5280) from its DER. Does not read the revoked certificates, of which there can be
 * many. Returns undefined if the times are not where they must be.
 */
export function listTimes(der: Uint8Array): ListTimes | undefined {
  const list = elementAt(der, elementAt(der, 0).start);
  let next = elementAt(der, list.start);
  if (next.tag === INTEGER) next = elementAt(der, next.end);
  // The algorithm of the signature, and the issuer.
  for (let skipped = 0; skipped < 2; skipped++) {
    if (next.tag !== SEQUENCE) return undefined;
    next = elementAt(der, next.end);
  }
  const from = timeOf(der, next);
  return from === undefined ? undefined : { from, until: timeOf(der, elementAt(der, next.end)) };
}

function elementAt(der: Uint8Array, at: number): Element {
  const [tag = 0, first = 0] = der.subarray(at, at + 2);
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  const start = at + 2 + lengthBytes;
  const length = lengthBytes === 0 ? first : der.subarray(at + 2, start).reduce((sum, byte) => sum * 0x100 + byte, 0);
  return { tag, start, end: start + length };
}

/** Returns undefined for an element that is no time. */
function timeOf(der: Uint8Array, { tag, start, end }: Element): number | undefined {
  if (tag !== UTC_TIME && tag !== GENERALIZED_TIME) return undefined;
  const text = Buffer.from(der.subarray(start, end)).toString('latin1');
  const century = Number(text.slice(0, 2)) < FIRST_YEAR_OF_1900 ? '20' : '19';
  const [year, month, day, hour, minute, second] =
    (tag === UTC_TIME ? century + text : text).match(/^\d{4}|\d\d/g) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}

import { X509Certificate } from 'node:crypto';
import type { TlsTexts } from '@pptjs/catalog/remote';
import { listTimes } from './revocation-list.js';

const DAY = 86_400_000;

/** A warning precedes the end by this part of the whole validity, and by at most this time in milliseconds. */
const [WARNING_PART, MAX_WARNING] = [0.25, 30 * DAY];

/** The kinds of files whose content expires. */
export type CredentialKind = 'ca' | 'crl' | 'certificate';

/** The time for which one certificate or revocation list is valid, in milliseconds since 1970. */
export interface Validity {
  readonly kind: CredentialKind;
  readonly from: number;
  readonly until: number;
}

/** Returns the validity of each certificate and each revocation list. A list without an end is left out. */
export function validitiesOf({ ca = [], crl = [], cert }: TlsTexts): readonly Validity[] {
  return [
    ...ca.map((text) => validityOf('ca', text)),
    ...crl.flatMap((text) => {
      const times = listTimes(Buffer.from(text.replace(/-----[^-]+-----/g, ''), 'base64'));
      return times?.until === undefined ? [] : [{ kind: 'crl', from: times.from, until: times.until } as const];
    }),
    ...(cert === undefined ? [] : [validityOf('certificate', cert)]),
  ];
}

/** Says whether a validity has ended, or ends soon: undefined if it does not. */
export function stateOf({ from, until }: Validity, now: number): 'expired' | 'expires soon' | undefined {
  if (now >= until) return 'expired';
  return until - now < Math.min((until - from) * WARNING_PART, MAX_WARNING) ? 'expires soon' : undefined;
}

function validityOf(kind: CredentialKind, text: string): Validity {
  const { validFrom, validTo } = new X509Certificate(text);
  return { kind, from: Date.parse(validFrom), until: Date.parse(validTo) };
}

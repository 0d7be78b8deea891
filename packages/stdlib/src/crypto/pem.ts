import { decodeBase64 } from '@pptjs/runtime/internal';

export interface PemBlock {
  readonly label: string;
  readonly bytes: Uint8Array;
}

/** The header of a key that is encrypted with a passphrase. */
const ENCRYPTED = /^Proc-Type: 4,ENCRYPTED$/;

/** A text has no readable block. The message is OpenSSL's reason, such as `no start line`. */
export class PemError extends Error {
  /** Whether the block is encrypted. */
  readonly needsPassphrase: boolean;

  constructor(reason: string, { needsPassphrase = false } = {}) {
    super(reason);
    this.needsPassphrase = needsPassphrase;
  }
}

/**
 * Reads the first block of a text (`-----BEGIN CERTIFICATE-----`, …) that has one of the labels.
 *
 * @throws {PemError} if there is no such block or it cannot be read
 */
export function readPem(text: string, labels: readonly string[]): PemBlock {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const starts = lines.flatMap((line, at) => {
    const label = /^-----BEGIN (.*)-----$/.exec(line)?.[1];
    return label === undefined || !labels.includes(label) ? [] : [{ label, at }];
  });
  const [start] = starts;
  if (start === undefined) throw new PemError('no start line');
  const length = lines.slice(start.at + 1).findIndex((line) => line.startsWith('-----END '));
  const body = lines.slice(start.at + 1, start.at + 1 + length);
  if (length < 0 || lines[start.at + 1 + length] !== `-----END ${start.label}-----`) throw new PemError('bad end line');
  if (body.some((line) => ENCRYPTED.test(line))) throw new PemError('bad password read', { needsPassphrase: true });
  if (start.label === 'ENCRYPTED PRIVATE KEY')
    throw new PemError('unable to get passphrase', { needsPassphrase: true });
  const bytes = decodeBase64(body.slice(body.indexOf('') + 1).join(''), { strict: true });
  if (bytes === null) throw new PemError('bad base64 decode');
  return { label: start.label, bytes };
}

import { EventEmitter } from 'node:events';
import { unwatchFile, watchFile } from 'node:fs';
import type { SecureContextOptions } from 'node:tls';
import { isDeepStrictEqual } from 'node:util';
import { readTlsFiles, type TlsFiles, tlsOptions, type TlsTexts } from '@pptjs/catalog/remote';
import { type Validity, validitiesOf } from './validity.js';

/** The paths of the PEM files of a server. */
export type CredentialFiles = Required<TlsFiles>;

/** How often the files are looked at, in milliseconds. */
const POLL_INTERVAL = 2000;

/**
 * The certificates of the server. Emits `change` after the files have changed and are usable, and `error` with the reason
 * if they are not: then the earlier certificates stay in use.
 */
export class Credentials extends EventEmitter<{ change: []; error: [Error] }> {
  readonly files: CredentialFiles;
  #texts: TlsTexts;
  #validities: readonly Validity[];
  readonly #poll = (): void => this.reload();

  /** @throws {Error} if a file cannot be read, or they do not fit together */
  constructor(files: CredentialFiles) {
    super();
    this.files = files;
    this.#texts = readTlsFiles(files);
    this.#validities = validitiesOf(this.#texts);
  }

  get options(): SecureContextOptions {
    return tlsOptions(this.#texts);
  }

  /** The PEM text of the CA's certificates. */
  get ca(): string {
    return pemText(this.#texts.ca);
  }

  /** The PEM text of the revocation lists. */
  get crl(): string {
    return pemText(this.#texts.crl);
  }

  /** When the certificates and revocation lists expire. */
  get validities(): readonly Validity[] {
    return this.#validities;
  }

  /** Reloads the files whenever they change, until `close`. */
  watch(): void {
    for (const file of Object.values(this.files))
      watchFile(file, { interval: POLL_INTERVAL, persistent: false }, this.#poll);
  }

  reload(): void {
    try {
      const texts = readTlsFiles(this.files);
      if (isDeepStrictEqual(texts, this.#texts)) return;
      this.#validities = validitiesOf(texts);
      this.#texts = texts;
      this.emit('change');
    } catch (error) {
      this.emit('error', error instanceof Error ? error : new Error(String(error)));
    }
  }

  close(): void {
    for (const file of Object.values(this.files)) unwatchFile(file, this.#poll);
  }
}

function pemText(blocks: readonly string[] = []): string {
  return blocks.map((block) => `${block}\n`).join('');
}

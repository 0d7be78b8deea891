import { EventEmitter } from 'node:events';
import { unwatchFile, watchFile } from 'node:fs';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { readText } from '@pptjs/files';

/** The paths of the PEM files of a server. */
export interface CredentialFiles {
  /** The certificates of the CA: the root, and an intermediate one if there is one. */
  readonly ca: string;
  /** The revocation lists of all CA certificates. */
  readonly crl: string;
  readonly certificate: string;
  readonly key: string;
}

/** How often the files are looked at, in milliseconds. */
const POLL_INTERVAL = 2000;

/**
 * The certificates of the server. Emits `change` after the files have changed and are usable, and `error` with the reason
 * if they are not: then the earlier certificates stay in use.
 */
export class Credentials extends EventEmitter<{ change: []; error: [Error] }> {
  readonly #files: CredentialFiles;
  #options: SecureContextOptions;
  readonly #poll = (): void => this.reload();

  /** @throws {Error} if a file cannot be read, or they do not fit together */
  constructor(files: CredentialFiles) {
    super();
    this.#files = files;
    this.#options = load(files);
  }

  get options(): SecureContextOptions {
    return this.#options;
  }

  /** The PEM text of the CA's certificates. */
  get ca(): string {
    return String(this.#options.ca);
  }

  /** The PEM text of the revocation lists. */
  get crl(): string {
    return String(this.#options.crl);
  }

  /** Reloads the files whenever they change, until `close`. */
  watch(): void {
    for (const file of Object.values(this.#files))
      watchFile(file, { interval: POLL_INTERVAL, persistent: false }, this.#poll);
  }

  reload(): void {
    try {
      const options = load(this.#files);
      const current: SecureContextOptions = this.#options;
      if (NAMES.every((name) => options[name] === current[name])) return;
      this.#options = options;
      this.emit('change');
    } catch (error) {
      this.emit('error', error instanceof Error ? error : new Error(String(error)));
    }
  }

  close(): void {
    for (const file of Object.values(this.#files)) unwatchFile(file, this.#poll);
  }
}

const NAMES = ['ca', 'crl', 'cert', 'key'] as const;

function load(files: CredentialFiles): SecureContextOptions {
  const options: SecureContextOptions = {
    ca: readText(files.ca),
    crl: readText(files.crl),
    cert: readText(files.certificate),
    key: readText(files.key),
    minVersion: 'TLSv1.2',
  };
  // Reports damaged files, and a key of another certificate.
  createSecureContext(options);
  return options;
}

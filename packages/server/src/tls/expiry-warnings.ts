import type { ServerLog } from '../operation/log.js';
import type { Credentials } from './credentials.js';
import { stateOf } from './validity.js';

/** How often the log has the same warning, in milliseconds. */
const INTERVAL = 86_400_000;

/** Logs certificates and revocation lists that expire soon or have expired: at the start, after a change, and each day. */
export class ExpiryWarnings {
  readonly #credentials: Credentials;
  readonly #log: ServerLog;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  readonly #check = (): void => this.#warn();

  /** @param now returns the current time, in milliseconds since 1970 */
  constructor(credentials: Credentials, log: ServerLog, now = Date.now) {
    this.#credentials = credentials;
    this.#log = log;
    this.#now = now;
    this.#timer = setInterval(this.#check, INTERVAL).unref();
    credentials.on('change', this.#check);
    this.#check();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#credentials.off('change', this.#check);
  }

  #warn(): void {
    const { validities, files } = this.#credentials;
    for (const validity of validities) {
      const { kind, until } = validity;
      const state = stateOf(validity, this.#now());
      const entry = { file: files[kind], expires: new Date(until).toISOString() };
      const what = kind === 'crl' ? 'a revocation list' : 'a certificate';
      if (state === 'expired') this.#log.error(entry, `${what} has expired`);
      else if (state !== undefined) this.#log.warn(entry, `${what} expires soon`);
    }
  }
}

/** The limits of connections. Times are in milliseconds. */
export interface ConnectionLimits {
  /** The time for the TLS handshake. */
  readonly handshakeTimeout: number;
  /** The time for the head of a request. */
  readonly headersTimeout: number;
  /** The time for a whole request. */
  readonly requestTimeout: number;
  /** The time between two requests on a connection. */
  readonly keepAliveTimeout: number;
  /** The time in which nothing happens, for example because a catalog waits, or the client does not read. */
  readonly idleTimeout: number;
  /** The time in which a client must read an answer, in addition to the time that its length takes at `answerRate`. */
  readonly answerTimeout: number;
  /** The slowest client that gets a large answer, in bytes for each millisecond. */
  readonly answerRate: number;
  /** The memory of all answers that clients have not read yet, in bytes. */
  readonly unreadAnswers: number;
  /** All connections, with those whose handshake is not complete. */
  readonly connections: number;
  /** The connections of clients without an accepted certificate. */
  readonly anonymousConnections: number;
}

export const DEFAULT_LIMITS: ConnectionLimits = {
  handshakeTimeout: 15_000,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 30_000,
  idleTimeout: 5 * 60_000,
  answerTimeout: 5 * 60_000,
  answerRate: 16,
  unreadAnswers: 256 * 2 ** 20,
  connections: 4000,
  anonymousConnections: 500,
};

/** Returns the time in which a client must read an answer. */
export const answerTime = (length: number, { answerTimeout, answerRate }: ConnectionLimits): number =>
  answerTimeout + Math.ceil(length / answerRate);

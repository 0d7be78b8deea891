import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { ConnectionLimits } from './http/connection-limits.js';
import type { ServerLog } from './operation/log.js';
import type { RequestHandler } from './request-handler.js';
import type { Credentials } from './tls/credentials.js';

/** The size of the keys of session tickets, in bytes. */
const TICKET_KEYS_SIZE = 48;

/** Requests without an answer on one connection. Agents send one after the other. */
const MAX_PIPELINED = 16;

/** How often requests that take too long are looked for, in milliseconds. */
const CHECKING_INTERVAL = 5000;

/**
 * Creates the HTTPS server. The certificates of clients are requested and verified, but a client needs none: the rules
 * decide. When the certificates change, sessions and idle connections of the earlier ones end.
 */
export function createHttpsServer(
  credentials: Credentials,
  handler: RequestHandler,
  limits: ConnectionLimits,
  log: ServerLog,
): Server {
  const { handshakeTimeout, headersTimeout, requestTimeout, keepAliveTimeout, connections, idleTimeout } = limits;
  const pipelined = new PipelinedRequests();
  const server = createServer(
    {
      ...credentials.options,
      requestCert: true,
      rejectUnauthorized: false,
      handshakeTimeout,
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      connectionsCheckingInterval: Math.min(CHECKING_INTERVAL, headersTimeout),
    },
    (request, response) => {
      const { socket } = request;
      if (!pipelined.add(socket)) {
        socket.destroy();
        return;
      }
      response.on('close', () => pipelined.remove(socket));
      // A connection from before the last change of the certificates ends with its current request.
      if (generations.get(socket) !== generation) response.shouldKeepAlive = false;
      void handler.handle(request, response);
    },
  );
  let generation = 0;
  const generations = new WeakMap<object, number>();
  server.maxConnections = connections;
  server.setTimeout(idleTimeout);
  server.on('secureConnection', (socket) => generations.set(socket, generation));
  limitAnonymous(server, limits.anonymousConnections, log);
  server.on('tlsClientError', (error) => log.debug({ error: error.message }, 'TLS handshake failed'));
  credentials.on('change', () => {
    generation++;
    server.setSecureContext(credentials.options);
    server.setTicketKeys(randomBytes(TICKET_KEYS_SIZE));
    server.closeIdleConnections();
    log.info('certificates reloaded');
  });
  credentials.on('error', (error) => log.error({ error: error.message }, 'the certificates cannot be reloaded'));
  return server;
}

/** Ends connections without an accepted certificate if there are too many, so that they cannot keep nodes out. */
function limitAnonymous(server: Server, limit: number, log: ServerLog): void {
  let count = 0;
  server.on('secureConnection', (socket: TLSSocket) => {
    if (socket.authorized) return;
    count++;
    socket.on('close', () => count--);
    if (count <= limit) return;
    log.debug('too many connections without a certificate');
    socket.destroy();
  });
}

/** Counts the requests of each connection that have no answer yet: the parser reads more of them without a bound. */
class PipelinedRequests {
  readonly #counts = new WeakMap<Socket, number>();

  /** Returns false if there are too many. */
  add(socket: Socket): boolean {
    const count = (this.#counts.get(socket) ?? 0) + 1;
    this.#counts.set(socket, count);
    return count <= MAX_PIPELINED;
  }

  remove(socket: Socket): void {
    this.#counts.set(socket, (this.#counts.get(socket) ?? 1) - 1);
  }
}

import { request as httpsRequest } from 'node:https';
import { HttpError, unavailable } from '../http/http-error.js';
import type { ServerLog } from '../operation/log.js';
import type { Credentials } from './credentials.js';

/** The largest answer of a CA, in bytes. */
const MAX_ANSWER = 1024 * 1024;

/** The time in which nothing happens on a connection to the CA, in milliseconds. */
const CA_TIMEOUT = 30_000;

/** Requests at the same time. Clients without a certificate cause them. */
const MAX_REQUESTS = 32;

export interface CaRequest {
  /** The identifier for logs. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

/** An existing CA, which answers requests that this server passes on with its own certificate. */
export class CertificateAuthority {
  readonly #url: string;
  readonly #credentials: Credentials;
  readonly #log: ServerLog;
  #running = 0;

  constructor(url: string, credentials: Credentials, log: ServerLog) {
    this.#url = url;
    this.#credentials = credentials;
    this.#log = log;
  }

  /** @throws {HttpError} 502 if the CA does not answer, 503 if too many requests wait for it */
  async forward(request: CaRequest): Promise<{ readonly status: number; readonly text: string }> {
    if (this.#running >= MAX_REQUESTS) throw unavailable('too many requests wait for the CA');
    this.#running++;
    try {
      return await this.#send(request);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.error({ request: request.id, error: reason }, 'the CA does not answer');
      throw new HttpError(502, 'Bad Gateway: the CA does not answer');
    } finally {
      this.#running--;
    }
  }

  #send({ method, path, body }: CaRequest): Promise<{ readonly status: number; readonly text: string }> {
    return new Promise((resolve, reject) => {
      const outgoing = httpsRequest(
        new URL(path, this.#url),
        { ...this.#credentials.options, method, timeout: CA_TIMEOUT, headers: { 'Content-Type': 'text/plain' } },
        (answer) => {
          const chunks: Buffer[] = [];
          let length = 0;
          answer.on('data', (chunk: Buffer) => {
            length += chunk.length;
            if (length > MAX_ANSWER) outgoing.destroy(new Error('the answer is too large'));
            else chunks.push(chunk);
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 502, text: Buffer.concat(chunks).toString('utf8') }),
          );
          answer.on('error', reject);
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}

import type { IncomingMessage } from 'node:http';
import { BodyMemory } from './body-memory.js';
import { badRequest, HttpError, unavailable } from './http-error.js';

/** Larger bodies are rare: most facts, catalogs and reports are smaller. In bytes. */
const LARGE_BODY = 2 * 1024 * 1024;

/** The number of large bodies that are read or used at the same time. Without a limit, they could use the whole budget. */
const MAX_LARGE_BODIES = 4;

/** Reads bodies, and limits the memory that all of them need together. */
export class BodyReader {
  readonly #budget: number;
  #used = 0;
  #largeBodies = 0;

  /** @param budget the number of bytes of all bodies that are read or used at the same time */
  constructor(budget: number) {
    this.#budget = budget;
  }

  /**
   * Reads the body of a request, which must be UTF-8. Its bytes count until `release` is called with the same lease.
   *
   * @param limit the largest number of bytes
   * @throws {HttpError} 413 if the body is larger, 415 if it is compressed, 400 if it is incomplete or not UTF-8, 503 if
   *   other bodies use all memory
   */
  async read(request: IncomingMessage, limit: number, lease: BodyLease): Promise<string> {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity')
      throw new HttpError(415, 'Unsupported Media Type: the body is compressed', 'UNSUPPORTED_MEDIA_TYPE');
    const length = Number(request.headers['content-length'] ?? limit);
    if (length > limit) throw tooLarge(limit);
    const memory = new BodyMemory(length);
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        this.#used += chunk.length;
        lease.bytes += chunk.length;
        if (lease.bytes > limit) throw tooLarge(limit);
        if (this.#used > this.#budget || !this.#hasRoom(lease)) throw unavailable('too many large requests');
        memory.add(chunk);
      }
      return memory.text();
    } catch (error) {
      throw error instanceof HttpError ? error : badRequest('the body is incomplete');
    } finally {
      memory.release();
    }
  }

  release(lease: BodyLease): void {
    this.#used -= lease.bytes;
    lease.bytes = 0;
    if (lease.isLarge) this.#largeBodies--;
    lease.isLarge = false;
  }

  /** Whether a body may become as large as it is. */
  #hasRoom(lease: BodyLease): boolean {
    if (lease.isLarge || lease.bytes <= LARGE_BODY) return true;
    if (this.#largeBodies === MAX_LARGE_BODIES) return false;
    this.#largeBodies++;
    return (lease.isLarge = true);
  }
}

/** The memory that the body of one request needs. */
export interface BodyLease {
  bytes: number;
  /** Whether it counts as one of the large bodies. */
  isLarge: boolean;
}

/** The connection ends, because the rest of the body would follow on it. */
const tooLarge = (limit: number): HttpError =>
  new HttpError(413, `Payload Too Large: the limit is ${limit} bytes`, 'RUNTIME_ERROR', { Connection: 'close' });

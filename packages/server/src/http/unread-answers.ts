import type { ServerResponse as NodeResponse } from 'node:http';

/**
 * The answers in memory that clients have not read completely. All of them together have a limit, so that clients that
 * read slowly cannot fill the memory with large catalogs.
 */
export class UnreadAnswers {
  readonly #limit: number;
  readonly #onEnd: () => void;
  /** The lengths, with the oldest answer first. */
  readonly #lengths = new Map<NodeResponse, number>();
  #bytes = 0;

  /**
   * @param limit in bytes
   * @param onEnd is called when a connection ends because of the limit
   */
  constructor(limit: number, onEnd: () => void) {
    this.#limit = limit;
    this.#onEnd = onEnd;
  }

  /**
   * Counts an answer until the system has all its bytes, or the connection has ended. If all answers are too large
   * together, ends the connections with the oldest ones: a client that reads needs less time.
   */
  add(response: NodeResponse, length: number): void {
    this.#lengths.set(response, length);
    this.#bytes += length;
    response.once('finish', () => this.#remove(response)).once('close', () => this.#remove(response));
    for (const oldest of this.#lengths.keys()) {
      if (this.#bytes <= this.#limit || oldest === response) break;
      this.#remove(oldest);
      const { socket } = oldest.req;
      if (!socket.destroyed) this.#onEnd();
      socket.destroy();
    }
  }

  #remove(response: NodeResponse): void {
    this.#bytes -= this.#lengths.get(response) ?? 0;
    this.#lengths.delete(response);
  }
}

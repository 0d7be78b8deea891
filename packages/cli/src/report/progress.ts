import type { Sink } from '../process/host.js';

const MIN_MILLISECONDS_BETWEEN_UPDATES = 100;
const CLEAR_LINE = '\r\u001b[K';

/** A progress line on a terminal. Writes nothing if the sink is not a terminal. */
export class Progress {
  readonly #sink: Sink;
  readonly #total: number;
  #updated = Date.now();
  #isVisible = false;

  constructor(sink: Sink, total: number) {
    this.#sink = sink;
    this.#total = total;
  }

  /** Shows the number of finished items and the name of the current one. */
  step(done: number, name: string): void {
    if (this.#sink.isTTY !== true || Date.now() - this.#updated < MIN_MILLISECONDS_BETWEEN_UPDATES) return;
    this.#updated = Date.now();
    this.#isVisible = true;
    const text = `[${done}/${this.#total}] ${name}`;
    this.#sink.write(CLEAR_LINE + text.slice(0, (this.#sink.columns ?? 80) - 1));
  }

  /** Removes the progress line. Call it before any other output, and at the end. */
  clear(): void {
    if (!this.#isVisible) return;
    this.#isVisible = false;
    this.#sink.write(CLEAR_LINE);
  }
}

import type { Sink } from '../host.js';

const pause = 100;
const clear = '\r\u001b[K';

/** A line that says how far long work is, on a terminal only, redrawn ten times a second at most. */
export class Progress {
  readonly #sink: Sink;
  readonly #total: number;
  #drawn = Date.now();
  #visible = false;

  constructor(sink: Sink, total: number) {
    this.#sink = sink;
    this.#total = total;
  }

  /** `done` of the total are done, and `name` is next. */
  step(done: number, name: string): void {
    if (this.#sink.isTTY !== true || Date.now() - this.#drawn < pause) return;
    this.#drawn = Date.now();
    this.#visible = true;
    const text = `[${done}/${this.#total}] ${name}`;
    this.#sink.write(clear + text.slice(0, (this.#sink.columns ?? 80) - 1));
  }

  /** Takes the line away, before other output and at the end. */
  clear(): void {
    if (!this.#visible) return;
    this.#visible = false;
    this.#sink.write(clear);
  }
}

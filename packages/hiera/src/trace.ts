/** Told of every step of a lookup. Texts that are costly to make are given as functions. */
export interface Trace {
  /** A step with nothing within. */
  note(text: string | (() => string)): void;
  /** A step with steps within. */
  within<T>(text: string | (() => string), body: () => T): T;
}

/** Tells nobody. */
export const SILENT: Trace = {
  note() {},
  within: (_text, body) => body(),
};

/** Keeps the steps as lines, indented by depth: what `lookup --explain` prints. */
export class Explanation implements Trace {
  readonly #lines: string[] = [];
  #depth = 0;

  note(text: string | (() => string)): void {
    const lines = (typeof text === 'string' ? text : text()).split('\n');
    for (const line of lines) this.#lines.push('  '.repeat(this.#depth) + line);
  }

  within<T>(text: string | (() => string), body: () => T): T {
    this.note(text);
    this.#depth++;
    try {
      return body();
    } finally {
      this.#depth--;
    }
  }

  toString(): string {
    return this.#lines.map((line) => `${line}\n`).join('');
  }
}

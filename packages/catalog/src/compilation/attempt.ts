import type { LogEntry } from '@pptjs/runtime/internal';
import type { NodeOptions } from '../settings/compiler-options.js';

/**
 * One attempt of an evaluation that may have to be repeated. Its log entries are held back until it is known to be the last
 * one.
 */
export class Attempt {
  /** The options of the node, with a log that belongs to the attempt. */
  readonly options: NodeOptions;
  readonly #log: NodeOptions['log'];
  readonly #entries: LogEntry[] = [];
  readonly #warnings: Set<string>;
  readonly #warningsBefore: ReadonlySet<string>;

  /** @param warnings the texts of warnings that Puppet logs once in a process; evaluations add to it */
  constructor(node: NodeOptions, warnings: Set<string>) {
    this.options = { ...node, log: (entry) => this.#entries.push(entry) };
    this.#log = node.log;
    this.#warnings = warnings;
    this.#warningsBefore = new Set(warnings);
  }

  /** Logs the entries. */
  finish(): void {
    for (const entry of this.#entries) this.#log?.(entry);
  }

  /** Forgets the entries. The warnings among them are not logged, so the next attempt must report them again. */
  discard(): void {
    for (const key of this.#warnings) if (!this.#warningsBefore.has(key)) this.#warnings.delete(key);
  }
}

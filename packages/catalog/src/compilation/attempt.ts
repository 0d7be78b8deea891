import type { LogEntry } from '@pptjs/runtime/internal';
import type { NodeOptions } from '../settings/compiler-options.js';

/**
 * One attempt of an evaluation that may have to be repeated. Its log entries are held back until it is known to be the last
 * one. It does not hold the options of the node, because the facts of a node may need much memory.
 */
export class Attempt {
  readonly #log: NodeOptions['log'];
  readonly #entries: LogEntry[] = [];
  readonly #warnings: Set<string>;
  readonly #warningsBefore: ReadonlySet<string>;

  /**
   * @param log receives the entries of the attempt if it is the last one
   * @param warnings the texts of warnings that Puppet logs once in a process; evaluations add to it
   */
  constructor(log: NodeOptions['log'], warnings: Set<string>) {
    this.#log = log;
    this.#warnings = warnings;
    this.#warningsBefore = new Set(warnings);
  }

  /** Returns the options of the node with the log of this attempt. */
  optionsOf(node: NodeOptions): NodeOptions {
    return { ...node, log: (entry) => this.#entries.push(entry) };
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

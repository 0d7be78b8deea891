import { type LogEntry, logText } from '@pptjs/runtime/internal';
import type { LogLine } from '../workers/protocol.js';

/** The limits for the log of one catalog: code without end could fill the memory and the disk. */
const [MAX_LINES, MAX_CHARACTERS, MAX_LINE_LENGTH] = [5000, 1_000_000, 10_000];

/** Collects what the code of one catalog logs, up to a limit. */
export class CatalogLog {
  readonly #lines: LogLine[] = [];
  #characters = 0;
  #omitted = 0;

  /** The lines, with one about those that are left out. */
  get lines(): readonly LogLine[] {
    if (this.#omitted === 0) return this.#lines;
    const message = `The catalog has logged too much: ${this.#omitted} more entries are left out`;
    return [...this.#lines, { level: 'warning', message }];
  }

  readonly add = (entry: LogEntry): void => {
    const { level } = entry;
    if (level === 'debug') return;
    if (this.#lines.length >= MAX_LINES || this.#characters >= MAX_CHARACTERS) {
      this.#omitted++;
      return;
    }
    const text = logText(entry);
    const message = text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}…` : text;
    this.#characters += message.length;
    this.#lines.push({ level, message });
  };
}

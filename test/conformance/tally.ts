import { reasonFor } from './accepted.js';
import type { Answer } from './answers.js';
import { difference } from './compare.js';

/** Counts how answers compare, and keeps those that differ. */
export class Tally {
  readonly #differing = new Map<string, { expected: Answer; actual: Answer | undefined }[]>();
  passed = 0;
  failed = 0;
  /** Answers that differ on purpose, by the reason. */
  readonly accepted = new Map<string, number>();

  add(expected: Answer, actual: Answer | undefined): void {
    const kind = actual === undefined ? 'no answer' : difference(expected, actual);
    if (kind === null) {
      this.passed++;
      return;
    }
    const reason = actual === undefined ? null : reasonFor(expected, actual);
    if (reason !== null) {
      this.accepted.set(reason, (this.accepted.get(reason) ?? 0) + 1);
      return;
    }
    this.failed++;
    const cases = this.#differing.get(kind) ?? [];
    cases.push({ expected, actual });
    this.#differing.set(kind, cases);
  }

  /** A text with the counts by kind, and the first `show` cases of each (of `only` that kind). */
  report(show: number, only?: string): string {
    const lines = [`${this.passed} equal, ${this.failed} different`];
    for (const [reason, number] of this.accepted) lines.push(`${String(number).padStart(6)}  on purpose: ${reason}`);
    const kinds = [...this.#differing].sort(([, a], [, b]) => b.length - a.length);
    for (const [kind, cases] of kinds) {
      if (only !== undefined && only !== kind) continue;
      lines.push(`${String(cases.length).padStart(6)}  ${kind}`);
      for (const { expected, actual } of cases.slice(0, show)) {
        lines.push(`        ${expected.id}: ${expected.source}`);
        lines.push(`          expected ${brief(expected)}`, `          actual   ${actual ? brief(actual) : 'nothing'}`);
      }
    }
    return `${lines.join('\n')}\n`;
  }
}

function brief({ id: _id, source: _source, ...answer }: Answer): string {
  return JSON.stringify(answer).replaceAll('\\u0001int ', '').replaceAll('\\u0001float ', 'float ').slice(0, 400);
}

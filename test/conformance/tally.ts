import type { Answer } from './answers.js';
import { differenceFromPuppet } from './compare.js';

/** Counts equal and different answers, and stores the different ones by the field that differs. */
export class Tally {
  readonly #differentCases = new Map<string, { expected: Answer; actual: Answer | undefined }[]>();
  passed = 0;
  failed = 0;
  /** The number of cases in which Puppet reports an error. */
  errors = 0;

  add(expected: Answer, actual: Answer | undefined): void {
    if (expected.error !== undefined) this.errors++;
    const field = actual === undefined ? 'no answer' : differenceFromPuppet(expected, actual);
    if (field === null) {
      this.passed++;
      return;
    }
    this.failed++;
    const cases = this.#differentCases.get(field) ?? [];
    cases.push({ expected, actual });
    this.#differentCases.set(field, cases);
  }

  /** Returns a text with the counts and the first `show` cases for each field, or only for the field `only`. */
  report(show: number, only?: string): string {
    const lines = [`${this.passed} equal, ${this.failed} different`];
    const fields = [...this.#differentCases].sort(([, a], [, b]) => b.length - a.length);
    for (const [field, cases] of fields) {
      if (only !== undefined && only !== field) continue;
      lines.push(`${String(cases.length).padStart(6)}  ${field}`);
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

import { isArray, PuppetHash, rubyInspect, type Value } from '@pptjs/runtime/internal';
import type { DataFormat } from '../data/data-format.js';

/** The text of a step. A text that is expensive to build is passed as a function. */
export type StepText = string | (() => string);

/** Receives every step of a lookup. */
export interface Trace {
  /** Records a step that has no inner steps. */
  note(text: StepText): void;
  /** Records the text of a data function, which an explanation has at the end of the step that contains it. */
  text?(text: () => string): void;
  /** Records a step; the steps of `body` are its inner steps. Returns the result of `body`. */
  within<T>(text: StepText, body: () => T): T;
  /** Records that a data file has a value for the root of a key. */
  found?(root: string, source: DataSource): void;
}

/** A data file that a built-in data function reads. */
export interface DataSource {
  readonly file: string;
  readonly format: DataFormat;
}

/** A trace that ignores every step: the trace of all lookups that do not need an explanation. */
export const SILENT_TRACE: Trace = {
  note() {},
  within: (_text, body) => body(),
};

/** Collects the steps as lines, indented by depth: the output of `lookup --explain`. */
export class Explanation implements Trace {
  readonly #lines: string[] = [];
  #depth = 0;
  #texts: string[] = [];

  note(text: StepText): void {
    const lines = (typeof text === 'string' ? text : text()).split('\n');
    for (const line of lines) this.#lines.push('  '.repeat(this.#depth) + line);
  }

  text(text: () => string): void {
    this.#texts.push(text());
  }

  within<T>(text: StepText, body: () => T): T {
    this.note(text);
    this.#depth++;
    const outer = this.#texts;
    this.#texts = [];
    try {
      return body();
    } finally {
      for (const each of this.#texts) this.#lines.push('  '.repeat(this.#depth) + each);
      this.#texts = outer;
      this.#depth--;
    }
  }

  toString(): string {
    return this.#lines.map((line) => `${line}\n`).join('');
  }
}

/** Collects the data files that have a value for the root of a key, the highest level first. */
export class SourceTrace implements Trace {
  readonly sources: DataSource[] = [];
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  note(): void {}

  within<T>(_text: StepText, body: () => T): T {
    return body();
  }

  found(root: string, source: DataSource): void {
    if (root === this.#root) this.sources.push(source);
  }
}

/** Formats a value for an explanation: one line for each element. */
export function traceText(value: Value): string {
  if (isArray(value)) return enclose('[', value.map(traceText), ']');
  if (value instanceof PuppetHash)
    return enclose(
      '{',
      Array.from(value, ([key, element]) => `${rubyInspect(key)} => ${traceText(element)}`),
      '}',
    );
  return rubyInspect(value);
}

function enclose(open: string, elements: readonly string[], close: string): string {
  if (elements.length === 0) return `${open}${close}`;
  return `${open}\n${elements.map((element) => `  ${element.replaceAll('\n', '\n  ')}`).join(',\n')}\n${close}`;
}

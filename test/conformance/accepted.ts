import type { Answer } from './answers.js';

interface Accepted {
  /** Also a row of docs/differences.md. */
  readonly reason: string;
  readonly applies: (expected: Answer, actual: Answer) => boolean;
}

/** The kinds of answers in which pptjs differs from the reference on purpose. There is hardly ever a good reason. */
const kinds: readonly Accepted[] = [];

/** Why it is right that `actual` differs from `expected`; null where it is not. */
export function reasonFor(expected: Answer, actual: Answer): string | null {
  return kinds.find(({ applies }) => applies(expected, actual))?.reason ?? null;
}

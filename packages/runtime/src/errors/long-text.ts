import { spendMemory } from './memory-limit.js';

/** Reports a long text that a function returns. Other values are ignored. */
export function reportText(result: unknown): void {
  if (typeof result === 'string' && result.length > LONG_TEXT) spendMemory(result.length);
}

/** The heap is measured after each result that is longer, in characters: a few such texts fill it. */
const LONG_TEXT = 2 ** 20;

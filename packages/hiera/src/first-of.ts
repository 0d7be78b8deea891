import type { Value } from '@pptjs/runtime';

/** The first value that one of `all` answers with, those after it not being asked; `undefined` where none has one. */
export function firstOf<T>(all: readonly T[], ask: (one: T) => Value | undefined): Value | undefined {
  for (let i = 0; i < all.length; i++) {
    const value = ask(all[i] as T);
    if (value !== undefined) return value;
  }
  return undefined;
}

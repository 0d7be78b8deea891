import { EMPTY_HASH, isArray, PuppetHash, type Value } from '@pptjs/runtime';

/** What elements that begin with a prefix do to the values of lower levels. */
export interface Knockout {
  /** A value that is neither a hash nor an array, over anything: one that knocks out leaves an empty string. */
  alone(value: Value): Value;
  /** An array's elements but the prefix alone, which empties what is below. */
  below(higher: readonly Value[], lower: Value): { readonly left: readonly Value[]; readonly below: Value };
  /** Of an array over something that is none: its elements but those that knock out. */
  without(higher: readonly Value[]): readonly Value[];
  /** An array's elements but those that knock out, and what they leave of the array below. */
  apply(
    higher: readonly Value[],
    lower: readonly Value[],
  ): { readonly above: readonly Value[]; readonly rest: readonly Value[] };
}

export const NO_KNOCKOUT: Knockout = {
  alone: (value) => value,
  below: (left, below) => ({ left, below }),
  without: (higher) => higher,
  apply: (above, rest) => ({ above, rest }),
};

export function knockoutOf(prefix: string): Knockout {
  const isKnockout = (element: Value): element is string => typeof element === 'string' && element.startsWith(prefix);
  const without = (higher: readonly Value[]): readonly Value[] => higher.filter((element) => !isKnockout(element));
  return {
    alone: (value) => (isKnockout(value) ? '' : value),
    below: (higher, lower) =>
      higher.includes(prefix)
        ? { left: higher.filter((element) => element !== prefix), below: emptied(lower) }
        : { left: higher, below: lower },
    without,
    apply(higher, lower) {
      const removed = new Set(higher.filter(isKnockout).flatMap((element) => [element, element.slice(prefix.length)]));
      return removed.size === 0
        ? { above: higher, rest: lower }
        : {
            above: without(higher),
            rest: lower.filter((element) => typeof element !== 'string' || !removed.has(element)),
          };
    },
  };
}

function emptied(value: Value): Value {
  if (isArray(value)) return [];
  if (value instanceof PuppetHash) return EMPTY_HASH;
  return typeof value === 'string' ? '' : null;
}

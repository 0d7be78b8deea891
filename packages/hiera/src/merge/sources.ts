import type { Value } from '@pptjs/runtime';
import { traceText } from '../trace-text.js';
import type { Trace } from '../trace.js';
import type { MergeStrategy } from './strategy.js';

/**
 * Merges what `sources` have for a key, the highest first.
 *
 * One source alone gives its value as it is; with several, the first value found is what lower ones are merged into.
 *
 * @returns `undefined` where no source has the key
 */
export function mergeSources<S>(
  strategy: MergeStrategy,
  sources: readonly S[],
  trace: Trace,
  lookup: (source: S) => Value | undefined,
): Value | undefined {
  if (sources.length === 1) return lookup(sources[0] as S);
  if (sources.length === 0) return undefined;
  if (strategy.firstOnly) return firstOf(sources, lookup);
  return trace.within(`Merge strategy ${strategy.name}`, () => {
    const { options } = strategy;
    if (options) trace.note(() => `Options: ${traceText(options)}`);
    let merged: Value | undefined;
    for (const source of sources) {
      const value = lookup(source);
      if (value !== undefined) merged = merged === undefined ? strategy.begin(value) : strategy.merge(merged, value);
    }
    if (merged === undefined) return undefined;
    const result = strategy.finish(merged);
    trace.note(() => `Merged result: ${traceText(result)}`);
    return result;
  });
}

function firstOf<S>(sources: readonly S[], lookup: (source: S) => Value | undefined): Value | undefined {
  for (const source of sources) {
    const value = lookup(source);
    if (value !== undefined) return value;
  }
  return undefined;
}

import { HashBuilder, isArray, PuppetHash, type Value } from '@pptjs/runtime';
import { distinct, sorted } from './arrays.js';
import type { MergeStrategy } from './strategy.js';

export interface DeepOptions {
  /** An array's element or a value that starts so removes what it names from the lower levels. */
  readonly knockoutPrefix: string | undefined;
  readonly sortMergedArrays: boolean;
  /** Hashes at the same index of two arrays are merged. */
  readonly mergeHashArrays: boolean;
}

/** Hashes are merged key by key and arrays joined, however deep; of anything else the higher level's value wins. */
export function deep(options: DeepOptions): MergeStrategy {
  return {
    name: 'deep',
    firstOnly: false,
    begin: (value) => value,
    merge: (higher, lower) => mergeValues(higher, lower, options),
    finish: (value) => value,
  };
}

function mergeValues(higher: Value, lower: Value, options: DeepOptions): Value {
  if (higher instanceof PuppetHash && lower instanceof PuppetHash) return mergeHashes(higher, lower, options);
  if (isArray(higher) && isArray(lower)) return mergeArrays(higher, lower, options);
  return higher;
}

function mergeHashes(higher: PuppetHash, lower: PuppetHash, options: DeepOptions): Value {
  const merged = new HashBuilder(lower);
  for (const [key, value] of higher) {
    const below = merged.get(key);
    merged.set(key, below === undefined || below === null ? value : mergeValues(value, below, options));
  }
  return merged.build();
}

function mergeArrays(higher: readonly Value[], lower: readonly Value[], options: DeepOptions): Value {
  const { above, below } = knockOut(higher, lower, options.knockoutPrefix);
  const merged = options.mergeHashArrays && isHashArray(above) && isHashArray(below) ? zip(above, below, options) : distinct([...below, ...above]);
  return options.sortMergedArrays ? sorted(merged) : merged;
}

function knockOut(higher: readonly Value[], lower: readonly Value[], prefix: string | undefined): { above: readonly Value[]; below: readonly Value[] } {
  if (prefix === undefined || prefix === '') return { above: higher, below: lower };
  const removed = new Set(higher.filter((element) => isKnockout(element, prefix)).map((element) => (element as string).slice(prefix.length)));
  if (removed.size === 0) return { above: higher, below: lower };
  return {
    above: higher.filter((element) => !isKnockout(element, prefix)),
    below: removed.has('') ? [] : lower.filter((element) => !removed.has(String(element))),
  };
}

function isKnockout(element: Value, prefix: string): boolean {
  return typeof element === 'string' && element.startsWith(prefix);
}

function isHashArray(values: readonly Value[]): values is readonly PuppetHash[] {
  return values.length > 0 && values.every((value) => value instanceof PuppetHash);
}

function zip(higher: readonly PuppetHash[], lower: readonly PuppetHash[], options: DeepOptions): Value[] {
  const merged: Value[] = lower.map((value, index) => {
    const above = higher[index];
    return above ? mergeHashes(above, value, options) : value;
  });
  return merged.concat(higher.slice(lower.length));
}

import { Float, isArray, PuppetHash, type PlainData, rubyText, type Value } from '@pptjs/runtime';

/** A value as Ruby's JSON has it: what JSON has no words for is its text. */
export function jsonData(value: Value): PlainData {
  if (value === null || typeof value !== 'object' || value instanceof Float) return value;
  if (isArray(value)) return value.map(jsonData);
  if (value instanceof PuppetHash)
    return new Map(Array.from(value, ([key, element]) => [rubyText(key), jsonData(element)]));
  return rubyText(value);
}

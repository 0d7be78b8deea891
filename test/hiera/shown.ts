import { Float, isArray, PuppetHash, PuppetObject, type Value } from '@pptjs/runtime/internal';

export type Shown = readonly [string, unknown];

/** A text, and the value or the error of Ruby's parser. */
export interface ReaderCase {
  readonly source: string;
  readonly value?: Shown;
  readonly error?: string;
}

/** Converts a value to the form of the recorded answers: its Ruby class and its text. */
export function shown(value: Value): Shown {
  if (isArray(value)) return ['Array', value.map(shown)];
  if (value instanceof PuppetHash) return ['Hash', Array.from(value, ([key, element]) => [shown(key), shown(element)])];
  if (value instanceof Float) return ['Float', value.toString()];
  if (value === null) return ['NilClass', ''];
  if (typeof value === 'boolean') return [value ? 'TrueClass' : 'FalseClass', String(value)];
  if (typeof value === 'string') return ['String', value];
  return value instanceof PuppetObject ? ['Symbol', value.get('name')] : ['Integer', String(value)];
}

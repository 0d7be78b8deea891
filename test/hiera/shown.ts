import { Float, isArray, PuppetHash, type Value } from '@pptjs/runtime';

export type Shown = readonly [string, unknown];

/** A text of data, and what Ruby's reader makes of it. */
export interface ReaderCase {
  readonly source: string;
  readonly value?: Shown;
  readonly error?: string;
}

/** A value in the form in which Ruby's answers are recorded: its class and text. */
export function shown(value: Value): Shown {
  if (isArray(value)) return ['Array', value.map(shown)];
  if (value instanceof PuppetHash) return ['Hash', Array.from(value, ([key, element]) => [shown(key), shown(element)])];
  if (value instanceof Float) return ['Float', value.toString()];
  if (value === null) return ['NilClass', ''];
  if (typeof value === 'boolean') return [value ? 'TrueClass' : 'FalseClass', String(value)];
  if (typeof value === 'string') return ['String', value];
  return typeof value === 'object'
    ? ['Symbol', (value as unknown as { name: string }).name]
    : ['Integer', String(value)];
}

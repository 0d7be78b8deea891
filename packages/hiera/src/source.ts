import type { Value } from '@pptjs/runtime';
import type { VariableLookup } from './host.js';
import type { LookupKey } from './key.js';

/** Something with data: a file, a level of a hierarchy, a layer. */
export interface Source {
  /** The value of the root of a key, `undefined` where there is none; nobody is told of the steps. */
  ask(key: LookupKey, variable: VariableLookup): Value | undefined;
}

/** What the first source that has the key says, those after it not being asked; `undefined` where none has it. */
export function askFirst(sources: readonly Source[], key: LookupKey, variable: VariableLookup): Value | undefined {
  for (let i = 0; i < sources.length; i++) {
    const value = (sources[i] as Source).ask(key, variable);
    if (value !== undefined) return value;
  }
  return undefined;
}

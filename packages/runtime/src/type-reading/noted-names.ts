import type { PuppetType } from '../values/type.js';

/** The types that names of the evaluation gave while something is made that depends on them. */
let noted: Map<string, PuppetType> | undefined;

/** Notes what a name that is not built in was found to stand for. */
export function noteName(name: string, type: PuppetType | undefined): PuppetType | undefined {
  if (type !== undefined) noted?.set(name, type);
  return type;
}

/** Makes something, and tells what the names in it stood for that are not built in. */
export function notingNames<T>(make: () => T): [made: T, names: ReadonlyMap<string, PuppetType>] {
  const outer = noted;
  const names = new Map<string, PuppetType>();
  noted = names;
  try {
    return [make(), names];
  } finally {
    noted = outer;
    if (outer !== undefined) for (const [name, type] of names) outer.set(name, type);
  }
}

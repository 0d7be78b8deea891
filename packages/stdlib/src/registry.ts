import type { BuiltinFunction } from '@pptjs/runtime';
import * as functions from './functions/index.js';

const byName: ReadonlyMap<string, BuiltinFunction> = new Map(
  Object.values<BuiltinFunction>(functions).map((each) => [each.puppetName, each]),
);

/** The function of stdlib that has this name (`pick`, `stdlib::ensure`), `undefined` where there is none. */
export function stdlibFunction(name: string): BuiltinFunction | undefined {
  return byName.get(name);
}

/** All of them, in the order of their names. */
export function stdlibFunctions(): readonly BuiltinFunction[] {
  return [...byName.values()].toSorted((a, b) => (a.puppetName < b.puppetName ? -1 : 1));
}

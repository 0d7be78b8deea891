import type { BuiltinFunction } from '../../calling/define-builtin.js';
import * as functions from '../index.js';

let byName: ReadonlyMap<string, BuiltinFunction> | undefined;

/** Made when first asked for: `call` is among the functions, and asks. */
function builtins(): ReadonlyMap<string, BuiltinFunction> {
  return (byName ??= new Map(Object.values<BuiltinFunction>(functions).map((each) => [each.puppetName, each])));
}

/** The function that Puppet has built in under a name. */
export function builtinFunction(name: string): BuiltinFunction | undefined {
  return builtins().get(name);
}

/** All of them, in the order of their names. */
export function builtinFunctions(): readonly BuiltinFunction[] {
  return Array.from(builtins().values()).toSorted((a, b) => (a.puppetName < b.puppetName ? -1 : 1));
}

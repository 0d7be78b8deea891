import { DefaultsScope, type Scope, type Value } from '@pptjs/runtime/internal';

/**
 * Returns the value of a variable that a template has as an instance variable. As in Puppet, parameters are no instance
 * variables while the defaults of their definition are evaluated. The template can read them as `scope['name']`.
 */
export function instanceVariable(scope: Scope, name: string): Value | undefined {
  return scopeOfVariable(scope, name)?.own(name);
}

/** Returns the scope that has a variable which a template has as an instance variable. */
export function scopeOfVariable(scope: Scope, name: string): Scope | undefined {
  for (let each: Scope | null = scope; each !== null; each = each.parent)
    if (!(each instanceof DefaultsScope) && each.own(name) !== undefined) return each;
  return undefined;
}

/** Returns all variables that a template has as instance variables. Inner variables replace outer ones. */
export function instanceVariables(scope: Scope): ReadonlyMap<string, Value> {
  const all = new Map<string, Value>(scope.parent === null ? [] : instanceVariables(scope.parent));
  if (!(scope instanceof DefaultsScope)) for (const [name, value] of scope.variables()) all.set(name, value);
  return all;
}

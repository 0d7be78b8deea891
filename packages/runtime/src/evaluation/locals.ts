import type { Value } from '../values/value.js';
import { context, withScope } from './context.js';
import { Scope } from './scope.js';

/** The scope that Puppet-language functions see around them. */
export function topScope(): Scope {
  return context().topScope;
}

/**
 * Runs `body`, which calls something that reads variables by name, in a scope of its own within `scope` that has the local variables of
 * a function or lambda. One without a value (`undefined`) is left out.
 */
export function withLocals<T>(scope: Scope, locals: readonly (readonly [name: string, value: Value | undefined])[], body: () => T): T {
  const local = new Scope('local', scope);
  for (const [name, value] of locals) if (value !== undefined) local.bind(name, value);
  return withScope(local, body);
}

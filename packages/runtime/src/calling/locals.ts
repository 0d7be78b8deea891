import { context, withScope } from '../context/context.js';
import { LazyScope } from '../context/lazy-scope.js';
import { MatchRecord } from '../context/match-record.js';
import type { Scope } from '../context/scope.js';
import type { Value } from '../values/value.js';

/** Returns the scope that surrounds Puppet-language functions. */
export function topScope(): Scope {
  return context().topScope;
}

/** The number of match variables in a local scope: `$0` and the groups. */
const MATCH_VARIABLES = 10;

type Locals = Readonly<Record<string, Value | undefined>>;

/**
 * Runs `body`, which reads variables by name, in a new scope inside `scope`. The new scope has the local variables of a
 * function or lambda, and the match variables. Locals without a value (`undefined`) are left out.
 */
export function withLocals<T>(scope: Scope, locals: Locals, body: () => T, matches?: MatchRecord): T {
  const local = new LazyScope(scope, () => Object.entries(locals));
  if (matches !== undefined) for (let i = 0; i < MATCH_VARIABLES; i++) local.bind(String(i), matches.get(i));
  return withScope(local, body);
}

/** Returns the match variables that surround a template: those that were passed where it is evaluated. */
export function matchesAround(scope: Scope): MatchRecord {
  const record = new MatchRecord();
  const groups = Array.from({ length: MATCH_VARIABLES }, (_, index) => scope.lookup(String(index)));
  record.record(groups.map((group) => (typeof group === 'string' ? group : undefined)));
  return record;
}

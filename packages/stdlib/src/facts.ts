import { context, PuppetHash, type Value } from '@pptjs/runtime';

/** What the facts have at a path of keys; undef where there is nothing. */
export function factAt(...path: readonly string[]): Value {
  const facts = context().topScope.lookup('facts') ?? null;
  return path.reduce<Value>((at, key) => (at instanceof PuppetHash ? (at.get(key) ?? null) : null), facts);
}

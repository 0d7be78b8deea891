import { context, lookUpVariable, PuppetHash, rubyEquals, type Value } from '@pptjs/runtime/internal';

/** Returns the value at a path of keys in the facts, or undef if there is none. */
export function factAt(...path: readonly string[]): Value {
  const facts = context().topScope.lookup('facts') ?? null;
  return path.reduce<Value>((at, key) => (at instanceof PuppetHash ? (at.get(key) ?? null) : null), facts);
}

/**
 * Returns whether the legacy facts (`interfaces`, `ipaddress_eth0`, …) list an interface with a name. With a value:
 * whether they list an interface whose attribute `kind` (`ipaddress`, `network`, …) has the value.
 */
export function hasLegacyInterface(kind: string, value: Value | undefined): boolean {
  const { scope } = context();
  const list = lookUpVariable('interfaces');
  if (typeof list !== 'string') return false;
  const names = list.split(',');
  if (value === undefined) return names.includes(kind);
  return [kind, ...names.map((name) => `${kind}_${name.toLowerCase()}`)].some(
    (fact) => scope.has(fact) && rubyEquals(scope.lookup(fact) ?? null, value),
  );
}

import { context, rubyEquals, type Value } from '@pptjs/runtime';

/**
 * Whether the facts `interfaces` and `ipaddress_eth0` and their like know an interface, or one whose attribute has a
 * value.
 */
export function hasInterface(kind: string, value: Value | undefined): boolean {
  const { topScope } = context();
  const known = topScope.has('interfaces') ? topScope.lookup('interfaces') : undefined;
  if (typeof known !== 'string') return false;
  const names = known.split(',');
  if (value === undefined) return names.includes(kind);
  return [kind, ...names.map((name) => `${kind}_${name}`)].some(
    (fact) => topScope.has(fact) && rubyEquals(topScope.lookup(fact) ?? null, value),
  );
}

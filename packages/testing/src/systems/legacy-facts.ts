import { LEGACY_FACTS } from '@pptjs/runtime/facts';
import type { Facts } from '../facts/facts.js';

/** The legacy facts of each interface: `ipaddress_eth0`. */
const INTERFACE_FACTS: Readonly<Record<string, string>> = {
  ipaddress: 'ip',
  ipaddress6: 'ip6',
  macaddress: 'mac',
  mtu: 'mtu',
  netmask: 'netmask',
  netmask6: 'netmask6',
  network: 'network',
  network6: 'network6',
};

/** Returns the legacy facts that Facter derives from structured facts. */
export function legacyFacts(facts: Facts): Facts {
  const legacy: Record<string, unknown> = {};
  const add = (name: string, value: unknown): void => {
    if (value !== undefined) legacy[name] = value;
  };
  for (const [name, path] of LEGACY_FACTS) add(name, valueAt(facts, path));
  const interfaces = valueAt(facts, 'networking.interfaces') ?? {};
  add('interfaces', Object.keys(interfaces).join(','));
  for (const [name, properties] of Object.entries(interfaces)) {
    for (const [fact, property] of Object.entries(INTERFACE_FACTS))
      add(`${fact}_${name}`, valueAt(properties, property));
  }
  const disks = valueAt(facts, 'disks');
  if (typeof disks === 'object' && disks !== null) add('blockdevices', Object.keys(disks).join(','));
  return legacy;
}

/** @param path the names of members, separated by dots */
function valueAt(value: unknown, path: string): unknown {
  let current = value;
  for (const name of path.split('.')) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Object.getOwnPropertyDescriptor(current, name)?.value;
  }
  return current;
}

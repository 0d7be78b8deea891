import { defineBuiltin, dispatch, EMPTY_HASH, PuppetHash } from '@pptjs/runtime';
import { factAt } from '../facts.js';

/** What the fact `networking` calls what older facts have under other names. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['macaddress', 'mac'],
  ['ipaddress', 'ip'],
]);

/**
 * Whether the node has a network interface of some name, or one whose `ip`, `netmask`, `network` or `mac` has a value.
 *
 * @example
 * stdlib::has_interface_with('ipaddress', '127.0.0.1')
 */
export const stdlib_has_interface_with = defineBuiltin(
  'stdlib::has_interface_with',
  dispatch(['String[1] interface'], (name: string) => interfaces().has(name), { returns: 'Boolean' }),
  dispatch(
    ["Enum['macaddress', 'netmask', 'ipaddress', 'network', 'ip', 'mac'] kind", 'String[1] value'],
    (kind: string, value: string) =>
      [...interfaces().values()].some(
        (each) => each instanceof PuppetHash && each.get(NAMES.get(kind) ?? kind) === value,
      ),
    { returns: 'Boolean' },
  ),
);

function interfaces(): PuppetHash {
  const found = factAt('networking', 'interfaces');
  return found instanceof PuppetHash ? found : EMPTY_HASH;
}

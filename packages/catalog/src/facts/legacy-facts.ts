import { formatMessage, stripLeadingColons } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/** The legacy facts that are the value of a structured fact, as Facter 4 names them, with the path of that fact. */
export const LEGACY_FACTS: ReadonlyMap<string, string> = new Map([
  ['architecture', 'os.architecture'],
  ['augeasversion', 'augeas.version'],
  ['bios_release_date', 'dmi.bios.release_date'],
  ['bios_vendor', 'dmi.bios.vendor'],
  ['bios_version', 'dmi.bios.version'],
  ['boardmanufacturer', 'dmi.board.manufacturer'],
  ['boardproductname', 'dmi.board.product'],
  ['boardserialnumber', 'dmi.board.serial_number'],
  ['chassistype', 'dmi.chassis.type'],
  ['domain', 'networking.domain'],
  ['fqdn', 'networking.fqdn'],
  ['gid', 'identity.group'],
  ['hardwareisa', 'processors.isa'],
  ['hardwaremodel', 'os.hardware'],
  ['hostname', 'networking.hostname'],
  ['id', 'identity.user'],
  ['ipaddress', 'networking.ip'],
  ['ipaddress6', 'networking.ip6'],
  ['lsbdistcodename', 'os.distro.codename'],
  ['lsbdistdescription', 'os.distro.description'],
  ['lsbdistid', 'os.distro.id'],
  ['lsbdistrelease', 'os.distro.release.full'],
  ['lsbmajdistrelease', 'os.distro.release.major'],
  ['lsbminordistrelease', 'os.distro.release.minor'],
  ['macaddress', 'networking.mac'],
  ['manufacturer', 'dmi.manufacturer'],
  ['memoryfree', 'memory.system.available'],
  ['memorysize', 'memory.system.total'],
  ['netmask', 'networking.netmask'],
  ['netmask6', 'networking.netmask6'],
  ['network', 'networking.network'],
  ['network6', 'networking.network6'],
  ['operatingsystem', 'os.name'],
  ['operatingsystemmajrelease', 'os.release.major'],
  ['operatingsystemrelease', 'os.release.full'],
  ['osfamily', 'os.family'],
  ['physicalprocessorcount', 'processors.physicalcount'],
  ['processorcount', 'processors.count'],
  ['productname', 'dmi.product.name'],
  ['rubyplatform', 'ruby.platform'],
  ['rubysitedir', 'ruby.sitedir'],
  ['rubyversion', 'ruby.version'],
  ['selinux', 'os.selinux.enabled'],
  ['selinux_config_mode', 'os.selinux.config_mode'],
  ['selinux_config_policy', 'os.selinux.config_policy'],
  ['selinux_current_mode', 'os.selinux.current_mode'],
  ['selinux_enforced', 'os.selinux.enforced'],
  ['selinux_policyversion', 'os.selinux.policy_version'],
  ['serialnumber', 'dmi.product.serial_number'],
  ['swapfree', 'memory.swap.available'],
  ['swapsize', 'memory.swap.total'],
  ['system32', 'os.windows.system32'],
  ['uptime', 'system_uptime.uptime'],
  ['uptime_days', 'system_uptime.days'],
  ['uptime_hours', 'system_uptime.hours'],
  ['uptime_seconds', 'system_uptime.seconds'],
  ['uuid', 'dmi.product.uuid'],
]);

/**
 * Names the structured fact that replaces a legacy fact.
 * @param variable the name of a variable that does not exist
 * @returns undefined if no legacy fact has the name
 */
export function explainLegacyFact(variable: string): string | undefined {
  const name = stripLeadingColons(variable);
  const path = LEGACY_FACTS.get(name);
  if (path === undefined) return undefined;
  const fact = `$facts${path
    .split('.')
    .map((key) => `['${key}']`)
    .join('')}`;
  return formatMessage(messages.LEGACY_FACT, { name, fact });
}

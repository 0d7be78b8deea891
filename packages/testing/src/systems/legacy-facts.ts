import type { Facts } from '../facts/facts.js';

/** The legacy facts that are the value of a structured fact, as Facter 4 names them. */
const LEGACY_FACTS: Readonly<Record<string, string>> = {
  architecture: 'os.architecture',
  augeasversion: 'augeas.version',
  bios_release_date: 'dmi.bios.release_date',
  bios_vendor: 'dmi.bios.vendor',
  bios_version: 'dmi.bios.version',
  boardmanufacturer: 'dmi.board.manufacturer',
  boardproductname: 'dmi.board.product',
  boardserialnumber: 'dmi.board.serial_number',
  chassistype: 'dmi.chassis.type',
  domain: 'networking.domain',
  fqdn: 'networking.fqdn',
  gid: 'identity.group',
  hardwareisa: 'processors.isa',
  hardwaremodel: 'os.hardware',
  hostname: 'networking.hostname',
  id: 'identity.user',
  ipaddress: 'networking.ip',
  ipaddress6: 'networking.ip6',
  lsbdistcodename: 'os.distro.codename',
  lsbdistdescription: 'os.distro.description',
  lsbdistid: 'os.distro.id',
  lsbdistrelease: 'os.distro.release.full',
  lsbmajdistrelease: 'os.distro.release.major',
  lsbminordistrelease: 'os.distro.release.minor',
  macaddress: 'networking.mac',
  manufacturer: 'dmi.manufacturer',
  memoryfree: 'memory.system.available',
  memorysize: 'memory.system.total',
  netmask: 'networking.netmask',
  netmask6: 'networking.netmask6',
  network: 'networking.network',
  network6: 'networking.network6',
  operatingsystem: 'os.name',
  operatingsystemmajrelease: 'os.release.major',
  operatingsystemrelease: 'os.release.full',
  osfamily: 'os.family',
  physicalprocessorcount: 'processors.physicalcount',
  processorcount: 'processors.count',
  productname: 'dmi.product.name',
  rubyplatform: 'ruby.platform',
  rubysitedir: 'ruby.sitedir',
  rubyversion: 'ruby.version',
  selinux: 'os.selinux.enabled',
  selinux_config_mode: 'os.selinux.config_mode',
  selinux_config_policy: 'os.selinux.config_policy',
  selinux_current_mode: 'os.selinux.current_mode',
  selinux_enforced: 'os.selinux.enforced',
  selinux_policyversion: 'os.selinux.policy_version',
  serialnumber: 'dmi.product.serial_number',
  swapfree: 'memory.swap.available',
  swapsize: 'memory.swap.total',
  system32: 'os.windows.system32',
  uptime: 'system_uptime.uptime',
  uptime_days: 'system_uptime.days',
  uptime_hours: 'system_uptime.hours',
  uptime_seconds: 'system_uptime.seconds',
  uuid: 'dmi.product.uuid',
};

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
  for (const [name, path] of Object.entries(LEGACY_FACTS)) add(name, valueAt(facts, path));
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

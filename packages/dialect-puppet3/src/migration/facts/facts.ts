/** Facts of Puppet 3 that are strings in every version of Facter, although they often look like numbers. */
export const versionFacts: ReadonlySet<string> = new Set([
  'augeasversion',
  'clientversion',
  'facterversion',
  'kernelmajversion',
  'kernelrelease',
  'kernelversion',
  'lsbdistrelease',
  'lsbmajdistrelease',
  'macosx_productversion',
  'macosx_productversion_major',
  'operatingsystemmajrelease',
  'operatingsystemrelease',
  'puppetversion',
  'rubyversion',
  'serverversion',
]);

/** How Puppet 8 reads a version that is not a legacy fact. */
export function currentVersion(name: string): string {
  // Puppet sets these variables itself.
  if (name === 'clientversion' || name === 'serverversion') return `$${name}`;
  return structuredFacts.get(name) ?? `$facts['${name}']`;
}

/** Facts that Puppet 8 has as Booleans, and that were strings in Puppet 3. */
export const booleanFacts: ReadonlySet<string> = new Set(['is_virtual', 'fips_enabled']);

/** The structured fact with the value of a fact that Puppet 8 does not have by default. */
export const structuredFacts: ReadonlyMap<string, string> = new Map([
  ['architecture', "$facts['os']['architecture']"],
  ['augeasversion', "$facts['augeas']['version']"],
  ['domain', "$facts['networking']['domain']"],
  ['fqdn', "$facts['networking']['fqdn']"],
  ['gid', "$facts['identity']['group']"],
  ['hardwareisa', "$facts['processors']['isa']"],
  ['hardwaremodel', "$facts['os']['hardware']"],
  ['hostname', "$facts['networking']['hostname']"],
  ['id', "$facts['identity']['user']"],
  ['interfaces', "$facts['networking']['interfaces'].keys.join(',')"],
  ['ipaddress', "$facts['networking']['ip']"],
  ['ipaddress6', "$facts['networking']['ip6']"],
  ['lsbdistcodename', "$facts['os']['distro']['codename']"],
  ['lsbdistdescription', "$facts['os']['distro']['description']"],
  ['lsbdistid', "$facts['os']['distro']['id']"],
  ['lsbdistrelease', "$facts['os']['distro']['release']['full']"],
  ['lsbmajdistrelease', "$facts['os']['distro']['release']['major']"],
  ['lsbrelease', "$facts['os']['distro']['specification']"],
  ['macaddress', "$facts['networking']['mac']"],
  ['macosx_productversion', "$facts['os']['macosx']['version']['full']"],
  ['macosx_productversion_major', "$facts['os']['macosx']['version']['major']"],
  ['manufacturer', "$facts['dmi']['manufacturer']"],
  ['memorysize', "$facts['memory']['system']['total']"],
  ['memorysize_mb', "$facts['memory']['system']['total_bytes'] / 1048576.0"],
  ['netmask', "$facts['networking']['netmask']"],
  ['network', "$facts['networking']['network']"],
  ['operatingsystem', "$facts['os']['name']"],
  ['operatingsystemmajrelease', "$facts['os']['release']['major']"],
  ['operatingsystemrelease', "$facts['os']['release']['full']"],
  ['osfamily', "$facts['os']['family']"],
  ['physicalprocessorcount', "$facts['processors']['physicalcount']"],
  ['processorcount', "$facts['processors']['count']"],
  ['productname', "$facts['dmi']['product']['name']"],
  ['rubyplatform', "$facts['ruby']['platform']"],
  ['rubysitedir', "$facts['ruby']['sitedir']"],
  ['rubyversion', "$facts['ruby']['version']"],
  ['selinux', "$facts['os']['selinux']['enabled']"],
  ['serialnumber', "$facts['dmi']['product']['serial_number']"],
  ['swapfree', "$facts['memory']['swap']['available']"],
  ['swapsize', "$facts['memory']['swap']['total']"],
  ['uptime', "$facts['system_uptime']['uptime']"],
  ['uptime_days', "$facts['system_uptime']['days']"],
  ['uptime_hours', "$facts['system_uptime']['hours']"],
  ['uptime_seconds', "$facts['system_uptime']['seconds']"],
  ['uuid', "$facts['dmi']['product']['uuid']"],
]);

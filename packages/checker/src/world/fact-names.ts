import type { FactKeys } from '@pptjs/transpiler';

/** The facts of Facter 4, its legacy facts, and those of Puppet Enterprise. */
const FACTS = `
aio_agent_version architecture augeas augeasversion az_metadata bios_release_date bios_vendor bios_version
blockdevices boardassettag boardmanufacturer boardproductname boardserialnumber chassisassettag chassistype cloud
dhcp_servers disks dmi domain ec2_metadata ec2_userdata env_windows_installdir facterversion filesystems fips_enabled
fqdn gce gid hardwareisa hardwaremodel hostname hypervisors id identity interfaces ipaddress ipaddress6 is_virtual
kernel kernelmajversion kernelrelease kernelversion ldom load_averages lsbdistcodename lsbdistdescription lsbdistid
lsbdistrelease lsbmajdistrelease lsbminordistrelease lsbrelease macaddress macosx_buildversion macosx_productname
macosx_productversion macosx_productversion_major macosx_productversion_minor macosx_productversion_patch manufacturer
memory memoryfree memoryfree_mb memorysize memorysize_mb mountpoints netmask netmask6 network network6 networking
operatingsystem operatingsystemmajrelease operatingsystemrelease os osfamily partitions path physicalprocessorcount
processorcount processors productname ps puppetversion ruby rubyplatform rubysitedir rubyversion scope6 selinux
selinux_config_mode selinux_config_policy selinux_current_mode selinux_enforced selinux_policyversion serialnumber
solaris_zones ssh sshdsakey sshecdsakey sshed25519key sshfp_dsa sshfp_ecdsa sshfp_ed25519 sshfp_rsa sshrsakey
swapencrypted swapfree swapfree_mb swapsize swapsize_mb system32 system_profiler system_uptime timezone uptime
uptime_days uptime_hours uptime_seconds uuid virtual windows_display_version windows_edition_id
windows_installation_type windows_product_name windows_release_id is_pe pe_build pe_concat_basedir pe_server_version
pe_version xen xendomains zfs_featurenumbers zfs_version zonename zones zpool_featureflags zpool_version
`;

/** The other variables of the top scope: facts that the agent adds, and variables that Puppet sets. */
const TOP_VARIABLES = `
clientcert clientversion clientnoop servername serverip serverversion environment agent_specified_environment trusted
facts server_facts settings module_name caller_module_name title name role
`;

/** Legacy facts whose names contain the name of an interface, a disk or a processor. */
const PATTERN =
  /^(?:(?:blockdevice|dhcp_servers|ipaddress6?|ldom|macaddress|mtu|netmask6?|network6?|scope6|sp|zone)_\w+|processor\d+)$/;

/** Returns the names that the top scope has. @param custom the names of the facts of modules */
export function namesOfFacts(custom: Iterable<string>): FactKeys {
  const names = new Set([...wordsOf(FACTS), ...wordsOf(TOP_VARIABLES), ...custom]);
  return { names, has: (name) => names.has(name) || PATTERN.test(name) };
}

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The keys of the structured facts of Facter on all systems, by their path. Facts that are not here can have any keys. */
const KEYS: Readonly<Record<string, string>> = {
  dmi: 'bios board chassis manufacturer product',
  'dmi.bios': 'release_date vendor version',
  'dmi.board': 'asset_tag manufacturer product serial_number',
  'dmi.chassis': 'asset_tag type',
  'dmi.product': 'name serial_number uuid version',
  identity: 'gid group uid user privileged',
  load_averages: '1m 5m 15m',
  memory: 'swap system',
  'memory.swap': 'available available_bytes capacity encrypted total total_bytes used used_bytes',
  'memory.system': 'available available_bytes capacity total total_bytes used used_bytes',
  networking: 'dhcp domain fqdn hostname interfaces ip ip6 mac mtu netmask netmask6 network network6 primary scope6',
  os: 'architecture distro family hardware lsb macosx name release selinux windows',
  'os.distro': 'codename description id release specification',
  'os.distro.release': 'full major minor patch',
  'os.macosx': 'build product version',
  'os.macosx.version': 'extra full major minor patch',
  'os.release': 'branch full major minor patch patchlevel',
  'os.selinux': 'config_mode config_policy current_mode enabled enforced policy_version',
  'os.windows': 'display_version edition_id installation_type product_name release_id system32',
  processors: 'cores count extensions isa models physicalcount speed threads',
  ruby: 'platform sitedir version',
  system_uptime: 'days hours seconds uptime',
};

const keysByPath: ReadonlyMap<string, FactKeys> = new Map(
  Object.entries(KEYS).map(([path, text]) => {
    const names = new Set(text.split(' '));
    return [path, { names, has: (key) => names.has(key) }];
  }),
);

/** The keys of a structured fact of Facter; undefined if it can have any. */
export function keysOfFact(path: readonly string[]): FactKeys | undefined {
  return keysByPath.get(path.join('.'));
}

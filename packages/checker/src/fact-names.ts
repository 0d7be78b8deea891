/** The facts of Facter 4 and its legacy facts, and the other variables that Puppet sets at the top scope. */
const NAMES = `
aio_agent_version architecture augeas augeasversion az_metadata bios_release_date bios_vendor bios_version
blockdevices boardassettag boardmanufacturer boardproductname boardserialnumber chassisassettag chassistype clientcert
clientnoop clientversion cloud dhcp_servers disks dmi domain ec2_metadata ec2_userdata env_windows_installdir facterversion
filesystems fips_enabled fqdn gce gid hardwareisa hardwaremodel hostname hypervisors id identity interfaces ipaddress
ipaddress6 is_virtual kernel kernelmajversion kernelrelease kernelversion ldom load_averages lsbdistcodename
lsbdistdescription lsbdistid lsbdistrelease lsbmajdistrelease lsbminordistrelease lsbrelease macaddress
macosx_buildversion macosx_productname macosx_productversion macosx_productversion_major macosx_productversion_minor
macosx_productversion_patch manufacturer memory memoryfree memoryfree_mb memorysize memorysize_mb mountpoints netmask
netmask6 network network6 networking operatingsystem operatingsystemmajrelease operatingsystemrelease os osfamily partitions
path physicalprocessorcount processorcount processors productname ps puppetversion ruby rubyplatform rubysitedir
rubyversion scope6 selinux selinux_config_mode selinux_config_policy selinux_current_mode selinux_enforced
selinux_policyversion serialnumber solaris_zones ssh sshdsakey sshecdsakey sshed25519key sshfp_dsa sshfp_ecdsa
sshfp_ed25519 sshfp_rsa sshrsakey swapencrypted swapfree swapfree_mb swapsize swapsize_mb system32 system_profiler
system_uptime timezone uptime uptime_days uptime_hours uptime_seconds uuid virtual windows_display_version
windows_edition_id windows_installation_type windows_product_name windows_release_id xen xendomains zfs_featurenumbers
zfs_version zonename zones zpool_featureflags zpool_version clientcert servername serverip serverversion environment
agent_specified_environment trusted facts server_facts settings module_name caller_module_name title name role
`;

export const factNames: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));

/** Legacy facts whose names contain the name of an interface, a disk or a processor. */
const PATTERN =
  /^(?:blockdevice|dhcp_servers|ipaddress6?|ldom|macaddress|mtu|netmask6?|network6?|processor|scope6|sp|zone)_?\w+$/;

export function isFactPattern(name: string): boolean {
  return PATTERN.test(name);
}

import { PUPPET_VERSION } from '@pptjs/catalog';
import type { Facts } from '../facts/facts.js';
import type { OperatingSystem } from './operating-systems.js';
import { defaultProviders } from './providers.js';
import type { Release } from './releases.js';

/** The Facter of the Puppet version that pptjs implements. */
export const FACTER_VERSION = '4.10.0';

const RUBY_VERSION = '3.2.5';

/** Returns the facts that follow from a release of an operating system, in the formats of Facter 4. */
export function releaseFacts(release: Release, system: OperatingSystem): Facts {
  const { kernel, architecture = 'x86_64' } = system;
  const os = osFacts(release, system);
  const { service, package: packages } = defaultProviders(release.system, system.family, os.release.major);
  const hasAgentPackage = kernel !== 'FreeBSD' && kernel !== 'DragonFly' && system.family !== 'Alpine';
  return {
    os,
    kernel,
    ...kernelFacts(kernel, release.kernel, os.release.full),
    path: pathOf(kernel, system.family),
    processors: { isa: isaOf(release.system, kernel, architecture) },
    ruby: rubyFacts(kernel, architecture, os.release.major, hasAgentPackage),
    ...(kernel !== 'windows' && { augeas: { version: '1.14.1' } }),
    ...(hasAgentPackage && { aio_agent_version: PUPPET_VERSION }),
    ...((kernel === 'Linux' || kernel === 'windows') && { fips_enabled: false }),
    ...(kernel === 'windows' && { env_windows_installdir: 'C:\\Program Files\\Puppet Labs\\Puppet' }),
    facterversion: FACTER_VERSION,
    puppetversion: PUPPET_VERSION,
    ...(service !== undefined && { service_provider: service }),
    ...(packages !== undefined && { package_provider: packages }),
    ...(kernel !== 'windows' && { root_home: kernel === 'Darwin' ? '/var/root' : '/root' }),
  };
}

interface OsFacts {
  readonly release: { readonly full: string; readonly major: string; readonly minor?: string };
  readonly [name: string]: unknown;
}

function osFacts({ system, full, codename, windows }: Release, operatingSystem: OperatingSystem): OsFacts {
  const { family, kernel, architecture = 'x86_64', hardware = 'x86_64', majorSegments = 1, distro } = operatingSystem;
  const [version = full, branch] = full.split(/-(.*)/);
  const segments = version.split('.');
  const major = segments.slice(0, majorSegments).join('.');
  const minor = segments[majorSegments];
  const release = {
    full,
    major,
    ...(minor !== undefined && { minor }),
    ...(kernel === 'FreeBSD' && branch !== undefined && { branch }),
  };
  return {
    name: system,
    family,
    architecture,
    hardware,
    release,
    ...(distro !== undefined && {
      distro: { ...distro({ full, major, minor, codename }), release, ...(codename !== undefined && { codename }) },
    }),
    ...(kernel === 'Linux' && { selinux: selinuxFacts(system, family, major) }),
    ...(windows !== undefined && {
      windows: {
        ...(/^\d+H\d$/.test(windows.version) && { display_version: windows.version }),
        edition_id: windows.edition,
        installation_type: windows.installation,
        product_name: windows.product,
        release_id: windows.version,
        system32: 'C:\\Windows\\system32',
      },
    }),
  };
}

/** The releases of Red Hat's family enforce SELinux after their installation, except those of Amazon. */
function selinuxFacts(system: string, family: string, major: string): Facts {
  if (family !== 'RedHat' || system === 'Amazon') return { enabled: false };
  return {
    config_mode: 'enforcing',
    config_policy: 'targeted',
    current_mode: 'enforcing',
    enabled: true,
    enforced: true,
    policy_version: Number(major) < 8 ? '31' : '33',
  };
}

function kernelFacts(kernel: OperatingSystem['kernel'], release: string, full: string): Facts {
  const version = kernel === 'SunOS' ? full : (/^[\d.]+/.exec(release)?.[0] ?? release);
  const [major = version, minor] = version.split('.');
  const isNamedByMajor = kernel !== 'Linux' && kernel !== 'windows' && kernel !== 'Darwin';
  return {
    kernelrelease: release,
    kernelversion: version,
    kernelmajversion: isNamedByMajor || minor === undefined ? major : `${major}.${minor}`,
  };
}

function pathOf(kernel: OperatingSystem['kernel'], family: string): string {
  if (kernel === 'windows')
    return [
      'C:\\Program Files\\Puppet Labs\\Puppet\\puppet\\bin',
      'C:\\Program Files\\Puppet Labs\\Puppet\\bin',
      'C:\\Windows\\system32',
      'C:\\Windows',
      'C:\\Windows\\System32\\Wbem',
      'C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\',
    ].join(';');
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  return kernel === 'Linux' && family !== 'Alpine' ? `${path}:/opt/puppetlabs/bin` : path;
}

/** `uname -p` prints `unknown` on Debian, which does not change it. */
function isaOf(system: string, kernel: OperatingSystem['kernel'], architecture: string): string {
  if (system === 'Debian' || system === 'Alpine') return 'unknown';
  return kernel === 'Linux' ? 'x86_64' : architecture;
}

function rubyFacts(
  kernel: OperatingSystem['kernel'],
  architecture: string,
  major: string,
  hasAgentPackage: boolean,
): Facts {
  if (kernel === 'windows')
    return {
      platform: 'x64-mingw32',
      sitedir: 'C:/Program Files/Puppet Labs/Puppet/puppet/lib/ruby/site_ruby/3.2.0',
      version: RUBY_VERSION,
    };
  const platform =
    kernel === 'Linux' ? 'x86_64-linux' : `${architecture}-${kernel.toLowerCase()}${kernel === 'FreeBSD' ? major : ''}`;
  const sitedir = hasAgentPackage
    ? '/opt/puppetlabs/puppet/lib/ruby/site_ruby/3.2.0'
    : '/usr/local/lib/ruby/site_ruby/3.2';
  return { platform, sitedir, version: RUBY_VERSION };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUPPET_VERSION } from '@pptjs/catalog';
import { formatMessage } from '@pptjs/runtime';
import type { Facts, FactsRow } from './facts.js';
import { messages } from './messages.js';

interface SystemFamily {
  readonly family: string;
  readonly kernel: string;
  readonly architecture?: string;
  readonly provider: string;
  readonly path?: string;
}

/** Operating systems, by their names in the metadata of modules. */
const families: Readonly<Record<string, SystemFamily>> = {
  AlmaLinux: { family: 'RedHat', kernel: 'Linux', provider: 'systemd' },
  Amazon: { family: 'RedHat', kernel: 'Linux', provider: 'systemd' },
  Archlinux: { family: 'Archlinux', kernel: 'Linux', provider: 'systemd' },
  CentOS: { family: 'RedHat', kernel: 'Linux', provider: 'systemd' },
  Darwin: { family: 'Darwin', kernel: 'Darwin', provider: 'launchd' },
  Debian: { family: 'Debian', kernel: 'Linux', architecture: 'amd64', provider: 'systemd' },
  Fedora: { family: 'RedHat', kernel: 'Linux', provider: 'systemd' },
  FreeBSD: { family: 'FreeBSD', kernel: 'FreeBSD', architecture: 'amd64', provider: 'freebsd' },
  Gentoo: { family: 'Gentoo', kernel: 'Linux', architecture: 'amd64', provider: 'openrc' },
  OpenBSD: { family: 'OpenBSD', kernel: 'OpenBSD', architecture: 'amd64', provider: 'openbsd' },
  OracleLinux: { family: 'RedHat', kernel: 'Linux', provider: 'systemd' },
  RedHat: { family: 'RedHat', kernel: 'Linux', provider: 'systemd' },
  Rocky: { family: 'RedHat', kernel: 'Linux', provider: 'systemd' },
  SLES: { family: 'Suse', kernel: 'Linux', provider: 'systemd' },
  Scientific: { family: 'RedHat', kernel: 'Linux', provider: 'systemd' },
  Solaris: { family: 'Solaris', kernel: 'SunOS', architecture: 'i86pc', provider: 'smf' },
  Ubuntu: { family: 'Debian', kernel: 'Linux', architecture: 'amd64', provider: 'systemd' },
  windows: {
    family: 'windows',
    kernel: 'windows',
    architecture: 'x64',
    provider: 'windows',
    path: 'C:\\Windows\\system32;C:\\Windows',
  },
};

/** The code names of releases that modules use. */
const codenames: Readonly<Record<string, string>> = {
  'Debian 10': 'buster',
  'Debian 11': 'bullseye',
  'Debian 12': 'bookworm',
  'Debian 13': 'trixie',
  'Ubuntu 18.04': 'bionic',
  'Ubuntu 20.04': 'focal',
  'Ubuntu 22.04': 'jammy',
  'Ubuntu 24.04': 'noble',
};

const UNIX_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * Returns the facts that most modules use, for an operating system by its name in metadata: `systemFacts('Debian',
 * '12')`. The other facts are examples: a test should set those on which it depends.
 *
 * @throws {RangeError} for an unknown operating system
 */
export function systemFacts(system: string, release: string): Facts {
  const name = systemName(system);
  const family = name === undefined ? undefined : families[name];
  if (name === undefined || family === undefined)
    throw new RangeError(formatMessage(messages.UNKNOWN_SYSTEM, { system, systems: Object.keys(families).join(', ') }));
  const { kernel, provider, architecture = 'x86_64', path = UNIX_PATH } = family;
  const [major = release, minor = '0'] = name === 'Ubuntu' ? [release] : release.split('.');
  const full = name === 'Ubuntu' || release.includes('.') ? release : `${major}.${minor}`;
  const codename = codenames[`${name} ${name === 'Ubuntu' ? release : major}`];
  const fqdn = 'node.example.com';
  return {
    os: {
      name,
      family: family.family,
      architecture,
      hardware: architecture === 'amd64' ? 'x86_64' : architecture,
      release: { full, major, minor },
      ...(kernel === 'Linux' && {
        distro: { id: name, release: { full, major, minor }, ...(codename !== undefined && { codename }) },
        selinux: { enabled: false },
      }),
    },
    kernel,
    kernelrelease: '6.1.0',
    kernelversion: '6.1.0',
    kernelmajversion: '6.1',
    networking: {
      fqdn,
      hostname: 'node',
      domain: 'example.com',
      ip: '192.0.2.10',
      ip6: '2001:db8::10',
      mac: '02:00:00:00:00:0a',
      primary: 'eth0',
      interfaces: { eth0: { ip: '192.0.2.10', netmask: '255.255.255.0', mac: '02:00:00:00:00:0a' } },
    },
    memory: { system: { total: '4.00 GiB', total_bytes: 4_294_967_296 } },
    processors: { count: 2, physicalcount: 1, models: ['CPU', 'CPU'], isa: 'x86_64' },
    identity: { user: 'root', uid: 0, gid: 0, group: 'root', privileged: true },
    is_virtual: false,
    virtual: 'physical',
    path,
    service_provider: provider,
    puppetversion: PUPPET_VERSION,
    facterversion: '4.10.0',
    ruby: { version: '3.2.5' },
    timezone: 'UTC',
    clientcert: fqdn,
  };
}

/** Returns the name of a system in its usual case. */
function systemName(system: string): string | undefined {
  return Object.keys(families).find((name) => name.toLowerCase() === system.toLowerCase());
}

interface SupportedSystem {
  readonly operatingsystem: string;
  readonly operatingsystemrelease?: readonly string[];
}

/**
 * Returns the facts of every operating system that a module supports according to its `metadata.json`: a row for each
 * release.
 *
 * @param module the module's folder. Default: the current folder
 * @param options `except` has the names of operating systems to leave out
 * @throws {RangeError} if the metadata lists other operating systems for which there are no facts
 * @throws {Error} if the metadata cannot be read
 */
export function supportedSystems(
  module = '.',
  { except = [] }: { readonly except?: readonly string[] } = {},
): FactsRow[] {
  const metadata = JSON.parse(readFileSync(join(module, 'metadata.json'), 'utf8')) as {
    readonly operatingsystem_support?: readonly SupportedSystem[];
  };
  const excluded = new Set(except.map((name) => name.toLowerCase()));
  const systems = (metadata.operatingsystem_support ?? []).filter(
    ({ operatingsystem }) => !excluded.has(operatingsystem.toLowerCase()),
  );
  const unknown = systems.map((system) => system.operatingsystem).filter((name) => systemName(name) === undefined);
  if (unknown.length > 0) {
    const known = Object.keys(families).join(', ');
    const file = join(module, 'metadata.json');
    throw new RangeError(formatMessage(messages.UNKNOWN_SYSTEMS, { file, systems: unknown.join(', '), known }));
  }
  const rows: FactsRow[] = [];
  for (const { operatingsystem, operatingsystemrelease = ['0'] } of systems) {
    for (const release of operatingsystemrelease)
      rows.push({ name: `${operatingsystem} ${release}`, facts: systemFacts(operatingsystem, release) });
  }
  return rows;
}

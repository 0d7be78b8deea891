/** The facts of operating systems: their structure, the values that identify a release, and their sources. */
import { compile, type Facts, supportedSystems, systemFacts, systems } from '@pptjs/testing';
import test from 'ava';
import { folder } from '../cli/folder.js';

/** The types of the facts of every system. A name that ends with `?` is that of a fact which not all systems have. */
const STRUCTURE = {
  'aio_agent_version?': 'string',
  'augeas?': { version: 'string' },
  'disks?': {
    '*': { model: 'string', serial: 'string', size: 'string', size_bytes: 'number', type: 'string', vendor: 'string' },
  },
  dmi: {
    'bios?': { release_date: 'string', vendor: 'string', version: 'string' },
    'board?': { manufacturer: 'string', product: 'string', serial_number: 'string' },
    'chassis?': { type: 'string' },
    manufacturer: 'string',
    product: { name: 'string', serial_number: 'string', uuid: 'string', 'version?': 'string' },
  },
  'env_windows_installdir?': 'string',
  facterversion: 'string',
  'filesystems?': 'string',
  'fips_enabled?': 'boolean',
  identity: { 'gid?': 'number', 'group?': 'string', privileged: 'boolean', 'uid?': 'number', user: 'string' },
  is_virtual: 'boolean',
  kernel: 'string',
  kernelmajversion: 'string',
  kernelrelease: 'string',
  kernelversion: 'string',
  'load_averages?': { '1m': 'number', '5m': 'number', '15m': 'number' },
  memory: {
    'swap?': {
      available: 'string',
      available_bytes: 'number',
      capacity: 'string',
      'encrypted?': 'boolean',
      total: 'string',
      total_bytes: 'number',
      used: 'string',
      used_bytes: 'number',
    },
    system: {
      available: 'string',
      available_bytes: 'number',
      capacity: 'string',
      total: 'string',
      total_bytes: 'number',
      used: 'string',
      used_bytes: 'number',
    },
  },
  'mountpoints?': {
    '*': {
      available: 'string',
      available_bytes: 'number',
      capacity: 'string',
      device: 'string',
      filesystem: 'string',
      options: 'array',
      size: 'string',
      size_bytes: 'number',
      used: 'string',
      used_bytes: 'number',
    },
  },
  networking: {
    domain: 'string',
    fqdn: 'string',
    hostname: 'string',
    interfaces: {
      '*': {
        bindings: 'array',
        bindings6: 'array',
        ip: 'string',
        ip6: 'string',
        'mac?': 'string',
        mtu: 'number',
        netmask: 'string',
        netmask6: 'string',
        network: 'string',
        network6: 'string',
        scope6: 'string',
      },
    },
    ip: 'string',
    ip6: 'string',
    mac: 'string',
    mtu: 'number',
    netmask: 'string',
    netmask6: 'string',
    network: 'string',
    network6: 'string',
    primary: 'string',
    scope6: 'string',
  },
  os: {
    architecture: 'string',
    'distro?': {
      'codename?': 'string',
      description: 'string',
      id: 'string',
      release: { full: 'string', major: 'string', 'minor?': 'string' },
    },
    family: 'string',
    hardware: 'string',
    name: 'string',
    release: { 'branch?': 'string', full: 'string', major: 'string', 'minor?': 'string' },
    'selinux?': {
      'config_mode?': 'string',
      'config_policy?': 'string',
      'current_mode?': 'string',
      enabled: 'boolean',
      'enforced?': 'boolean',
      'policy_version?': 'string',
    },
    'windows?': {
      'display_version?': 'string',
      edition_id: 'string',
      installation_type: 'string',
      product_name: 'string',
      release_id: 'string',
      system32: 'string',
    },
  },
  'package_provider?': 'string',
  'partitions?': {
    '*': {
      'filesystem?': 'string',
      'mount?': 'string',
      partuuid: 'string',
      size: 'string',
      size_bytes: 'number',
      'uuid?': 'string',
    },
  },
  path: 'string',
  processors: {
    'cores?': 'number',
    count: 'number',
    'extensions?': 'array',
    isa: 'string',
    models: 'array',
    'physicalcount?': 'number',
    'speed?': 'string',
    'threads?': 'number',
  },
  puppetversion: 'string',
  'root_home?': 'string',
  ruby: { platform: 'string', sitedir: 'string', version: 'string' },
  service_provider: 'string',
  ssh: { '*': { fingerprints: { sha1: 'string', sha256: 'string' }, key: 'string', type: 'string' } },
  system_uptime: { days: 'number', hours: 'number', seconds: 'number', uptime: 'string' },
  timezone: 'string',
  virtual: 'string',
} as const;

/** Returns what differs between a value and its structure, with the path of the fact. */
function differences(value: unknown, structure: unknown, path: string): string[] {
  if (typeof structure === 'string') {
    const type = Array.isArray(value) ? 'array' : typeof value;
    return type === structure && value !== '' ? [] : [`${path}: ${type} instead of ${structure}`];
  }
  if (!isObject(value) || !isObject(structure)) return [`${path}: no object`];
  const rest = structure['*'];
  if (rest !== undefined)
    return Object.entries(value).flatMap(([name, member]) => differences(member, rest, `${path}.${name}`));
  const members = new Map(Object.entries(structure).map(([name, member]) => [name.replace('?', ''), member]));
  return [
    ...Object.entries(value).flatMap(([name, member]) =>
      members.has(name) ? differences(member, members.get(name), `${path}.${name}`) : [`${path}.${name}: unknown`],
    ),
    ...Object.keys(structure)
      .filter((name) => !name.endsWith('?') && !Object.hasOwn(value, name))
      .map((name) => `${path}.${name}: missing`),
  ];
}

function isObject(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** family, major version, code name, `kernelmajversion`, service provider, package provider */
const RELEASES: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'AlmaLinux 8': ['RedHat', '8', 'Cerulean Leopard', '4.18', 'systemd', 'dnf'],
  'AlmaLinux 9': ['RedHat', '9', 'Teal Serval', '5.14', 'systemd', 'dnf'],
  'AlmaLinux 10': ['RedHat', '10', 'Purple Lion', '6.12', 'systemd', 'dnf'],
  'Alpine 3.20': ['Alpine', '3', undefined, '6.6', 'openrc', undefined],
  'Alpine 3.21': ['Alpine', '3', undefined, '6.12', 'openrc', undefined],
  'Alpine 3.22': ['Alpine', '3', undefined, '6.12', 'openrc', undefined],
  'CentOS 7': ['RedHat', '7', 'Core', '3.10', 'systemd', 'yum'],
  'CentOS 8': ['RedHat', '8', undefined, '4.18', 'systemd', 'dnf'],
  'CentOS 9': ['RedHat', '9', undefined, '5.14', 'systemd', 'dnf'],
  'CentOS 10': ['RedHat', '10', 'Coughlan', '6.12', 'systemd', 'dnf'],
  'Debian 11': ['Debian', '11', 'bullseye', '5.10', 'systemd', 'apt'],
  'Debian 12': ['Debian', '12', 'bookworm', '6.1', 'systemd', 'apt'],
  'Debian 13': ['Debian', '13', 'trixie', '6.12', 'systemd', 'apt'],
  'FreeBSD 13': ['FreeBSD', '13', undefined, '13', 'freebsd', 'pkgng'],
  'FreeBSD 14': ['FreeBSD', '14', undefined, '14', 'freebsd', 'pkgng'],
  'OracleLinux 7': ['RedHat', '7', 'Maipo', '5.4', 'systemd', 'yum'],
  'OracleLinux 8': ['RedHat', '8', 'Ootpa', '5.15', 'systemd', 'dnf'],
  'OracleLinux 9': ['RedHat', '9', 'Plow', '5.15', 'systemd', 'dnf'],
  'OracleLinux 10': ['RedHat', '10', 'Coughlan', '6.12', 'systemd', 'dnf'],
  'RedHat 7': ['RedHat', '7', 'Maipo', '3.10', 'systemd', 'yum'],
  'RedHat 8': ['RedHat', '8', 'Ootpa', '4.18', 'systemd', 'dnf'],
  'RedHat 9': ['RedHat', '9', 'Plow', '5.14', 'systemd', 'dnf'],
  'RedHat 10': ['RedHat', '10', 'Coughlan', '6.12', 'systemd', 'dnf'],
  'Rocky 8': ['RedHat', '8', 'Green Obsidian', '4.18', 'systemd', 'dnf'],
  'Rocky 9': ['RedHat', '9', 'Blue Onyx', '5.14', 'systemd', 'dnf'],
  'Rocky 10': ['RedHat', '10', 'Red Quartz', '6.12', 'systemd', 'dnf'],
  'SLES 12': ['Suse', '12', 'n/a', '4.12', 'systemd', 'zypper'],
  'SLES 15': ['Suse', '15', 'n/a', '6.4', 'systemd', 'zypper'],
  'Ubuntu 20.04': ['Debian', '20.04', 'focal', '5.4', 'systemd', 'apt'],
  'Ubuntu 22.04': ['Debian', '22.04', 'jammy', '5.15', 'systemd', 'apt'],
  'Ubuntu 24.04': ['Debian', '24.04', 'noble', '6.8', 'systemd', 'apt'],
  'windows 10': ['windows', '10', undefined, '10.0', 'windows', 'windows'],
  'windows 11': ['windows', '11', undefined, '10.0', 'windows', 'windows'],
  'windows 2016': ['windows', '2016', undefined, '10.0', 'windows', 'windows'],
  'windows 2019': ['windows', '2019', undefined, '10.0', 'windows', 'windows'],
  'windows 2022': ['windows', '2022', undefined, '10.0', 'windows', 'windows'],
  'windows 2025': ['windows', '2025', undefined, '10.0', 'windows', 'windows'],
};

interface Identity {
  readonly os: {
    readonly family: string;
    readonly release: { readonly major: string };
    readonly distro?: { readonly codename?: string };
  };
  readonly kernelmajversion: string;
  readonly service_provider?: string;
  readonly package_provider?: string;
}

const all = systems();

for (const { name, facts, source } of all) {
  test(`${name}: structure and source`, (t) => {
    t.deepEqual(differences(facts, STRUCTURE, name), []);
    t.is(source.facter, facts['facterversion'] as string);
    t.regex(source.release ?? '', /^\w+ \S+, kernel \S+$/);
    t.regex(source.publisher, /^https:/);
    t.true(
      source.comparedWith === null || /^voxpupuli\/facterdb@\w+:facts\/4\.\d+\/.+\.facts$/.test(source.comparedWith),
    );
    t.deepEqual(
      source.examples.filter((fact) => !Object.hasOwn(facts, fact)),
      [],
    );
  });
}

for (const [name, expected] of Object.entries(RELEASES)) {
  test(`${name}: the values that identify the release`, (t) => {
    const facts = all.find((row) => row.name === name)?.facts as unknown as Identity;
    const { os, kernelmajversion, service_provider, package_provider } = facts;
    t.deepEqual(
      [os.family, os.release.major, os.distro?.codename, kernelmajversion, service_provider, package_provider],
      expected,
    );
  });
}

for (const [system, release, full, major] of [
  ['redhat', '8.4', '8.4', '8'],
  ['RedHat', '6', '6.0', '6'],
  ['Debian', '99', '99.0', '99'],
  ['Debian', '10', '10.0', '10'],
  ['SLES', '15 SP3', '15.3', '15'],
  ['Alpine', '3', '3.22.0', '3'],
  ['FreeBSD', '12', '12.0-RELEASE', '12'],
  ['Windows', 'Server 2012 R2', '2012 R2', '2012 R2'],
  ['Windows', '2012 R2 Core', '2012 R2', '2012 R2'],
  ['CentOS', '7.9.2009', '7.9.2009', '7'],
  ['Fedora', '30', '30', '30'],
] as const) {
  test(`systemFacts('${system}', '${release}') are the facts of ${full}`, (t) => {
    t.like(systemFacts(system, release), { os: { release: { full, major } } });
  });
}

test('the source of a release that the set does not have names no release and no record', (t) => {
  const module = folder(t, {
    'metadata.json': metadata([{ operatingsystem: 'Debian', operatingsystemrelease: ['12', '99'] }]),
  });
  const [known, derived] = supportedSystems(module);
  t.deepEqual(known?.source, {
    facter: '4.10.0',
    release: 'Debian 12.9, kernel 6.1.0-29-amd64',
    publisher: 'https://www.debian.org/releases/',
    comparedWith: 'voxpupuli/facterdb@0b27918:facts/4.11/debian-12-x86_64.facts',
    examples: [
      'disks',
      'dmi',
      'filesystems',
      'identity',
      'is_virtual',
      'load_averages',
      'memory',
      'mountpoints',
      'networking',
      'partitions',
      'processors',
      'ssh',
      'system_uptime',
      'timezone',
      'virtual',
    ],
  });
  t.like(derived?.source, { release: null, comparedWith: null });
});

test('an operating system without releases in metadata.json has a row for each release of the set', (t) => {
  const module = folder(t, { 'metadata.json': metadata([{ operatingsystem: 'Debian' }]) });
  t.deepEqual(
    supportedSystems(module).map(({ name }) => name),
    ['Debian 11', 'Debian 12', 'Debian 13'],
  );
});

test('legacy facts are an option', async (t) => {
  t.false(Object.hasOwn(systemFacts('Debian', '12'), 'osfamily'));
  const facts = systemFacts('Debian', '12', { legacy: true });
  t.like(facts, {
    osfamily: 'Debian',
    operatingsystem: 'Debian',
    operatingsystemmajrelease: '12',
    lsbdistcodename: 'bookworm',
    ipaddress: '192.0.2.10',
    ipaddress_eth0: '192.0.2.10',
    interfaces: 'eth0,lo',
    memorysize: '4.00 GiB',
    processorcount: 2,
  });
  const { catalog } = await compile('notify { "${::osfamily} ${facts["fqdn"]}": }', { module: false, facts });
  t.true(catalog.has('Notify[Debian node.example.com]'));
});

function metadata(support: readonly object[]): string {
  return JSON.stringify({ name: 'me-mine', operatingsystem_support: support });
}

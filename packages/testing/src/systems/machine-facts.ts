/**
 * The facts of the example machine on which all systems of the set run: a physical machine with one address, one disk and
 * 4 GiB of memory. The addresses are those that RFC 5737 and RFC 3849 reserve for documentation.
 */
import { createHash } from 'node:crypto';
import type { Facts } from '../facts/facts.js';

const ADDRESS = { ip: '192.0.2.10', netmask: '255.255.255.0', network: '192.0.2.0' } as const;
const ADDRESS_6 = {
  ip6: '2001:db8::10',
  netmask6: 'ffff:ffff:ffff:ffff::',
  network6: '2001:db8::',
  scope6: 'global',
} as const;
const LOOPBACK = { ip: '127.0.0.1', netmask: '255.0.0.0', network: '127.0.0.0' } as const;
const LOOPBACK_6 = {
  ip6: '::1',
  netmask6: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  network6: '::1',
  scope6: 'host',
} as const;
const MAC = '02:00:00:00:00:0a';
const MTU = 1500;

const GIB = 1024 ** 3;

interface Machine {
  readonly primary: string;
  /** The loopback interface. Facter reports none on Windows. */
  readonly loopback?: string;
  readonly disk?: string;
  readonly partition?: string;
  readonly filesystem?: string;
}

/** Returns the names that a kernel gives to the devices of the machine, and its file system. */
function machineOf(kernel: string, family: string): Machine {
  switch (kernel) {
    case 'Linux':
      return {
        primary: 'eth0',
        loopback: 'lo',
        disk: 'sda',
        partition: '/dev/sda1',
        filesystem: family === 'RedHat' || family === 'Suse' ? 'xfs' : 'ext4',
      };
    case 'FreeBSD':
    case 'DragonFly':
    case 'OpenBSD':
      return { primary: 'em0', loopback: 'lo0', disk: 'ada0', partition: 'ada0p2', filesystem: 'ufs' };
    case 'Darwin':
      return { primary: 'en0', loopback: 'lo0', disk: 'disk0', filesystem: 'apfs' };
    case 'windows':
      return { primary: 'Ethernet' };
    default:
      return { primary: kernel === 'SunOS' ? 'net0' : 'en0', loopback: 'lo0' };
  }
}

/** The facts whose values say nothing about an operating system, as far as the kernel has them. */
export function machineFacts(kernel: string, family: string): Facts {
  const machine = machineOf(kernel, family);
  return {
    ...storageFacts(machine),
    dmi: dmiFacts(kernel),
    identity: identityFacts(kernel, family),
    is_virtual: false,
    ...(kernel !== 'windows' && { load_averages: { '1m': 0.12, '5m': 0.08, '15m': 0.05 } }),
    memory: {
      ...(kernel !== 'windows' && {
        swap: { ...usage(2 * GIB, 0), ...(kernel === 'FreeBSD' && { encrypted: false }) },
      }),
      system: usage(4 * GIB, GIB),
    },
    networking: networkingFacts(machine),
    processors: processorFacts(kernel),
    ssh: sshFacts(),
    system_uptime: { days: 1, hours: 30, seconds: 108_000, uptime: '1 day' },
    timezone: kernel === 'windows' ? 'Coordinated Universal Time' : 'UTC',
    virtual: 'physical',
  };
}

function processorFacts(kernel: string): Facts {
  return {
    count: 2,
    models: ['Example CPU @ 2.50GHz', 'Example CPU @ 2.50GHz'],
    ...(kernel !== 'FreeBSD' && { cores: 2, physicalcount: 1, threads: 1 }),
    ...(kernel !== 'windows' && { speed: '2.50 GHz' }),
    ...(kernel === 'Linux' && { extensions: ['x86_64', 'x86_64-v1', 'x86_64-v2'] }),
  };
}

function networkingFacts({ primary, loopback }: Machine): Facts {
  const main = { ...ADDRESS, ...ADDRESS_6, mac: MAC, mtu: MTU };
  return {
    domain: 'example.com',
    fqdn: 'node.example.com',
    hostname: 'node',
    interfaces: {
      [primary]: { ...main, ...bindings(ADDRESS, ADDRESS_6) },
      ...(loopback !== undefined && {
        [loopback]: { ...LOOPBACK, ...LOOPBACK_6, mtu: 65_536, ...bindings(LOOPBACK, LOOPBACK_6) },
      }),
    },
    ...main,
    primary,
  };
}

function bindings(
  { ip, netmask, network }: { readonly ip: string; readonly netmask: string; readonly network: string },
  address6: { readonly ip6: string; readonly netmask6: string; readonly network6: string; readonly scope6: string },
): Facts {
  return {
    bindings: [{ address: ip, netmask, network }],
    bindings6: [
      {
        address: address6.ip6,
        netmask: address6.netmask6,
        network: address6.network6,
        scope6: address6.scope6,
      },
    ],
  };
}

function storageFacts({ disk, partition, filesystem }: Machine): Facts {
  if (disk === undefined || filesystem === undefined) return {};
  const size = { size: formatBytes(40 * GIB), size_bytes: 40 * GIB };
  const { total, total_bytes, ...used } = usage(40 * GIB, 4 * GIB);
  const device = partition?.startsWith('/') === false ? `/dev/${partition}` : partition;
  return {
    disks: { [disk]: { model: 'EXAMPLE DISK', serial: 'EXAMPLE0001', ...size, type: 'ssd', vendor: 'ATA' } },
    ...(filesystem !== 'ufs' && { filesystems: filesystem === 'ext4' ? 'ext2,ext3,ext4' : filesystem }),
    mountpoints: {
      '/': {
        ...used,
        device: device ?? `/dev/${disk}`,
        filesystem,
        options: ['rw', 'relatime'],
        size: total,
        size_bytes: total_bytes,
      },
    },
    ...(partition !== undefined && {
      partitions: {
        [partition]: {
          ...(filesystem !== 'ufs' && {
            filesystem,
            mount: '/',
            uuid: '00000000-0000-4000-8000-000000000001',
          }),
          partuuid: '00000000-0000-4000-8000-000000000002',
          ...size,
        },
      },
    }),
  };
}

function dmiFacts(kernel: string): Facts {
  const product = {
    name: 'Example Server',
    serial_number: 'EXAMPLE0001',
    uuid: '00000000-0000-4000-8000-000000000003',
  };
  const manufacturer = 'Example';
  if (kernel === 'windows') return { manufacturer, product };
  return {
    bios: { release_date: '01/01/2024', vendor: manufacturer, version: '1.0' },
    ...(kernel === 'Linux' && {
      board: { manufacturer, product: 'Example Board', serial_number: 'EXAMPLE0001' },
      chassis: { type: 'Rack Mount Chassis' },
    }),
    manufacturer,
    product: { ...product, ...(kernel === 'Linux' && { version: '1.0' }) },
  };
}

function identityFacts(kernel: string, family: string): Facts {
  if (kernel === 'windows') return { privileged: true, user: 'NODE\\Administrator' };
  const isLinuxLike = kernel === 'Linux' || kernel === 'SunOS';
  const group = isLinuxLike ? 'root' : family === 'AIX' ? 'system' : 'wheel';
  return { gid: 0, group, privileged: true, uid: 0, user: 'root' };
}

interface Usage {
  readonly available: string;
  readonly available_bytes: number;
  readonly capacity: string;
  readonly total: string;
  readonly total_bytes: number;
  readonly used: string;
  readonly used_bytes: number;
}

/** Returns the facts about a space in the formats of Facter. */
function usage(total: number, used: number): Usage {
  return {
    available: formatBytes(total - used),
    available_bytes: total - used,
    capacity: `${((100 * used) / total).toFixed(2)}%`,
    total: formatBytes(total),
    total_bytes: total,
    used: formatBytes(used),
    used_bytes: used,
  };
}

function formatBytes(bytes: number): string {
  return bytes === 0 ? '0 bytes' : `${(bytes / GIB).toFixed(2)} GiB`;
}

/** Returns host keys that have the format of keys, and consist of zeros. */
function sshFacts(): Facts {
  return {
    ecdsa: sshKey('ecdsa-sha2-nistp256', 3, 65),
    ed25519: sshKey('ssh-ed25519', 4, 32),
    rsa: sshKey('ssh-rsa', 1, 256),
  };
}

/** @param algorithm the number of the algorithm in SSHFP records (RFC 4255) */
function sshKey(type: string, algorithm: number, length: number): Facts {
  const name = Buffer.from(type);
  const key = Buffer.concat([lengthOf(name.length), name, lengthOf(length), Buffer.alloc(length)]);
  const fingerprint = (hash: 'sha1' | 'sha256'): string => createHash(hash).update(key).digest('hex');
  return {
    fingerprints: {
      sha1: `SSHFP ${algorithm} 1 ${fingerprint('sha1')}`,
      sha256: `SSHFP ${algorithm} 2 ${fingerprint('sha256')}`,
    },
    key: key.toString('base64'),
    type,
  };
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** The facts that all releases of an operating system share, by the name in the metadata of modules. */
export interface OperatingSystem {
  readonly family: string;
  readonly kernel: 'Linux' | 'FreeBSD' | 'OpenBSD' | 'DragonFly' | 'Darwin' | 'SunOS' | 'AIX' | 'windows';
  /** `os.architecture`. Default: `x86_64`. */
  readonly architecture?: string;
  /** `os.hardware`. Default: `x86_64`. */
  readonly hardware?: string;
  /** `os.distro.id` and `os.distro.description`. Missing if Facter reports no `os.distro` without `lsb_release`. */
  readonly distro?: (release: NamedRelease) => { readonly id: string; readonly description: string };
  /** The number of segments of `os.release.full` that are `os.release.major`. Default: 1. */
  readonly majorSegments?: number;
  /** The page on which the publisher states the versions of its releases. */
  readonly publisher: string;
}

/** A release as the texts of its operating system name it. */
export interface NamedRelease {
  readonly full: string;
  readonly major: string;
  readonly minor: string | undefined;
  readonly codename: string | undefined;
}

const DEBIAN = { family: 'Debian', kernel: 'Linux', architecture: 'amd64' } as const;
const RED_HAT = { family: 'RedHat', kernel: 'Linux' } as const;
const SUSE = { family: 'Suse', kernel: 'Linux' } as const;

/** Returns the facts that Facter reads from `/etc/redhat-release`: `AlmaLinux release 9.5 (Teal Serval)`. */
function fromRedHatRelease(name: string): NonNullable<OperatingSystem['distro']> {
  return ({ full, codename }) => ({
    id: name.replaceAll(/ ?Linux\b| /g, ''),
    description: `${name} release ${full}${codename === undefined ? '' : ` (${codename})`}`,
  });
}

export const OPERATING_SYSTEMS: Readonly<Record<string, OperatingSystem>> = {
  AIX: {
    family: 'AIX',
    kernel: 'AIX',
    architecture: 'PowerPC_POWER9',
    hardware: 'IBM,9009-22A',
    publisher: 'https://www.ibm.com/support/pages/aix-support-lifecycle-information',
  },
  AlmaLinux: {
    ...RED_HAT,
    distro: (release) => ({ ...fromRedHatRelease('AlmaLinux')(release), id: 'AlmaLinux' }),
    publisher: 'https://wiki.almalinux.org/release-notes/',
  },
  Alpine: { family: 'Alpine', kernel: 'Linux', publisher: 'https://alpinelinux.org/releases/' },
  Amazon: {
    ...RED_HAT,
    distro: fromRedHatRelease('Amazon Linux'),
    publisher: 'https://docs.aws.amazon.com/linux/',
  },
  Archlinux: {
    family: 'Archlinux',
    kernel: 'Linux',
    distro: () => ({ id: 'Arch', description: 'Arch Linux' }),
    publisher: 'https://archlinux.org/',
  },
  CentOS: {
    ...RED_HAT,
    // CentOS Linux has versions such as 7.9.2009, and CentOS Stream has only a number.
    distro: (release) => fromRedHatRelease(release.minor === undefined ? 'CentOS Stream' : 'CentOS Linux')(release),
    publisher: 'https://www.centos.org/centos-stream/',
  },
  Darwin: { family: 'Darwin', kernel: 'Darwin', publisher: 'https://support.apple.com/en-us/109033' },
  Debian: {
    ...DEBIAN,
    distro: ({ major, codename }) => ({
      id: 'Debian',
      description: `Debian GNU/Linux ${major}${codename === undefined ? '' : ` (${codename})`}`,
    }),
    publisher: 'https://www.debian.org/releases/',
  },
  DragonFly: { family: 'DragonFly', kernel: 'DragonFly', publisher: 'https://www.dragonflybsd.org/releases/' },
  Fedora: {
    ...RED_HAT,
    distro: fromRedHatRelease('Fedora'),
    publisher: 'https://docs.fedoraproject.org/en-US/releases/',
  },
  FreeBSD: {
    family: 'FreeBSD',
    kernel: 'FreeBSD',
    architecture: 'amd64',
    hardware: 'amd64',
    publisher: 'https://www.freebsd.org/releases/',
  },
  Gentoo: {
    family: 'Gentoo',
    kernel: 'Linux',
    architecture: 'amd64',
    distro: () => ({ id: 'Gentoo', description: 'Gentoo Linux' }),
    publisher: 'https://www.gentoo.org/',
  },
  OpenBSD: {
    family: 'OpenBSD',
    kernel: 'OpenBSD',
    architecture: 'amd64',
    hardware: 'amd64',
    publisher: 'https://www.openbsd.org/',
  },
  openSUSE: {
    ...SUSE,
    distro: ({ full }) => ({ id: 'SUSE', description: `openSUSE Leap ${full}` }),
    publisher: 'https://doc.opensuse.org/release-notes/',
  },
  OracleLinux: {
    ...RED_HAT,
    distro: ({ full }) => ({ id: 'Ol', description: `Oracle Linux Server ${full}` }),
    publisher: 'https://docs.oracle.com/en/operating-systems/oracle-linux/',
  },
  RedHat: {
    ...RED_HAT,
    distro: (release) =>
      fromRedHatRelease(Number(release.major) < 8 ? 'Red Hat Enterprise Linux Server' : 'Red Hat Enterprise Linux')(
        release,
      ),
    publisher: 'https://access.redhat.com/articles/3078',
  },
  Rocky: {
    ...RED_HAT,
    distro: fromRedHatRelease('Rocky Linux'),
    publisher: 'https://docs.rockylinux.org/release_notes/',
  },
  Scientific: { ...RED_HAT, distro: fromRedHatRelease('Scientific Linux'), publisher: 'https://scientificlinux.org/' },
  SLES: {
    ...SUSE,
    distro: ({ major, minor }) => ({
      id: major === '12' ? 'SUSE LINUX' : 'SUSE',
      description: `SUSE Linux Enterprise Server ${major}${minor === undefined || minor === '0' ? '' : ` SP${minor}`}`,
    }),
    publisher: 'https://www.suse.com/releasenotes/',
  },
  Solaris: {
    family: 'Solaris',
    kernel: 'SunOS',
    architecture: 'i86pc',
    hardware: 'i86pc',
    publisher: 'https://docs.oracle.com/en/operating-systems/solaris.html',
  },
  Ubuntu: {
    ...DEBIAN,
    majorSegments: 2,
    distro: ({ full }) => ({ id: 'Ubuntu', description: `Ubuntu ${full}${isLongTermSupport(full) ? ' LTS' : ''}` }),
    publisher: 'https://releases.ubuntu.com/',
  },
  VirtuozzoLinux: {
    ...RED_HAT,
    distro: (release) => ({ ...fromRedHatRelease('Virtuozzo Linux')(release), id: 'VirtuozzoLinux' }),
    publisher: 'https://www.virtuozzo.com/',
  },
  windows: {
    family: 'windows',
    kernel: 'windows',
    architecture: 'x64',
    publisher: 'https://learn.microsoft.com/windows/release-health/release-information',
  },
};

/** Ubuntu publishes a release with long-term support in April of each even year. */
function isLongTermSupport(full: string): boolean {
  return /^\d*[02468]\.04$/.test(full);
}

/** Returns the name of an operating system in its usual case; undefined if there are no facts for it. */
export function operatingSystemName(name: string): string | undefined {
  return Object.keys(OPERATING_SYSTEMS).find((known) => known.toLowerCase() === name.toLowerCase());
}

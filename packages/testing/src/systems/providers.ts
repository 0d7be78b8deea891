/** The default providers of an agent, as `service_provider` and `package_provider` of the module stdlib report them. */

/** A default for the releases of an operating system or family whose major version is at most `until`. */
interface Default {
  readonly provider: string;
  readonly until?: number;
}

/**
 * The defaults by name or family, in the order of their precedence. They are those of the providers in Puppet 8
 * (`defaultfor`), and of Alpine's agent, whose service provider is the only suitable one.
 */
const SERVICE: Readonly<Record<string, readonly Default[]>> = {
  Alpine: [{ provider: 'openrc' }],
  Gentoo: [{ provider: 'openrc' }],
  Debian: [{ provider: 'debian', until: 7 }, { provider: 'systemd' }],
  Ubuntu: [{ provider: 'upstart', until: 14.1 }, { provider: 'systemd' }],
  RedHat: [{ provider: 'redhat', until: 6 }, { provider: 'systemd' }],
  Fedora: [{ provider: 'systemd' }],
  Amazon: [{ provider: 'systemd', until: 2 }, { provider: 'redhat', until: 2018 }, { provider: 'systemd' }],
  Suse: [{ provider: 'redhat', until: 11 }, { provider: 'systemd' }],
  Archlinux: [{ provider: 'systemd' }],
  FreeBSD: [{ provider: 'freebsd' }],
  DragonFly: [{ provider: 'freebsd' }],
  OpenBSD: [{ provider: 'openbsd' }],
  Darwin: [{ provider: 'launchd' }],
  Solaris: [{ provider: 'smf' }],
  AIX: [{ provider: 'src' }],
  windows: [{ provider: 'windows' }],
};

/** Puppet has no package provider for Alpine. */
const PACKAGE: Readonly<Record<string, readonly Default[]>> = {
  Debian: [{ provider: 'apt' }],
  RedHat: [{ provider: 'yum', until: 7 }, { provider: 'dnf' }],
  Fedora: [{ provider: 'dnf' }],
  Amazon: [{ provider: 'yum', until: 2022 }, { provider: 'dnf' }],
  Suse: [{ provider: 'zypper' }],
  Archlinux: [{ provider: 'pacman' }],
  Gentoo: [{ provider: 'portage' }],
  FreeBSD: [{ provider: 'pkgng' }],
  DragonFly: [{ provider: 'pkgng' }],
  OpenBSD: [{ provider: 'openbsd' }],
  Darwin: [{ provider: 'pkgdmg' }],
  Solaris: [{ provider: 'sun', until: 10 }, { provider: 'pkg' }],
  AIX: [{ provider: 'aix' }],
  windows: [{ provider: 'windows' }],
};

export interface Providers {
  readonly service: string | undefined;
  readonly package: string | undefined;
}

/** @param major the fact `os.release.major` */
export function defaultProviders(name: string, family: string, major: string): Providers {
  const find = (table: typeof SERVICE): string | undefined =>
    // A release without a number is a new one.
    (table[name] ?? table[family])?.find(({ until }) => until === undefined || Number.parseFloat(major) <= until)
      ?.provider;
  return { service: find(SERVICE), package: find(PACKAGE) };
}

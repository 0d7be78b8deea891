/** A release of an operating system, as its publisher states it. */
export interface Release {
  /** The name of the operating system in the metadata of modules. */
  readonly system: string;
  /** The release in the metadata of modules, such as `12` or `22.04`. */
  readonly release: string;
  /** The version of the system when its values were collected: `os.release.full`. */
  readonly full: string;
  readonly codename?: string;
  /** The fact `kernelrelease`. */
  readonly kernel: string;
  /** The record of facterdb that has the same structure, without `facts/` and the extension. */
  readonly record?: string;
  /** The names of a release of Windows. */
  readonly windows?: WindowsNames;
}

export interface WindowsNames {
  readonly product: string;
  readonly edition: string;
  readonly installation: 'Client' | 'Server';
  /** The version, such as `21H2` or `1809`. */
  readonly version: string;
}

type Row = readonly [release: string, full: string, codename: string | undefined, kernel: string, record?: string];

function releasesOf(system: string, rows: readonly Row[]): Release[] {
  return rows.map(([release, full, codename, kernel, record]) => ({
    system,
    release,
    full,
    kernel,
    ...(codename !== undefined && { codename }),
    ...(record !== undefined && { record }),
  }));
}

function windows(
  release: string,
  kernel: string,
  version: string,
  record?: string,
  [product, edition]: readonly [string, string] = [`Windows Server ${release} Standard`, 'ServerStandard'],
): Release {
  return {
    system: 'windows',
    release,
    full: release,
    kernel,
    windows: { product, edition, version, installation: edition.startsWith('Server') ? 'Server' : 'Client' },
    ...(record !== undefined && { record }),
  };
}

const EL_7_KERNEL = '3.10.0-1160.el7.x86_64';
const EL_8_KERNEL = '4.18.0-553.el8_10.x86_64';
const EL_9_KERNEL = '5.14.0-503.11.1.el9_5.x86_64';
const EL_10_KERNEL = '6.12.0-55.9.1.el10_0.x86_64';

/** The releases of the set, by operating system, the oldest first. */
export const RELEASES: readonly Release[] = [
  ...releasesOf('AIX', [['7300', '7300-02-00-0000', undefined, '7300-02-00-0000']]),
  ...releasesOf('AlmaLinux', [
    ['8', '8.10', 'Cerulean Leopard', EL_8_KERNEL, '4.11/almalinux-8-x86_64'],
    ['9', '9.5', 'Teal Serval', EL_9_KERNEL, '4.11/almalinux-9-x86_64'],
    ['10', '10.0', 'Purple Lion', EL_10_KERNEL, '4.11/almalinux-10-x86_64'],
  ]),
  ...releasesOf('Alpine', [
    ['3.20', '3.20.0', undefined, '6.6.31-0-lts'],
    ['3.21', '3.21.0', undefined, '6.12.1-3-lts'],
    ['3.22', '3.22.0', undefined, '6.12.31-0-lts'],
  ]),
  ...releasesOf('Amazon', [
    ['2', '2', 'Karoo', '5.10.205-195.804.amzn2.x86_64', '4.11/amazon-2-x86_64'],
    ['2023', '2023', 'Amazon Linux', '6.1.61-85.141.amzn2023.x86_64'],
  ]),
  ...releasesOf('Archlinux', [['rolling', 'rolling', 'n/a', '6.8.9-arch1-2', '4.7/archlinux-x86_64']]),
  ...releasesOf('CentOS', [
    ['7', '7.9.2009', 'Core', EL_7_KERNEL, '4.2/scientific-7-x86_64'],
    ['8', '8', undefined, '4.18.0-552.el8.x86_64', '4.11/centos-9-x86_64'],
    ['9', '9', undefined, '5.14.0-570.el9.x86_64', '4.11/centos-9-x86_64'],
    ['10', '10', 'Coughlan', '6.12.0-35.el10.x86_64', '4.11/centos-10-x86_64'],
  ]),
  ...releasesOf('Darwin', [['24', '24.1.0', undefined, '24.1.0']]),
  ...releasesOf('Debian', [
    ['11', '11.11', 'bullseye', '5.10.0-32-amd64', '4.11/debian-11-x86_64'],
    ['12', '12.9', 'bookworm', '6.1.0-29-amd64', '4.11/debian-12-x86_64'],
    ['13', '13.0', 'trixie', '6.12.38+deb13-amd64', '4.11/debian-13-x86_64'],
  ]),
  ...releasesOf('DragonFly', [['6.4', '6.4-RELEASE', undefined, '6.4-RELEASE']]),
  ...releasesOf('Fedora', [['41', '41', 'Forty One', '6.11.4-301.fc41.x86_64', '4.11/fedora-41-x86_64']]),
  ...releasesOf('FreeBSD', [
    ['13', '13.4-RELEASE', undefined, '13.4-RELEASE', '4.10/freebsd-13-x86_64'],
    ['14', '14.2-RELEASE', undefined, '14.2-RELEASE', '4.10/freebsd-14-x86_64'],
  ]),
  ...releasesOf('Gentoo', [['2.17', '2.17', 'n/a', '6.6.47-gentoo']]),
  ...releasesOf('OpenBSD', [['7.6', '7.6', undefined, '7.6']]),
  ...releasesOf('openSUSE', [['15.6', '15.6', 'n/a', '6.4.0-150600.21-default', '4.10/opensuse-15-x86_64']]),
  ...releasesOf('OracleLinux', [
    ['7', '7.9', 'Maipo', '5.4.17-2011.6.2.el7uek.x86_64', '4.2/oraclelinux-7-x86_64'],
    ['8', '8.10', 'Ootpa', '5.15.0-306.177.4.el8uek.x86_64', '4.11/oraclelinux-8-x86_64'],
    ['9', '9.5', 'Plow', '5.15.0-306.177.4.el9uek.x86_64', '4.11/oraclelinux-9-x86_64'],
    ['10', '10.0', 'Coughlan', '6.12.0-100.28.2.el10uek.x86_64'],
  ]),
  ...releasesOf('RedHat', [
    ['7', '7.9', 'Maipo', EL_7_KERNEL],
    ['8', '8.10', 'Ootpa', EL_8_KERNEL, '4.11/redhat-8-x86_64'],
    ['9', '9.5', 'Plow', EL_9_KERNEL, '4.11/redhat-9-x86_64'],
    ['10', '10.0', 'Coughlan', EL_10_KERNEL],
  ]),
  ...releasesOf('Rocky', [
    ['8', '8.10', 'Green Obsidian', EL_8_KERNEL, '4.11/rocky-8-x86_64'],
    ['9', '9.5', 'Blue Onyx', '5.14.0-503.14.1.el9_5.x86_64', '4.11/rocky-9-x86_64'],
    ['10', '10.0', 'Red Quartz', '6.12.0-55.12.1.el10_0.x86_64', '4.11/rocky-10-x86_64'],
  ]),
  ...releasesOf('Scientific', [['7', '7.9', 'Nitrogen', EL_7_KERNEL, '4.2/scientific-7-x86_64']]),
  ...releasesOf('SLES', [
    ['12', '12.5', 'n/a', '4.12.14-120-default', '4.4/sles-12-x86_64'],
    ['15', '15.6', 'n/a', '6.4.0-150600.21-default', '4.2/sles-15-x86_64'],
  ]),
  ...releasesOf('Solaris', [['11', '11.4', undefined, '5.11']]),
  ...releasesOf('Ubuntu', [
    ['20.04', '20.04', 'focal', '5.4.0-26-generic', '4.11/ubuntu-20.04-x86_64'],
    ['22.04', '22.04', 'jammy', '5.15.0-25-generic', '4.11/ubuntu-22.04-x86_64'],
    ['24.04', '24.04', 'noble', '6.8.0-31-generic', '4.11/ubuntu-24.04-x86_64'],
  ]),
  ...releasesOf('VirtuozzoLinux', [['7', '7.9', undefined, EL_7_KERNEL]]),
  windows('10', '10.0.19045', '22H2', '4.10/windows-10-x86_64', ['Windows 10 Enterprise', 'Enterprise']),
  // Microsoft has not changed the product name in the registry, which Facter reads.
  windows('11', '10.0.26100', '24H2', '4.10/windows-11-x86_64', ['Windows 10 Enterprise', 'Enterprise']),
  windows('2016', '10.0.14393', '1607', '4.4/windows-2016-x86_64'),
  windows('2019', '10.0.17763', '1809', '4.7/windows-2019-x86_64'),
  windows('2022', '10.0.20348', '21H2', '4.10/windows-2022-x86_64'),
  // Facter before OpenFact 5 reports Windows Server 2025 as release 11.
  windows('2025', '10.0.26100', '24H2'),
];

/** The code names of other releases that modules read. */
export const OTHER_CODENAMES: Readonly<Record<string, string>> = {
  'Debian 6': 'squeeze',
  'Debian 7': 'wheezy',
  'Debian 8': 'jessie',
  'Debian 9': 'stretch',
  'Debian 10': 'buster',
  'Ubuntu 10.04': 'lucid',
  'Ubuntu 12.04': 'precise',
  'Ubuntu 14.04': 'trusty',
  'Ubuntu 16.04': 'xenial',
  'Ubuntu 18.04': 'bionic',
};

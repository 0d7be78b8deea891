import { numbers } from './numbers.js';

/** Programs on arrays and hashes in JavaScript. They were written after the code that they measure. */
export const collectionPrograms: Readonly<Record<string, () => unknown>> = {
  'nested-data'() {
    const hosts = numbers(2000).map((i) => ({
      name: `web${i}`,
      interfaces: [
        { name: 'lo', up: true, addresses: ['127.0.0.1'] },
        { name: 'eth0', up: i % 3 !== 0, addresses: [`10.0.${i % 250}.1`, `10.1.${i % 250}.1`] },
      ],
    }));
    const addresses = hosts.flatMap((host) =>
      host.interfaces
        .filter(({ up, name }) => up && name !== 'lo')
        .flatMap((networkInterface) => networkInterface.addresses.map((address) => `${host.name}=${address}`)),
    );
    return addresses.reduce((sum, text) => sum + text.length, 0);
  },
  dig() {
    const os: Record<string, unknown> & { release: Record<string, number> } = {
      name: 'Debian',
      release: { major: 12, minor: 5 },
    };
    const network = { interfaces: [{ mtu: 1500 }, { mtu: 9000 }] };
    return numbers(5000).reduce((sum, i) => {
      const missing = (os['distribution'] as { codename?: string } | undefined)?.codename;
      const mtu = network.interfaces[i % 2]?.mtu ?? 0;
      return sum + (os.release['major'] ?? 0) + (os.release['minor'] ?? 0) + mtu + (missing === undefined ? 1 : 0);
    }, 0);
  },
  'sort-hosts'() {
    const sites = ['ams', 'fra', 'lon', 'nyc', 'sin'];
    return ends(
      numbers(5000)
        .map((i) => `web${(i * 7919) % 5003}.${sites[i % 5]}.example.com`)
        .sort(),
    );
  },
  'sort-paths'() {
    const modules = '/etc/puppetlabs/code/environments/production/modules';
    return ends(
      numbers(5000)
        .map((i) => `${modules}/m${(i * 7919) % 53}/manifests/c${(i * 31) % 5003}.pp`)
        .sort(),
    );
  },
  'sort-classes'() {
    const names = numbers(5000).map((i) => {
      const name = `profile::service${(i * 7919) % 5003}`;
      return i % 3 === 0 ? `${name}::config` : name;
    });
    const depths = new Map(names.map((name) => [name, name.split('::').length]));
    const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
    return ends(names.sort((a, b) => depths.get(a)! - depths.get(b)! || compareTexts(a, b)));
  },
  'group-by'() {
    const groups = new Map<string, { role: string; site: string; id: number }[]>();
    for (const id of numbers(10_000)) {
      const host = { role: `role${id % 13}`, site: `site${id % 7}`, id };
      const group = groups.get(host.role);
      if (group) group.push(host);
      else groups.set(host.role, [host]);
    }
    return [...groups.values()].reduce(
      (sum, hosts) => sum + new Set(hosts.map(({ site }) => site)).size * 1000 + hosts.length,
      0,
    );
  },
  'hash-from-lists'() {
    const names = numbers(400).map((i) => `user${i}`);
    const ids = new Map<string, number>();
    for (const name of names) ids.set(name, 1000 + ids.size);
    const homes = new Map(names.map((name) => [name, `/home/${name}`]));
    const owners = new Map(Array.from(ids, ([name, id]) => [id, name]));
    return names.reduce((sum, name) => {
      const id = ids.get(name)!;
      return sum + id + homes.get(name)!.length + owners.get(id)!.length;
    }, 0);
  },
  'each-any-all'() {
    const groups = new Map(numbers(1000).map((i) => [`group${i}`, numbers(10).map((n) => (i * n) % 17)]));
    const all = [...groups];
    const whole = all.filter(([, members]) => members.every((member) => member < 16));
    const some = all.filter(([, members]) => members.some((member) => member === 13));
    for (const [name, members] of all)
      members.forEach((member, index) => {
        if (member > 16) throw new Error(`${name} has ${member} at ${index}`);
      });
    return `${whole.length} ${some.length}`;
  },
};

/** Returns the first, the middle and the last of 5,000 texts, joined by spaces. */
const ends = (sorted: readonly string[]): string => `${sorted[0]} ${sorted[2500]} ${sorted.at(-1)}`;

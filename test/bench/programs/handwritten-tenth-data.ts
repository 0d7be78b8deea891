import { compare } from './compare.js';
import { add, groupBy } from './maps.js';
import { numbers, total } from './numbers.js';
import { show } from './show.js';

type Options = Readonly<Record<string, unknown>>;
type Layer = Readonly<Record<string, Options>>;

const firstOf = (layers: readonly Layer[], section: string, key: string): unknown => {
  for (const layer of layers) {
    const value = layer[section]?.[key];
    if (value !== undefined) return value;
  }
  return undefined;
};

const mergedSection = (layers: readonly Layer[], section: string): Options => {
  const merged: Record<string, unknown> = {};
  for (let i = layers.length - 1; i >= 0; i--) Object.assign(merged, layers[i]![section]);
  for (const [name, value] of Object.entries(merged)) if (value === '--') delete merged[name];
  return merged;
};

const shellOf = (wanted: string | undefined, layers: readonly Layer[]): string => {
  const allowed = (firstOf(layers, 'policy', 'shells') as string[] | undefined) ?? ['sh'];
  if (wanted === undefined) return `/bin/${allowed[0]}`;
  if (wanted.startsWith('/')) return wanted;
  return allowed.includes(wanted) ? `/bin/${wanted}` : '/sbin/nologin';
};

const optionsOf = (user: string, layers: readonly Layer[]): Options => {
  const own = mergedSection(layers, user);
  return {
    ...mergedSection(layers, 'defaults'),
    ...own,
    shell: shellOf(own['shell'] as string | undefined, layers),
    home: own['home'] ?? `${(firstOf(layers, 'paths', 'home') as string | undefined) ?? '/home'}/${user}`,
  };
};

type Settings = Readonly<Record<string, string | number>>;

interface Hardware {
  readonly memory: string;
  readonly cores: number;
  readonly virtual: boolean;
  readonly role: string;
}

const SIZE_FACTORS: Readonly<Record<string, number>> = { K: 1024, M: 1024 ** 2, G: 1024 ** 3, T: 1024 ** 4 };

const toBytes = (size: string): number => {
  const match = /^(\d+(?:\.\d+)?)\s*([KMGT]?)i?B$/.exec(size);
  if (!match) throw new Error(`no size: ${size}`);
  return Math.trunc(Number(match[1]) * (SIZE_FACTORS[match[2]!] ?? 1));
};

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const roleSettings = (role: string, memory: number, cores: number): Settings => {
  if (role.startsWith('db')) {
    return {
      'vm.swappiness': 1,
      'vm.nr_hugepages': Math.floor(Math.floor(Math.floor(memory / 4096) / 4) / 512),
      'vm.dirty_background_bytes': 67108864,
    };
  }
  if (role === 'web' || role === 'proxy') {
    return { 'net.core.somaxconn': clamp(cores * 512, 1024, 65535), 'net.ipv4.ip_local_port_range': '1024 65000' };
  }
  if (role === 'router') {
    const most = clamp(Math.floor(memory / 256), 65536, 16777216);
    return { 'net.ipv4.ip_forward': 1, 'net.ipv4.tcp_rmem': `4096 87380 ${most}` };
  }
  return {};
};

const kernelSettings = (hardware: Hardware): Settings => {
  const memory = toBytes(hardware.memory);
  return {
    'vm.swappiness': hardware.virtual ? 10 : 30,
    'vm.min_free_kbytes': clamp(Math.floor(Math.floor(memory / 1024) / 100), 16384, 1048576),
    'kernel.shmall': Math.floor((Math.floor(memory / 4096) * 3) / 4),
    'kernel.shmmax': Math.floor(memory / 2),
    'fs.file-max': clamp(Math.floor(memory / 10240), 65536, 26234859),
    ...roleSettings(hardware.role, memory, hardware.cores),
  };
};

const settingsFile = (settings: Settings, title: string): string => {
  const names = Object.keys(settings).sort();
  const groups = groupBy(names, (name) => name.slice(0, name.indexOf('.')));
  const parts = Array.from(
    groups,
    ([group, members]) => `# ${group}\n${members.map((name) => `${name} = ${settings[name]}`).join('\n')}`,
  );
  return `# ${title}\n${parts.join('\n\n')}\n`;
};

interface Member {
  readonly host: string;
  readonly rack: number;
  readonly weight?: number;
  readonly arbiter?: boolean;
}

const spreadMembers = (members: readonly Member[]): Member[] => {
  const ordered = [...members].sort((a, b) => a.rack - b.rack || compare(a.host, b.host));
  const groups = [...groupBy(ordered, ({ rack }) => rack).values()];
  const result: Member[] = [];
  for (let i = 0; result.length < members.length; i++) {
    for (const group of groups) if (i < group.length) result.push(group[i]!);
  }
  return result;
};

const clusterConfig = (name: string, members: readonly Member[]) => {
  const ordered = spreadMembers(members);
  const count = ordered.length;
  const votes = total(ordered.filter(({ arbiter }) => !arbiter).map(({ weight }) => weight ?? 1));
  return ordered.map(({ host, arbiter }, index) => {
    const left = ordered[(index + count - 1) % count]!.host;
    const right = ordered[(index + 1) % count]!.host;
    const values = {
      cluster: name,
      id: index + 1,
      host,
      peers: ordered.map((other, i) => `${i + 1}@${other.host}`).filter((_, i) => i !== index),
      ring: `${left} > ${host} > ${right}`,
      quorum: Math.floor(votes / 2) + 1,
    };
    return arbiter ? { ...values, data: false } : values;
  });
};

interface Job {
  readonly host: string;
  readonly path: string;
  readonly every: string;
  readonly size: number;
  readonly keep?: number | Readonly<Record<string, number>>;
}

const spreadNumber = (text: string, limit: number): number => {
  let sum = 17;
  for (const char of text) sum = (sum * 33 + (char >= '0' && char <= '9' ? Number(char) : 7)) % 65521;
  return sum % limit;
};

const slotOf = (job: Job, index: number) => {
  const minute = spreadNumber(job.host + job.path, 60);
  const hour = (20 + spreadNumber(job.host, 8)) % 24;
  if (job.every === 'hour') return { minute, hour: '*', weekday: '*' };
  return { minute, hour, weekday: job.every === 'day' ? '*' : index % 7 };
};

const retentionOf = ({ keep }: Job): string[] => {
  if (keep === undefined) return ['--keep-last 7'];
  if (typeof keep === 'number') return [`--keep-last ${keep}`];
  return Object.keys(keep)
    .sort()
    .map((unit) => `--keep-${unit} ${keep[unit]}`);
};

const backupCommand = (job: Job): string => {
  const options = retentionOf(job);
  if (job.size > 500) options.push('--limit 20M');
  return `backup ${options.join(' ')} ${job.path.replaceAll(' ', '\\ ')}`;
};

type Input = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPort = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 65535;

const isListen = (value: unknown): boolean => {
  if (typeof value === 'number') return isPort(value);
  if (typeof value === 'string') return /^[\w.]+:\d+$/.test(value);
  if (!isRecord(value) || !isPort(value['port'])) return false;
  const { address } = value;
  if (address !== undefined && (typeof address !== 'string' || address === '')) return false;
  return Object.keys(value).every((key) => key === 'port' || key === 'address');
};

const isCheck = (value: unknown): boolean => {
  if (!isRecord(value)) return false;
  const { kind, path, interval, ...others } = value;
  if (kind !== 'http' && kind !== 'tcp') return false;
  if (path !== undefined && !(typeof path === 'string' && path.startsWith('/'))) return false;
  if (interval !== undefined && !(typeof interval === 'number' && interval >= 1)) return false;
  return Object.keys(others).length === 0;
};

const SERVICE_NAME = /^[a-z][a-z0-9_]*$/;
const SERVICE_KEYS = ['name', 'listen', 'checks', 'env'];

const isListenList = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isListen);

const isDefinition = (input: Input): boolean => {
  const { name, listen, checks, env } = input;
  if (typeof name !== 'string' || !SERVICE_NAME.test(name)) return false;
  if (!isListen(listen) && !isListenList(listen)) return false;
  if (checks !== undefined && !(Array.isArray(checks) && checks.every(isCheck))) return false;
  if (env !== undefined && !(isRecord(env) && Object.keys(env).every((key) => /^[A-Z_]+$/.test(key)))) return false;
  return Object.keys(input).every((key) => SERVICE_KEYS.includes(key));
};

const nameProblems = (name: unknown): string[] => {
  if (name === undefined) return ['no name'];
  if (typeof name === 'string' && /[A-Z]/.test(name)) return [`name ${name} has capitals`];
  return typeof name === 'string' && SERVICE_NAME.test(name) ? [] : [`bad name ${show(name)}`];
};

const listenProblems = (listen: unknown): string[] => {
  if (listen === undefined) return ['nothing to listen on'];
  if (isListen(listen) || isListenList(listen)) return [];
  const wrong = Array.isArray(listen) ? listen.filter((item) => !isListen(item)) : [listen];
  return wrong.map((item) => `cannot listen on ${show(item)}`);
};

const problemsOf = (input: Input): string[] => {
  const problems = Object.keys(input)
    .filter((key) => !SERVICE_KEYS.includes(key))
    .map((key) => `unknown key ${key}`);
  problems.push(...nameProblems(input['name']), ...listenProblems(input['listen']));
  const checks = (input['checks'] as unknown[] | undefined) ?? [];
  for (const [index, check] of checks.entries()) {
    if (isCheck(check)) continue;
    problems.push(isRecord(check) ? `check ${index}: ${Object.keys(check).join(' ')}` : `check ${index} is no hash`);
  }
  return problems;
};

const socketsOf = (listen: unknown): string[] => {
  if (typeof listen === 'number') return [`0.0.0.0:${listen}`];
  if (typeof listen === 'string') return [listen];
  if (Array.isArray(listen)) return listen.flatMap(socketsOf);
  const { address = '0.0.0.0', port } = listen as { address?: string; port: number };
  return [`${address}:${port}`];
};

const normalizeService = (input: Input): Input => ({
  name: input['name'],
  sockets: socketsOf(input['listen']).sort(),
  checks: ((input['checks'] as Input[] | undefined) ?? [{ kind: 'tcp' }]).map((check) => ({
    interval: 10,
    path: '/',
    ...check,
  })),
  env: Object.entries((input['env'] as Input | undefined) ?? {}).map(([key, value]) => `${key}=${String(value)}`),
});

export const tenthDataPrograms: Readonly<Record<string, () => unknown>> = {
  'layered-options'() {
    const common: Layer = {
      defaults: { shell: 'bash', groups: ['users'], umask: '022', quota: 100 },
      policy: { shells: ['bash', 'zsh'] },
    };
    const sites = [0, 1, 2, 3, 4].map((s): Layer => ({
      defaults: { quota: 200 + s, site: `s${s}` },
      paths: { home: `/srv/site${s}/home` },
      user3: { groups: ['ops', `site${s}`] },
    }));
    const hosts = numbers(30).map((h): Layer[] => {
      const user = `user${h % 7}`;
      const host: Layer =
        h % 3 === 0
          ? { defaults: { umask: '--' }, [user]: { shell: '/opt/fish', home: `/data/${h}` } }
          : {
              policy: { shells: [`sh${h % 2}`, 'zsh'] },
              [user]: { shell: ['zsh', 'tcsh'][h % 2], quota: '--' },
            };
      return [host, sites[h % 5]!, common];
    });
    const users = [0, 1, 2, 3, 4, 5, 6].map((u) => `user${u}`);
    const results = hosts.map((layers) => new Map(users.map((user) => [user, optionsOf(user, layers)])));
    const shells = new Map<string, number>();
    for (const result of results) for (const options of result.values()) add(shells, options['shell'] as string, 1);
    return [
      results[2]!.get('user3'),
      results[4]!.get('user5'),
      Object.fromEntries(shells),
      results.map((result) => [...result.values()].filter((options) => 'quota' in options).length).slice(0, 8),
      Array.from(
        results[28]!,
        ([name, options]) => `${name}: ${options['home'] as string} ${(options['groups'] as string[]).join(',')}`,
      ),
    ];
  },
  'sysctl-tuning'() {
    const roles = ['db-main', 'web', 'router', 'ci', 'proxy', 'db-replica'];
    const hardware = numbers(60).map((i) => ({
      memory: [`${i} GiB`, `${i * 512}MiB`, '1.5 TiB', `${i * 1000000} KiB`][i % 4]!,
      cores: (i % 16) + 1,
      virtual: i % 3 === 0,
      role: roles[i % 6]!,
    }));
    const all = hardware.map(kernelSettings);
    const files = all.map((settings, index) => settingsFile(settings, `host ${index}`));
    return [
      files[5],
      files[7],
      files.map((text) => text.length),
      total(all.map((settings) => Math.floor((settings['kernel.shmmax'] as number) / 1048576))),
    ];
  },
  'cluster-peers'() {
    const clusters = numbers(12).map((c) =>
      numbers((c % 5) + 3).map((i): Member => {
        const member = { host: `n${(i * 7) % 10}-${c}.example.com`, rack: (i * c) % 3 };
        if (i === 3) return { ...member, arbiter: true };
        return i % 2 === 0 ? { ...member, weight: i } : member;
      }),
    );
    const configs = clusters.map((members, index) => clusterConfig(`c${index}`, members));
    const lines = configs.flatMap((config) =>
      config.map(({ cluster, id, host, quorum, peers }) => `${cluster}/${id} ${host} q${quorum}: ${peers.join(' ')}`),
    );
    return [
      configs[3]![2],
      lines.slice(0, 5),
      lines.length,
      configs.map((config) => config[0]!.ring),
      total(lines.map((line) => line.length)),
    ];
  },
  'backup-schedule'() {
    const jobs = numbers(60).map((i): Job => {
      const job = {
        host: `store${i % 9}`,
        path: ['/var/lib/data', '/srv/my files', `/home/u${i}`, '/etc'][i % 4]!,
        every: ['day', 'hour', 'week'][i % 3]!,
        size: (i * 37) % 1000,
      };
      if (i % 5 === 0) return { ...job, keep: i };
      return i % 5 === 1 ? { ...job, keep: { weekly: 4, daily: i, monthly: 6 } } : job;
    });
    const lines = jobs.map((job, index) => {
      const { minute, hour, weekday } = slotOf(job, index);
      const time = `${String(minute).padStart(2)} ${String(hour).padStart(2)}`;
      return `${time} * * ${weekday} root ${backupCommand(job)}`;
    });
    const pages: string[] = [];
    for (let i = 0; i < lines.length; i += 8) pages.push(lines.slice(i, i + 8).join('\n'));
    const load = new Map<string, number>();
    for (const job of jobs) add(load, `h${slotOf(job, 0).hour}`, job.size);
    const busy = [...load].filter(([, size]) => size > 2000).map(([hour, size]) => `${hour} ${size}`);
    return [lines.slice(0, 6), pages.map((page) => page.length), [...load.keys()].sort(), busy.sort()];
  },
  'service-input'() {
    const inputs = numbers(80).map((i): Input => {
      const listens = [
        8000 + i,
        `lo:${i}`,
        [i, { port: i, address: '::1' }],
        { port: 70000 - i * 100 },
        [i, 'none', -1],
        '',
      ];
      const base = { name: [`svc${i}`, 'Web', '9svc', `db_${i}`][i % 4], listen: listens[i % 6] };
      if (i % 5 === 1) {
        const checks = [
          { kind: 'http', path: '/up' },
          { kind: 'tcp', interval: i },
        ];
        return { ...base, checks };
      }
      if (i % 5 === 2) return { ...base, checks: [{ kind: 'udp' }, 'ping'], extra: true };
      return i % 5 === 3 ? { ...base, env: { LEVEL: 'debug', SIZE: i, FLAG: i % 2 === 0 } } : base;
    });
    const good: Input[] = [];
    const wrong: string[][] = [];
    for (const input of inputs) {
      if (isDefinition(input)) good.push(normalizeService(input));
      else wrong.push(problemsOf(input));
    }
    const messages = [...new Set(wrong.map((list) => list.join('; ')))];
    return [good.length, good[0], good[2], good[5]!['sockets'], wrong.flat().length, messages.slice(0, 12)];
  },
};

import { capitalize } from './capitalize.js';
import { groupBy } from './maps.js';
import { numbers, total } from './numbers.js';

type Options = Readonly<Record<string, unknown>>;

const isOptions = (value: unknown): value is Options => typeof value === 'object' && value !== null;

const suffixOf = (value: unknown): string => {
  if (value === '') return '';
  if (typeof value === 'boolean') return value ? ' on' : ' off';
  if (Array.isArray(value)) return ` ${value.join(' ')}`;
  const text = String(value);
  return /\s/.test(text) ? ` "${text}"` : ` ${text}`;
};

const renderOptions = (options: Options, indent: number): string[] => {
  const space = ' '.repeat(indent);
  const lines: string[] = [];
  for (const [name, value] of Object.entries(options)) {
    if (value === false || value === undefined) continue;
    if (Array.isArray(value)) {
      for (const item of value) lines.push(`${space}${name} ${item}`);
    } else if (isOptions(value)) {
      for (const key of Object.keys(value).sort()) lines.push(`${space}${name} ${key}${suffixOf(value[key])}`);
    } else {
      lines.push(value === true ? `${space}${name}` : `${space}${name} ${String(value)}`);
    }
  }
  return lines;
};

const section = (type: string, name: string | undefined, options: Options): string =>
  [name === undefined ? type : `${type} ${name}`, ...renderOptions(options, 2)].join('\n');

const serverLine = (name: string, server: Options, defaults: Options): string => {
  const all = { ...defaults, ...server };
  const words = ['check', 'backup', 'ssl'].filter((flag) => all[flag] === true);
  for (const [key, value] of Object.entries(all)) {
    if (typeof value === 'number' && key !== 'port') words.push(`${key} ${value}`);
  }
  return `server ${name} ${String(all['address'])}:${String(all['port'])} ${words.join(' ')}`.trim();
};

interface Backend {
  readonly options: Options;
  readonly defaults: Options;
  readonly servers: ReadonlyMap<string, Options>;
}

const renderBackend = (name: string, { options, defaults, servers }: Backend): string => {
  const lines = Array.from(servers, ([server, values]) => `  ${serverLine(server, values, defaults)}`);
  return `${section('backend', name, options)}\n${lines.join('\n')}`;
};

interface Rule {
  readonly path: string | readonly string[];
  readonly every?: string;
  readonly rotate?: number;
  readonly size?: number | string;
  readonly create?: boolean;
  readonly mode?: string;
  readonly owner?: string;
  readonly compress?: boolean;
  readonly delaycompress?: boolean;
  readonly missingok?: boolean;
  readonly copytruncate?: boolean;
  readonly scripts?: Readonly<Record<string, string | readonly string[]>>;
}

const listOf = (value: string | readonly string[]): readonly string[] => (typeof value === 'string' ? [value] : value);

const RULE_FLAGS = ['compress', 'delaycompress', 'missingok', 'copytruncate'] as const;

const ruleOptions = (rule: Rule): string[] => {
  const options: string[] = [];
  if (rule.every !== undefined) options.push(`${rule.every}ly`);
  options.push(`rotate ${rule.rotate ?? 4}`);
  for (const name of RULE_FLAGS) {
    const value = rule[name];
    if (value !== undefined) options.push(value ? name : `no${name}`);
  }
  if (rule.size !== undefined) options.push(typeof rule.size === 'number' ? `size ${rule.size}k` : `size ${rule.size}`);
  if (rule.create) options.push(`create ${rule.mode ?? '0640'} ${rule.owner ?? 'root'} adm`);
  return options;
};

const renderRule = (rule: Rule, title: string): string => {
  const paths = listOf(rule.path).map((path) => (/\s/.test(path) ? `"${path}" ` : `${path} `));
  let text = `# ${title}\n${paths.join('')}{\n`;
  for (const option of ruleOptions(rule)) text += `  ${option}\n`;
  for (const [name, lines] of Object.entries(rule.scripts ?? {})) {
    text += `  ${name}\n`;
    for (const line of listOf(lines)) text += `    ${line}\n`;
    text += '  endscript\n';
  }
  return `${text}}\n`;
};

const SIZE_UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

const humanSize = (bytes: number): string => {
  let scaled = bytes;
  let unit = 0;
  while (scaled >= 1024 && unit < SIZE_UNITS.length - 1) {
    scaled /= 1024;
    unit++;
  }
  return unit === 0 ? `${bytes} B` : `${scaled.toFixed(2)} ${SIZE_UNITS[unit]}`;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const uptimeText = (seconds: number): string => {
  const days = Math.floor(seconds / 86400);
  const time = `${twoDigits(Math.floor((seconds % 86400) / 3600))}:${twoDigits(Math.floor((seconds % 3600) / 60))}`;
  return days > 0 ? `${days}d ${time}` : time;
};

const shortName = (name: string, width: number): string => {
  const plain = name
    .replace(/\.example\.(com|net)$/, '')
    .replace(/-(\d+)$/, '#$1')
    .replace(/^(db|web)-/, '');
  return plain.length > width ? `${plain.slice(0, width - 2)}..` : plain;
};

const groupedDigits = (value: number): string => String(value).replace(/(\d)(?=(\d{3})+$)/g, '$1,');

const loadBar = (share: number): string => {
  const filled = Math.trunc(share * 10);
  return `[${'#'.repeat(filled)}${'.'.repeat(10 - filled)}]`;
};

type MountOptions = Readonly<Record<string, string | boolean>>;

interface Mount {
  readonly device: string;
  readonly target: string;
  readonly kind: string;
  readonly options: MountOptions;
  readonly dump: number;
  readonly pass: number;
}

const parseMountOptions = (text: string): MountOptions => {
  const options: Record<string, string | boolean> = {};
  for (const option of text.split(',')) {
    if (option === 'defaults') continue;
    const assignment = /^(\w+)=(.*)$/.exec(option);
    const negation = /^no(exec|suid|atime|dev)$/.exec(option);
    if (assignment) options[assignment[1]!] = assignment[2]!;
    else if (negation) options[negation[1]!] = false;
    else options[option] = true;
  }
  return options;
};

const printMountOptions = (options: MountOptions): string => {
  const texts = Object.entries(options).map(([name, value]) => {
    if (typeof value === 'string') return `${name}=${value}`;
    return value ? name : `no${name}`;
  });
  return texts.length === 0 ? 'defaults' : texts.sort().join(',');
};

const parseMount = (line: string): Mount | undefined => {
  const plain = line.replace(/#.*$/, '').trim();
  const fields = plain.split(/\s+/);
  if (fields.length < 4) return undefined;
  const [device, target, kind, options, dump = '0', pass = '0'] = fields as [string, string, string, string];
  return { device, target, kind, options: parseMountOptions(options), dump: Number(dump), pass: Number(pass) };
};

const hardened = (mount: Mount): Mount => {
  let options = mount.options;
  if (/^\/(tmp|var\/tmp)/.test(mount.target)) options = { ...options, exec: false, suid: false, dev: false };
  else if (mount.target.startsWith('/home')) options = { ...options, suid: false, dev: false };
  let pass = mount.target === '/' ? 1 : 2;
  if (['nfs', 'tmpfs', 'swap'].includes(mount.kind)) pass = 0;
  return { ...mount, options, pass };
};

const alignRows = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
};

const MAC = /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/;

const pairsOf = (digits: string): string => digits.match(/../g)!.join(':');

const normalizeMac = (text: string): string | undefined => {
  const digits = text.toLowerCase().replace(/[^0-9a-f]/g, '');
  return digits.length === 12 ? pairsOf(digits) : undefined;
};

const octetsOf = (mac: string): number[] => mac.split(':').map((part) => Number.parseInt(part, 16));

const kindOf = (mac: string): string => {
  const first = octetsOf(mac)[0]!;
  return `${first & 2 ? 'local' : 'global'} ${first & 1 ? 'multicast' : 'unicast'}`;
};

const nextMac = (mac: string, step: number): string => {
  const number = octetsOf(mac).reduce((sum, octet) => sum * 256 + octet, 0) + step;
  return pairsOf(number.toString(16).padStart(12, '0'));
};

const ciscoMac = (mac: string): string => mac.replaceAll(':', '').match(/..../g)!.join('.');

const VENDORS: ReadonlyMap<string, string> = new Map([
  ['00:16:3E', 'Xen'],
  ['52:54:00', 'QEMU'],
  ['08:00:27', 'VirtualBox'],
  ['FF:FF:FF', 'broadcast'],
]);

const vendorOf = (mac: string): string => VENDORS.get(mac.slice(0, 8).toUpperCase()) ?? `unknown ${mac.slice(0, 2)}`;

type Data = undefined | null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };
type DataHash = Readonly<Record<string, Data>>;

const isHash = (value: Data): value is DataHash => typeof value === 'object' && value !== null && !Array.isArray(value);

const factText = (facts: DataHash, path: string): string => {
  let value: Data = facts;
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = (value as readonly Data[])[Number(key)];
    else if (isHash(value)) value = value[key];
    else return '';
  }
  return value === undefined ? '' : String(value);
};

const interpolate = (text: string, facts: DataHash, data: DataHash, depth = 0): string => {
  if (depth > 8) throw new Error(`too deep: ${text}`);
  return text.replace(/%\{([^}]*)\}/g, (_, inner: string) => {
    const lookup = /^lookup\('([^']+)'\)$/.exec(inner);
    if (lookup) return interpolate(String(data[lookup[1]!]), facts, data, depth + 1);
    const literal = /^literal\('([^']+)'\)$/.exec(inner);
    if (literal) return literal[1]!;
    const fact = /^(?:facts\.|::)?([\w.]+)$/.exec(inner);
    return fact ? factText(facts, fact[1]!) : '';
  });
};

const interpolateAll = (value: Data, facts: DataHash, data: DataHash): Data => {
  if (typeof value === 'string') return interpolate(value, facts, data);
  if (Array.isArray(value)) return (value as readonly Data[]).map((item) => interpolateAll(item, facts, data));
  if (!isHash(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [interpolate(key, facts, data), interpolateAll(item, facts, data)]),
  );
};

type Argument = string | number | Readonly<Record<string, string>>;
type Step = readonly [name: string, ...args: Argument[]];

const FILTERS: Readonly<Record<string, (text: string, ...args: never[]) => string>> = {
  pad: (text: string, width: number, char = ' ') => text.padEnd(width, char),
  truncate: (text: string, width: number) => (text.length > width ? `${text.slice(0, width)}~` : text),
  title: (text: string) => text.split(/[ _-]/).map(capitalize).join(' '),
  slug: (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  default: (text: string | undefined, other: string) => text || other,
  replace: (text: string, pairs: Readonly<Record<string, string>>) =>
    Object.entries(pairs).reduce((result, [from, to]) => result.split(from).join(to), text),
  reverse: (text: string) => [...text].reverse().join(''),
};

const applyFilters = (text: string | undefined, steps: readonly Step[]): string =>
  steps.reduce((result, [name, ...args]) => FILTERS[name]!(result, ...(args as never[])), text as string);

const parseFilters = (text: string): Step[] =>
  text.split(/\s*\|\s*/).map((part): Step => {
    const [name, rest] = part.split(':');
    return [name!, ...(rest ? rest.split(',').map((item) => (/^\d+$/.test(item) ? Number(item) : item)) : [])];
  });

export const tenthTextPrograms: Readonly<Record<string, () => unknown>> = {
  'haproxy-sections'() {
    const global = {
      daemon: true,
      maxconn: 4096,
      log: ['/dev/log local0', '/dev/log local1 notice'],
      debug: false,
      stats: { timeout: '30s', socket: ['/run/admin.sock', 'mode', '660'] },
    };
    const backends = numbers(25).map((i): Backend => {
      const servers = numbers((i % 6) + 2).map((s): [string, Options] => {
        const server = { address: `10.0.${i}.${s}`, backup: s === 3, weight: s * 10 };
        return [`web${s}`, s % 2 === 0 ? { ...server, ssl: true, maxconn: 50 * s } : server];
      });
      return {
        options: {
          balance: ['roundrobin', 'leastconn'][i % 2],
          mode: 'http',
          option: { httpchk: `GET /health/${i}`, forwardfor: '', redispatch: i % 3 === 0 },
          cookie: i % 4 === 0 ? `C${i} insert` : undefined,
        },
        defaults: { port: 8000 + i, check: true, inter: 2000 },
        servers: new Map(servers),
      };
    });
    const texts = [
      section('global', undefined, global),
      ...backends.map((backend, index) => renderBackend(`app${index + 1}`, backend)),
    ];
    const lines = texts.join('\n\n').split('\n');
    return [
      texts[0],
      texts[4],
      texts.map((text) => text.length),
      lines.filter((line) => /^ {2}server \w+ [\d.]+:\d+ .*backup/.test(line)).length,
    ];
  },
  'logrotate-files'() {
    const rules = numbers(60).map((i): Rule => {
      const rule = {
        path: [`/var/log/app${i}/*.log`, [`/var/log/a ${i}.log`, `/var/log/b${i}.log`]][i % 2]!,
        compress: i % 3 !== 0,
        missingok: true,
      };
      if (i % 4 === 0) {
        const scripts = { postrotate: [`systemctl reload app${i}`, '/bin/true'] };
        return { ...rule, every: 'week', size: i * 100, scripts };
      }
      if (i % 4 === 1) return { ...rule, every: ['hour', 'month'][(i % 3) % 2], create: true, owner: `app${i}` };
      if (i % 4 === 2) {
        const scripts = { prerotate: 'test -x /usr/bin/app', postrotate: 'killall -HUP app' };
        return { ...rule, size: `${i}M`, rotate: i, scripts };
      }
      return rule;
    });
    const texts = rules.map((rule, index) => renderRule(rule, `rule ${index}`));
    return [texts[3], texts[1], texts[0], texts.map((text) => text.length)];
  },
  'node-summary'() {
    const nodes = numbers(60).map((i) => ({
      name: `${['db', 'web', 'cache'][i % 3]}-${['blue', 'emerald-green', 'red'][(i % 4) % 3]}-${twoDigits(i)}.example.${['com', 'net', 'org'][i % 3]}`,
      memory: (i * i * 123456) % 9876543210,
      used: ((i * 17) % 100) / 100,
      uptime: i * i * 977,
      files: i * 7919 * i,
      labels: { env: ['prod', 'test'][i % 2], tier: i % 4 },
    }));
    const rows = nodes.map(({ name, memory, used, uptime, files, labels }) => {
      const labelText = Object.entries(labels)
        .map(([key, value]) => `${key}=${value}`)
        .join(',');
      const cells = [
        shortName(name, 14).padEnd(14),
        humanSize(memory).padStart(12),
        loadBar(used),
        `${(used * 100).toFixed(1).padStart(5)}%`,
        uptimeText(uptime).padStart(12),
        groupedDigits(files).padStart(10),
        labelText,
      ];
      return cells.join(' ');
    });
    const head = ['name'.padEnd(14), 'memory'.padStart(12), 'load'.padEnd(12), '%'.padStart(6), 'uptime'.padStart(12)];
    const checks = rows.map((row) =>
      row
        .replace(/\s+/g, ' ')
        .replace(/[[\]#.]/g, '')
        .toUpperCase(),
    );
    const lengths = [...new Set(rows.map((row) => row.length))].sort((a, b) => a - b);
    return [
      [...head, 'files'.padStart(10), 'labels'].join(' '),
      rows.slice(0, 4),
      rows.slice(40, 43),
      checks.slice(6, 9),
      lengths,
    ];
  },
  'fstab-lines'() {
    const files = numbers(20).map(
      (i) => `# /etc/fstab of host ${i}
UUID=ab-${i * 7919}  /           ext4   defaults,noatime,errors=remount-ro 0 1
/dev/sda${i}      /home       xfs    rw,quota=${i},noexec  1
tmpfs             /tmp        tmpfs  size=${i}G,mode=1777,nodev
nas${i}:/export   /mnt/nas    nfs    vers=4.${i % 3},hard,_netdev 0 0  # slow

broken line
/dev/vg/swap      none        swap   sw
`,
    );
    const results = files.map((text) => {
      const mounts = text
        .split('\n')
        .map(parseMount)
        .filter((mount) => mount !== undefined)
        .map(hardened);
      return alignRows(
        mounts.map(({ device, target, kind, options, dump, pass }) => [
          device,
          target,
          kind,
          printMountOptions(options),
          String(dump),
          String(pass),
        ]),
      );
    });
    return [
      results[4],
      results.map((lines) => total(lines.map((line) => line.length))),
      results.flat().filter((line) => line.includes('nosuid') && !line.includes('vfat')).length,
    ];
  },
  'mac-addresses'() {
    const inputs = numbers(90).map((i) => {
      const n = ((i * 7919 * 13) % 16777216).toString(16).toUpperCase().padStart(6, '0');
      const [a, b, c] = [n.slice(0, 2), n.slice(2, 4), n.slice(4, 6)];
      if (i % 5 === 0) return `00:16:3e:${a}:${b}:${c}`;
      if (i % 5 === 1) return `52-54-00-${a}-${b}-${c}`;
      if (i % 5 === 2) return `0800.27${a}.${b}${c}`;
      if (i % 5 === 3) return `a${i % 10}${i % 7}4${n}`;
      return `  ${n}${n} `.toLowerCase();
    });
    const macs = inputs.map(normalizeMac).filter((mac) => mac !== undefined && MAC.test(mac)) as string[];
    const groups = groupBy(macs, vendorOf);
    const kinds: Record<string, number> = {};
    for (const mac of macs) kinds[kindOf(mac)] = (kinds[kindOf(mac)] ?? 0) + 1;
    const next = macs.map((mac, index) => nextMac(mac, index * 251));
    return [
      macs.length,
      Array.from(groups, ([vendor, list]) => `${vendor} ${list.length}`),
      kinds,
      next.slice(0, 5),
      macs.slice(10, 14).map(ciscoMac),
      new Set([...macs, ...next]).size,
      [...next].sort().slice(0, 3),
    ];
  },
  'hiera-interpolation'() {
    const data: DataHash = {
      domain: '%{facts.site}.example.com',
      mirror: "https://mirror.%{lookup('domain')}/%{os.family}/%{os.release.0}",
      repos: {
        base: { url: "%{lookup('mirror')}/base", enabled: true, priority: 10 },
        '%{os.family}-extras': {
          url: "%{lookup('mirror')}/extras-%{::env}",
          enabled: false,
          exclude: ['kernel*', '%{missing}x'],
        },
      },
      motd: ['Welcome to %{fqdn}', "%{literal('%')}{not a fact}", '100 % plain', null, 7],
    };
    const nodes = numbers(25).map((i): DataHash => ({
      fqdn: `n${i}.example.com`,
      site: ['ams', 'fra'][i % 2],
      env: ['prod', 'test', 'dev'][i % 3],
      os: { family: ['RedHat', 'Debian'][i % 2], release: [7 + (i % 3), i] },
    }));
    const results = nodes.map((facts) => interpolateAll(data, facts, data)) as {
      mirror: string;
      repos: Readonly<Record<string, { url: string }>>;
      motd: string[];
    }[];
    return [
      results[0],
      Object.keys(results[7]!.repos),
      results.map(({ mirror, motd }) => mirror.length + motd[0]!.length),
      [...new Set(results.map(({ repos }) => repos['base']!.url))].sort(),
    ];
  },
  'text-filters'() {
    const code: Step[] = [
      ...parseFilters('default:- | reverse | slug | pad:8'),
      ['replace', { a: '4', e: '3', st: '$' }],
    ];
    const chains = {
      name: parseFilters('default:nobody | title | truncate:12 | pad:14,.'),
      slug: parseFilters('default:none | slug | truncate:10'),
      code,
    };
    const texts = numbers(60).map(
      (i) =>
        [`web server_${i}`, 'Café au lait', `back-end ${i * 31} of the East-Coast`, undefined, '', `test/${i}`][i % 6],
    );
    const results = texts.map((text) => ({
      name: applyFilters(text, chains.name),
      slug: applyFilters(text, chains.slug),
      code: applyFilters(text, chains.code),
    }));
    return [
      results.slice(0, 6),
      results.map((result) => Object.values(result).join('').length),
      new Set(results.map((result) => result.code)).size,
    ];
  },
};

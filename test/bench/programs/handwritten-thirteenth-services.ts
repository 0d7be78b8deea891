import { groupBy } from './maps.js';
import { numbers } from './numbers.js';

type Attributes = Readonly<Record<string, unknown>>;
type Objects = Readonly<Record<string, Attributes>>;

const resolveObject = (objects: Objects, name: string, seen: readonly string[] = []): Attributes => {
  if (seen.includes(name)) throw new Error(`${name} uses itself`);
  const { use, register: _register, name: _name, ...own } = objects[name]!;
  const parents = typeof use === 'string' ? use.split(/,\s*/) : [];
  let result: Record<string, unknown> = {};
  for (const parent of parents) result = { ...resolveObject(objects, parent, [...seen, name]), ...result };
  for (const [key, value] of Object.entries(own)) {
    if (typeof value === 'string' && value.startsWith('+')) {
      result[key] = result[key] ? `${result[key]},${value.slice(1)}` : value.slice(1);
    } else if (value === 'null') {
      delete result[key];
    } else {
      result[key] = value;
    }
  }
  return result;
};

const showAttribute = (value: unknown): unknown => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return Array.isArray(value) ? value.join(',') : value;
};

const definition = (type: string, attributes: Attributes): string => {
  const keys = Object.keys(attributes);
  const width = Math.max(...keys.map((key) => key.length)) + 2;
  const lines = keys.sort().map((key) => `  ${key.padEnd(width)}${showAttribute(attributes[key])}`);
  return `define ${type} {\n${lines.join('\n')}\n}\n`;
};

interface Reservation {
  readonly mac: string;
  readonly ip: string;
  readonly hostname?: string;
}

interface Scope {
  readonly network: string;
  readonly prefix: number;
  readonly range: readonly [string, string];
  readonly router?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly reserved?: Readonly<Record<string, Reservation>>;
}

const toNumber = (ip: string): number => ip.split('.').reduce((number, part) => number * 256 + Number(part), 0);
const toIp = (number: number): string => [24, 16, 8, 0].map((bits) => (number >>> bits) & 255).join('.');
const netmask = (prefix: number): string => toIp(0xffffffff - 2 ** (32 - prefix) + 1);

const IP = /^\d{1,3}(\.\d{1,3}){3}$/;

const quoteOption = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(quoteOption).join(', ');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return String(value);
  return IP.test(value as string) ? (value as string) : `"${value as string}"`;
};

const renderScope = (name: string, scope: Scope): string => {
  const options: Record<string, unknown> = {
    'lease-time': 3600,
    'domain-name': 'example.com',
    'domain-name-servers': ['10.0.0.2', '10.0.0.3'],
  };
  if (scope.router) options['routers'] = scope.router;
  for (const [key, value] of Object.entries(scope.options ?? {})) if (value !== '') options[key] = value;
  const optionLines = Object.entries(options).map(([key, value]) => `  option ${key} ${quoteOption(value)};`);
  const reserved = Object.entries(scope.reserved ?? {}).map(
    ([host, { mac, ip, hostname }]) => `  host ${host} {
    hardware ethernet ${mac.toLowerCase()};
    fixed-address ${ip};
    option host-name "${hostname ?? host}";
  }
`,
  );
  return `# ${name}
subnet ${scope.network} netmask ${netmask(scope.prefix)} {
  range ${scope.range.join(' ')};
${optionLines.join('\n')}
${reserved.join('')}}`;
};

const conflictsOf = (name: string, scope: Scope): string[] => {
  const [first, last] = scope.range.map(toNumber) as [number, number];
  const network = toNumber(scope.network);
  const size = 2 ** (32 - scope.prefix);
  const reserved = Object.entries(scope.reserved ?? {}).map(([host, { mac, ip }]) => ({ host, mac, ip: toNumber(ip) }));
  const outside = reserved.filter(({ ip }) => ip < network || ip >= network + size);
  const inside = reserved.filter(({ ip }) => ip >= first && ip <= last);
  const messages = [
    ...outside.map(({ host }) => `${name}: ${host} is outside the subnet`),
    ...inside.map(({ host }) => `${name}: ${host} is in the range`),
  ];
  for (const [mac, list] of groupBy(reserved, (reservation) => reservation.mac.toLowerCase())) {
    if (list.length > 1) messages.push(`${name}: ${mac} is used by ${list.map(({ host }) => host).join(' and ')}`);
  }
  return messages;
};

export const thirteenthServices: Readonly<Record<string, () => unknown>> = {
  'nagios-objects'() {
    const linux = 'linux-host';
    const templates: Objects = {
      'generic-host': {
        register: 0,
        check_period: '24x7',
        max_check_attempts: 5,
        notifications_enabled: true,
        contact_groups: 'admins',
      },
      [linux]: { register: 0, use: 'generic-host', check_command: 'check-ping', contact_groups: '+linux' },
      'quiet-host': { register: 0, notifications_enabled: false, max_check_attempts: 10 },
      'db-host': { register: 0, use: linux, contact_groups: '+dba,oncall', check_interval: 1 },
      'generic-service': { register: 0, check_period: '24x7', retry_interval: 2, process_perf_data: true },
      'web-service': {
        register: 0,
        use: 'generic-service',
        check_command: 'check_http!80',
        retry_interval: 'null',
      },
    };
    const hosts: Record<string, Attributes> = {};
    for (const i of numbers(36)) {
      const role = ['web', 'db', 'mail', 'build'][i % 4]!;
      const use = i % 9 === 0 ? `quiet-host, ${linux}` : role === 'db' ? 'db-host' : linux;
      const host = { use, address: `10.1.${Math.floor(i / 10)}.${i}`, hostgroups: [role, 'all'] };
      const extra = role === 'mail' ? { contact_groups: '+postmaster', check_command: 'null' } : {};
      hosts[`${role}${i}`] = { ...host, ...extra };
    }
    const services: Objects = {
      http: { use: 'web-service', hostgroup_name: 'web' },
      https: { use: 'web-service', hostgroup_name: 'web', check_command: 'check_https!443', notes: '+tls' },
      smtp: { use: 'generic-service', hostgroup_name: 'mail', check_command: 'check_smtp' },
    };
    const all = { ...templates, ...hosts, ...services };
    const hostTexts = Object.keys(hosts).map((name) =>
      definition('host', { host_name: name, ...resolveObject(all, name) }),
    );
    const serviceTexts = Object.keys(services).map((name) =>
      definition('service', { service_description: name, ...resolveObject(all, name) }),
    );
    const groups = Object.keys(hosts).flatMap((name) =>
      (resolveObject(all, name)['contact_groups'] as string).split(','),
    );
    return [
      hostTexts[0],
      hostTexts[8],
      hostTexts[1],
      hostTexts.map((text) => text.length),
      serviceTexts,
      [...new Set(groups)].sort(),
    ];
  },

  'dhcp-scopes'() {
    const hex = (number: number): string => number.toString(16).padStart(2, '0');
    const scopes = numbers(16).map((i): [string, Scope] => {
      const options = [
        {
          options: { 'lease-time': i * 600, 'ntp-servers': [`10.${i}.0.1`], pxe: i % 2 === 0, 'domain-name': '' },
        },
        {},
        { options: { 'domain-name': `site${i}.example.com` } },
      ][i % 3]!;
      const reserved: Record<string, Reservation> = {};
      for (const h of numbers((i % 7) + 1)) {
        const mac = `00:1A:4B:00:${hex(i)}:${hex(h % 5).toUpperCase()}`;
        const host = { mac, ip: `10.${i}.${Math.floor(h / 5) * 16}.${h * 23}` };
        reserved[`printer${h}`] = h % 2 === 0 ? { ...host, hostname: `p${h}-${i}` } : host;
      }
      const scope: Scope = {
        network: `10.${i}.0.0`,
        prefix: 24 - (i % 3),
        range: [`10.${i}.0.100`, `10.${i}.0.199`],
        ...(i % 4 === 0 ? {} : { router: `10.${i}.0.1` }),
        ...options,
        ...(i % 5 > 0 ? { reserved } : {}),
      };
      return [`site${i}`, scope];
    });
    const texts = scopes.map(([name, scope]) => renderScope(name, scope));
    return [
      texts[0],
      texts[1],
      texts[6],
      texts.map((text) => text.length),
      scopes.flatMap(([name, scope]) => conflictsOf(name, scope)),
    ];
  },
};

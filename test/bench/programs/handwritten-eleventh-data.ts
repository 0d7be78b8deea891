import { capitalize } from './capitalize.js';
import { compare } from './compare.js';
import { groupBy } from './maps.js';
import { numbers, total } from './numbers.js';

type Setting = string | number | boolean | readonly (string | number)[];
type Unit = Readonly<Record<string, Readonly<Record<string, Setting>>>>;
type MergedUnit = Record<string, Record<string, string[]>>;

const LIST_KEYS = new Set(['After', 'Wants', 'Environment', 'ExecStartPre', 'WantedBy', 'ReadWritePaths']);
const ONE_LINE_KEYS = new Set(['After', 'Wants', 'WantedBy']);

const settingValues = (setting: Setting): string[] => {
  if (typeof setting === 'boolean') return [setting ? 'yes' : 'no'];
  return typeof setting === 'object' ? setting.map(String) : [String(setting)];
};

const mergeUnits = (dropIns: readonly Unit[]): MergedUnit => {
  const unit: MergedUnit = {};
  for (const dropIn of dropIns) {
    for (const [section, settings] of Object.entries(dropIn)) {
      const merged = (unit[section] ??= {});
      for (const [key, setting] of Object.entries(settings)) {
        const values = settingValues(setting);
        if (LIST_KEYS.has(key)) {
          const all = [...(merged[key] ?? []), ...values];
          // An empty value removes all earlier ones.
          merged[key] = all.slice(all.lastIndexOf('') + 1);
        } else {
          merged[key] = values;
        }
      }
    }
  }
  return unit;
};

const unitProblems = (unit: MergedUnit): string[] => {
  const service = unit['Service']!;
  const type = service['Type']?.[0] ?? 'simple';
  const problems: string[] = [];
  if (!service['ExecStart']) problems.push('no ExecStart');
  if (type === 'oneshot' && service['Restart']?.[0] === 'always') problems.push('oneshot cannot restart always');
  if (type === 'forking' && !service['PIDFile']) problems.push('forking without PIDFile');
  for (const path of service['ReadWritePaths'] ?? []) {
    if (!/^\/([^/\0]+\/*)*$/.test(path)) problems.push(`path ${path} is not absolute`);
  }
  return problems;
};

const renderUnit = (unit: MergedUnit): string => {
  const sections = Object.entries(unit).map(([section, settings]) => {
    const lines = Object.entries(settings).flatMap(([key, values]) =>
      ONE_LINE_KEYS.has(key) ? `${key}=${values.join(' ')}` : values.map((value) => `${key}=${value}`),
    );
    return [`[${section}]`, ...lines].join('\n');
  });
  return `# managed by puppet\n${sections.join('\n\n')}\n`;
};

type SshOption = string | number | boolean | readonly string[];
type SshOptions = Readonly<Record<string, SshOption>>;
type Criteria = Readonly<Partial<Record<'user' | 'group' | 'host' | 'address', string>>>;

interface Block {
  readonly match: Criteria;
  readonly options: SshOptions;
}

interface Connection {
  readonly user: string;
  readonly groups: readonly string[];
  readonly host: string;
  readonly address: string;
}

const globToRegExp = (glob: string): RegExp =>
  new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.')}$`);

const matchesSome = (glob: string, names: readonly string[]): boolean => {
  const pattern = globToRegExp(glob);
  return names.some((name) => pattern.test(name));
};

const matchesList = (patterns: string, names: readonly string[]): boolean => {
  let isMatched = false;
  for (const glob of patterns.split(',')) {
    if (!glob.startsWith('!')) isMatched ||= matchesSome(glob, names);
    else if (matchesSome(glob.slice(1), names)) return false;
  }
  return isMatched;
};

const matchesBlock = (criteria: Criteria, connection: Connection): boolean =>
  Object.entries(criteria).every(([kind, patterns]) =>
    matchesList(patterns, kind === 'group' ? connection.groups : [connection[kind as 'user' | 'host' | 'address']]),
  );

const optionText = (value: SshOption): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(',') : String(value);
};

const effectiveOptions = (
  global: SshOptions,
  blocks: readonly Block[],
  connection: Connection,
): Record<string, string> => {
  const options: Record<string, SshOption> = { ...global };
  for (const block of blocks) {
    if (!matchesBlock(block.match, connection)) continue;
    for (const [key, value] of Object.entries(block.options)) options[key] ??= value;
  }
  return Object.fromEntries(
    Object.keys(options)
      .sort()
      .map((key) => [key, optionText(options[key]!)]),
  );
};

const renderBlock = ({ match, options }: Block): string => {
  const criteria = Object.entries(match).map(([kind, patterns]) => `${capitalize(kind)} ${patterns}`);
  const lines = Object.entries(options).map(([key, value]) => `    ${key} ${optionText(value)}`);
  return [`Match ${criteria.join(' ')}`, ...lines].join('\n');
};

interface Grant {
  readonly user: string;
  readonly host: string;
  readonly database: string;
  readonly table: string;
  readonly privileges: readonly string[];
  readonly grantOption: boolean;
}

interface GrantParameters {
  readonly privileges: string | readonly string[];
  readonly options?: readonly string[];
}

const normalizePrivileges = (privileges: string | readonly string[]): string[] => {
  const list = [privileges].flat().map((privilege) =>
    privilege
      .toUpperCase()
      .replace(/\s+PRIVILEGES$/, '')
      .trim(),
  );
  return list.includes('ALL') ? ['ALL'] : [...new Set(list)].sort();
};

const declaredGrants = (resources: Readonly<Record<string, GrantParameters>>): Map<string, Grant> => {
  const grants = new Map<string, Grant>();
  for (const [title, { privileges, options }] of Object.entries(resources)) {
    const match = /^([^@/]+)@([^/]+)\/([^.]+)\.(\S+)$/.exec(title);
    if (!match) throw new Error(`invalid title ${title}`);
    const [, user, host, database, table] = match as unknown as [string, string, string, string, string];
    const key = `${user}@${host} ${database}.${table}`;
    const known = grants.get(key);
    grants.set(key, {
      user,
      host,
      database,
      table,
      privileges: normalizePrivileges([...(known?.privileges ?? []), ...[privileges].flat()]),
      grantOption: (known?.grantOption ?? false) || (options?.includes('GRANT') ?? false),
    });
  }
  return grants;
};

const quote = (name: string): string => (name === '*' ? name : `\`${name}\``);

const grantStatement = ({ user, host, database, table, privileges, grantOption }: Grant): string => {
  const suffix = grantOption ? ' WITH GRANT OPTION' : '';
  return `GRANT ${privileges.join(', ')} ON ${quote(database)}.${quote(table)} TO '${user}'@'${host}'${suffix};`;
};

const revokeStatement = ({ user, host, database, table }: Grant, privileges: readonly string[]): string =>
  `REVOKE ${privileges.join(', ')} ON ${quote(database)}.${quote(table)} FROM '${user}'@'${host}';`;

const grantChanges = (existing: ReadonlyMap<string, Grant>, declared: ReadonlyMap<string, Grant>): string[] => {
  const statements: string[] = [];
  for (const [key, grant] of declared) {
    const old = existing.get(key);
    if (!old) {
      statements.push(grantStatement(grant));
      continue;
    }
    const missing = grant.privileges.filter((privilege) => !old.privileges.includes(privilege));
    const surplus = old.privileges.filter((privilege) => !grant.privileges.includes(privilege));
    if (surplus.length > 0) statements.push(revokeStatement(old, surplus));
    if (missing.length > 0 || old.grantOption !== grant.grantOption) statements.push(grantStatement(grant));
  }
  for (const [key, grant] of existing) {
    if (!declared.has(key)) statements.push(revokeStatement(grant, grant.privileges));
  }
  return statements;
};

const grantResources = (count: number, shift: number): Record<string, GrantParameters> => {
  const choices = [['select', 'INSERT'], 'ALL PRIVILEGES', ['SELECT', 'update', 'select', 'Delete'], ['execute']];
  const resources: Record<string, GrantParameters> = {};
  for (const i of numbers(count)) {
    const user = ['app', 'report', `batch${i}`, 'admin'][(i + Math.floor(shift / ((i % 3) + 2))) % 4]!;
    const host = ['localhost', '%', '10.0.%'][i % 3]!;
    const table = i % 5 === 0 ? '*' : `table_${i % 6}`;
    const privileges = choices[(i * 3 + shift * (i % 2)) % 4]!;
    const title = `${user}@${host}/db${i % 4}.${table}`;
    resources[title] = i % 7 === shift ? { privileges, options: ['GRANT'] } : { privileges };
  }
  return resources;
};

type Convert = (value: unknown) => unknown;

interface Renaming {
  readonly since: string;
  readonly to?: string;
  readonly convert?: Convert;
  readonly note?: string;
}

const toBoolean = (value: unknown): boolean => {
  if (typeof value === 'boolean') return value;
  if (['yes', 'true', 'on', 'enabled', 1].includes(value as string | number)) return true;
  if (['no', 'false', 'off', 'disabled', 0].includes(value as string | number)) return false;
  throw new Error(`not a boolean: ${String(value)}`);
};

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86400 };

const toSeconds = (value: unknown): number => {
  if (typeof value === 'number') return value;
  const match = /^(\d+)\s*([smhd]?)$/.exec(value as string);
  if (!match) throw new Error(`not a duration: ${String(value)}`);
  return Number(match[1]) * (UNIT_SECONDS[match[2]!] ?? 1);
};

const UNIT_MEGABYTES: Readonly<Record<string, number>> = { K: 1 / 1024, M: 1, G: 1024 };

const toMegabytes = (value: unknown): number => {
  if (typeof value === 'number') return Math.floor(value / 1048576);
  const match = /^(\d+)\s*([KMG])B?$/.exec(value as string);
  if (!match) throw new Error(`not a size: ${String(value)}`);
  return Math.floor(Number(match[1]) * UNIT_MEGABYTES[match[2]!]!);
};

const toList = (value: unknown): unknown => {
  if (typeof value === 'string') return value.split(/\s*[,;]\s*/);
  return Array.isArray(value) ? value : [value];
};

const RENAMINGS: Readonly<Record<string, Renaming>> = {
  max_clients: { since: '4.0', to: 'max_request_workers', convert: Number },
  ssl: { since: '3.2', to: 'tls_enabled', convert: toBoolean },
  disable_ipv6: { since: '4.0', to: 'ipv6', convert: (value) => !toBoolean(value) },
  timeout: { since: '4.10', to: 'timeout_seconds', convert: toSeconds },
  cache_size: { since: '3.0', to: 'cache_megabytes', convert: toMegabytes },
  allow: { since: '2.5', to: 'allowed_hosts', convert: toList },
  user_name: { since: '4.2', to: 'user' },
  legacy_mode: { since: '4.0' },
  compress_level: { since: '4.9', note: 'use compression' },
};

const isOlder = (release: string, since: string): boolean => {
  const [major, minor] = release.split('.').map(Number) as [number, number];
  const [sinceMajor, sinceMinor] = since.split('.').map(Number) as [number, number];
  return major === sinceMajor ? minor < sinceMinor : major < sinceMajor;
};

const migrate = (old: Readonly<Record<string, unknown>>, release: string) => {
  const settings: Record<string, unknown> = {};
  const warnings: string[] = [];
  for (const [name, value] of Object.entries(old)) {
    const renaming = RENAMINGS[name];
    if (!renaming) {
      settings[name] = value;
      continue;
    }
    const { since, to, convert, note = 'it has no effect' } = renaming;
    if (isOlder(release, since)) {
      settings[name] = value;
      warnings.push(`${name} changes in ${since}`);
    } else if (to === undefined) {
      warnings.push(`${name} was removed in ${since}: ${note}`);
    } else if (to in old) {
      warnings.push(`${name} is now ${to}, which is set too`);
    } else {
      settings[to] = convert ? convert(value) : value;
      warnings.push(`${name} is now ${to}`);
    }
  }
  return { settings, warnings };
};

const oldSettings = (i: number): Record<string, unknown> => {
  const common = { listen: 8000 + i, max_clients: `${i * 10}`, ssl: ['yes', false, 'off', 1][i % 4] };
  switch (i % 5) {
    case 0:
      return { ...common, timeout: `${i}m`, cache_size: `${i * 512}K`, legacy_mode: true };
    case 1:
      return { ...common, allow: `10.0.0.${i}, 10.1.0.0;localhost`, user_name: 'www', user: 'web' };
    case 2:
      return { ...common, cache_size: i * 3000000, disable_ipv6: 'enabled', timeout: i };
    case 3:
      return { ...common, timeout: '2 h', compress_level: 9, allow: ['a', 'b'] };
    default:
      return { ...common, user_name: `u${i}`, cache_size: '2GB', allow: 'all' };
  }
};

interface Account {
  readonly id: number;
  readonly name: string;
  readonly mails: readonly string[];
  readonly phone?: string;
}

class Forest {
  readonly #parents = new Map<number, number>();
  root(id: number): number {
    const parent = this.#parents.get(id) ?? id;
    return parent === id ? id : this.root(parent);
  }
  connect(a: number, b: number): void {
    const [rootA, rootB] = [this.root(a), this.root(b)];
    if (rootA !== rootB) this.#parents.set(Math.max(rootA, rootB), Math.min(rootA, rootB));
  }
}

const contactsOf = ({ mails, phone }: Account): string[] => {
  const contacts = mails.map((mail) => `mail:${mail.toLowerCase()}`);
  if (phone !== undefined) contacts.push(`phone:${phone.replace(/[^0-9+]/g, '')}`);
  return contacts;
};

const mergePerson = (accounts: readonly Account[]) => {
  const phones = [...new Set(accounts.flatMap(({ phone }) => phone ?? []))];
  const person = {
    name: accounts.map(({ name }) => name).reduce((best, name) => (name.length > best.length ? name : best)),
    ids: accounts.map(({ id }) => id).sort((a, b) => a - b),
    mails: [...new Set(accounts.flatMap(({ mails }) => mails.map((mail) => mail.toLowerCase())))].sort(),
  };
  return phones.length > 0 ? { ...person, phones } : person;
};

export const eleventhDataPrograms: Readonly<Record<string, () => unknown>> = {
  'systemd-units'() {
    const defaults: Unit = {
      Unit: { After: ['network.target'], Description: 'A service' },
      Service: { Type: 'simple', Restart: 'on-failure', RestartSec: 5, PrivateTmp: true, Environment: ['LANG=C'] },
      Install: { WantedBy: 'multi-user.target' },
    };
    const siteOf = (i: number): Unit => {
      if (i % 5 === 0) return { Service: { Environment: ['', 'MODE=debug'], Restart: 'always' } };
      if (i % 5 === 1) {
        return { Unit: { After: ['db.service', 'cache.service'] }, Service: { PIDFile: `/run/svc${i}.pid` } };
      }
      return i % 5 === 2 ? { Install: { WantedBy: ['', `tenant${i % 3}.target`] } } : {};
    };
    const units = numbers(40).map((i) => {
      const own: Unit = {
        Unit: { Description: `Service ${i}`, Wants: `svc${Math.floor(i / 2)}.service` },
        Service: {
          Type: ['simple', 'forking', 'oneshot', 'notify'][i % 4]!,
          ExecStart: `/usr/bin/svc${i} --port ${8000 + i}`,
          Environment: [`ID=${i}`, 'MODE=prod'],
        },
      };
      const limits: Unit = {
        Service: { LimitNOFILE: 1024 * i, PrivateTmp: i % 3 === 0, ReadWritePaths: [`/var/lib/svc${i}`, 'data'] },
      };
      return mergeUnits([defaults, own, limits, siteOf(i)]);
    });
    const files = units.map(renderUnit);
    const problems = units.map(unitProblems);
    return [
      files[4],
      files[10],
      units[1]!['Install'],
      files.map((file) => file.length),
      problems.flat().length,
      [...new Set(problems.map((list) => list.join('; ')))],
    ];
  },
  'sshd-match'() {
    const global = { Port: 22, UsePAM: true };
    const blocks: Block[] = [
      {
        match: { user: 'root' },
        options: { PermitRootLogin: 'prohibit-password', PasswordAuthentication: false },
      },
      {
        match: { group: 'sftp*,!sftp-admin' },
        options: { ForceCommand: 'internal-sftp', ChrootDirectory: '/srv/%u' },
      },
      {
        match: { host: '*.corp.example.com,!guest?.corp.example.com', user: '*,!svc*' },
        options: { X11Forwarding: true, MaxSessions: 20 },
      },
      {
        match: { address: '10.0.*,192.168.1.?' },
        options: { PasswordAuthentication: true, AllowTcpForwarding: 'local' },
      },
      {
        match: { user: 'svc-*', address: '10.*' },
        options: { AuthenticationMethods: ['publickey', 'hostbased'], PermitTTY: false },
      },
      {
        match: { user: '*' },
        options: { PasswordAuthentication: false, X11Forwarding: false, MaxSessions: 3, Banner: 'none' },
      },
    ];
    const groups = [['users', 'sftp'], ['users'], ['sftp-admin', 'sftponly'], ['wheel', 'users']];
    const connections = numbers(40).map((i): Connection => ({
      user: ['root', `dev${i}`, `svc-${i}`, 'alice'][i % 4]!,
      groups: groups[(i % 4) - (i % 2)]!,
      host: [`pc${i}.corp.example.com`, `guest${i % 10}.corp.example.com`, `${i}.isp.net`][i % 3]!,
      address: [`10.0.${i}.7`, `10.${i}.0.1`, `192.168.1.${i % 12}`, `203.0.113.${i}`][i % 4]!,
    }));
    const effective = connections.map((connection) => effectiveOptions(global, blocks, connection));
    const summary = effective.map((options) =>
      Object.entries(options)
        .map(([key, value]) => `${key}=${value}`)
        .join(' '),
    );
    return [
      blocks.map(renderBlock).join('\n'),
      Array.from(
        groupBy(summary, (text) => text),
        ([text, list]) => [list.length, text],
      ),
      effective[5],
      effective.map((options) => Object.keys(options).length),
    ];
  },
  'database-grants'() {
    const results = [1, 2, 3, 4].map((round) =>
      grantChanges(declaredGrants(grantResources(20 + round, 1)), declaredGrants(grantResources(24, round))),
    );
    const lines = results.flat();
    const words = groupBy(lines, (line) => line.split(' ', 1)[0]);
    return [
      results[1],
      results.map((statements) => statements.length),
      Array.from(words, ([word, list]) => `${word} ${list.length}`),
      total(lines.map((line) => line.length)),
    ];
  },
  'renamed-settings'() {
    const releases = ['3.1.0', '4.9.1', '4.10.0'];
    const outcomes = numbers(80).map((i) => migrate(oldSettings(i), releases[(i - 1) % 3]!));
    const warnings = groupBy(
      outcomes.flatMap((outcome) => outcome.warnings),
      (warning) => warning,
    );
    return [
      outcomes[4],
      outcomes[7]!.settings,
      outcomes[17],
      Array.from(warnings, ([warning, list]) => `${list.length} × ${warning}`).sort(compare),
      outcomes.map(({ settings }) => Object.keys(settings).length),
    ];
  },
  'merge-accounts'() {
    const names = ['Kim', 'Kim Lee', 'Robin', 'Sam', 'S. Doe', 'Alexis'];
    const accounts = numbers(60).map((i): Account => {
      const mails = [`User${(i * 5) % 37}@Example.com`, `u${i % 14}@mail.test`].slice(0, 1 + (i % 2));
      const account = { id: i, name: names[(i * 7) % 6]!, mails };
      return i % 8 === 3 ? { ...account, phone: `+1 (555) ${100 + (i % 3)}-${i}` } : account;
    });
    const forest = new Forest();
    const owners = new Map<string, number>();
    for (const account of accounts) {
      for (const contact of contactsOf(account)) {
        const owner = owners.get(contact);
        if (owner === undefined) owners.set(contact, account.id);
        else forest.connect(owner, account.id);
      }
    }
    const people = Array.from(groupBy(accounts, ({ id }) => forest.root(id)).values(), mergePerson);
    return [
      people.length,
      people.map(({ ids }) => ids.length),
      people.reduce((best, person) => (person.ids.length > best.ids.length ? person : best)),
      people.at(-1),
      owners.size,
      people.flatMap((person) => ('phones' in person ? `${person.name}: ${person.phones.join(' / ')}` : [])),
    ];
  },
};

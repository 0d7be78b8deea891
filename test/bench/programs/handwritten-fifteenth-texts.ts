import { capitalize } from './capitalize.js';
import { compare } from './compare.js';
import { add } from './maps.js';
import { numbers } from './numbers.js';

interface Target {
  readonly host: string;
  readonly port: number;
  readonly labels?: Readonly<Record<string, string>>;
}
interface Job {
  readonly name: string;
  readonly targets: readonly Target[];
  readonly interval?: number;
  readonly path?: string;
  readonly auth?: { readonly user: string; readonly password_file: string };
  readonly relabel?: readonly Readonly<Record<string, string | readonly string[]>>[];
}
interface Rule {
  readonly expression: string;
  readonly minutes: number;
  readonly severity?: 'page' | 'ticket' | 'none';
}

const jobText = ({ name, targets, interval, path, auth, relabel }: Job, defaultInterval: number): string => {
  let text = `  - job_name: ${name}\n    scrape_interval: ${interval ?? defaultInterval}s\n`;
  if (path) text += `    metrics_path: ${path}\n`;
  if (auth) text += `    basic_auth:\n      username: ${auth.user}\n      password_file: ${auth.password_file}\n`;
  text += '    static_configs:\n';
  for (const { host, port, labels } of targets) {
    text += `      - targets: ['${host}:${port}']\n`;
    if (!labels) continue;
    text += '        labels:\n';
    for (const [label, value] of Object.entries(labels)) text += `          ${label}: "${value}"\n`;
  }
  if (relabel) {
    text += '    relabel_configs:\n';
    for (const rule of relabel) {
      Object.entries(rule).forEach(([key, value], index) => {
        const shown = Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
        text += `      ${index === 0 ? '-' : ' '} ${key}: ${shown}\n`;
      });
    }
  }
  return text;
};

const ruleText = (name: string, { expression, minutes, severity = 'ticket' }: Rule): string => {
  const labels = severity === 'none' ? '' : `    labels: { severity: ${severity} }\n`;
  return `  - alert: ${name}\n    expr: ${expression}\n    for: ${minutes}m\n${labels}`;
};

const camel = (name: string): string => name.split('_').map(capitalize).join('');

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  readonly path: string;
  readonly created: number;
  readonly until?: number;
  readonly exact: boolean;
  readonly secure: boolean;
  readonly site?: string;
}
interface Url {
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
}
type Jar = Map<string, Cookie>;

const parseUrl = (text: string): Url => {
  const [, scheme, host, path] = /^(https?):\/\/([^/:]+)(?::\d+)?(\/[^?#]*)?/.exec(text)!;
  return { scheme: scheme!, host: host!.toLowerCase(), path: path ?? '/' };
};

const attributesOf = (parts: readonly string[]): Map<string, string> => {
  const attributes = new Map<string, string>();
  for (const part of parts) {
    const found = /^\s*([\w-]+)\s*(?:=\s*(.*?)\s*)?$/.exec(part);
    if (found) attributes.set(found[1]!.toLowerCase(), found[2] ?? '');
  }
  return attributes;
};

const domainMatches = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

const pathMatches = (path: string, prefix: string): boolean =>
  path === prefix || (path.startsWith(prefix) && (prefix.endsWith('/') || path[prefix.length] === '/'));

const defaultPath = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

const readCookie = (header: string, url: Url, now: number): Cookie | string => {
  const [first, ...rest] = header.split(';');
  const pair = /^\s*([^=\s]+)=(.*?)\s*$/.exec(first!);
  if (!pair) return 'no name';
  const name = pair[1]!;
  const value = pair[2]!.replace(/^"(.*)"$/, '$1');
  const attributes = attributesOf(rest);
  const domain = attributes.get('domain')?.replace(/^\./, '').toLowerCase();
  if (domain && !domainMatches(url.host, domain)) return `foreign domain ${domain}`;
  if (domain && !domain.includes('.')) return `public suffix ${domain}`;
  const secure = attributes.has('secure');
  if (secure && url.scheme === 'http') return 'secure cookie over http';
  if (name.startsWith('__Host-') && (domain || !secure)) return 'bad __Host- cookie';
  const age = attributes.get('max-age');
  const site = attributes.get('samesite')?.toLowerCase();
  const path = attributes.get('path');
  return {
    name,
    value,
    domain: domain ?? url.host,
    path: path?.startsWith('/') ? path : defaultPath(url.path),
    created: now,
    exact: domain === undefined,
    secure,
    ...(age && /^-?\d+$/.test(age) ? { until: now + Number(age) } : {}),
    ...(site === 'strict' || site === 'lax' || site === 'none' ? { site } : {}),
  };
};

const store = (jar: Jar, cookie: Cookie): void => {
  const key = `${cookie.domain};${cookie.path};${cookie.name}`;
  if (cookie.until !== undefined && cookie.until <= cookie.created) {
    jar.delete(key);
    return;
  }
  const known = jar.get(key);
  jar.set(key, known ? { ...cookie, created: known.created } : cookie);
};

const isSent = (cookie: Cookie, url: Url, now: number, isCross: boolean): boolean =>
  (cookie.exact ? url.host === cookie.domain : domainMatches(url.host, cookie.domain)) &&
  pathMatches(url.path, cookie.path) &&
  (!cookie.secure || url.scheme === 'https') &&
  (cookie.until === undefined || cookie.until > now) &&
  !(isCross && (cookie.site === 'strict' || cookie.site === 'lax'));

const cookieHeader = (jar: Jar, url: Url, now: number, isCross: boolean): string =>
  [...jar.values()]
    .filter((cookie) => isSent(cookie, url, now, isCross))
    .sort((a, b) => b.path.length - a.path.length || a.created - b.created || compare(a.name, b.name))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

interface Entry {
  readonly kind: string;
  readonly name: string;
  readonly rights: number;
  readonly default: boolean;
}
interface AclFile {
  readonly path: string;
  readonly owner: string;
  readonly group: string;
  readonly entries: readonly Entry[];
}

const bitsOf = (text: string): number =>
  (text[0] === '-' ? 0 : 4) + (text[1] === '-' ? 0 : 2) + (text[2] === '-' ? 0 : 1);

const lettersOf = (rights: number): string =>
  `${rights & 4 ? 'r' : '-'}${rights & 2 ? 'w' : '-'}${rights & 1 ? 'x' : '-'}`;

const parseEntry = (line: string): Entry | undefined => {
  const plain = line.replace(/\s*#.*$/, '');
  const found = /^(default:)?(user|group|mask|other):([\w.-]*):([r-][w-][x-])$/.exec(plain);
  if (!found) return undefined;
  const [, prefix, kind, name, rights] = found;
  return { kind: kind!, name: name!, rights: bitsOf(rights!), default: prefix !== undefined };
};

const parseFile = (text: string): AclFile => {
  const header: Record<string, string> = {};
  const entries: Entry[] = [];
  for (const line of text.split('\n')) {
    const found = /^# (file|owner|group): (.+)$/.exec(line);
    if (found) header[found[1]!] = found[2]!;
    const entry = parseEntry(line);
    if (entry) entries.push(entry);
  }
  return { path: `/${header['file']}`, owner: header['owner']!, group: header['group']!, entries };
};

const entryRights = (file: AclFile, kind: string, name: string): number | undefined =>
  file.entries.find((entry) => !entry.default && entry.kind === kind && entry.name === name)?.rights;

const effective = (file: AclFile, user: string, groups: readonly string[]): number => {
  const mask = entryRights(file, 'mask', '') ?? 7;
  if (file.owner === user) return entryRights(file, 'user', '')!;
  const named = entryRights(file, 'user', user);
  if (named !== undefined) return named & mask;
  const granted = groups
    .flatMap((group) => (group === file.group ? ['', group] : [group]))
    .map((name) => entryRights(file, 'group', name))
    .filter((rights) => rights !== undefined);
  if (granted.length === 0) return entryRights(file, 'other', '')!;
  return granted.reduce((sum, rights) => sum | rights, 0) & mask;
};

const childOf = (parent: AclFile, name: string, owner: string): AclFile => {
  const inherited = parent.entries.filter((entry) => entry.default);
  const own =
    inherited.length === 0
      ? parent.entries.filter((entry) => entry.name === '' && entry.kind !== 'mask')
      : inherited.map((entry) => ({ ...entry, default: false }));
  return { path: `${parent.path}/${name}`, owner, group: parent.group, entries: [...own, ...inherited] };
};

const writeFile = (file: AclFile): string => {
  const mask = entryRights(file, 'mask', '');
  const lines = file.entries.map((entry) => {
    const line = `${entry.default ? 'default:' : ''}${entry.kind}:${entry.name}:${lettersOf(entry.rights)}`;
    const isLimited =
      mask !== undefined && !entry.default && (entry.kind === 'group' || (entry.kind === 'user' && entry.name !== ''));
    const real = isLimited ? entry.rights & mask : entry.rights;
    return real === entry.rights ? line : `${line}\t#effective:${lettersOf(real)}`;
  });
  return `# file: ${file.path.slice(1)}\n# owner: ${file.owner}\n# group: ${file.group}\n${lines.join('\n')}\n`;
};

export const fifteenthTextPrograms: Readonly<Record<string, () => unknown>> = {
  'scrape-configs'() {
    const roles = { node: 9100, postgres: 9187, nginx: 9113, redis_cache: 9121, java_app: 8081, blackbox: 9115 };
    const moreOf = (role: string): Partial<Job> => {
      if (role === 'java_app') {
        return { path: '/actuator/prometheus', auth: { user: 'scraper', password_file: '/etc/secret' } };
      }
      if (role === 'blackbox') {
        return {
          path: '/probe',
          interval: 60,
          relabel: [
            { source_labels: ['__address__'], target_label: '__param_target' },
            { target_label: '__address__', replacement: '127.0.0.1:9115' },
          ],
        };
      }
      return role.startsWith('re') ? { interval: 10 } : {};
    };
    const jobs = Object.entries(roles).map(([role, port]): Job => {
      const targets = numbers(role.length + 4).map((i): Target => {
        const host = `${role.replaceAll('_', '-')}${i}.example.com`;
        if (i % 3 !== 0) return { host, port };
        return { host, port, labels: { site: ['north', 'south'][i % 2]!, rack: `r${Math.floor(i / 3)}` } };
      });
      return { name: role, targets, ...moreOf(role) };
    });
    const rules = new Map<string, Rule>();
    for (const [role, port] of Object.entries(roles)) {
      const name = camel(role);
      rules.set(`${name}Down`, { expression: `up{job="${role}"} == 0`, minutes: (port % 10) + 1, severity: 'page' });
      rules.set(`${name}Slow`, { expression: `scrape_duration_seconds{job="${role}"} > ${port % 7}.5`, minutes: 15 });
      if (port % 2 === 0) rules.set(`${name}Even`, { expression: 'vector(1)', minutes: 1, severity: 'none' });
    }
    const texts = jobs.map((job) => jobText(job, 30));
    const alerts = Array.from(rules, ([name, rule]) => ruleText(name, rule));
    const file = `scrape_configs:\n${texts.join('')}groups:\n${alerts.join('')}`;
    const lines = file.replace(/\n$/, '').split('\n');
    return [
      texts[4],
      texts[5],
      alerts[0],
      alerts.at(-1),
      lines.length,
      lines.filter((line) => line.includes('rack')).length,
      file.length,
    ];
  },

  'cookie-jar'() {
    const headers = [
      'session="abc"; Path=/; HttpOnly',
      'theme=dark; Domain=example.com; Max-Age=400',
      'cart=3; Path=/shop; Secure; SameSite=Lax',
      'track=1; Domain=other.net',
      '__Host-id=7; Secure; Path=/',
      '__Host-id=8; Domain=example.com; Secure',
      'broken',
      'old=x; Max-Age=0',
      'lang=en; Domain=.Example.com; Path=docs; SameSite=Strict',
      'tld=1; Domain=com',
    ];
    const hosts = ['example.com', 'www.example.com', 'shop.example.com', 'api.example.com:8443'];
    const paths = ['', '/', '/shop/list', '/shop/items/7?x=1', '/docs/a/b'];
    const responses = Array.from({ length: 120 }, (_, i): [string, string] => {
      const url = `${['http', 'https'][i % 2]}://${hosts[Math.floor(i / 2) % 4]}${paths[i % 5]}`;
      const header = headers[(i * 3 + Math.floor(i / 10)) % 10]!;
      return [url, header.replace(/^session="abc"/, `session="s${i}"`)];
    });
    const jar: Jar = new Map();
    const rejected: string[] = [];
    for (const [url, header] of responses) {
      const now = (jar.size + rejected.length) * 10;
      const cookie = readCookie(header, parseUrl(url), now);
      if (typeof cookie === 'string') rejected.push(cookie);
      else store(jar, cookie);
    }
    const requests = Array.from({ length: 80 }, (_, i) => {
      const url = `${['https', 'http', 'https'][i % 3]}://${hosts[i % 4]}${paths[(i * 7) % 5]}`;
      return cookieHeader(jar, parseUrl(url), 300 + i * 9, i % 4 === 3);
    });
    const reasons = new Map<string, number>();
    for (const reason of rejected) add(reasons, reason, 1);
    return [
      jar.size,
      [...jar.keys()].sort().slice(0, 4),
      Object.fromEntries(reasons),
      requests.slice(0, 8),
      new Set(requests).size,
      requests.reduce((sum, text) => sum + text.length, 0),
    ];
  },

  'acl-entries'() {
    const members = { ann: ['staff', 'web'], bob: ['web'], cem: ['audit', 'staff'], dot: [], root: ['root'] };
    const masks = ['rwx', 'r-x', 'r--', '---'];
    const texts = numbers(18).map((i) => {
      const lines = [
        `# file: srv/data${i}`,
        `# owner: ${['root', 'ann', 'dot'][i % 3]}`,
        `# group: ${['staff', 'web'][i % 2]}`,
        `user::rw${['-', 'x'][i % 2]}`,
        `user:cem:${['rwx', 'r--', '--x'][i % 3]}    #effective:r--`,
        `group::${['r-x', 'rw-'][i % 2]}`,
        `group:audit:${['-w-', 'r--'][i % 2]}`,
        `mask::${masks[i % 4]}`,
        `other::${['r--', '---', '--x'][i % 3]}`,
      ];
      if (i % 3 === 0) {
        lines.push('default:user::rwx', 'default:user:bob:rw-', 'default:group::r-x');
        lines.push(`default:mask::${masks[i % 4]}`, 'default:other::---');
      }
      return `${lines.join('\n')}\n`;
    });
    const files = texts.map(parseFile);
    const children = files
      .filter((file) => file.owner !== 'dot')
      .map((file, index) => childOf(file, `child${index}`, ['ann', 'bob'][index % 2]!));
    const all = [...files, ...children];
    const matrix = all.map((file) => {
      const cells = Object.entries(members).map(([user, groups]) => lettersOf(effective(file, user, groups)));
      return `${file.path.padEnd(22)} ${cells.join(' ')}`;
    });
    const readers = Object.entries(members).map(([user, groups]) => [
      user,
      all.filter((file) => effective(file, user, groups) >= 4).length,
    ]);
    const written = files.map(writeFile);
    const again = written.filter((text, index) => JSON.stringify(parseFile(text)) === JSON.stringify(files[index]));
    return [
      matrix.slice(0, 6),
      matrix.slice(-3),
      Object.fromEntries(readers),
      written[2],
      writeFile(children[1]!),
      again.length,
    ];
  },
};

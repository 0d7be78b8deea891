import { compare } from './compare.js';
import { groupBy } from './maps.js';
import { numbers } from './numbers.js';
import { show } from './show.js';

type AptOptions = Readonly<Record<string, readonly string[]>>;

interface Source {
  readonly type: string;
  readonly uri: string;
  readonly suite: string;
  readonly components: readonly string[];
  readonly options: AptOptions;
}

const parseAptOptions = (text: string | undefined): AptOptions => {
  const options: Record<string, string[]> = {};
  for (const option of text?.split(/\s+/) ?? []) {
    const [key, value] = option.split('=') as [string, string];
    options[key.toLowerCase()] = value.split(',');
  }
  return options;
};

const SOURCE_LINE = /^(deb(?:-src)?)\s+(?:\[\s*([^\]]+?)\s*\]\s+)?(\S+)\s+(\S+)(.*)$/;

const parseSource = (line: string): Source | string => {
  const text = line.replace(/\s*#.*$/, '').trim();
  const match = SOURCE_LINE.exec(text);
  if (!match) return `cannot read: ${text}`;
  const uri = match[3]!.replace(/\/+$/, '');
  if (!/^(https?|file|cdrom):\/\//.test(uri)) return `not a source: ${text}`;
  return {
    type: match[1]!,
    uri,
    suite: match[4]!,
    components: match[5]!.match(/\S+/g) ?? [],
    options: parseAptOptions(match[2]),
  };
};

const sourceTitle = ({ uri, suite }: Source): string => {
  const match = /^\w+:\/\/([^/]*)(.*)$/.exec(uri);
  if (!match) return suite;
  const path = match[2]!.split('/').filter((part) => part !== '');
  return [match[1], ...path, suite]
    .join('_')
    .replace(/[^a-zA-Z0-9_.-]/g, '-')
    .toLowerCase();
};

const stanzaOf = (sources: readonly Source[]): string => {
  const { uri, suite, options } = sources[0]!;
  const fields: Record<string, readonly string[] | undefined> = {
    Types: [...new Set(sources.map(({ type }) => type))],
    URIs: [uri],
    Suites: [suite],
    Components: [...new Set(sources.flatMap(({ components }) => components))].sort(),
    Architectures: options['arch'],
    'Signed-By': options['signed-by'],
    Trusted: options['trusted'],
  };
  return Object.entries(fields)
    .filter(([, values]) => values && values.length > 0)
    .map(([name, values]) => `${name}: ${values!.join(' ')}`)
    .join('\n');
};

interface Package {
  readonly name: string;
  readonly epoch: number;
  readonly version: string;
  readonly release: string;
  readonly arch: string;
}

const parsePackage = (filename: string): Package => {
  const match = /^(.+)-(?:(\d+):)?([^-:]+)-([^-]+)\.([^.]+)$/.exec(filename.replace(/\.rpm$/, ''));
  if (!match) throw new Error(`no package name: ${filename}`);
  const [, name, epoch, version, release, arch] = match;
  return { name: name!, epoch: Number(epoch ?? 0), version: version!, release: release!, arch: arch! };
};

const VERSION_PART = /[-.]|\d+|[^-.\d]+/g;

const compareVersions = (a: string, b: string): number => {
  const left = a.match(VERSION_PART) ?? [];
  const right = b.match(VERSION_PART) ?? [];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const x = left[i]!;
    const y = right[i]!;
    if (x === y) continue;
    for (const separator of ['-', '.']) {
      if (x === separator) return -1;
      if (y === separator) return 1;
    }
    const isNumeric = /^\d/.test(x) && /^\d/.test(y);
    return isNumeric ? Math.sign(Number(x) - Number(y)) : compare(x.toUpperCase(), y.toUpperCase());
  }
  return compare(a, b);
};

const comparePackages = (a: Package, b: Package): number =>
  Math.sign(a.epoch - b.epoch) || compareVersions(a.version, b.version) || compareVersions(a.release, b.release);

const packageKey = ({ name, arch }: Package): string => `${name}.${arch}`;

const fullVersion = ({ epoch, version, release }: Package): string =>
  `${epoch > 0 ? `${epoch}:` : ''}${version}-${release}`;

const newestOf = (packages: readonly Package[]): Package =>
  packages.reduce((best, candidate) => (comparePackages(candidate, best) > 0 ? candidate : best));

const planUpdate = (installed: Package, newest: ReadonlyMap<string, Package>) => {
  const key = packageKey(installed);
  const candidate = newest.get(key);
  const from = fullVersion(installed);
  if (!candidate) return { package: key, action: 'orphan', from, to: '-' };
  const order = comparePackages(candidate, installed);
  const action = order === 0 ? 'keep' : order > 0 ? 'update' : 'newer';
  return { package: key, action, from, to: fullVersion(candidate) };
};

const distributionOf = ({ release }: Package): string | undefined => /\.(el\d+|fc\d+)(?:_\d+)?$/.exec(release)?.[1];

type KeyOptions = Readonly<Record<string, boolean | string>>;

interface Key {
  readonly options: KeyOptions;
  readonly type: string;
  readonly key: string;
  readonly comment: string;
}

const KEY_LINE = /^(?:((?:"(?:[^"\\]|\\.)*"|[^\s"])+)\s+)?((?:ssh|ecdsa)-[\w-]+)\s+(\S+)(?:\s+(.*?))?\s*$/;

const parseKeyOptions = (text: string | undefined): KeyOptions => {
  const options: Record<string, boolean | string> = {};
  if (!text) return options;
  for (const option of text.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)) {
    const valued = /^([\w-]+)="(.*)"$/.exec(option);
    if (valued) {
      options[valued[1]!.toLowerCase()] = valued[2]!.replaceAll('\\"', '"');
    } else if (option.startsWith('no-')) {
      options[option.slice(3).toLowerCase()] = false;
    } else {
      options[option.toLowerCase()] = true;
    }
  }
  return options;
};

const parseKey = (line: string): Key | undefined => {
  const match = KEY_LINE.exec(line);
  if (!match || !/^[A-Za-z0-9+/]+={0,2}$/.test(match[3]!)) return undefined;
  return { options: parseKeyOptions(match[1]), type: match[2]!, key: match[3]!, comment: match[4] ?? '' };
};

const keyTitle = ({ comment, type, key }: Key): string => comment || `${type} ${key.slice(-8)}`;

const formatKeyOptions = (options: KeyOptions): string =>
  Object.keys(options)
    .sort()
    .map((name) => {
      const value = options[name]!;
      if (value === true) return name;
      return value === false ? `no-${name}` : `${name}="${value.replaceAll('"', '\\"')}"`;
    })
    .join(',');

const formatKey = ({ options, type, key, comment }: Key): string =>
  [formatKeyOptions(options), type, key, comment].filter(Boolean).join(' ');

const mergeKeys = (keys: readonly Key[]): Key[] => {
  const unique = new Map<string, Key>();
  for (const key of keys) {
    const known = unique.get(key.key);
    unique.set(key.key, known ? { ...known, options: { ...known.options, ...key.options } } : key);
  }
  return [...unique.values()].sort((a, b) => compare(keyTitle(a), keyTitle(b)));
};

interface Commit {
  readonly kind: string;
  readonly scope?: string | undefined;
  readonly breaking: boolean;
  readonly subject: string;
  readonly issues: readonly number[];
  readonly author: string;
}

const COMMIT_SUBJECT = /^(\w+)(?:\(([\w/-]+)\))?(!)?:\s+(.+?)\s*((?:\(?#\d+\)?[\s,]*)*)$/;

const parseCommit = (text: string, author: string): Commit => {
  const match = COMMIT_SUBJECT.exec(text);
  if (!match) return { kind: 'other', breaking: false, subject: text, issues: [], author };
  const [, kind, scope, mark, subject, links] = match;
  const issues = (links!.match(/\d+/g) ?? []).map(Number);
  return { kind: kind!.toLowerCase(), scope, breaking: mark === '!', subject: subject!, issues, author };
};

const nextVersion = (version: string, commits: readonly Commit[]): string => {
  const [major, minor, patch] = version.split('.').map(Number) as [number, number, number];
  if (commits.some(({ breaking }) => breaking)) return `${major + 1}.0.0`;
  if (commits.some(({ kind }) => kind === 'feat')) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
};

const noteLine = ({ scope, subject, issues }: Commit): string => {
  const links = issues.map((issue) => `[#${issue}](https://example.com/issues/${issue})`);
  const prefix = scope ? `**${scope}**: ` : '';
  const suffix = links.length > 0 ? ` (${links.join(', ')})` : '';
  return `- ${prefix}${subject.charAt(0).toUpperCase()}${subject.slice(1)}${suffix}`;
};

const notesSection = (title: string, commits: readonly Commit[]): string => {
  const sorted = [...commits].sort((a, b) => compare(a.scope ?? '', b.scope ?? '') || compare(a.subject, b.subject));
  return `### ${title}\n\n${sorted.map(noteLine).join('\n')}`;
};

const contributorsOf = (commits: readonly Commit[]): string => {
  const names = Array.from(
    groupBy(commits, ({ author }) => author),
    ([author, own]) => ({ author, count: own.length }),
  )
    .sort((a, b) => b.count - a.count || compare(a.author, b.author))
    .map(({ author, count }) => `${author} (${count})`);
  if (names.length === 0) return 'Nobody contributed.';
  if (names.length === 1) return `Thanks to ${names[0]}.`;
  return `Thanks to ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
};

const NOTE_TITLES = { feat: 'Features', fix: 'Fixes', perf: 'Performance', docs: 'Documentation' };

const releaseNotes = (version: string, commits: readonly Commit[]): string => {
  const breaking = commits.filter((commit) => commit.breaking);
  const groups = groupBy(
    commits.filter((commit) => !commit.breaking),
    ({ kind }) => kind,
  );
  const parts = [`## ${version}`];
  if (breaking.length > 0) parts.push(notesSection('Breaking changes', breaking));
  for (const [kind, title] of Object.entries(NOTE_TITLES)) {
    const group = groups.get(kind);
    if (group) parts.push(notesSection(title, group));
  }
  parts.push(contributorsOf(commits));
  return parts.join('\n\n');
};

export const eleventhTextPrograms: Readonly<Record<string, () => unknown>> = {
  'apt-sources'() {
    const lines = numbers(120).map((i) => {
      const type = i % 4 === 0 ? 'deb-src' : 'deb';
      const suite = ['bookworm', 'bookworm-updates', 'trixie'][i % 3]!;
      const component = ['main', 'contrib', 'non-free', 'main contrib'][i % 4]!;
      switch (i % 6) {
        case 0:
          return `${type} http://deb.debian.org/debian/ ${suite} ${component}`;
        case 1: {
          const options = `arch=amd64,arm64 signed-by=/etc/apt/keyrings/k${i % 2}.gpg`;
          return `${type} [${options}] https://apt.example.com/tools${i % 5} stable ${component} # tools`;
        }
        case 2:
          return `  ${type}   https://Mirror${i % 3}.example.org/debian//   ${suite}   ${component}  `;
        case 3:
          return i % 9 === 0
            ? `deb ftp://old.example.com/debian ${suite} main`
            : `${type} [ trusted=yes ] file:///srv/repo${i % 4} ./`;
        case 4:
          return i % 8 === 0
            ? `# disabled ${i}`
            : `${type} [ARCH=amd64] https://ppa.example.com/user~${i % 3}/app ${suite} main`;
        default:
          return `${type} https://security.debian.org ${suite}-security ${component} contrib`;
      }
    });
    const parsed = lines.map(parseSource);
    const sources = parsed.filter((source) => typeof source !== 'string');
    const errors = parsed.filter((source) => typeof source === 'string');
    const groups = groupBy(sources, (source) => `${sourceTitle(source)} ${show(source.options)}`);
    const stanzas = Array.from(groups.values(), (members) => `# ${sourceTitle(members[0]!)}\n${stanzaOf(members)}\n`);
    return [
      sources.length,
      [...new Set(errors)],
      [...groups.keys()].sort(),
      stanzas[1],
      stanzas[4],
      stanzas.map((text) => text.length),
    ];
  },
  'rpm-names'() {
    const names = ['kernel', 'nginx-mod-http', 'openssl-libs', 'python3-urllib3', 'glibc', 'tzdata', 'java-17-openjdk'];
    const repository = numbers(90).map((i) => {
      const name = names[i % 7]!;
      const epoch = /^openssl|^java/.test(name) ? `${i % 2}:` : '';
      const arch = name === 'tzdata' ? 'noarch' : ['x86_64', 'aarch64'][Math.floor(i / 7) % 2];
      const version = `${i % 4}.${(i * 13) % 21}.${i % 3}-${(i * 7) % 12}.el${8 + (i % 2)}_${i % 5}`;
      return parsePackage(`${name}-${epoch}${version}.${arch}.rpm`);
    });
    const latest = new Map(Array.from(groupBy(repository, packageKey), ([key, packages]) => [key, newestOf(packages)]));
    const hosts = numbers(8).map((h) =>
      names.map((name, index) => {
        const arch = name === 'tzdata' ? 'noarch' : h === 5 ? 'i686' : 'x86_64';
        return parsePackage(`${name}-${h % 4}.${(h * 5) % 22}.${index}-${h}.fc3${index}.${arch}`);
      }),
    );
    const plans = hosts.map((packages) => packages.map((installed) => planUpdate(installed, latest)));
    const lines = plans[2]!.map(
      (step) => `${step.package.padEnd(28)} ${step.action.padEnd(7)} ${step.from} -> ${step.to}`,
    );
    const sorted = [...repository].sort((a, b) => compare(a.name, b.name) || comparePackages(b, a));
    const actions = Array.from(
      groupBy(plans.flat(), ({ action }) => action),
      ([action, steps]) => [action, steps.length],
    );
    return [
      lines,
      actions,
      Object.fromEntries(Array.from(latest, ([key, newest]) => [key, fullVersion(newest)])),
      sorted.slice(0, 20).map(fullVersion),
      [...new Set([...repository, ...hosts.flat()].map(distributionOf))],
    ];
  },
  'authorized-keys'() {
    const forced = { 'port-forwarding': false, 'agent-forwarding': false };
    const lines = numbers(90).map((i) => {
      const key = `AAAAB3NzaC1yc2E${(i * 7919) % 41}Q${i % 3}w==`;
      switch (i % 6) {
        case 0:
          return `ssh-ed25519 ${key} admin${i % 4}@example.com`;
        case 1: {
          const command = `/usr/bin/backup --name \\"host ${i}\\" --all`;
          return `from="10.0.0.0/8,192.168.${i}.*",no-pty,command="${command}" ssh-rsa ${key} backup ${i}`;
        }
        case 2:
          return `No-Port-Forwarding,X11-Forwarding ecdsa-sha2-nistp256   ${key}`;
        case 3:
          return `ssh-rsa ${key}   deploy@ci${i % 9}  `;
        case 4:
          return i % 8 === 0 ? '# a comment' : `environment="A=1,B=2",restrict ssh-rsa ${key} tunnel`;
        default:
          return i % 5 === 0
            ? `ssh-rsa ${key}!! broken@example.com`
            : `cert-authority,principals="web,db" ssh-ed25519 ${key} ca-${i % 7}`;
      }
    });
    const keys = lines.map(parseKey).filter((key) => key !== undefined);
    const users = new Map(
      ['root', 'git', 'web'].map((user, index) => {
        const own = keys.filter((_, position) => position % 3 === index);
        if (user === 'root') return [user, mergeKeys(own)];
        return [user, mergeKeys(own.map((key) => ({ ...key, options: { ...forced, ...key.options } })))];
      }),
    );
    const files = new Map(
      Array.from(users, ([user, list]) => [user, list.map((key) => `${formatKey(key)}\n`).join('')]),
    );
    const types = Array.from(
      groupBy(keys, ({ type }) => type),
      ([type, list]) => `${type}: ${list.length}`,
    );
    return [
      keys.length,
      types,
      files.get('git')!.split('\n').slice(0, 6),
      users.get('web')!.map(keyTitle),
      Array.from(files, ([user, file]) => `${user} ${file.length}`),
      users.get('root')![3],
    ];
  },
  'release-notes'() {
    const authors = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Ken'];
    const subjectOf = (i: number): string => {
      const scope = ['(parser)', '', '(cli/run)', '(docs)'][(i * 3) % 4]!;
      switch (i % 8) {
        case 0:
        case 3:
          return `fix${scope}: handle case ${(i * 17) % 30} of empty input (#${i + 100})`;
        case 1:
          return `feat${scope}: add option --level-${i} #${i}, #${i + 1}`;
        case 2:
          return `Docs: explain topic ${i % 11}`;
        case 4:
          return `perf${scope}: read ${i} files at once`;
        case 5:
          return 'chore: bump dependencies';
        case 6:
          return i % 5 === 0 ? `feat${scope}!: remove the flag f${i} (#${i})` : `fix: typo ${i}`;
        default:
          return `Merge branch topic/${i}`;
      }
    };
    const commits = numbers(120).map((i) => parseCommit(subjectOf(i), authors[(i * i) % 5]!));
    const releases = [{ version: '1.4.2', notes: '' }];
    for (let start = 0; start < commits.length; start += 12) {
      const some = commits.slice(start, start + 12);
      const version = nextVersion(releases.at(-1)!.version, some);
      releases.push({ version, notes: releaseNotes(version, some) });
    }
    const kinds = Array.from(
      groupBy(commits, ({ kind }) => kind),
      ([kind, some]) => `${kind}: ${some.length}`,
    );
    return [
      releases.map(({ version }) => version),
      releases[3]!.notes,
      releases.map(({ notes }) => notes.length),
      kinds,
    ];
  },
};

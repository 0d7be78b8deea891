import { capitalize } from './capitalize.js';
import { compare } from './compare.js';
import { add, groupBy } from './maps.js';
import { numbers } from './numbers.js';
import { Secret } from './secret.js';

type Scalar = string | number | boolean;
type Settings = Map<string, Map<string, Scalar>>;

const convertValue = (text: string): Scalar => {
  if (/^[+-]?\d+$/.test(text)) return Number(text);
  if (/^(yes|true|on)$/.test(text)) return true;
  if (/^(no|false|off)$/.test(text)) return false;
  return /^"(.*)"$/.exec(text)?.[1] ?? text;
};

const parseIni = (text: string): Settings => {
  const settings: Settings = new Map();
  let section = 'main';
  for (const line of text.split('\n')) {
    if (/^\s*([;#].*)?$/.test(line)) continue;
    const heading = /^\s*\[([^\]]+)\]\s*$/.exec(line);
    if (heading) {
      section = heading[1]!;
      continue;
    }
    const match = /^\s*([^=]+?)\s*=\s*(.*?)\s*$/.exec(line);
    if (!match) throw new Error(`invalid line: ${line}`);
    const values = settings.get(section) ?? new Map<string, Scalar>();
    values.set(match[1]!, convertValue(match[2]!));
    settings.set(section, values);
  }
  return settings;
};

const sortedKeys = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].sort();

const describeChanges = (before: Settings, after: Settings): string[] => {
  const changes: string[] = [];
  for (const section of sortedKeys(before, after)) {
    const old = before.get(section) ?? new Map<string, Scalar>();
    const changed = after.get(section) ?? new Map<string, Scalar>();
    for (const key of sortedKeys(old, changed)) {
      if (!old.has(key)) changes.push(`+ [${section}] ${key} = ${changed.get(key)}`);
      else if (!changed.has(key)) changes.push(`- [${section}] ${key} = ${old.get(key)}`);
      else if (old.get(key) !== changed.get(key)) {
        changes.push(`* [${section}] ${key}: ${old.get(key)} -> ${changed.get(key)}`);
      }
    }
  }
  return changes;
};

interface SudoRule {
  readonly host: string;
  readonly as: readonly string[];
  readonly nopasswd: boolean;
  readonly commands: readonly string[];
}

interface SudoUser {
  readonly user: string;
  readonly rules: readonly SudoRule[];
  readonly comment?: string;
  readonly tty?: boolean;
}

const renderSudoers = ({ user, rules, comment, tty = true }: SudoUser): string => {
  let text = '';
  if (comment !== undefined) text += `# ${comment}\n`;
  if (!tty) text += `Defaults:${user} !requiretty\n`;
  for (const { host, as, nopasswd, commands } of rules) {
    const paths = commands.map((command) => (command.startsWith('/') ? command : `/usr/bin/${command}`));
    text += `${user} ${host} = (${as.join(',')}) ${nopasswd ? 'NOPASSWD: ' : ''}${paths.join(', ')}\n`;
  }
  return text;
};

type Problem = 'short' | 'no digit' | 'no letter' | 'repeated' | 'contains the name' | 'common';

const problemsOf = (user: string, secret: Secret): Problem[] => {
  const password = secret.unwrap();
  const problems: Problem[] = [];
  if (password.length < 8) problems.push('short');
  if (!/\d/.test(password)) problems.push('no digit');
  if (!/[A-Za-z]/.test(password)) problems.push('no letter');
  if (/(.)\1\1/.test(password)) problems.push('repeated');
  if (password.toLowerCase().includes(user.toLowerCase())) problems.push('contains the name');
  if (['password', 'letmein', 'qwerty12'].includes(password)) problems.push('common');
  return problems;
};

const CHARACTER_CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];

const strengthOf = (secret: Secret): number => {
  const text = secret.unwrap();
  const classes = CHARACTER_CLASSES.filter((pattern) => pattern.test(text)).length;
  return Math.min(100, classes * 15 + text.length * 3);
};

const maskSecrets = (line: string): string =>
  line.replace(/(password|token)=\S+/g, '$1=***').replace(/\b(\d{4})\d{8}(\d{4})\b/g, '$1********$2');

interface Reference {
  readonly type: string;
  readonly title: string;
}

const parseReference = (text: string): Reference[] => {
  const match = /^([\w:]+)\[(.*)\]$/.exec(text);
  if (!match) throw new Error(`${text} is not a reference`);
  const type = match[1]!.split('::').map(capitalize).join('::');
  return match[2]!.split(/\s*,\s*/).map((quoted) => {
    const title = quoted.replace(/^(['"])(.*)\1$/, '$2');
    return { type, title: type === 'File' ? title.replace(/(.)\/+$/, '$1') : title };
  });
};

const showReference = ({ type, title }: Reference): string => `${type}['${title}']`;

const ORDER: Readonly<Record<string, number>> = { Package: 1, User: 2, Group: 2, File: 3 };

const orderOf = ({ type }: Reference): number => ORDER[type] ?? (type.includes('::') ? 5 : 4);

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[`*_]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const nextNumbers = (current: readonly number[], level: number): number[] =>
  level > current.length
    ? [...current, ...Array.from({ length: level - current.length }, () => 1)]
    : [...current.slice(0, level - 1), current[level - 1]! + 1];

interface Heading {
  readonly level: number;
  readonly title: string;
  readonly number: string;
  readonly anchor: string;
}

const outlineOf = (lines: readonly string[]): Heading[] => {
  const headings: Heading[] = [];
  const seen = new Map<string, number>();
  let current: number[] = [];
  let isCode = false;
  for (const line of lines) {
    if (line.startsWith('```')) {
      isCode = !isCode;
      continue;
    }
    const match = isCode ? null : /^(#+) (.*)/.exec(line);
    if (!match) continue;
    const level = match[1]!.length;
    const title = match[2]!.trim();
    current = nextNumbers(current, level);
    const slug = slugOf(title);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    const anchor = count === 0 ? slug : `${slug}-${count}`;
    headings.push({ level, title, number: current.join('.'), anchor });
  }
  return headings;
};

export const seventhTextPrograms: Readonly<Record<string, () => unknown>> = {
  'ini-files'() {
    const header = '; managed by Puppet\nlog = "/var/log/app.log"\nverbose = no\n';
    const parsed = [0, 1].map((version) => {
      const sections = numbers(30).flatMap((i) => {
        const lines = numbers(6).map((j) => {
          const values = ['yes', i * j + version * (j % 2), `"text ${i}"`, `path/${j}/${version}`];
          return `  key${j + version * (i % 3)} = ${values[(i + j) % 4]}`;
        });
        return [`[${i % 10 === 0 ? `only${version}` : `section${i}`}]`, '# a comment', '', ...lines];
      });
      return parseIni(`${header}${sections.join('\n')}\n`);
    });
    const changes = describeChanges(parsed[0]!, parsed[1]!);
    return [
      changes.slice(0, 12),
      changes.length,
      Object.fromEntries(parsed[1]!.get('section7')!),
      Object.fromEntries(parsed[0]!.get('main')!),
    ];
  },
  'markdown-outline'() {
    const paragraph = 'Some *text* with `code` and a [link](https://example.com/page), which goes on for a while.\n';
    const document = numbers(25).flatMap((i) => [
      `# Chapter ${i}: \`class\` names`,
      paragraph,
      '## Parameters',
      '```puppet',
      '# not a heading',
      `$x = ${i}`,
      '```',
      ...numbers((i % 4) + 1).flatMap((j) => [`### Option *${j}*`, `Text of ${i}.${j}`, '', paragraph]),
      '## Examples & notes  ',
      '',
    ]);
    const headings = outlineOf(document);
    const contents = headings
      .filter(({ level, anchor }) => level < 3 || anchor.endsWith('-2'))
      .map(({ level, number, title, anchor }) => `${'  '.repeat(level - 1)}- [${number} ${title}](#${anchor})`);
    const longest = Math.max(...headings.map(({ anchor }) => anchor.length));
    return [contents.slice(0, 8), contents.length, longest, headings.at(-1), contents.join('\n').length];
  },
  'password-rules'() {
    const accounts = numbers(300).map((i) => {
      const passwords = [`user${i}2024`, `Str0ng!pass${i}`, 'letmein', `aaa${i * 7919}`, String(i * 104729)];
      return { user: `user${i}`, password: new Secret(passwords[i % 6] ?? `correct-horse-${i}`) };
    });
    const results = accounts.map(({ user, password }) => ({
      user,
      problems: problemsOf(user, password),
      strength: strengthOf(password),
    }));
    const bad = results.filter(({ problems }) => problems.length > 0);
    const counts = new Map<Problem, number>();
    for (const { problems } of bad) for (const problem of problems) add(counts, problem, 1);
    const shown = accounts.slice(0, 3).map(({ user, password }) => `${user}: ${password.toString()}`);
    const lines = accounts.map(({ user, password }, index) => {
      const card = `4000${String(index).padStart(8, '0')}1234`;
      return maskSecrets(`${user} sent token=abc${index} password=${password.unwrap()} card ${card}`);
    });
    const best = Math.max(...results.map(({ strength }) => strength));
    return [bad.length, Object.fromEntries(counts), best, results.slice(1, 4), shown, lines.at(-1)];
  },
  'resource-titles'() {
    const texts = numbers(300).map((i) => {
      switch (i % 6) {
        case 0:
          return `package['nginx-${i % 40}']`;
        case 1:
          return `File[/etc/app/${i % 25}/, "/srv/data ${i}"]`;
        case 2:
          return `Service[app${i % 50}]`;
        case 3:
          return `apache::vhost::ssl['site${i}.example.com', site${i}.example.org]`;
        case 4:
          return `user[deploy${i % 30}]`;
        default:
          return `Exec['reload ${i}']`;
      }
    });
    const references = texts.flatMap(parseReference);
    const unique = [...new Map(references.map((reference) => [showReference(reference), reference])).values()];
    const byType = groupBy(unique, ({ type }) => type);
    const counts = Array.from(byType, ([type, list]): [string, number] => [type, list.length]);
    counts.sort((a, b) => compare(a[0], b[0]));
    const shown = unique
      .map((reference) => ({ order: orderOf(reference), text: showReference(reference) }))
      .sort((a, b) => a.order - b.order || compare(a.text, b.text))
      .map(({ text }) => text);
    const edges: string[] = [];
    for (let i = 0; i < 40; i += 2) edges.push(shown.slice(i, i + 2).join(' -> '));
    return [references.length, counts, shown.slice(0, 5), shown.slice(-3), edges.at(-1)];
  },
  sudoers() {
    const commands = ['/bin/systemctl', 'less', 'tail', '/sbin/ip', 'journalctl'];
    const files = numbers(120).map((i) => {
      const user = `user${String(i).padStart(3, '0')}`;
      const rules = numbers(1 + (i % 3)).map((j) => ({
        host: j === 1 ? 'ALL' : `web${j}`,
        as: i % 2 === 0 ? ['root'] : ['root', `svc${j}`],
        nopasswd: (i + j) % 2 === 0,
        commands: [...commands.slice(j % 5, (j % 5) + 2), `tool${i}`],
      }));
      const comment = i % 4 === 0 ? `deployed for ${capitalize(user)}` : undefined;
      return renderSudoers({ user, rules, comment, tty: i % 4 !== 1 });
    });
    const longest = files.reduce((best, file) => (file.length > best.length ? file : best), '');
    return [files[0], files[3], longest, files.reduce((sum, file) => sum + file.length, 0)];
  },
};

import { capitalize } from './capitalize.js';
import { compare } from './compare.js';
import { add, groupBy } from './maps.js';
import { numbers, total } from './numbers.js';

type LogEntry =
  | { readonly kind: 'access'; readonly text: string; readonly status: number; readonly bytes: number }
  | { readonly kind: 'system'; readonly text: string; readonly level: string }
  | { readonly kind: 'other'; readonly text: string };

const parseLogLine = (line: string): LogEntry => {
  let match = /^(\d+\.\d+\.\d+\.\d+) - - \[([^\]]+)\] "([A-Z]+) ([^ "]+)[^"]*" (\d{3}) (\d+|-)$/.exec(line);
  if (match) {
    const bytes = match[6] === '-' ? 0 : Number(match[6]);
    return { kind: 'access', status: Number(match[5]), bytes, text: `${match[3]} ${match[4]}` };
  }
  match = /^<(\w+)> ([\w-]+)(?:\[\d+\])?: (.*)$/.exec(line);
  if (match) return { kind: 'system', level: match[1]!, text: `${match[2]}: ${match[3]}` };
  return { kind: 'other', text: line.trim() };
};

type Scalar = string | number | boolean;

interface Location {
  readonly path: string;
  readonly proxy?: string;
  readonly root?: string;
  readonly options?: Readonly<Record<string, Scalar>>;
}

interface VirtualHost {
  readonly name: string;
  readonly port: number;
  readonly ssl: boolean;
  readonly aliases: readonly string[];
  readonly locations: readonly Location[];
  readonly logLevel?: string;
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

const directive = (name: string, value: Scalar | readonly string[]): string => {
  const text =
    typeof value === 'boolean' ? (value ? 'on' : 'off') : typeof value === 'object' ? value.join(' ') : String(value);
  return `${name} ${text};`;
};

const targetOf = ({ proxy, root }: Location): string[] => {
  if (proxy) return [directive('proxy_pass', proxy), directive('proxy_set_header', ['Host', '$host'])];
  return [root ? directive('root', root) : 'return 404;'];
};

const renderLocation = (location: Location): string[] => {
  const options = Object.entries(location.options ?? {}).map(([key, value]) => directive(key, value));
  return [`location ${location.path} {`, ...indent([...targetOf(location), ...options]), '}'];
};

const renderHost = (host: VirtualHost): string => {
  const body = [
    directive('listen', host.ssl ? `${host.port} ssl http2` : String(host.port)),
    directive('server_name', [host.name, ...host.aliases]),
    directive('error_log', [`/var/log/nginx/${host.name.replace(/\./g, '_')}.log`, host.logLevel ?? 'warn']),
    ...(host.ssl ? [directive('ssl_certificate', `/etc/ssl/${host.name}.pem`)] : []),
    ...host.locations.flatMap(renderLocation),
  ];
  return ['server {', ...indent(body), '}'].join('\n');
};

const wordsOf = (line: string): string[] =>
  line
    .toLowerCase()
    .replace(/[^a-z0-9' ]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

type Cell = string | number | boolean | null;

const cellText = (value: Cell): string => {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(2);
  return value;
};

const renderTable = (header: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const texts = rows.map((row) => row.map(cellText));
  const widths = header.map((title, index) => Math.max(title.length, ...texts.map((row) => row[index]!.length)));
  const lines = rows.map((row, n) =>
    row
      .map((cell, index) => {
        const text = texts[n]![index]!;
        return typeof cell === 'number' ? text.padStart(widths[index]!) : text.padEnd(widths[index]!);
      })
      .join(' | ')
      .trimEnd(),
  );
  const head = header
    .map((title, index) => title.padEnd(widths[index]!))
    .join(' | ')
    .trimEnd();
  return [head, widths.map((width) => '-'.repeat(width)).join('-+-'), ...lines].join('\n');
};

interface Service {
  readonly name: string;
  readonly port: number;
  readonly up: boolean;
  readonly hosts?: readonly string[];
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const renderService = ({ name, port, up, hosts = [] }: Service): string =>
  `<tr class="${up ? 'up' : 'down'}"><td>${escapeHtml(name)}</td><td>${port}</td>\n` +
  (hosts.length > 0 ? `<td>${hosts.map((host) => `<b>${host}</b>`).join(', ')}</td>\n` : '<td>none</td>\n') +
  '</tr>\n';

const renderPage = (title: string, services: readonly Service[]): string =>
  `<h1>${capitalize(title)}</h1>\n<table>\n${services.map(renderService).join('')}</table>\n` +
  `<p>${services.filter((service) => service.up).length} of ${services.length} services are up.</p>\n`;

const splitCommand = (line: string): string[] => {
  const words: string[] = [];
  let mode: 'plain' | 'single' | 'double' = 'plain';
  let word = '';
  for (const letter of line) {
    if (mode === 'plain') {
      if (letter === ' ') {
        if (word !== '') words.push(word);
        word = '';
      } else if (letter === "'") mode = 'single';
      else if (letter === '"') mode = 'double';
      else word += letter;
    } else if (letter === (mode === 'single' ? "'" : '"')) mode = 'plain';
    else word += letter;
  }
  if (mode !== 'plain') throw new Error(`open quote in ${line}`);
  if (word !== '') words.push(word);
  return words;
};

interface Options {
  readonly command: string;
  readonly args: string[];
  [name: string]: string | true | string[];
}

const parseOptions = (words: readonly string[]): Options => {
  const options: Options = { command: words[0]!, args: [] };
  for (const word of words) {
    let match;
    if ((match = /^--([a-z-]+)=(.*)$/.exec(word))) options[match[1]!] = match[2]!;
    else if ((match = /^--([a-z-]+)$/.exec(word))) options[match[1]!] = true;
    else if ((match = /^-([a-z]+)$/.exec(word))) for (const flag of match[1]!) options[flag] = true;
    else if (word !== options.command) options.args.push(word);
  }
  return options;
};

/** The programs of the sixth group that read and write texts. They were measured before any change. */
export const sixthTextPrograms: Readonly<Record<string, () => unknown>> = {
  'command-lines'() {
    const lines = numbers(150).map((i) => {
      switch (i % 3) {
        case 0:
          return `tar -xzf archive${i}.tgz --directory=/srv/${i} 'a file'`;
        case 1:
          return `echo "hello world ${i}" --no-newline`;
        default:
          return `run  job${i} -v --name='my job' --retries=${i % 4}`;
      }
    });
    const parsed = lines.map((line) => parseOptions(splitCommand(line)));
    const names = [...new Set(parsed.map((options) => Object.keys(options).sort().join(',')))];
    return [parsed[0], parsed[1], parsed[2], names, parsed.flatMap((options) => options.args).length];
  },
  'status-page'() {
    const pages = numbers(25).map((i) =>
      renderPage(
        `site ${i}`,
        numbers(8).map((n) => ({
          name: `svc <${n}> & co`,
          port: 8000 + n,
          up: (i + n) % 3 !== 0,
          ...(n % 2 === 0 ? { hosts: [`h${n}a`, `h${n}b`] } : {}),
        })),
      ),
    );
    return [pages[0], pages.map((text) => text.length)];
  },
  'text-table'() {
    const rows = numbers(120).map((i): [string, number, number, boolean, string | null] => [
      `host${(i * 37) % 1000}`,
      i * 1024,
      (i * 1.7) / 3,
      i % 3 === 0,
      i % 5 === 0 ? null : `/srv/data${i % 9}`,
    ]);
    const [size, load] = rows.reduce<[number, number]>((sums, row) => [sums[0] + row[1], sums[1] + row[2]], [0, 0]);
    const footer = [
      'total'.padEnd(8),
      String(size).padStart(8, '0'),
      load.toFixed(1).padStart(6),
      'none'.padStart(5),
    ].join(' ');
    const text = renderTable(['host', 'size', 'load', 'ok', 'mount'], rows);
    return [text.split('\n').slice(0, 6), text.length, footer];
  },
  vhosts() {
    const hosts = numbers(60).map((i) => ({
      name: `www${i}.example.com`,
      port: i % 2 === 0 ? 443 : 8000 + i,
      ssl: i % 2 === 0,
      aliases: [1, 2, 3].filter((n) => n <= i % 4).map((n) => `alias${n}.example.org`),
      locations: [
        { path: '/', root: `/srv/www/${i}`, options: { autoindex: false, expires: 3600 } },
        { path: '/api', proxy: `http://10.0.0.${i}:8080` },
        { path: '/private' },
      ],
      ...(i % 3 === 0 ? { logLevel: 'info' } : {}),
    }));
    return hosts.map(renderHost).join('\n\n');
  },
  'web-logs'() {
    const lines = numbers(800).map((i) => {
      const time = '[28/Nov/2026:10:00:00 +0000]';
      switch (i % 4) {
        case 0:
          return `<${['info', 'warn', 'error'][i % 3]}> sshd[${i}]: session ${i} opened`;
        case 1: {
          const status = [200, 304, 404, 500][i % 3];
          return `10.0.${i % 16}.${i % 250} - - ${time} "GET /page/${i % 7} HTTP/1.1" ${status} ${i * 13}`;
        }
        case 2:
          return `10.1.0.${i % 250} - - ${time} "POST /form HTTP/1.1" 200 -`;
        default:
          return `   free text ${i} `;
      }
    });
    const entries = lines.map(parseLogLine);
    const requests = entries.filter((entry) => entry.kind === 'access');
    const statuses = Array.from(
      groupBy(requests, (entry) => entry.status),
      ([status, list]) => {
        const bytes = total(list.map((entry) => entry.bytes));
        return `${status}: ${list.length} requests, ${bytes} bytes`;
      },
    );
    const problems = entries
      .filter((entry) => entry.kind === 'system')
      .filter((entry) => ['warn', 'error'].includes(entry.level))
      .map((entry) => `${entry.level.toUpperCase()} ${entry.text}`);
    const paths = new Map<string, number>();
    for (const { text } of requests) add(paths, text, 1);
    const top = Array.from(paths, ([path, count]): [number, string] => [count, path]);
    top.sort((a, b) => b[0] - a[0] || compare(a[1], b[1]));
    return [statuses.sort(), problems.slice(0, 5), problems.length, top];
  },
  'word-count'() {
    const sentences = [
      'The agent asks the server for a catalog, and the server compiles it.',
      'A catalog has resources; each resource has a type and a title.',
      'If the state of a resource differs, the agent changes it!',
      "Don't change what you don't manage: the agent's job is small.",
    ];
    const ignored = new Set(['a', 'the', 'and', 'of', 'it', 'is', 'for', 'if']);
    const text = Array.from({ length: 40 }, (_, i) => `${sentences[i % 4]} (line ${i})`).join('\n');
    const lines = text.split('\n');
    const words = lines.flatMap(wordsOf);
    const counts = new Map<string, number>();
    for (const word of words) if (!ignored.has(word)) add(counts, word, 1);
    const ranked = Array.from(counts, ([word, count]) => ({ word, count }));
    ranked.sort((a, b) => b.count - a.count || compare(a.word, b.word));
    const pairs = new Map<string, number>();
    for (const line of lines) {
      const list = wordsOf(line);
      for (let i = 0; i + 1 < list.length; i += 2) add(pairs, `${list[i]} ${list[i + 1]}`, 1);
    }
    const lengths = new Map<number, number>();
    for (const { length } of words) add(lengths, length, 1);
    const capitals = new Set(words.map(capitalize));
    const top = ranked.slice(0, 10).map(({ word, count }) => `${word.padEnd(10)} ${String(count).padStart(3)}`);
    const frequent = [...pairs].filter(([, count]) => count > 5).map(([pair, count]) => `${pair} ${count}`);
    return [top, frequent.sort(), [...lengths.keys()].sort((a, b) => a - b), capitals.size, words.length];
  },
};

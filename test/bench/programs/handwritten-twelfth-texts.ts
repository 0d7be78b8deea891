import { numbers, total } from './numbers.js';

type Toml = string | number | boolean | readonly Toml[] | TomlTable;
interface TomlTable {
  [name: string]: Toml;
}

const isTable = (value: Toml | undefined): value is TomlTable => typeof value === 'object' && !Array.isArray(value);

const parseScalar = (text: string): Toml => {
  let match = /^"((?:[^"\\]|\\.)*)"$/.exec(text);
  if (match) return match[1]!.replace(/\\(.)/g, '$1');
  match = /^'([^']*)'$/.exec(text);
  if (match) return match[1]!;
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (/^0x[0-9a-f_]+$/.test(text) || /^[-+]?\d[\d_]*$/.test(text)) return Number(text.replace(/_/g, ''));
  if (/^[-+]?\d+\.\d+(e[-+]?\d+)?$/.test(text)) return Number(text);
  match = /^\[(.*)\]$/.exec(text);
  if (!match) throw new Error(`unknown value ${text}`);
  return match[1] === '' ? [] : match[1]!.split(/,\s*(?![^[]*\])/).map((item) => parseScalar(item.trim()));
};

const parsePath = (text: string): string[] =>
  text.split(/\.(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((part) => part.trim().replace(/^"(.*)"$/, '$1'));

const putValue = (document: TomlTable, path: readonly string[], value: Toml): void => {
  let table = document;
  for (const name of path.slice(0, -1)) {
    const inner = table[name];
    table = isTable(inner) ? inner : (table[name] = {});
  }
  table[path.at(-1)!] = value;
};

const parseToml = (text: string): TomlTable => {
  const document: TomlTable = {};
  let table: string[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\s+#[^"]*$/, '').trim();
    if (line === '' || line.startsWith('#')) continue;
    const header = /^\[([^\]]+)\]$/.exec(line);
    if (header) {
      table = parsePath(header[1]!);
      continue;
    }
    const setting = /^([^=]+?)\s*=\s*(.*)/.exec(line);
    if (!setting) throw new Error(`cannot read ${line}`);
    putValue(document, [...table, ...parsePath(setting[1]!)], parseScalar(setting[2]!));
  }
  return document;
};

const printScalar = (value: Toml): string => {
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`;
  if (Array.isArray(value)) return `[${value.map(printScalar).join(', ')}]`;
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(3) : String(value);
};

const printToml = (table: TomlTable, path: readonly string[] = []): string[] => {
  const lines: string[] = [];
  const inner: string[] = [];
  for (const [name, value] of Object.entries(table)) {
    if (isTable(value)) inner.push(...printToml(value, [...path, name]));
    else lines.push(`${name} = ${printScalar(value)}`);
  }
  if (path.length > 0 && lines.length > 0) lines.unshift(`[${path.join('.')}]`);
  return [...lines, ...inner];
};

const valueAt = (document: TomlTable, ...path: string[]): Toml | undefined =>
  path.reduce<Toml | undefined>((value, name) => (isTable(value) ? value[name] : undefined), document);

const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const smallWords = (number: number): string[] => {
  if (number < 20) return [SMALL[number]!];
  if (number < 100) {
    const ten = TENS[Math.floor(number / 10) - 2]!;
    return [number % 10 === 0 ? ten : `${ten}-${SMALL[number % 10]}`];
  }
  const hundred = [SMALL[Math.floor(number / 100)]!, 'hundred'];
  return number % 100 === 0 ? hundred : [...hundred, 'and', ...smallWords(number % 100)];
};

const numberWords = (number: number): string => {
  if (number < 0) return `minus ${numberWords(-number)}`;
  const words: string[] = [];
  let rest = number;
  for (const [name, size] of [['million', 1e6] as const, ['thousand', 1000] as const]) {
    const count = Math.floor(rest / size);
    if (count === 0) continue;
    words.push(...smallWords(count), name);
    rest %= size;
  }
  if (rest > 0 || words.length === 0) words.push(...smallWords(rest));
  return words.join(' ');
};

const WORD_VALUES = new Map([
  ...SMALL.map((word, index): [string, number] => [word, index]),
  ...TENS.map((word, index): [string, number] => [word, index * 10 + 20]),
]);

const readWords = (text: string): number => {
  let sum = 0;
  let group = 0;
  for (const word of text.split(/[ -]/)) {
    if (word === 'and') continue;
    if (word === 'hundred') {
      group *= 100;
    } else if (word === 'thousand' || word === 'million') {
      sum += group * (word === 'million' ? 1e6 : 1000);
      group = 0;
    } else {
      group += WORD_VALUES.get(word)!;
    }
  }
  return sum + group;
};

interface Segment {
  readonly kind: 'text' | 'number' | 'name' | 'rest';
  readonly value: string;
}

interface Route {
  readonly name: string;
  readonly methods: readonly string[];
  readonly segments: readonly Segment[];
}

const compileSegment = (text: string): Segment => {
  const match = /^(?::(\w+)(\(int\))?|\*(\w+))$/.exec(text);
  if (!match) return { kind: 'text', value: text };
  if (match[3]) return { kind: 'rest', value: match[3] };
  return { kind: match[2] ? 'number' : 'name', value: match[1]! };
};

const pathParts = (path: string): string[] => {
  const trimmed = path.replace(/^\/|\/$/g, '');
  return trimmed === '' ? [] : trimmed.split('/');
};

const compileRoute = (name: string, text: string): Route => {
  const [methods, path] = text.split(' ');
  return { name, methods: methods!.split('|'), segments: pathParts(path!).map(compileSegment) };
};

const matchSegments = (segments: readonly Segment[], parts: readonly string[]): Map<string, string> | undefined => {
  const params = new Map<string, string>();
  for (const [index, { kind, value }] of segments.entries()) {
    if (kind === 'rest') return params.set(value, parts.slice(index).join('/'));
    const part = parts[index];
    if (part === undefined) return undefined;
    if (kind === 'text') {
      if (part !== value) return undefined;
    } else if (kind === 'number' ? /^\d+$/.test(part) : /^[\w.-]+$/.test(part)) {
      params.set(value, part);
    } else {
      return undefined;
    }
  }
  return parts.length === segments.length ? params : undefined;
};

const findRoute = (routes: readonly Route[], request: string): string => {
  const [method, path] = request.split(' ');
  const parts = pathParts(path!);
  const allowed = new Set<string>();
  for (const { name, methods, segments } of routes) {
    const params = matchSegments(segments, parts);
    if (!params) continue;
    if (methods.includes(method!))
      return `${name}(${Array.from(params, ([key, value]) => `${key}=${value}`).join(', ')})`;
    for (const other of methods) allowed.add(other);
  }
  return allowed.size === 0 ? '404' : `405 ${[...allowed].sort().join(', ')}`;
};

const buildPath = ({ name, segments }: Route, params: Readonly<Record<string, string | number>>): string => {
  const parts = segments.map(({ kind, value }) => {
    if (kind === 'text') return value;
    const param = params[value];
    if (param === undefined) throw new Error(`${name} needs ${value}`);
    return param;
  });
  return `/${parts.join('/')}`;
};

type Scalar = string | number | boolean;

interface Container {
  readonly image: string;
  readonly ports?: readonly number[];
  readonly env?: Readonly<Record<string, Scalar>>;
  readonly needs?: readonly string[];
  readonly command?: string;
}

type Containers = ReadonlyMap<string, Container>;

const renderContainer = (name: string, container: Container, network?: string): string => {
  const { image, ports = [], needs, command } = container;
  let text = `  ${name}:\n    image: "${image}"\n`;
  if (command) text += `    command: ${command}\n`;
  if (ports.length > 0) {
    text += '    ports:\n';
    for (const port of ports) text += `      - "${port}:${port}"\n`;
  }
  if (needs) text += `    depends_on: [${needs.join(', ')}]\n`;
  if (network) text += `    networks: [${network}]\n`;
  return text;
};

const renderCompose = (project: string, services: Containers, network?: string): string =>
  `# ${project}\nservices:\n${Array.from(services, ([name, service]) => renderContainer(name, service, network)).join('')}`;

const renderValue = (value: Scalar): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' && /\s/.test(value) ? `'${value}'` : String(value);
};

const renderEnvironment = (env: Readonly<Record<string, Scalar>>, isExported: boolean): string =>
  Object.keys(env)
    .sort()
    .map((key) => `${isExported ? 'export ' : ''}${key.toUpperCase()}=${renderValue(env[key]!)}\n`)
    .join('');

const startOrder = (services: Containers): string[] => {
  const started = new Set<string>();
  for (;;) {
    const ready = [...services]
      .filter(([name, { needs = [] }]) => !started.has(name) && needs.every((other) => started.has(other)))
      .map(([name]) => name);
    if (ready.length === 0) return [...started];
    for (const name of ready) started.add(name);
  }
};

export const twelfthTextPrograms: Readonly<Record<string, () => unknown>> = {
  'toml-parse'() {
    const documents = numbers(12).map(
      (i) => `# Settings of host ${i}
title = "Host \\"${i}\\" of rack ${i % 4}"
debug = ${i % 3 === 0}

[server.http]
port = ${8000 + i}   # the public port
hosts = ['10.0.0.${i}', "10.0.1.${i}", '::1']
load = ${i}.${i * 25}
mask = 0xff_0${i % 8}

[server."tls.example.com"]
enabled = true
ciphers = [["a", "b"], ["c"]]
limits.requests = 1_0${10 + i}
limits.burst = -${i}

[database]
path.data = "C:\\\\data\\\\${i}"
path.log = 'C:\\log'
empty = []
`,
    );
    const parsed = documents.map(parseToml);
    return [
      parsed[2],
      printToml(parsed[4]!),
      parsed.map((document) =>
        total(['port', 'mask'].map((name) => Number(valueAt(document, 'server', 'http', name)))),
      ),
      parsed.map((document) => printToml(document).join('\n').length),
      parsed
        .filter((document) => document['debug'])
        .map((document) => valueAt(document, 'server', 'tls.example.com', 'limits', 'requests')),
    ];
  },
  'number-words'() {
    const values = Array.from({ length: 120 }, (_, i) => [i, i * 7919, (i * i * 10007) % 9999999][i % 3]!);
    const texts = values.map(numberWords);
    return [
      texts.slice(58, 64),
      numberWords(-1000012),
      texts.every((text, index) => readWords(text) === values[index]),
      total(texts.map((text) => text.replace(/[^a-z]/g, '').length)),
      [...new Set(texts.map((text) => text.split(' ')[0]!))].sort().slice(0, 8),
      texts.filter((text) => /^\w+ million .* and \w+$/.test(text)),
    ];
  },
  'route-match'() {
    const routes = Object.entries({
      home: 'GET /',
      users: 'GET|POST /users',
      user: 'GET|PUT|DELETE /users/:id(int)',
      profile: 'GET /users/:login',
      posts: 'GET /users/:id(int)/posts/:slug',
      drafts: 'POST /users/:id(int)/posts/:slug',
      static: 'GET /static/*path',
      fact: 'GET|PUT /nodes/:node/facts/:fact',
      report: 'PUT /nodes/:node/reports/:year(int)/:month(int)',
    }).map(([name, text]) => compileRoute(name, text));
    const requests = numbers(100).map((i) => {
      switch (i % 9) {
        case 0:
          return 'GET /';
        case 1:
          return `GET /users/${i}`;
        case 2:
          return `PUT /users/${i}/`;
        case 3:
          return `GET /users/ann.${i}`;
        case 4:
          return `POST /users/${i}/posts/post-${i}`;
        case 5:
          return `GET /static/css/theme${i}/main.css`;
        case 6:
          return `DELETE /nodes/web${i}.example.com/facts/os`;
        case 7:
          return `PUT /nodes/web${i}/reports/20${10 + (i % 15)}/${(i % 12) + 1}`;
        default:
          return `GET /users/${i}/unknown`;
      }
    });
    const answers = requests.map((request) => findRoute(routes, request));
    const counts = new Map<string, number>();
    for (const answer of answers) {
      const name = answer.replace(/\(.*/, '');
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const params = { id: 7, login: 'ann', slug: 'hello', path: 'a/b', node: 'web1', fact: 'os', year: 2024, month: 5 };
    return [
      answers.slice(0, 18),
      Array.from(counts, ([name, count]) => `${name}: ${count}`),
      routes.map((route) => buildPath(route, params)),
    ];
  },
  'compose-files'() {
    const projects = numbers(15).map((i): Containers => {
      const services = new Map<string, Container>([
        ['web', { image: `nginx:1.${i}`, ports: [80, 8000 + i], needs: ['api'], env: { tls: i % 2 === 0 } }],
        [
          'api',
          {
            image: `app:${i}`,
            ports: [9000 + i],
            needs: ['db', 'worker1'],
            env: { motd: `Welcome to ${i}`, ratio: 0.5 },
          },
        ],
        ['db', { image: 'postgres:16', env: { postgres_db: `app${i}` } }],
        ['queue', { image: 'redis', ports: [] }],
      ]);
      for (const w of numbers((i % 4) + 1)) {
        services.set(`worker${w}`, {
          image: `app:${i}`,
          needs: ['db', 'queue'],
          command: `run --queue jobs${w} --threads ${w * 2}`,
          env: { threads: w * 2, name: `worker ${w}` },
        });
      }
      const defaults = { tz: 'UTC', debug: i % 5 === 0, project: `p${i}` };
      for (const [name, service] of services) services.set(name, { ...service, env: { ...defaults, ...service.env } });
      return services;
    });
    const files = projects.map((services, index) =>
      renderCompose(`project ${index}`, services, index % 3 === 0 ? `net${index}` : undefined),
    );
    const environments = projects.map((services) =>
      Object.fromEntries(
        Array.from(services, ([name, { env = {} }]) => [name, renderEnvironment(env, name === 'web')]),
      ),
    );
    return [
      files[3],
      environments[2],
      files.map((file) => file.trimEnd().split('\n').length),
      environments.map((all) => Object.values(all).join('').length),
      startOrder(projects[1]!),
    ];
  },
};

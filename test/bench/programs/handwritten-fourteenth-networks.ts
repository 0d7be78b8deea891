import { capitalize } from './capitalize.js';
import { add } from './maps.js';
import { numbers } from './numbers.js';
import { Secret } from './secret.js';

type Headers = Readonly<Record<string, string>>;

interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly version: string;
  readonly headers: Headers;
  readonly body: string;
}
interface Failure {
  readonly status: number;
  readonly reason: string;
}

const isFailure = (request: Request | Failure): request is Failure => 'status' in request;

const decode = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replace(/%([0-9A-Fa-f]{2})/g, (_, digits: string) => {
      const code = Number.parseInt(digits, 16);
      return code >= 32 && code <= 126 ? String.fromCharCode(code) : '?';
    })
    .replace(/%$/, '');

const parseQuery = (text: string): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = {};
  for (const pair of text.split('&')) {
    const [name, value = ''] = pair.split('=').map(decode) as [string, string?];
    const known = query[name];
    if (known === undefined) query[name] = value;
    else if (typeof known === 'string') query[name] = [known, value];
    else known.push(value);
  }
  return query;
};

const parseHeaders = (lines: readonly string[]): Headers => {
  const headers: Record<string, string> = {};
  let last = '';
  for (const line of lines) {
    const folded = /^[ \t]+(.*)$/.exec(line);
    if (folded) {
      headers[last] += ` ${folded[1]}`;
      continue;
    }
    const parts = /^([\w-]+):\s*(.*?)\s*$/.exec(line);
    if (!parts) continue;
    last = parts[1]!.toLowerCase();
    headers[last] = last in headers ? `${headers[last]}, ${parts[2]}` : parts[2]!;
  }
  return headers;
};

const readChunks = (text: string): string => {
  let done = '';
  let rest = text;
  for (;;) {
    const head = /^([0-9a-f]+)\r\n/.exec(rest);
    const size = head ? Number.parseInt(head[1]!, 16) : 0;
    if (size === 0) return done;
    const start = head![0].length;
    done += rest.slice(start, start + size);
    rest = rest.slice(start + size + 2);
  }
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

const parseRequest = (text: string): Request | Failure => {
  const end = text.indexOf('\r\n\r\n');
  const body = text.slice(end + 4);
  const [first, ...lines] = text.slice(0, end).split('\r\n');
  const parts = /^([A-Z]+) (\/[^ ?]*)(?:\?([^ ]*))? HTTP\/(\d\.\d)$/.exec(first!);
  if (!parts) return { status: 400, reason: 'Bad Request' };
  const [, method, path, query, version] = parts as unknown as [string, string, string, string | undefined, string];
  if (!METHODS.includes(method)) return { status: 501, reason: 'Not Implemented' };
  if (version !== '1.0' && version !== '1.1') return { status: 505, reason: 'HTTP Version Not Supported' };
  const headers = parseHeaders(lines);
  const isChunked = headers['transfer-encoding'] === 'chunked';
  return {
    method,
    path: decode(path),
    query: query ? parseQuery(query) : {},
    version,
    headers,
    body: isChunked ? readChunks(body) : body.slice(0, Number(headers['content-length'] ?? 0)),
  };
};

const cookiesOf = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries((headers['cookie'] ?? '').split(/;\s*/).map((cookie) => cookie.split('=') as [string, string]));

const respond = (request: Request): [number, string] => {
  const { method, path, query } = request;
  const item = /^\/items\/(\d+)$/.exec(path);
  if (method === 'GET' && path === '/') return [200, `hello ${cookiesOf(request)['user'] ?? 'guest'}`];
  if (method === 'GET' && item) return [200, `item ${item[1]} in ${(query['lang'] as string | undefined) ?? 'en'}`];
  if ((method === 'GET' || method === 'HEAD') && path === '/search') {
    const terms = query['q'] === undefined ? [] : [query['q']].flat();
    return terms.length === 0 ? [422, 'no terms'] : [200, `found ${terms.length}: ${terms.join(' + ')}`];
  }
  if (method === 'POST' && path === '/items') return [201, `created ${request.body.length} bytes`];
  if ((method === 'PUT' || method === 'DELETE') && item) {
    return /^Bearer \w{4,}$/.test(request.headers['authorization'] ?? '') ? [204, ''] : [401, 'who are you?'];
  }
  if (path === '/' || path === '/search' || path === '/items') return [405, 'not allowed'];
  return [404, `nothing at ${path}`];
};

const answer = (request: Request | Failure): string => {
  const [status, body] = isFailure(request) ? [request.status, request.reason] : respond(request);
  const isClosing = isFailure(request) || request.headers['connection']?.toLowerCase() === 'close';
  const headers = {
    'content-type': 'text/plain',
    'content-length': body.length,
    connection: isClosing ? 'close' : 'keep-alive',
  };
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name.split('-').map(capitalize).join('-')}: ${value}`,
  );
  return `HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
};

interface Network {
  readonly start: number;
  readonly prefix: number;
}

const sizeOf = (prefix: number): number => 2 ** (32 - prefix);
const lastOf = ({ start, prefix }: Network): number => start + sizeOf(prefix) - 1;
const showAddress = (number: number): string => [24, 16, 8, 0].map((bits) => (number >>> bits) & 255).join('.');
const showNetwork = ({ start, prefix }: Network): string => `${showAddress(start)}/${prefix}`;

const parseNetwork = (text: string): Network => {
  const [address, prefix] = text.split('/') as [string, string?];
  const bits = prefix ? Number(prefix) : 32;
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  return { start: number - (number % sizeOf(bits)), prefix: bits };
};

const covers = (outer: Network, inner: Network): boolean =>
  outer.prefix <= inner.prefix && outer.start <= inner.start && lastOf(inner) <= lastOf(outer);

const areSiblings = (left: Network, right: Network): boolean =>
  left.prefix === right.prefix &&
  left.prefix > 0 &&
  left.start % sizeOf(left.prefix - 1) === 0 &&
  left.start + sizeOf(left.prefix) === right.start;

const aggregate = (texts: readonly string[]): Network[] => {
  const sorted = [...new Set(texts)].map(parseNetwork).sort((a, b) => a.start - b.start || a.prefix - b.prefix);
  const stack: Network[] = [];
  for (let network of sorted) {
    if (stack.length > 0 && covers(stack.at(-1)!, network)) continue;
    while (stack.length > 0 && areSiblings(stack.at(-1)!, network)) {
      network = { start: stack.pop()!.start, prefix: network.prefix - 1 };
    }
    stack.push(network);
  }
  return stack;
};

const rangeToNetworks = (first: number, last: number): Network[] => {
  const networks: Network[] = [];
  for (let start = first; start <= last;) {
    let prefix = 0;
    while (start % sizeOf(prefix) !== 0 || start + sizeOf(prefix) - 1 > last) prefix++;
    networks.push({ start, prefix });
    start += sizeOf(prefix);
  }
  return networks;
};

const exclude = (network: Network, hole: Network): Network[] => {
  if (!covers(network, hole)) return [network];
  if (network.prefix === hole.prefix) return [];
  const prefix = network.prefix + 1;
  return [
    ...exclude({ start: network.start, prefix }, hole),
    ...exclude({ start: network.start + sizeOf(prefix), prefix }, hole),
  ];
};

const CIDR = /^\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?$/;

type Stored = Secret | Readonly<Record<string, Secret>>;
interface PolicyRule {
  readonly pattern: RegExp;
  readonly weight: number;
  readonly allow: readonly string[];
}
interface Token {
  readonly id: Secret;
  readonly policies: readonly string[];
  readonly expires: number;
}
type Denied = readonly ['denied' | 'expired' | 'missing', string];
type Policies = Readonly<Record<string, readonly PolicyRule[]>>;

const MINUTE = 60_000;

const ruleOf = (path: string, allow: readonly string[]): PolicyRule => {
  const escaped = path.replaceAll('.', '[.]').replaceAll('+', '[^/]+').replace(/\*$/, '.*');
  const first = path.search(/[+*]/);
  return {
    pattern: new RegExp(`^${escaped}$`),
    weight: (first < 0 ? path.length * 10 : first) * 100 + path.length,
    allow,
  };
};

const capabilitiesOf = (policies: Policies, names: readonly string[], path: string): readonly string[] => {
  const matching = names.flatMap((name) => (policies[name] ?? []).filter(({ pattern }) => pattern.test(path)));
  const highest = Math.max(...matching.map(({ weight }) => weight));
  const allowed = matching.filter(({ weight }) => weight === highest).flatMap(({ allow }) => allow);
  return allowed.includes('deny') ? [] : allowed;
};

const isDenied = (found: Stored | Denied): found is Denied => Array.isArray(found);

const readSecret = (
  secrets: Readonly<Record<string, Stored>>,
  policies: Policies,
  token: Token,
  path: string,
  now: number,
): Stored | Denied => {
  if (now > token.expires) return ['expired', path];
  if (!capabilitiesOf(policies, token.policies, path).includes('read')) return ['denied', path];
  return secrets[path] ?? ['missing', path];
};

const mask = (secret: Secret): string => {
  const text = secret.unwrap();
  return text.length > 6 ? `${text.slice(0, 2)}...(${text.length})` : '***';
};

const showAnswer = (found: Stored | Denied): string => {
  if (isDenied(found)) return `${found[0]} ${found[1]}`;
  if (found instanceof Secret) return mask(found);
  return Object.entries(found)
    .map(([key, value]) => `${key}=${mask(value)}`)
    .join(' ');
};

const rotate = (secret: Stored, round: number): Stored => {
  if (secret instanceof Secret) {
    const text = secret.unwrap();
    const shift = round % text.length;
    return new Secret((text.slice(shift) + text.slice(0, shift)).toUpperCase());
  }
  return Object.fromEntries(
    Object.entries(secret).map(([key, value]) => [key, rotate(value, round + key.length) as Secret]),
  );
};

const clockOf = (time: number): string => new Date(time).toISOString().slice(11, 16);

export const fourteenthNetworkPrograms: Readonly<Record<string, () => unknown>> = {
  'http-requests'() {
    const starts = [
      'GET / HTTP/1.1',
      'GET /items/7?lang=de HTTP/1.1',
      'GET /search?q=a%20b&q=c%2Bd&q=100%&x HTTP/1.0',
      'HEAD /search?p=1 HTTP/1.1',
      'POST /items HTTP/1.1',
      'PUT /items/3 HTTP/1.1',
      'DELETE /items HTTP/1.1',
      'PATCH /items/1 HTTP/1.1',
      'GET /no%74hing+here%0A HTTP/1.1',
      'BREW coffee',
      'GET / HTTP/2.0',
    ];
    const chunks = '\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n10\r\n0123456789abcdef\r\n0\r\n\r\n';
    const ends = [
      chunks,
      '\r\n\r\n',
      '\r\n\r\n',
      '\r\n\r\n',
      '\r\nContent-Length: 11\r\n\r\nhello\r\n\r\nyou and more',
    ];
    const texts = Array.from({ length: 44 }, (_, i) => {
      const headers = [
        'Host: example.com',
        'Accept: text/html,\r\n  text/plain',
        `X-Tag: a\r\nx-tag: b${i}`,
        i % 3 === 0 ? `Cookie: user=u${i}; theme=dark` : 'Connection: Close',
        i % 4 === 1 ? `Authorization: Bearer t0k${i}` : 'DNT: 1',
      ];
      return `${starts[i % 11]}\r\n${headers.join('\r\n')}${ends[i % 5]}`;
    });
    const requests = texts.map(parseRequest);
    const answers = requests.map(answer);
    const log = requests.map((request, index) => {
      if (isFailure(request)) return `- ${request.reason}`;
      const status = answers[index]!.slice(9, 12);
      return `${request.method.padEnd(6)} ${request.path.padEnd(14)} ${status} ${request.body.length}`;
    });
    return [requests[0], requests[2], requests[4], answers.slice(0, 11), [...new Set(log)], log.length];
  },

  'cidr-aggregate'() {
    const lists: Readonly<Record<string, readonly string[]>> = {
      office: Array.from({ length: 48 }, (_, i) => `10.1.${(i * 5) % 48}.0/24`),
      dmz: Array.from({ length: 40 }, (_, i) => `192.0.2.${i * 4}/${30 - (i % 2)}`),
      mixed:
        '10.0.0.0/8 10.4.0.0/16 172.16.0.0/13 172.24.0.0/13 0.0.0.0/1 255.255.255.255 128.0.0.0/2 192.0.0.0/3'.split(
          ' ',
        ),
      hosts: numbers(40).map((i) => `198.51.100.${(i * 3) % 41}`),
      nothing: [],
    };
    const results = Object.entries(lists).map(([name, texts]) => {
      const networks = aggregate(texts);
      const addresses = networks.reduce((sum, { prefix }) => sum + sizeOf(prefix), 0);
      return [name, { networks: networks.map(showNetwork), addresses }];
    });
    const ranges = [
      ['10.0.0.5', '10.0.0.20'],
      ['192.168.0.0', '192.168.3.255'],
      ['1.2.3.4', '1.2.3.4'],
      ['0.0.0.1', '255.255.255.254'],
      ['9.9.9.9', '9.9.9.8'],
    ].map((pair) => {
      const [first, last] = pair.map((text) => parseNetwork(text).start) as [number, number];
      return rangeToNetworks(first, last).map(showNetwork);
    });
    const free = [
      ['10.0.0.0/8', '10.1.2.0/24'],
      ['192.168.0.0/24', '192.168.0.77'],
      ['10.0.0.0/9', '10.128.0.0/10'],
      ['1.1.1.0/24', '1.1.1.0/24'],
    ].map(([network, hole]) => exclude(parseNetwork(network!), parseNetwork(hole!)).map(showNetwork));
    const errors = ['10.0.0.0/8', '300.1', 'fe80::1', '1.2.3.4/33', 7].map((value) => {
      if (typeof value !== 'string') return `${value}: no text`;
      if (!CIDR.test(value)) return `${value}: no network`;
      return /\/(3[3-9]|[4-9]\d)$/.test(value) ? `${value}: no prefix` : showNetwork(parseNetwork(value));
    });
    return [
      Object.fromEntries(results),
      ranges.map((list) => [list.length, list.slice(0, 3)]),
      free.map((list) => [list.length, list.slice(-2)]),
      errors,
    ];
  },

  'vault-paths'() {
    const sources: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
      admin: { '*': ['read', 'write', 'list', 'delete'] },
      web: { 'secret/web/*': ['read', 'list'], 'secret/web/private/+': ['deny'], 'secret/+/shared': ['read'] },
      deploy: {
        'secret/+/deploy-key': ['read'],
        'secret/db/*': ['read', 'write'],
        'secret/db/root': ['deny'],
        'sys/v1.0/+/health': ['list'],
      },
      audit: { 'secret/*': ['list'], 'secret/audit': ['read'] },
    };
    const policies: Policies = Object.fromEntries(
      Object.entries(sources).map(([name, rules]) => [
        name,
        Object.entries(rules).map(([path, allow]) => ruleOf(path, allow)),
      ]),
    );
    const start = Date.parse('2024-03-01T08:00:00Z');
    const lists = [['admin'], ['web'], ['web', 'deploy'], ['deploy', 'unknown'], ['audit', 'web'], []];
    const tokens = numbers(8).map((i) => ({
      id: new Secret(`token-${i}-${i * 7919}`),
      policies: lists[i % 6]!,
      expires: start + i * 25 * MINUTE,
    }));
    const secrets: Record<string, Stored> = {};
    for (const [index, area] of ['web', 'db', 'mail'].entries()) {
      secrets[`secret/${area}/deploy-key`] = new Secret(`ssh-${area}-${index * 1234567 + 99}`);
      secrets[`secret/${area}/shared`] = { user: new Secret(`${area}_user`), password: new Secret(`pw${index}`) };
      secrets[`secret/${area}/private/key`] = new Secret('top');
      secrets[`secret/${area}/root`] = { password: new Secret(`root-of-${area}`) };
    }
    secrets['secret/audit'] = new Secret('audit-log-key');
    const paths = [...Object.keys(secrets), 'secret/web/nothing', 'sys/v1.0/node/health'];
    const requests = tokens.flatMap((token, index) =>
      paths
        .filter((_, number) => (number + index) % 2 === 0)
        .map((path, number) => ({ token, path, time: start + (number * 4 + index * 10) * MINUTE })),
    );
    const answers = requests.map(({ token, path, time }) => readSecret(secrets, policies, token, path, time));
    const log = requests.map(({ token, path, time }, number) => {
      const left = token.expires - time;
      return `${clockOf(time)} ${mask(token.id)} ${left > 0 ? clockOf(left) : '--:--'} ${path}: ${showAnswer(answers[number]!)}`;
    });
    const counts = new Map<string, number>();
    for (const found of answers) {
      add(counts, isDenied(found) ? found[0] : found instanceof Secret ? 'secret' : 'secrets', 1);
    }
    const rotated = Object.entries(secrets).map(
      ([path, secret]) => `${path} ${showAnswer(rotate(secret, path.length))}`,
    );
    const shared = Object.entries(secrets['secret/db/shared']!).map(([key, value]) => `${key} => ${value}`);
    return [
      log.filter((_, number) => number % 5 === 0),
      Object.fromEntries(counts),
      rotated,
      `${tokens[0]!.id} {${shared.join(', ')}}`,
    ];
  },
};

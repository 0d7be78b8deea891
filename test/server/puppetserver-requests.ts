/** The environment and the requests of the comparison with puppetserver, and the parts of answers that are compared. */
import type { Answer, Files } from './running-server.js';

/** Below the folder of an environment path. */
export const ENVIRONMENTS: Files = {
  'production/manifests/site.pp': `
    node 'failing.example.com' { fail('no catalog for you') }
    node default {
      include web
      @file { '/virtual': }
      notify { "I am \${trusted['certname']} on \${facts['os']['name']}": }
      file { '/srv/a': content => 'a', require => Class['web'] }
      file { '/srv/secret': content => Sensitive('secret') }
    }`,
  'production/modules/web/manifests/init.pp':
    "class web(Integer $port = 80, Optional[String] $host = undef) { file { '/srv/index': source => 'puppet:///modules/web/index.html', mode => '0644' } }",
  'production/modules/web/manifests/site.pp': 'define web::site($a, $b = [1, 2]) { }',
  'production/modules/web/files/index.html': '<h1>web</h1>',
  'production/modules/web/files/sub/a.txt': 'a',
  'production/modules/web/files/sub/.hidden': 'h',
  'production/modules/web/lib/facter/web.rb': '# a fact',
  'broken/manifests/site.pp': 'class {',
};

/** A request of the client `agent.example.com`, or of one without a certificate. */
export interface ComparedRequest {
  readonly method: string;
  readonly path: string;
  readonly isAnonymous: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const NODE = 'agent.example.com';
const PRODUCTION = 'environment=production';

const request = (method: string, path: string, more: Partial<ComparedRequest> = {}): ComparedRequest => ({
  method,
  path,
  isAnonymous: false,
  ...more,
  headers: { Accept: path.includes('file_content') ? 'application/octet-stream' : 'application/json', ...more.headers },
});

function catalog(query: string, form: Readonly<Record<string, string>>, node = NODE): ComparedRequest {
  return request('POST', `/puppet/v3/catalog/${node}?${query}`, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
}

const facts = (name = NODE): Readonly<Record<string, string>> => ({
  facts_format: 'application/json',
  facts: encodeURIComponent(JSON.stringify({ name, values: { os: { name: 'Debian' } } })),
});

const files = (kind: string, targets: readonly string[]): readonly ComparedRequest[] =>
  targets.map((target) => request('GET', `/puppet/v3/${kind}/${target}`));

const json = (method: string, path: string, body: unknown): ComparedRequest =>
  request(method, path, { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

export const COMPARED_REQUESTS: readonly ComparedRequest[] = [
  ...['production', 'unknown', '..%2fproduction', ''].flatMap((name) => [
    request('GET', `/puppet/v3/node/${NODE}?environment=${name}`),
    request('GET', `/puppet/v3/file_metadata/modules/web/index.html?environment=${name}`),
    request('GET', `/puppet/v3/environment_classes?environment=${name}`),
    catalog(`environment=${name}`, { environment: name, ...facts() }),
  ]),
  request('GET', `/puppet/v3/node/${NODE}`),
  request('GET', `/puppet/v3/node/other.example.com?${PRODUCTION}`),
  request('GET', `/puppet/v3/catalog/other.example.com?${PRODUCTION}`),
  catalog(PRODUCTION, {}),
  catalog(PRODUCTION, { facts_format: 'yaml', facts: 'x' }),
  catalog(PRODUCTION, { facts_format: 'application/json', facts: 'x' }),
  catalog(PRODUCTION, facts('other.example.com')),
  catalog('environment=broken', { environment: 'broken', ...facts() }),
  ...files('file_metadata', [
    `modules/web/index.html?${PRODUCTION}&checksum_type=md5`,
    `modules/web/index.html?${PRODUCTION}&checksum_type=unknown`,
    `modules/web/index.html?${PRODUCTION}&links=unknown`,
    `modules/web/sub?${PRODUCTION}`,
    `modules/web/missing?${PRODUCTION}`,
    `modules/unknown/x?${PRODUCTION}`,
    `unknown/x?${PRODUCTION}`,
    `modules/web/..%2fdata?${PRODUCTION}`,
    `plugins?${PRODUCTION}`,
  ]),
  ...files('file_metadatas', [
    `modules/web?${PRODUCTION}&recurse=true`,
    `modules/web?${PRODUCTION}&recurse=true&ignore=.h*&checksum_type=sha256`,
    `modules/web?${PRODUCTION}&recurse=true&recurselimit=1`,
    `modules/web?${PRODUCTION}&recurse=false`,
    `plugins?${PRODUCTION}&recurse=true&links=follow&source_permissions=ignore`,
    `pluginfacts?${PRODUCTION}&recurse=true`,
    `modules/web/missing?${PRODUCTION}&recurse=true`,
  ]),
  ...files('file_content', [
    `modules/web/index.html?${PRODUCTION}`,
    `modules/web/missing?${PRODUCTION}`,
    `modules/web/sub?${PRODUCTION}`,
    'modules/web/index.html',
  ]),
  ...files('static_file_content', [
    `modules/web/files/index.html?${PRODUCTION}`,
    `modules/web/files/x?${PRODUCTION}&code_id=x`,
  ]),
  request('GET', '/puppet/v3/environments'),
  request('GET', '/puppet/v3/unknown'),
  request('POST', '/puppet/v3/environments'),
  request('DELETE', `/puppet/v3/catalog/${NODE}?${PRODUCTION}`),
  request('DELETE', '/puppet-admin-api/v1/environment-cache'),
  request('GET', '/status/v1/simple', { isAnonymous: true }),
  request('GET', '/status/v1/simple/unknown', { isAnonymous: true }),
  request('GET', '/status/v1/services', { isAnonymous: true }),
  request('GET', '/puppet/v3/environments', { isAnonymous: true }),
  request('GET', '/', { isAnonymous: true }),
  json('PUT', `/puppet/v3/facts/${NODE}?${PRODUCTION}`, { name: NODE, values: { a: 1 } }),
  json('PUT', `/puppet/v3/facts/${NODE}?${PRODUCTION}`, { name: 'other.example.com', values: {} }),
  request('PUT', `/puppet/v3/facts/${NODE}?${PRODUCTION}`, { headers: { 'Content-Type': 'text/html' }, body: 'x' }),
  request('PUT', `/puppet/v3/report/${NODE}?${PRODUCTION}`, {
    headers: { 'Content-Type': 'application/json' },
    body: 'x',
  }),
  json('POST', '/puppet/v4/catalog', { certname: NODE }),
];

/** Names a request in the table and in the list of differences. */
export function requestId({ method, path, isAnonymous, body = '' }: ComparedRequest): string {
  return `${isAnonymous ? 'anonymous ' : ''}${method} ${path}${body === '' ? '' : ` ${body}`}`;
}

/** The keys whose values differ with each answer or machine. */
const VARIABLE = new Set(['version', 'catalog_uuid', 'owner', 'group', 'service_version']);

/** Returns what is compared: the status, the content type, and the body without times, owners and folders. */
export function comparedPart(answer: Answer, environmentPath: string): unknown {
  const body = answer.body
    .replaceAll(environmentPath, '/ENVIRONMENTS')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0000/g, 'TIME');
  return {
    status: answer.status,
    type: String(answer.headers['content-type'] ?? '').replaceAll(' ', ''),
    body: parseBody(body),
  };
}

/** The order of files is that of the folder on disk. */
const sorted = (files: readonly unknown[]): readonly unknown[] =>
  files.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

function parseBody(body: string): unknown {
  try {
    const data: unknown = JSON.parse(body, (key, value: unknown) => (VARIABLE.has(key) ? 'VARIABLE' : value));
    return Array.isArray(data) ? sorted(data) : data;
  } catch {
    return body;
  }
}

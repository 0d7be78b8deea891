/** What a server answers to requests: who may send them, and which files they reach. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_RULES, type IssuedCertificate } from '@pptjs/server';
import test from 'ava';
import { RunningServer } from './running-server.js';

const ENVIRONMENT = {
  'environments/production/manifests/site.pp': 'include web',
  'environments/production/modules/web/manifests/init.pp':
    'class web(Integer $port = 80) { notify { $facts["os"]: } notify { "I am ${trusted[certname]}": } }',
  'environments/production/modules/web/files/index.html': '<h1>web</h1>',
  'environments/production/modules/web/files/sub/a.txt': 'a',
  'environments/production/modules/web/files/sub/.hidden': 'h',
  'environments/production/modules/web/lib/facter/web.rb': '# a fact',
  'environments/production/modules/web/data/secret.yaml': 'password: secret',
  'outside.txt': 'outside',
};

let server: RunningServer;

test.before(async () => {
  server = await RunningServer.start(ENVIRONMENT, {
    administrators: ['deploy.example.com'],
    compilers: ['ci.example.com'],
  });
  const files = join(server.folder, 'environments/production/modules/web/files');
  symlinkSync(join(server.folder, 'outside.txt'), join(files, 'outside'));
  symlinkSync('index.html', join(files, 'inside'));
  symlinkSync('.', join(files, 'sub/circle'));
  symlinkSync('itself', join(files, 'sub/itself'));
});
test.after.always(() => server.stop());

const query = 'environment=production';

test('an agent gets its own catalog only', async (t) => {
  const own = await server.catalog({ os: 'Debian' });
  t.is(own.status, 200);
  t.is(own.headers['content-type'], 'application/json; charset=utf-8');
  t.true(own.body.includes('"title":"Debian"'));
  const foreign = await server.catalog({}, { node: 'other.example.com' });
  t.is(foreign.status, 403);
  t.deepEqual(JSON.parse(foreign.body), {
    message:
      'Forbidden request: agent.example.com access to /puppet/v3/catalog/other.example.com (method POST). Please see the server logs for details.',
    issue_kind: 'FAILED_AUTHORIZATION',
  });
});

test('a catalog that cannot be compiled has the status 500 and the message of Puppet', async (t) => {
  const { status, body } = await server.catalog({});
  t.is(status, 500);
  const { message, issue_kind: kind } = JSON.parse(body) as { message: string; issue_kind: string };
  t.is(kind, 'RUNTIME_ERROR');
  t.regex(message, /^Server Error: Evaluation Error: .* on node agent\.example\.com$/);
});

test('an agent cannot set trusted facts, or send the facts of another node', async (t) => {
  const { status: compiled, body: catalog } = await server.catalog({ os: 'x', trusted: { certname: 'root' } });
  t.is(compiled, 200);
  t.true(catalog.includes('"title":"I am agent.example.com"'));
  const facts = JSON.stringify({ name: 'other.example.com', values: { os: 'x' } });
  const form = new URLSearchParams({ facts_format: 'application/json', facts: encodeURIComponent(facts) });
  const { status, body } = await server.send(`/puppet/v3/catalog/agent.example.com?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  t.is(status, 500);
  t.regex(body, /not those of agent\.example\.com/);
});

const unusableFacts: readonly (readonly [what: string, text: string, message: RegExp])[] = [
  ['are not JSON', 'x', /the facts are not JSON/],
  ['are no object', '[]', /not an object with a name and values/],
  ['have no values', '{"name":"agent.example.com"}', /not an object with a name and values/],
  ['are those of another node', '{"name":"other.example.com","values":{}}', /not those of facts-3\.example\.com/],
];
for (const [what, text, message] of unusableFacts)
  test(`a catalog request does not store facts that ${what}`, async (t) => {
    const node = `facts-${unusableFacts.findIndex(([each]) => each === what)}.example.com`;
    const client = server.authority.certificateOf(node);
    const form = new URLSearchParams({ facts_format: 'application/json', facts: encodeURIComponent(text) });
    const { status, body } = await server.send(`/puppet/v3/catalog/${node}?${query}`, {
      method: 'POST',
      client,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    t.is(status, 500);
    t.regex(body, message);
    t.false(existsSync(join(server.folder, `state/facts/${node}.json`)));
  });

test('a status names a service of the server', async (t) => {
  t.like(await server.send('/status/v1/simple/server', { client: null }), { status: 200, body: 'running' });
  t.like(await server.send('/status/v1/simple/unknown'), { status: 404, body: 'not found: unknown' });
  const { status, body } = await server.send('/status/v1/services/server', { client: null });
  t.is(status, 200);
  t.like(JSON.parse(body), { service_name: 'server', state: 'running' });
  const unknown = await server.send('/status/v1/services/unknown');
  t.is(unknown.status, 404);
  t.deepEqual(JSON.parse(unknown.body), {
    kind: 'service-not-found',
    msg: 'No status information found for service unknown',
  });
});

const environmentErrors: readonly (readonly [name: string, parameter: string, status: number, kind: string])[] = [
  ['that does not exist', 'environment=unknown', 404, 'ENVIRONMENT_NOT_FOUND'],
  ['that is no name', 'environment=../production', 400, 'RUNTIME_ERROR'],
  ['that is missing', 'x=1', 400, 'RUNTIME_ERROR'],
  ['that is stated twice', 'environment=production&environment=other', 400, 'RUNTIME_ERROR'],
];
for (const [name, parameter, expected, kind] of environmentErrors)
  test(`an environment ${name} has the status ${expected}`, async (t) => {
    for (const path of [
      'node/agent.example.com',
      'catalog/agent.example.com',
      'file_metadata/modules/web/index.html',
    ]) {
      const { status, body } = await server.send(`/puppet/v3/${path}?${parameter}`);
      t.deepEqual([status, (JSON.parse(body) as { issue_kind: string }).issue_kind], [expected, kind], path);
    }
  });

test('the metadata of one file has no relative path; those of a folder begin with `.`', async (t) => {
  const one = await server.send(`/puppet/v3/file_metadata/modules/web/index.html?${query}&checksum_type=md5`);
  const metadata = JSON.parse(one.body) as { relative_path: unknown; checksum: unknown; type: unknown };
  t.is(metadata.relative_path, null);
  t.is(metadata.type, 'file');
  const digest = createHash('md5').update('<h1>web</h1>').digest('hex');
  t.deepEqual(metadata.checksum, { type: 'md5', value: `{md5}${digest}` });
  const all = await server.send(`/puppet/v3/file_metadatas/modules/web?${query}&recurse=true&ignore=.h*&ignore=circle`);
  const found = JSON.parse(all.body) as readonly { relative_path: string; type: string }[];
  t.deepEqual(
    found.map(({ relative_path: path, type }) => [path, type]),
    [
      ['.', 'directory'],
      ['index.html', 'file'],
      ['inside', 'link'],
      ['outside', 'link'],
      ['sub', 'directory'],
      ['sub/a.txt', 'file'],
      ['sub/itself', 'link'],
    ],
  );
});

test('links are followed within the environment only', async (t) => {
  const content = (name: string): Promise<{ status: number; body: string }> =>
    server.send(`/puppet/v3/file_content/modules/web/${name}?${query}`);
  t.like(await content('inside'), { status: 200, body: '<h1>web</h1>' });
  t.is((await content('outside')).status, 404);
  t.is((await content('sub/circle/a.txt')).status, 404);
  t.is((await server.send(`/puppet/v3/file_metadata/modules/web/outside?${query}&links=follow`)).status, 404);
});

/** Paths that try to leave the folder of a mount, as the client sends them. */
const traversals = [
  '../data/secret.yaml',
  'sub/../../data/secret.yaml',
  '%2e%2e/data/secret.yaml',
  '%2e%2e%2fdata%2fsecret.yaml',
  '..%2fdata/secret.yaml',
  '%252e%252e/data/secret.yaml',
  '%252e%252e%252fdata%252fsecret.yaml',
  '..%5cdata%5csecret.yaml',
  'index.html%00.txt',
  '%c0%ae%c0%ae/data/secret.yaml',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  '....//data/secret.yaml',
  'index.html/../../data/secret.yaml',
];
const fileEndpoints = ['file_metadata', 'file_metadatas', 'file_content', 'static_file_content'];
for (const endpoint of fileEndpoints)
  test(`${endpoint} does not leave its mounts`, async (t) => {
    for (const path of traversals) {
      for (const mount of ['modules/web', 'plugins', 'modules', 'modules/web/files']) {
        const { status, body } = await server.send(
          `/puppet/v3/${endpoint}/${mount}/${path}?${query}&code_id=x&links=follow`,
        );
        t.true(status === 400 || status === 404, `${mount}/${path}: ${status}`);
        t.false(body.includes('secret\n') || body.includes('root:'));
      }
    }
  });

const otherPaths = ['node', 'catalog', 'report', 'facts'].map((name) => `/puppet/v3/${name}`);
otherPaths.push('/puppet-ca/v1/certificate', '/puppet-ca/v1/certificate_request', '/status/v1/simple');
for (const path of otherPaths)
  test(`${path} rejects names that are paths`, async (t) => {
    for (const name of ['..%2f..%2fx', '%2e%2e', '../x', 'a%00b', 'a%2fb', '%252e%252e%252fx', '..%5cx']) {
      for (const method of ['GET', 'PUT', 'POST']) {
        const { status } = await server.send(`${path}/${name}?${query}`, {
          method,
          body: method === 'GET' ? undefined : 'x',
        });
        t.true([400, 403, 404, 405].includes(status), `${method} ${name}: ${status}`);
      }
    }
  });

/** What a client without a certificate reaches, from the table in docs/server.md: method, path and status without a CA. */
const PUBLIC: readonly (readonly [method: string, path: string, status: number])[] = [
  ...readFileSync('docs/server.md', 'utf8').matchAll(/^ *\| `(GET|PUT) (\/\S+)` +\| .* \| (\d{3}) +\|$/gm),
].map(([, method = '', path = '', status]) => [method, path, Number(status)]);

const reach = (method: string, path: string): Promise<{ status: number }> =>
  server.send(path, { method, client: null, body: method === 'PUT' || method === 'POST' ? 'x' : undefined });

test('a client without a certificate reaches what the documentation lists', async (t) => {
  for (const [method, path, expected] of PUBLIC)
    t.is((await reach(method, path.replace('<name>', 'x.example.com'))).status, expected, path);
  const rules = DEFAULT_RULES.filter(({ audience }) => audience === 'anyone');
  const allowed = rules.flatMap(({ methods, path }) =>
    methods.map((method) => `${method} /${path.join('/').replace('/**', '').replace('*', '<name>')}`),
  );
  const listed = PUBLIC.map(([method, path]) => `${method} ${path}`).filter((line) => !line.endsWith('certificate/ca'));
  t.deepEqual(listed.sort(), allowed.sort());
});

test('a client without a certificate reaches nothing else', async (t) => {
  const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS'];
  const isListed = (method: string, target: string): boolean =>
    PUBLIC.some(([each, path]) => {
      const pattern = new RegExp(`^${path.replace('<name>', '[^/]+')}${path.startsWith('/status') ? '(?:/.*)?' : ''}$`);
      return each === method && pattern.test(target);
    });
  const targets = DEFAULT_RULES.map(
    ({ path }) => `/${path.map((part) => (part.startsWith('*') ? 'agent.example.com' : part)).join('/')}`,
  );
  targets.push('/', '/puppet', '/puppet-ca/v1', '/puppet-ca/v1/certificate_statuses/all', '/puppet-ca/v1/clean');
  targets.push('/puppet-ca/v1/certificate_status/x', '/metrics/v2', '/status', '/status/v2/simple', '/favicon.ico');
  for (const target of targets) {
    for (const method of methods) {
      if (!isListed(method, target))
        t.is((await reach(method, `${target}?${query}`)).status, 403, `${method} ${target}`);
    }
  }
});

const foreignNames = ['../agent', 'Agent.Example.Com', 'agent.example.com ', 'ägent', 'a/b', '-x', 'a..b', ''];
test('a certificate with a name that Puppet does not allow is not accepted', async (t) => {
  for (const name of foreignNames) {
    const client = server.authority.certificateOf(name);
    t.is((await server.send('/status/v1/simple', { client })).status, 403, JSON.stringify(name));
  }
});

test('a certificate of another CA is not accepted', async (t) => {
  const { DevelopmentAuthority } = await import('@pptjs/server');
  const client = new DevelopmentAuthority().issue('agent.example.com');
  t.is((await server.send('/status/v1/simple', { client })).status, 403);
});

test('administrators are named, or have the extension pp_cli_auth', async (t) => {
  const deploy = (client: IssuedCertificate): Promise<{ status: number }> =>
    server.send('/puppet-admin-api/v1/environment-cache?environment=production', { method: 'DELETE', client });
  t.is((await deploy(server.agent)).status, 403);
  t.is((await deploy(server.authority.certificateOf('deploy.example.com'))).status, 204);
  const extensions = { '1.3.6.1.4.1.34380.1.3.39': 'true' };
  t.is((await deploy(server.authority.issue('cli.example.com', { extensions }))).status, 204);
});

test('only named services compile the catalogs of other nodes', async (t) => {
  const body = JSON.stringify({
    certname: 'any.example.com',
    persistence: { facts: false, catalog: false },
    environment: 'production',
    facts: { values: { os: 'Solaris' } },
  });
  const send = (client: IssuedCertificate): ReturnType<RunningServer['send']> =>
    server.send('/puppet/v4/catalog', {
      method: 'POST',
      client,
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  t.is((await send(server.agent)).status, 403);
  const answer = await send(server.authority.certificateOf('ci.example.com'));
  t.is(answer.status, 200);
  t.is((JSON.parse(answer.body) as { catalog: { name: string } }).catalog.name, 'any.example.com');
});

test('environment_classes has an ETag', async (t) => {
  const first = await server.send(`/puppet/v3/environment_classes?${query}`);
  t.is(first.status, 200);
  t.true(first.body.includes('"params":[{"name":"port","type":"Integer","default_literal":80,"default_source":"80"}]'));
  const etag = String(first.headers['etag']);
  const second = await server.send(`/puppet/v3/environment_classes?${query}`, { headers: { 'If-None-Match': etag } });
  t.deepEqual([second.status, second.body], [304, '']);
});

test('reports are stored for the node that sends them', async (t) => {
  const send = (host: string): Promise<{ status: number; body: string }> =>
    server.send(`/puppet/v3/report/agent.example.com?${query}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ host, status: 'unchanged' }),
    });
  t.like(await send('agent.example.com'), { status: 200, body: '["store"]' });
  t.is((await send('other.example.com')).status, 400);
});

test('simultaneous reports of a node are all complete, private, and the last 20 of them stay', async (t) => {
  const client = server.authority.certificateOf('busy.example.com');
  const body = JSON.stringify({ host: 'busy.example.com', status: 'changed', logs: ['x'.repeat(100_000)] });
  const send = (): Promise<{ status: number }> =>
    server.send(`/puppet/v3/report/busy.example.com?${query}`, {
      method: 'PUT',
      client,
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  const answers = await Promise.all(Array.from({ length: 25 }, send));
  t.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const folder = join(server.folder, 'state/reports/busy.example.com');
  const names = readdirSync(folder);
  t.is(names.length, 20);
  for (const name of names) {
    t.is(readFileSync(join(folder, name), 'utf8'), body);
    t.is(statSync(join(folder, name)).mode & 0o777, 0o600);
  }
});

test('facts that cannot be stored have the status 500 and leave no temporary file', async (t) => {
  const client = server.authority.certificateOf('blocked.example.com');
  const folder = join(server.folder, 'state/facts');
  mkdirSync(join(folder, 'blocked.example.com.json/x'), { recursive: true });
  const { status, body } = await server.send(`/puppet/v3/facts/blocked.example.com?${query}`, {
    method: 'PUT',
    client,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'blocked.example.com', values: {} }),
  });
  t.is(status, 500);
  t.false(body.includes(server.folder));
  t.deepEqual(
    readdirSync(folder).filter((name) => name.includes('blocked')),
    ['blocked.example.com.json'],
  );
});

test('a catalog is served if its facts cannot be stored, and the log has an error', async (t) => {
  const node = 'full.example.com';
  mkdirSync(join(server.folder, `state/facts/${node}.json/x`), { recursive: true });
  const { status, body } = await server.catalog({ os: 'x' }, { node, client: server.authority.certificateOf(node) });
  t.is(status, 200, body);
  t.true(server.log.some((line) => line.includes(node) && line.includes('the facts cannot be stored')));
});

const abuses: readonly (readonly [what: string, type: string, body: string, status: number])[] = [
  ['a body of another type', 'text/html', 'x', 415],
  ['a form with wrong percent encoding', 'application/x-www-form-urlencoded', 'facts=%zz', 400],
  ['a form with too many parameters', 'application/x-www-form-urlencoded', 'a=1&'.repeat(1000), 400],
  ['an unknown format of facts', 'application/x-www-form-urlencoded', 'facts=x&facts_format=yaml', 400],
];
for (const [what, type, body, expected] of abuses)
  test(`${what} has the status ${expected}`, async (t) => {
    const headers = { 'Content-Type': type };
    const path = `/puppet/v3/catalog/agent.example.com?${query}`;
    t.is((await server.send(path, { method: 'POST', headers, body })).status, expected);
  });

test('a body that is not UTF-8, compressed or too large is refused', async (t) => {
  const path = `/puppet/v3/catalog/agent.example.com?${query}`;
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  t.is((await server.send(path, { method: 'POST', headers: form, body: Buffer.from([0xff, 0xfe]) })).status, 400);
  const gzip = { ...form, 'Content-Encoding': 'gzip' };
  t.is((await server.send(path, { method: 'POST', headers: gzip, body: 'x' })).status, 415);
  const large = { ...form, 'Content-Length': String(2 ** 30) };
  t.is(
    (await server.send(path, { method: 'POST', headers: large, body: 'x' }).catch(() => ({ status: 413 }))).status,
    413,
  );
});

test('an unknown path or method says so to clients with a certificate', async (t) => {
  t.is((await server.send('/puppet/v3/unknown')).status, 404);
  t.is((await server.send('/status/v1/simple', { method: 'DELETE' })).status, 405);
  t.is((await server.send('/puppet/v3/unknown', { client: null })).status, 403);
});

test.serial('the environments have the settings of their environment.conf', async (t) => {
  const server = await RunningServer.start(
    {
      'environments/a/environment.conf':
        "modulepath = site:$basemodulepath\nmanifest = site.pp\nconfig_version = 'bin/version $environment'\n",
      'environments/b/manifests/site.pp': '',
      'environments/damaged/environment.conf': 'no setting\n',
    },
    { baseModulepath: ['/shared/modules'] },
  );
  t.teardown(() => server.stop());
  const { body } = await server.send('/puppet/v3/environments');
  const folder = join(server.folder, 'environments');
  const common = { environment_timeout: 'unlimited' };
  t.deepEqual((JSON.parse(body) as { environments: unknown }).environments, {
    a: {
      settings: {
        ...common,
        modulepath: [join(folder, 'a/site'), '/shared/modules'],
        manifest: join(folder, 'a/site.pp'),
        config_version: join(folder, 'a/bin/version a'),
      },
    },
    b: {
      settings: {
        ...common,
        modulepath: [join(folder, 'b/modules'), '/shared/modules'],
        manifest: join(folder, 'b/manifests'),
        config_version: '',
      },
    },
    damaged: { settings: {} },
  });
});

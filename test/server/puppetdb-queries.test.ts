/** Exported resources from PuppetDB, and `puppetdb_query`. */
import test, { type ExecutionContext } from 'ava';
import { RunningServer } from './running-server.js';
import { sharedAuthority, TestAuthority } from './test-authority.js';
import { type Fault, type Resource, TestPuppetDb } from './test-puppetdb.js';

const SITE = {
  'environments/production/manifests/site.pp': `
    case $facts['collects'] {
      'all': { Notify <<| |>> }
      'tag': { Notify <<| tag == 'Web' and title != 'b' |>> }
      'parameter': { Notify <<| (message == 'two' or message == 2) and withpath != true |>> }
      'array': { Notify <<| message == ['x'] |>> }
      'query': { notify { String(puppetdb_query('nodes[certname] { }')): } }
      'ast': { notify { String(puppetdb_query(['from', 'nodes', ['=', 'certname', 1.5]])): } }
      default: { }
    }`,
};

function notify(title: string, parameters: Resource['parameters'], ...tags: readonly string[]): Resource {
  return { type: 'Notify', title, exported: true, tags: ['notify', ...tags], parameters, file: '/x.pp', line: 3 };
}

async function start(t: ExecutionContext, timeout = 5): Promise<{ server: RunningServer; puppetDb: TestPuppetDb }> {
  const puppetDb = await TestPuppetDb.start(sharedAuthority);
  t.teardown(() => puppetDb.stop());
  const server = await RunningServer.start(SITE, { puppetDb: { urls: [puppetDb.url], timeout, forward: 'off' } });
  t.teardown(() => server.stop());
  return { server, puppetDb };
}

async function collect(
  server: RunningServer,
  collects: string,
): Promise<{ status: number; titles: string[]; body: string }> {
  const { status, body } = await server.catalog({ collects });
  const data = JSON.parse(body) as { resources?: readonly { type: string; title: string }[] };
  const titles = (data.resources ?? []).filter(({ type }) => type === 'Notify').map(({ title }) => title);
  return { status, titles, body };
}

test.serial('collectors request exported resources as those of Puppet do', async (t) => {
  const { server, puppetDb } = await start(t);
  puppetDb.resources.set('other.example.com', [
    notify('a', { message: 'one', alias: ['first'] }, 'web'),
    notify('b', { message: 'two' }, 'web'),
    notify('c', { message: 2, withpath: true }),
    notify('d', { message: ['x'], __ptype: 'data' }),
    { ...notify('not exported', {}), exported: false },
  ]);
  puppetDb.resources.set('agent.example.com', [notify('own', {}, 'web')]);
  const exported = ['["and",["=","type","Notify"],["=","exported",true],["not",["=","certname","agent.example.com"]]'];
  const cases: readonly (readonly [collects: string, titles: readonly string[], condition: string])[] = [
    ['tag', ['a'], ',["and",["=","tag","web"],["not",["=","title","b"]]]]'],
    [
      'parameter',
      ['b'],
      ',["and",["or",["=",["parameter","message"],"two"],["=",["parameter","message"],2]],["not",["=",["parameter","withpath"],true]]]]',
    ],
  ];
  for (const [collects, titles, condition] of cases) {
    puppetDb.queries.length = 0;
    const found = await collect(server, collects);
    t.deepEqual(found.titles, titles, found.body);
    t.deepEqual(puppetDb.queries, [`${exported.join()}${condition}`], collects);
  }
  puppetDb.resources.set('other.example.com', [notify('a', { message: 'one', alias: ['first'] }, 'web')]);
  const all = await collect(server, 'all');
  t.deepEqual(all.titles, ['a'], all.body);
  t.true(all.body.includes('"parameters":{"message":"one","alias":["first"]}'), all.body);
  t.deepEqual([...puppetDb.clients], ['localhost']);
});

test.serial('puppetdb_query sends PQL and AST queries', async (t) => {
  const { server, puppetDb } = await start(t);
  puppetDb.answers.set('"nodes[certname] { }"', [{ certname: 'a', value: 1.5 }]);
  puppetDb.answers.set('["from","nodes",["=","certname",1.5]]', []);
  t.deepEqual((await collect(server, 'query')).titles, ["[{'certname' => 'a', 'value' => 1.5}]"]);
  t.deepEqual((await collect(server, 'ast')).titles, ['[]']);
  puppetDb.answers.clear();
  const { status, body } = await collect(server, 'query');
  t.is(status, 500);
  t.regex(body, /PuppetDB cannot be queried: .*\[400 Bad Request\] PQL parse error.*site\.pp, line: 7, column: \d+/);
});

const FAULTS: Readonly<Record<Exclude<Fault, 'slow'>, RegExp>> = {
  error: /\[500 Internal Server Error\] internal error/,
  'not JSON': /the answer is not JSON/,
  'not a list': /the answer is not a list/,
  huge: /the answer is larger than 64 MiB/,
  closes: /socket hang up|ECONNRESET/,
  rejects: /\[400 Bad Request\] .*bad/,
};

test.serial('a PuppetDB without an answer costs a catalog after the time limit', async (t) => {
  const { server, puppetDb } = await start(t, 2);
  puppetDb.fault = 'slow';
  const { status, body } = await collect(server, 'all');
  t.is(status, 500);
  t.regex(body, /PuppetDB cannot be queried: .*there was no answer after 2 s.*site\.pp, line: 3\b/);
});

test.serial('faults of PuppetDB cost the catalogs that need it, and name the collector', async (t) => {
  const { server, puppetDb } = await start(t, 60);
  puppetDb.resources.set('other.example.com', [notify('a', {})]);
  t.is((await collect(server, 'all')).status, 200);
  for (const [fault, message] of Object.entries(FAULTS)) {
    puppetDb.fault = fault as Fault;
    const failed = await collect(server, 'all');
    t.is(failed.status, 500, fault);
    t.regex(failed.body, message);
    t.regex(failed.body, /PuppetDB cannot be queried: .*site\.pp, line: 3\b/, fault);
    t.is((await collect(server, 'none')).status, 200, fault);
    puppetDb.fault = undefined;
    t.deepEqual((await collect(server, 'all')).titles, ['a'], `after ${fault}`);
  }
  await puppetDb.stop();
  t.regex((await collect(server, 'all')).body, /ECONNREFUSED/);
  await puppetDb.restart();
  t.deepEqual((await collect(server, 'all')).titles, ['a']);
});

test.serial('a PuppetDB with a certificate of another CA gets no query', async (t) => {
  const puppetDb = await TestPuppetDb.start(new TestAuthority());
  t.teardown(() => puppetDb.stop());
  const server = await RunningServer.start(SITE, { puppetDb: { urls: [puppetDb.url], forward: 'off' } });
  t.teardown(() => server.stop());
  t.regex(
    (await collect(server, 'all')).body,
    /PuppetDB cannot be queried: .*(?:self-signed|unable to verify|signature)/,
  );
  t.deepEqual(puppetDb.queries, []);
});

test.serial('the next server answers if the first one does not', async (t) => {
  const puppetDb = await TestPuppetDb.start(sharedAuthority);
  t.teardown(() => puppetDb.stop());
  puppetDb.resources.set('other.example.com', [notify('a', {})]);
  const urls = ['https://localhost:1', puppetDb.url];
  const server = await RunningServer.start(SITE, { puppetDb: { urls, forward: 'off' } });
  t.teardown(() => server.stop());
  t.deepEqual((await collect(server, 'all')).titles, ['a']);
});

test.serial('a server rejects a store or URL that it does not know', async (t) => {
  for (const options of [
    { exported: { store: 'mysql://x' } },
    { exported: { store: 'puppetdb' } },
    { puppetDb: { urls: ['ftp://x'] } },
  ])
    await t.throwsAsync(RunningServer.start(SITE, options), { name: 'TypeError' });
});

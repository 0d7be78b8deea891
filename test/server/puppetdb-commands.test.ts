/** Facts, catalogs and reports that a server sends to PuppetDB. */
import { setTimeout } from 'node:timers/promises';
import type { PuppetDbOptions } from '@pptjs/server';
import test, { type ExecutionContext } from 'ava';
import { type Answer, RunningServer } from './running-server.js';
import { sharedAuthority } from './test-authority.js';
import { type Command, TestPuppetDb } from './test-puppetdb.js';

const SITE = {
  'environments/production/manifests/site.pp': `
    if $facts['collects'] { File <<| tag == 'shared' |>> Notify <<| |>> notify { 'n': } }
    elsif $facts['fails'] { fail('no catalog') }
    else { include web }`,
  'environments/production/modules/web/manifests/init.pp': `
    class web {
      file { 'conf': path => '/etc/web', content => Sensitive('hunter2'), alias => 'web', require => File['/b/'], before => [Notify['n']] }
      file { '/b': }
      notify { 'n':
        subscribe => File['/etc/web'],
        message   => { 'a' => Sensitive('hunter2'), 'b' => [1.5, undef, /x/, Deferred('f', [Sensitive('hunter2')]), Timestamp('2020-01-01')], 1 => default },
      }
      @@file { '/exported': content => Sensitive('hunter2'), mode => '0644', tag => ['z', 'shared'], notify => Notify['n'] }
      @@notify { 'exported': message => [Sensitive('hunter2')] }
      @notify { 'virtual': }
    }`,
};

const EXPORTER = 'exporter.example.com';

interface Started {
  readonly server: RunningServer;
  readonly puppetDb: TestPuppetDb;
}

async function start(t: ExecutionContext, options: Omit<PuppetDbOptions, 'urls'> = {}): Promise<Started> {
  const puppetDb = await TestPuppetDb.start(sharedAuthority);
  t.teardown(() => puppetDb.stop());
  const server = await RunningServer.start(SITE, { puppetDb: { urls: [puppetDb.url], ...options } });
  t.teardown(() => server.stop());
  return { server, puppetDb };
}

function compile(server: RunningServer, facts: Readonly<Record<string, unknown>>, form = {}): Promise<Answer> {
  return server.catalog(facts, { node: EXPORTER, client: server.authority.certificateOf(EXPORTER), ...form });
}

/** Waits until PuppetDB has as many commands. */
async function commands(puppetDb: TestPuppetDb, count: number): Promise<readonly Command[]> {
  for (let attempt = 0; attempt < 200 && puppetDb.commands.length < count; attempt++) await setTimeout(50);
  return puppetDb.commands;
}

async function metric(server: RunningServer, name: string): Promise<number> {
  const { body } = await server.send('/metrics');
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? 0,
  );
}

test.serial('a node collects what another exports, through PuppetDB and without secrets', async (t) => {
  const { server, puppetDb } = await start(t);
  const uuid = '11111111-1111-4111-8111-111111111111';
  const { status, body } = await compile(server, { a: 1 }, { transaction_uuid: uuid });
  t.is(status, 200, body);
  t.true(body.includes('hunter2'), 'the agent gets Sensitive values');
  const [facts, catalog] = await commands(puppetDb, 2);
  t.deepEqual(puppetDb.errors, []);
  t.deepEqual([...puppetDb.clients], ['localhost']);
  t.deepEqual(facts?.payload['values'], {
    a: 1,
    trusted: {
      authenticated: 'remote',
      certname: EXPORTER,
      extensions: {},
      hostname: 'exporter',
      domain: 'example.com',
    },
  });
  t.like(catalog?.payload, {
    certname: EXPORTER,
    environment: 'production',
    producer: 'localhost',
    transaction_uuid: uuid,
  });
  t.false(JSON.stringify(puppetDb.commands).includes('hunter2'));
  const resources = catalog?.payload['resources'] as readonly { type: string; title: string; parameters: object }[];
  const parametersOf = (title: string): unknown => resources.find((each) => each.title === title)?.parameters;
  t.deepEqual(parametersOf('conf'), {
    path: '/etc/web',
    alias: ['/etc/web', 'web'],
    require: 'File[/b/]',
    before: ['Notify[n]'],
  });
  t.deepEqual(parametersOf('n'), {
    subscribe: 'File[/etc/web]',
    message: {
      1: 'default',
      a: 'Sensitive [value redacted]',
      b: [
        1.5,
        null,
        '/x/',
        "Deferred({'name' => 'f', 'arguments' => ['Sensitive [value redacted]']})",
        '2020-01-01T00:00:00.000000000 UTC',
      ],
    },
  });
  t.deepEqual(parametersOf('/exported'), { mode: '0644', tag: ['shared', 'z'], notify: 'Notify[n]' });
  t.is(parametersOf('virtual'), undefined);
  const edges = catalog?.payload['edges'] as readonly Record<'source' | 'target', { type: string; title: string }>[];
  const texts = edges.map(
    ({ source, target, relationship }: Record<string, unknown>) =>
      `${JSON.stringify(Object.values(source as object))} ${String(relationship)} ${JSON.stringify(Object.values(target as object))}`,
  );
  t.deepEqual(texts.filter((text) => !text.includes(' contains ')).sort(), [
    '["File","/b"] required-by ["File","conf"]',
    '["File","conf"] before ["Notify","n"]',
    '["File","conf"] subscription-of ["Notify","n"]',
  ]);
  t.true(texts.includes('["Class","Web"] contains ["File","/exported"]'));
  const collected = await server.catalog({ collects: true });
  t.is(collected.status, 200, collected.body);
  t.true(collected.body.includes('"title":"/exported"'), collected.body);
  t.true(collected.body.includes('"message":["Sensitive [value redacted]"]'), collected.body);
  await compile(server, { collects: true });
  await commands(puppetDb, 6);
  t.false((await server.catalog({ collects: true })).body.includes('"title":"/exported"'), 'the last catalog counts');
});

test.serial('a catalog that fails has facts in PuppetDB, and so have facts that an agent uploads', async (t) => {
  const { server, puppetDb } = await start(t);
  t.is((await compile(server, { fails: true })).status, 500);
  t.deepEqual(
    (await commands(puppetDb, 1)).map(({ command }) => command),
    ['replace_facts'],
  );
  const uploaded = await server.send('/puppet/v3/facts/agent.example.com?environment=production', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"agent.example.com","values":{"n":1234567890123456789,"f":1.0,"_puppet_inventory_1":{"packages":[["a","1","apt"]]}}}',
  });
  t.is(uploaded.status, 200, uploaded.body);
  const [, facts] = await commands(puppetDb, 2);
  t.deepEqual(facts?.payload['package_inventory'], [['a', '1', 'apt']]);
  t.deepEqual(Object.keys(facts?.payload['values'] as object), ['n', 'f', 'trusted']);
  t.deepEqual(puppetDb.errors, []);
  const wrong = await server.send('/puppet/v3/facts/agent.example.com?environment=production', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"agent.example.com","values":[1]}',
  });
  t.is(wrong.status, 400, wrong.body);
});

const EVENT = {
  audited: false,
  property: 'message',
  previous_value: 'absent',
  desired_value: ['a', 1],
  historical_value: null,
  message: 'changed',
  name: 'message',
  status: 'success',
  time: '2026-01-02T03:04:05.593904419+00:00',
  redacted: false,
  corrective_change: false,
};

const STATUS = {
  title: 'n',
  file: '/site.pp',
  line: 1,
  resource: 'Notify[n]',
  resource_type: 'Notify',
  provider_used: 'x',
  containment_path: ['Stage[main]', 'Notify[n]'],
  evaluation_time: 0.1,
  tags: ['notify'],
  time: '2026-01-02T03:04:05.5+00:00',
  failed: false,
  skipped: false,
  events: [EVENT],
  corrective_change: false,
};

const REPORT = {
  host: 'agent.example.com',
  time: '2026-01-02T03:04:05.5+00:00',
  configuration_version: 1795410557,
  transaction_uuid: '59743c22-11f0-4056-b4e4-27747d9d721d',
  report_format: 12,
  puppet_version: '8.10.0',
  status: 'changed',
  transaction_completed: true,
  noop: false,
  noop_pending: false,
  environment: 'production',
  logs: [
    {
      level: 'notice',
      message: 'text',
      source: 'Puppet',
      tags: ['notice'],
      time: '2026-01-02T03:04:06+00:00',
      file: null,
      line: null,
    },
  ],
  metrics: {
    time: {
      name: 'time',
      label: 'Time',
      values: [
        ['file', 'File', 0.5],
        ['total', 'Total', 2.25],
      ],
    },
  },
  resource_statuses: {
    'Notify[n]': STATUS,
    'Notify[unchanged]': { ...STATUS, title: 'unchanged', events: [] },
    'Notify[skipped]': { ...STATUS, title: 'skipped', events: [], skipped: true },
  },
  corrective_change: false,
  catalog_uuid: '60c63ace-a696-43b4-bde9-58760538829d',
  cached_catalog_status: 'not_used',
};

function sendReport(server: RunningServer, report: object): Promise<Answer> {
  return server.send('/puppet/v3/report/agent.example.com?environment=production', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  });
}

test.serial('reports have the resources that changed or were skipped', async (t) => {
  const { server, puppetDb } = await start(t);
  t.is((await sendReport(server, REPORT)).status, 200);
  const [sent] = await commands(puppetDb, 1);
  t.deepEqual(puppetDb.errors, []);
  t.like(sent?.payload, {
    certname: 'agent.example.com',
    configuration_version: '1795410557',
    start_time: '2026-01-02T03:04:05.5+00:00',
    end_time: '2026-01-02T03:04:07.750Z',
    metrics: [
      { category: 'time', name: 'file', value: 0.5 },
      { category: 'time', name: 'total', value: 2.25 },
    ],
  });
  const resources = sent?.payload['resources'] as readonly { resource_title: string; events: readonly object[] }[];
  t.deepEqual(
    resources.map((each) => each.resource_title),
    ['n', 'skipped'],
  );
  t.like(resources[0]?.events[0], { old_value: 'absent', new_value: '["a",1]', status: 'success' });
  // A run that fails early has neither resources nor metrics.
  const failed = { ...REPORT, status: 'failed', resource_statuses: {}, metrics: {}, catalog_uuid: undefined };
  t.is((await sendReport(server, failed)).status, 200);
  t.is((await commands(puppetDb, 2))[1]?.payload['end_time'], failed.time);
  t.deepEqual(puppetDb.errors, []);
});

test.serial('agents do not notice that PuppetDB is down, and it gets the last state later', async (t) => {
  const { server, puppetDb } = await start(t);
  await puppetDb.stop();
  for (const run of [1, 2, 3]) t.is((await compile(server, { run })).status, 200);
  t.is((await sendReport(server, REPORT)).status, 200);
  t.is((await sendReport(server, REPORT)).status, 200);
  t.is(await metric(server, 'pptjs_puppetdb_queue_length'), 4);
  t.true((await metric(server, 'pptjs_puppetdb_queue_bytes')) > 0);
  t.is(await metric(server, 'pptjs_puppetdb_commands_total{command="replace_catalog",result="superseded"}'), 2);
  await puppetDb.restart();
  await commands(puppetDb, 4);
  t.like(puppetDb.commandsOf('replace_facts')[0]?.payload['values'], { run: 3 });
  t.deepEqual(puppetDb.commands.map(({ command }) => command).sort(), [
    'replace_catalog',
    'replace_facts',
    'store_report',
    'store_report',
  ]);
  t.true((await metric(server, 'pptjs_puppetdb_commands_total{command="replace_facts",result="failed"}')) > 0);
  t.deepEqual(puppetDb.errors, []);
});

test.serial('faults delay commands, and a command that PuppetDB rejects is removed', async (t) => {
  const { server, puppetDb } = await start(t, { timeout: 1 });
  for (const fault of ['slow', 'error', 'closes'] as const) {
    puppetDb.fault = fault;
    puppetDb.commands.length = 0;
    t.is((await compile(server, { fault })).status, 200, fault);
    await setTimeout(200);
    puppetDb.fault = undefined;
    t.is((await commands(puppetDb, 2)).length, 2, fault);
  }
  puppetDb.fault = 'rejects';
  t.is((await compile(server, {})).status, 200);
  for (let attempt = 0; attempt < 100 && (await metric(server, 'pptjs_puppetdb_queue_length')) > 0; attempt++)
    await setTimeout(50);
  t.is(await metric(server, 'pptjs_puppetdb_commands_total{command="replace_catalog",result="rejected"}'), 1);
  t.true(server.log.some((line) => line.includes('PuppetDB: command rejected') && line.includes('400 Bad Request')));
});

test.serial('with `wait`, an agent gets its answer when PuppetDB has its data', async (t) => {
  const { server, puppetDb } = await start(t, { forward: 'wait', timeout: 2 });
  t.is((await compile(server, {})).status, 200);
  t.is(puppetDb.commands.length, 2);
  await puppetDb.stop();
  const failed = await compile(server, {});
  t.is(failed.status, 500);
  t.regex(failed.body, /PuppetDB has not accepted the command replace_facts: .*ECONNREFUSED/);
  t.is((await sendReport(server, REPORT)).status, 500);
  await puppetDb.restart();
  t.is((await compile(server, {})).status, 200);
});

test.serial('a server that stops sends the commands that wait', async (t) => {
  const { server, puppetDb } = await start(t);
  puppetDb.fault = 'error';
  await compile(server, {});
  puppetDb.fault = undefined;
  await server.server.stop(1000);
  t.is(puppetDb.commands.length, 2);
});

/** Exported resources in PostgreSQL, which servers share. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import test from 'ava';
import { PostgresConnection } from '../../packages/server/dist/exported/postgres-connection.js';
import { testWithPostgres } from '../fleet/with-postgres.js';
import { RunningServer } from './running-server.js';

const SITE = {
  'environments/production/manifests/site.pp': `
    $facts['exports'].lest || { [] }.each |$name| {
      @@notify { "\${trusted['certname']} \${name}": tag => $name, message => { 'b' => [1, 2.5, undef], 'a' => Sensitive("s \${name}").unwrap } }
    }
    case $facts['collects'] {
      'all': { Notify <<| |>> }
      'first': { Notify <<| tag == 'First' or tag == 'none' |>> }
      'title': { Notify <<| title == 'exporter.example.com second' and tag != 'x' |>> }
      default: { }
    }`,
};

interface Run {
  readonly server: RunningServer;
  readonly node: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

async function compile({ server, node, facts }: Run): Promise<{ status: number; titles: string[]; body: string }> {
  const { status, body } = await server.catalog(facts, { node, client: server.authority.certificateOf(node) });
  const data = JSON.parse(body) as { resources?: readonly { type: string; title: string }[] };
  const notifies = (data.resources ?? []).filter(({ type }) => type === 'Notify');
  return { status, titles: notifies.map(({ title }) => title), body };
}

testWithPostgres('servers share the resources that nodes export', async (t) => {
  const database = t.context.postgres;
  const exported = { store: database.url, timeout: 5 };
  const first = await RunningServer.start(SITE, { exported });
  t.teardown(() => first.stop());
  const second = await RunningServer.start(SITE, { exported });
  t.teardown(() => second.stop());
  const exporter = 'exporter.example.com';
  const run = { server: first, node: exporter, facts: { exports: ['first', 'second'] } };
  t.is((await compile(run)).status, 200);
  const stored = database.query('SELECT node, environment, stored_at FROM pptjs_server.exporting_nodes');
  const collect = (collects: string, node = 'agent.example.com'): ReturnType<typeof compile> =>
    compile({ server: second, node, facts: { collects } });
  const all = await collect('all');
  t.deepEqual(all.titles, [`${exporter} first`, `${exporter} second`], all.body);
  t.true(all.body.includes('{"b":[1,2.5,null],"a":"s first"}'), all.body);
  t.deepEqual((await collect('first')).titles, [`${exporter} first`]);
  t.deepEqual((await collect('title')).titles, [`${exporter} second`]);
  await compile(run);
  t.deepEqual(database.query('SELECT node, environment, stored_at FROM pptjs_server.exporting_nodes'), stored);
  await compile({ ...run, facts: { exports: ['second'] } });
  t.deepEqual((await collect('all')).titles, [`${exporter} second`]);
  t.deepEqual((await collect('all', exporter)).titles, [], 'a node does not collect what it has exported before');
  t.deepEqual((await collect('all')).titles, []);
  t.deepEqual(database.query('SELECT * FROM pptjs_server.exported_resources'), []);
});

testWithPostgres('a database that is down costs catalogs, until it is back', async (t) => {
  const database = t.context.postgres;
  const server = await RunningServer.start(SITE, { exported: { store: database.url, timeout: 5 } });
  t.teardown(() => server.stop());
  const exporting = { server, node: 'exporter.example.com', facts: { exports: ['first'] } };
  const collecting = { server, node: 'agent.example.com', facts: { collects: 'all' } };
  t.is((await compile(exporting)).status, 200);
  t.deepEqual((await compile(collecting)).titles, ['exporter.example.com first']);
  database.stop();
  const failed = await compile(collecting);
  t.is(failed.status, 500);
  t.regex(failed.body, /The database of exported resources cannot be used: .*site\.pp, line: 6\b/);
  t.is((await compile(exporting)).status, 500);
  database.start();
  t.deepEqual((await compile(collecting)).titles, ['exporter.example.com first']);
  t.is((await compile(exporting)).status, 200);
});

testWithPostgres('all statements of a request share one deadline', async (t) => {
  const database = t.context.postgres;
  const server = await RunningServer.start(SITE, { exported: { store: database.url, timeout: 2 } });
  t.teardown(() => server.stop());
  const exporting = { server, node: 'exporter.example.com', facts: { exports: ['first'] } };
  t.is((await compile({ ...exporting, facts: { exports: ['second'] } })).status, 200);
  database.query(`
    CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$;
    CREATE TRIGGER wait BEFORE INSERT OR UPDATE ON pptjs_server.exporting_nodes
      FOR EACH ROW EXECUTE FUNCTION wait();
  `);
  const failed = await compile(exporting);
  t.is(failed.status, 500);
  t.regex(failed.body, /The database of exported resources cannot be used: the request is not complete after 2 s/);
});

test('a database that hangs does not delay later requests', async (t) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const connection = new PostgresConnection({ connectionString: `postgresql://x@127.0.0.1:${port}/x`, timeout: 0.3 });
  const find = (): Promise<unknown> => connection.answer({ kind: 'find', statement: { text: 'SELECT', values: [] } });
  await t.throwsAsync(find(), { message: /not complete after 0.3 s/ });
  await t.throwsAsync(find(), { message: /still does not answer/ });
  await t.throwsAsync(find(), { message: /still does not answer/ });
  t.is(sockets.length, 2);
});

test.serial('with soft failures, only collectors need the database', async (t) => {
  const server = await RunningServer.start(SITE, {
    exported: { store: 'postgresql://postgres@127.0.0.1:1/postgres', timeout: 1, softWriteFailure: true },
  });
  t.teardown(() => server.stop());
  t.is((await compile({ server, node: 'exporter.example.com', facts: { exports: ['first'] } })).status, 200);
  t.true(server.log.some((line) => line.includes('The resources that exporter.example.com exports are not stored')));
  t.is((await compile({ server, node: 'agent.example.com', facts: { collects: 'all' } })).status, 500);
});

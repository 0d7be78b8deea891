/** Catalogs under load, with hostile code, and across deploys. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { IssuedCertificate } from '@pptjs/server';
import test from 'ava';
import { type Answer, type Files, RunningServer } from './running-server.js';

/** A program that classifies nodes: `broken.…` prints something else, and `failing.…` fails. */
const ENC = `#!/bin/sh
case "$1" in
  moved.*) printf 'environment: other\\nclasses: {}\\n' ;;
  broken.*) echo '[' ;;
  failing.*) echo 'no such node' >&2; exit 3 ;;
  *) printf 'parameters:\\n  datacenter: north\\nclasses:\\n  web:\\n    port: 8080\\n  base:\\n' ;;
esac
`;

const ENVIRONMENT = {
  'environments/production/manifests/site.pp': `
    case $facts['mode'] {
      'loop': { Integer[1, 1000000000000].each |$i| { $x = "\${i}" } }
      'memory': { $y = Integer[1, 40].reduce('0123456789') |$memo, $_| { "\${memo}\${memo}" } }
      'array': { $z = Integer[1, 30].reduce([1, 2, 3]) |$memo, $_| { $memo + $memo } }
      'regexp': { $w = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!' =~ /^(a+)+$/ }
      default: { }
    }
    @file { '/virtual': }
    @@file { '/exported': }
    file { '/web': source => 'puppet:///modules/web/tree', recurse => true }
    notify { "dc \${getvar('datacenter')}": }
    notify { "role \${trusted['extensions']['pp_role']} \${trusted['extensions']['1.3.6.1.4.1.34380.1.2.7']}": }
    notify { "password \${Sensitive('hunter2')}": }`,
  'environments/production/modules/web/manifests/init.pp':
    'class web(Integer $port = 80) { notify { "port ${port}": } include base }',
  'environments/production/modules/base/manifests/init.pp': 'class base { }',
  'environments/production/modules/web/files/tree/a.txt': 'a',
  'environments/other/manifests/site.pp': "notify { 'other': }",
};

const VERSIONED = {
  'environments/production/manifests/site.pp': "notify { 'x': }",
  'environments/production/environment.conf':
    'config_version = "/bin/echo of $environment; cat $environmentpath/revision"',
  'environments/revision': '1',
};

const form = { static_catalog: 'true', checksum_type: 'sha256' };

test.serial('code without end, large values and slow expressions cost one response each', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT, { timeLimit: 4, memoryLimit: 200 });
  t.teardown(() => server.stop());
  t.is((await server.catalog()).status, 200);
  for (const mode of ['loop', 'memory', 'array', 'regexp']) {
    const failed = await server.catalog({ mode });
    t.is(failed.status, 500, `${mode}: ${failed.body.slice(0, 200)}`);
    t.is((await server.catalog()).status, 200, `after ${mode}`);
  }
});

test.serial('code that logs without end costs a part of the log', async (t) => {
  const server = await RunningServer.start({
    'environments/production/manifests/site.pp': `
      if $facts['lines'] { Integer[1, $facts['lines']].each |$i| { notice("line \${i}") } }
      if $facts['long'] { notice(Integer[1, 16].reduce('0123456789') |$text, $_| { "\${text}\${text}" }) }
      notify { 'x': }`,
  });
  t.teardown(() => server.stop());
  const logged = (text: string): readonly string[] => server.log.filter((line) => line.includes(text));
  t.is((await server.catalog({ lines: 7000 })).status, 200);
  t.is(logged('line ').length, 5000);
  t.is(logged('too much: 2000 more entries are left out').length, 1);
  t.is((await server.catalog({ long: true })).status, 200);
  const [long = ''] = logged('0123456789');
  t.true(long.includes('6789…"') && long.length < 11_000);
  t.is(logged('left out').length, 1);
});

test.serial('a catalog that is too large to be sent fails, and nothing of it is stored', async (t) => {
  const server = await RunningServer.start({
    'environments/production/manifests/site.pp': `
      if $facts['size'] {
        $text = Integer[1, $facts['size']].reduce('0123456789abcdef') |$text, $_| { "\${text}\${text}" }
        Integer[1, 2].each |$i| { @@notify { "n\${i}": message => $text } }
        Notify <<| |>>
      }
      notify { 'x': }`,
  });
  t.teardown(() => server.stop());
  const { status, body } = await server.catalog({ size: 20 });
  t.is(status, 500);
  t.regex(body, /Server Error: The catalog has \d+ characters: the limit is 33554432 on node agent\.example\.com/);
  t.false(existsSync(join(server.folder, 'state/exported/agent.example.com.json')));
  t.is((await server.catalog({ size: 19 })).status, 200);
});

test.serial('a full queue answers 503 with the time to wait', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT, { timeLimit: 3, queue: 1 });
  t.teardown(() => server.stop());
  t.is((await server.catalog()).status, 200);
  const answers = await Promise.all([1, 2, 3, 4].map(() => server.catalog({ mode: 'loop' })));
  t.deepEqual(answers.map(({ status }) => status).sort(), [500, 500, 503, 503]);
  const wait = Number(answers.find(({ status }) => status === 503)?.headers['retry-after']);
  t.true(wait >= 15 && wait <= 45);
});

test.serial('a catalog has no virtual resources, and no exported ones that the node does not collect', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT);
  t.teardown(() => server.stop());
  const { body } = await server.catalog({}, form);
  const data = JSON.parse(body) as {
    code_id: string;
    resources: readonly { title: string }[];
    edges: readonly { target: string }[];
    recursive_metadata: Record<string, Record<string, readonly { relative_path: string; content_uri: string }[]>>;
  };
  t.false(data.resources.some(({ title }) => title === '/virtual' || title === '/exported'));
  t.false(data.edges.some(({ target }) => target === 'File[/exported]'));
  t.deepEqual(
    data.recursive_metadata['/web']?.['puppet:///modules/web/tree']?.map((each) => [
      each.relative_path,
      each.content_uri,
    ]),
    [
      ['.', 'puppet:///modules/web/files/tree'],
      ['a.txt', 'puppet:///modules/web/files/tree/a.txt'],
    ],
  );
  t.regex(data.code_id, /^[0-9a-f]{64}$/);
  const plain = JSON.parse((await server.catalog()).body) as { code_id: unknown; recursive_metadata?: unknown };
  t.deepEqual([plain.code_id, plain.recursive_metadata], [null, undefined]);
});

test.serial('trusted facts have the extensions of the certificate, and logs no secrets', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT);
  t.teardown(() => server.stop());
  const extensions = { '1.3.6.1.4.1.34380.1.1.13': 'wéb', '1.3.6.1.4.1.34380.1.2.7': 'private' };
  const client: IssuedCertificate = server.authority.issue('agent.example.com', { extensions });
  const { body } = await server.catalog({ secret_fact: 'hunter3' }, { client });
  t.true(body.includes('"title":"role wéb private"'), body);
  t.false(/hunter/.test(server.log.join('')));
});

test.serial('a node classifier sets classes, parameters and the environment', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pptjs-enc-'));
  const enc = join(folder, 'enc.sh');
  writeFileSync(enc, ENC, { mode: 0o755 });
  const server = await RunningServer.start(ENVIRONMENT, { enc });
  t.teardown(() => server.stop());
  const { status, body } = await server.catalog();
  t.is(status, 200, body);
  for (const title of ['port 8080', 'dc north', 'Base']) t.true(body.includes(`"title":"${title}"`), title);
  const catalogOf = (node: string, more = {}): Promise<Answer> =>
    server.catalog({}, { node, client: server.authority.certificateOf(node), ...more });
  const moved = JSON.parse((await catalogOf('moved.example.com', { check_environment: 'true' })).body) as object;
  t.like(moved, { environment: 'other', resources: [] });
  t.true((await catalogOf('moved.example.com')).body.includes('"title":"other"'));
  const broken = await catalogOf('broken.example.com');
  t.is(broken.status, 500);
  t.regex(broken.body, /Failed to find broken\.example\.com via exec: the node classifier failed/);
  t.regex((await catalogOf('failing.example.com')).body, /the node classifier failed: it ended with 3/);
  const failure = JSON.parse(server.log.find((line) => line.includes('ended with 3')) ?? '{}') as object;
  t.like(failure, { level: 50, node: 'failing.example.com', output: 'no such node\n' });
});

test.serial('at most 8 node classifiers run at the same time, and those of clients that leave end', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pptjs-enc-'));
  const enc = join(folder, 'enc.sh');
  const script = `#!/bin/sh
    echo $$ > ${folder}/$$.pid
    ls ${folder}/*.pid | wc -l >> ${folder}/counts
    case $1 in slow*) exec sleep 30 ;; esac
    sleep 0.2; rm ${folder}/$$.pid; echo '{}'`;
  writeFileSync(enc, script, { mode: 0o755 });
  const server = await RunningServer.start(ENVIRONMENT, { enc });
  t.teardown(() => server.stop());
  const answers = await Promise.all(Array.from({ length: 24 }, () => server.catalog()));
  t.true(answers.every(({ status }) => status === 200));
  const counts = readFileSync(join(folder, 'counts'), 'utf8').trim().split('\n').map(Number);
  t.is(counts.length, 24);
  t.true(Math.max(...counts) <= 8, String(counts));
  const slow = server.authority.certificateOf('slow.example.com');
  const abandoned = Array.from({ length: 8 }, () =>
    server.catalog({}, { node: 'slow.example.com', client: slow }).catch(() => undefined),
  );
  while (readdirSync(folder).filter((name) => name.endsWith('.pid')).length < 8) await setTimeout(50);
  server.disconnect(slow);
  await Promise.all(abandoned);
  t.is((await server.catalog()).status, 200);
  t.false(server.log.some((line) => line.includes('the node classifier failed')));
});

/** A site whose catalogs contain the number of the version twice, from two files. */
const versionFiles = (version: number): Files => ({
  'environments/production/manifests/site.pp': `notify { 'main ${version}': } include numbered`,
  'environments/production/modules/numbered/manifests/init.pp': `class numbered { notify { 'module ${version}': } file { '/x': source => 'puppet:///modules/numbered/x' } }`,
  'environments/production/modules/numbered/files/x': String(version),
});

test.serial('deploys under load lose no catalog, and mix no versions', async (t) => {
  const server = await RunningServer.start(versionFiles(0));
  t.teardown(() => server.stop());
  t.is((await server.catalog()).status, 200);
  const seen = new Set<string>();
  let isDone = false;
  const load = async (): Promise<void> => {
    while (!isDone) {
      const { status, body } = await server.catalog({}, form);
      const [main, module] = [/main (\d+)/.exec(body)?.[1], /module (\d+)/.exec(body)?.[1]];
      const { code_id: id } = JSON.parse(body) as { code_id: string };
      const path = `/puppet/v3/static_file_content/modules/numbered/files/x?environment=production&code_id=${id}`;
      const content = await server.send(path);
      t.deepEqual([status, module, content.body], [200, main, main]);
      seen.add(main ?? '');
    }
  };
  const clients = [load(), load()];
  for (let version = 1; version <= 8; version++) {
    server.write(versionFiles(version));
    await server.server.deploy('production');
    const { body } = await server.catalog();
    t.is(/main (\d+)/.exec(body)?.[1], String(version), 'a deploy is in effect when it returns');
  }
  isDone = true;
  await Promise.all(clients);
  t.true(seen.size > 1);
});

test.serial('a deploy of all environments reaches those after one with errors', async (t) => {
  const site = (name: string): string => `environments/${name}/manifests/site.pp`;
  const server = await RunningServer.start({ [site('a')]: "notify { 'a1': }", [site('b')]: "notify { 'b1': }" });
  t.teardown(() => server.stop());
  for (const environment of ['a', 'b']) t.is((await server.catalog({}, { environment })).status, 200);
  server.write({ [site('a')]: 'notify {', [site('b')]: "notify { 'b2': }" });
  await t.throwsAsync(server.server.deployAll(), { message: /^environment a has errors: Syntax error/ });
  t.regex((await server.catalog({}, { environment: 'a' })).body, /"title":"a1"/);
  t.regex((await server.catalog({}, { environment: 'b' })).body, /"title":"b2"/);
  const failure = server.log.find((line) => line.includes('deploy failed'));
  t.like(JSON.parse(failure ?? '{}'), { level: 50, environment: 'a' });
});

test.serial('a deploy with an error leaves the version in use', async (t) => {
  const server = await RunningServer.start(versionFiles(1), { administrators: ['agent.example.com'] });
  t.teardown(() => server.stop());
  const before = await server.catalog();
  server.write({ 'environments/production/modules/numbered/manifests/init.pp': 'class numbered {' });
  const deploy: Answer = await server.send('/puppet-admin-api/v1/environment-cache', { method: 'DELETE' });
  t.is(deploy.status, 500);
  t.regex(deploy.body, /environment production has errors: .*numbered\/manifests\/init\.pp, line: 1/);
  t.is(before.status, 200);
  t.is((await server.catalog()).status, 200);
});

test.serial('types of one environment are unknown in another', async (t) => {
  const server = await RunningServer.start({
    'environments/production/manifests/site.pp': 'mytype { "x": }',
    'environments/production/modules/m/lib/puppet/type/mytype.rb':
      'Puppet::Type.newtype(:mytype) do\n newparam(:name)\nend\n',
    'environments/other/manifests/site.pp': 'mytype { "x": }',
  });
  t.teardown(() => server.stop());
  t.is((await server.catalog()).status, 200);
  const { status, body } = await server.catalog({}, { environment: 'other' });
  t.is(status, 500);
  t.regex(body, /Unknown resource type: 'mytype'/);
});

test.serial('a server that starts again serves the files of earlier versions', async (t) => {
  const server = await RunningServer.start(versionFiles(1));
  t.teardown(() => server.stop());
  const { code_id: id } = JSON.parse((await server.catalog({}, form)).body) as { code_id: string };
  t.true(readdirSync(join(server.folder, 'state/environments/production')).includes(id));
  server.write(versionFiles(2));
  await server.server.deploy('production');
  const path = `/puppet/v3/static_file_content/modules/numbered/files/x?environment=production&code_id=${id}`;
  t.like(await server.send(path), { status: 200, body: '1' });
  t.is((await server.send(path.replace(id, '0'.repeat(64)))).status, 404);
  t.is((await server.send(path.replace(id, '..%2f..'))).status, 404);
});

test.serial('a node collects the resources that other nodes export, until they no longer do', async (t) => {
  const server = await RunningServer.start({
    'environments/production/manifests/site.pp': `
      if $facts['exports'] { @@notify { "from \${trusted['certname']}": tag => 'peers', message => Sensitive('x').unwrap } }
      Notify <<| tag == 'peers' |>>`,
  });
  t.teardown(() => server.stop());
  const other = server.authority.certificateOf('other.example.com');
  const titles = async (exports: boolean, isOther: boolean): Promise<readonly string[]> => {
    const options = isOther ? { client: other, node: 'other.example.com' } : {};
    const { status, body } = await server.catalog({ exports }, options);
    t.is(status, 200, body);
    return [...body.matchAll(/"title":"(from [^"]*)"/g)].map(([, title]) => title ?? '');
  };
  t.deepEqual(await titles(true, false), ['from agent.example.com']);
  t.deepEqual(await titles(true, true), ['from other.example.com', 'from agent.example.com']);
  t.deepEqual(await titles(true, false), ['from agent.example.com', 'from other.example.com']);
  t.deepEqual(await titles(false, true), ['from agent.example.com']);
  t.deepEqual(await titles(true, false), ['from agent.example.com']);
});

test.serial('with runConfigVersion, each deploy runs the command of the environment', async (t) => {
  const server = await RunningServer.start(VERSIONED, { runConfigVersion: true, administrators: ['admin'] });
  t.teardown(() => server.stop());
  const versionOf = ({ body }: Answer): unknown => (JSON.parse(body) as { version: unknown }).version;
  t.is(versionOf(await server.catalog()), 'of production\n1');
});

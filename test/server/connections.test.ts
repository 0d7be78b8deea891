/** Certificates that change while the server runs, mount points, slow clients, and the end of the server. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { connect } from 'node:tls';
import test from 'ava';
import { pruneState } from '../../packages/server/dist/environments/prune-state.js';
import { ContentStore } from '../../packages/server/dist/files/content-store.js';
import { RunningServer } from './running-server.js';

const ENVIRONMENT = { 'environments/production/manifests/site.pp': "notify { 'x': }" };

test.serial('a revoked certificate is refused on open connections, too', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT);
  t.teardown(() => server.stop());
  const bad = server.authority.issue('bad.example.com');
  const path = '/puppet/v3/environments';
  t.is((await server.send(path, { client: bad })).status, 200);
  server.authority.revoke(bad.certificate);
  writeFileSync(join(server.folder, 'ssl/crl.pem'), server.authority.revocationLists);
  server.server.reloadCredentials();
  // The server closes the connections of the earlier certificates, which can meet the request.
  const send = (): ReturnType<RunningServer['send']> => server.send(path, { client: bad });
  const refused = await send().catch(send);
  t.is(refused.status, 403);
  t.regex(refused.body, /CERT_REVOKED/);
  t.true(server.log.some((line) => line.includes('"rejection":"CERT_REVOKED"')));
  const other = (): ReturnType<RunningServer['send']> => server.send(path);
  t.is((await other().catch(other)).status, 200);
});

test.serial('damaged certificates leave the earlier ones in use', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT);
  t.teardown(() => server.stop());
  writeFileSync(join(server.folder, 'ssl/server.key'), 'damaged');
  server.server.reloadCredentials();
  t.is((await server.send('/status/v1/simple')).status, 200);
  t.true(server.log.some((line) => line.includes('the certificates cannot be reloaded')));
});

test.serial('a mount point of fileserver.conf serves the folder of the node only', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pptjs-mount-'));
  for (const name of ['agent', 'other']) {
    mkdirSync(join(folder, name, 'sub'), { recursive: true });
    writeFileSync(join(folder, name, 'sub/own.txt'), name);
  }
  symlinkSync(join(folder, 'other/sub/own.txt'), join(folder, 'agent/foreign'));
  symlinkSync(join(folder, 'other'), join(folder, 'agent/folder'));
  const config = join(folder, 'fileserver.conf');
  writeFileSync(config, `# mounts\n[own]\n  path ${folder}/%h\n  allow *\n`);
  const server = await RunningServer.start(ENVIRONMENT, { fileServerConfig: config });
  t.teardown(() => server.stop());
  const read = (path: string): ReturnType<RunningServer['send']> =>
    server.send(`/puppet/v3/file_content/own/${path}?environment=production`);
  t.like(await read('sub/own.txt'), { status: 200, body: 'agent' });
  const outside = [
    'foreign',
    'folder/sub/own.txt',
    '../other/sub/own.txt',
    '%2e%2e/other/sub/own.txt',
    '%2e%2e%2fother',
    'sub%00',
  ];
  for (const path of outside) t.true([400, 404].includes((await read(path)).status), path);
  const { body } = await server.send('/puppet/v3/file_metadatas/own?environment=production&recurse=true&links=follow');
  const paths = (JSON.parse(body) as readonly { relative_path: string }[]).map(({ relative_path: path }) => path);
  t.deepEqual(paths, ['.', 'sub', 'sub/own.txt']);
});

test.serial('a client that sends no complete request does not disturb others, and the server stops', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT);
  const sockets = Array.from({ length: 20 }, () =>
    connect({ host: '127.0.0.1', port: server.server.port, servername: 'localhost', ca: server.authority.certificate }),
  );
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.write(
      'PUT /puppet-ca/v1/certificate_request/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx',
    );
  }
  t.is((await server.send('/status/v1/simple')).status, 200);
  await server.stop();
  for (const socket of sockets) socket.destroy();
});

test.serial('a stop finishes the catalogs that are compiled', async (t) => {
  // The node classifier shows when the server has a request.
  const folder = mkdtempSync(join(tmpdir(), 'pptjs-enc-'));
  const [enc, called] = [join(folder, 'enc.sh'), join(folder, 'called')];
  writeFileSync(enc, `#!/bin/sh\necho > '${called}'\necho 'classes: {}'\n`, { mode: 0o755 });
  const server = await RunningServer.start(
    { 'environments/production/manifests/site.pp': 'Integer[1, 300000].each |$i| { "${i}" } notify { \'complete\': }' },
    { enc },
  );
  t.is((await server.catalog()).status, 200);
  rmSync(called);
  const catalog = server.catalog();
  while (!existsSync(called)) await setTimeout(5);
  const stopped = server.server.stop(30_000);
  t.true((await catalog).body.includes('complete'));
  await stopped;
  rmSync(server.folder, { recursive: true, force: true });
});

test('old versions and their contents are removed from the state', async (t) => {
  const state = mkdtempSync(join(tmpdir(), 'pptjs-state-'));
  const contents = new ContentStore(join(state, 'content'));
  const stats = { owner: 0, group: 0, mode: 0o644, changed: 0, modified: 0, size: 1 };
  const add = (name: string): { readonly directory: string; readonly digest: string } => {
    const directory = join(state, 'environments/production', name);
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, 'content'), name);
    const { digest } = contents.addFile(join(directory, 'content'));
    const file = { kind: 'file', digest, ...stats };
    writeFileSync(join(directory, 'files.json'), JSON.stringify([{ name: 'm', folders: { files: file } }]));
    return { directory, digest };
  };
  const [old, used, recent] = [add('old'), add('used'), add('recent')];
  const longAgo = new Date(Date.now() - 10 * 86_400_000);
  for (const { directory } of [old, used]) utimesSync(directory, longAgo, longAgo);
  pruneState(state, new Set([used.directory]), Date.now() + 2 * 3_600_000);
  const read = async (name: string, { digest }: { readonly digest: string }): Promise<string> =>
    text((await contents.open({ digest, size: name.length })).stream());
  await t.throwsAsync(read('old', old), { message: /is damaged/ });
  t.is(await read('used', used), 'used');
  t.is(await read('recent', recent), 'recent');
});

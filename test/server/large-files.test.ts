/** The contents and checksums of large files, and of files that change. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import { Checksums, openContent } from '../../packages/server/dist/files/checksum.js';
import { ContentStore } from '../../packages/server/dist/files/content-store.js';
import { FileServerMounts } from '../../packages/server/dist/files/file-server-mounts.js';
import type { FileNode, RegularFile } from '../../packages/server/dist/files/file-tree.js';
import { FileChangedError, OpenFile } from '../../packages/server/dist/files/open-file.js';
import { RunningServer } from './running-server.js';

const SIZE = 200 * 1024 * 1024;
const query = 'environment=production';

function temporaryFolder(t: ExecutionContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'pptjs-files-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server with the mount `big`. */
async function startWithMount(
  t: ExecutionContext,
): Promise<{ readonly server: RunningServer; readonly folder: string }> {
  const folder = temporaryFolder(t);
  const fileServerConfig = join(temporaryFolder(t), 'fileserver.conf');
  writeFileSync(fileServerConfig, `[big]\n  path ${folder}\n`);
  const server = await RunningServer.start(
    { 'environments/production/manifests/site.pp': "notify { 'x': }" },
    { fileServerConfig },
  );
  t.teardown(() => server.stop());
  return { server, folder };
}

/** Returns the answer when its head has arrived. The caller reads the body. */
function begin({ server, authority, agent }: RunningServer, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { port } = server;
    const { certificate: cert, key } = agent;
    request(
      { host: '127.0.0.1', port, servername: 'localhost', ca: authority.certificate, cert, key, agent: false, path },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

test('a large file of a mount is streamed while other requests are answered', async (t) => {
  const { server, folder } = await startWithMount(t);
  writeFileSync(join(folder, 'large'), '');
  truncateSync(join(folder, 'large'), SIZE);
  const before = process.memoryUsage().rss;
  const answer = await begin(server, `/puppet/v3/file_content/big/large?${query}`);
  t.is(answer.headers['content-length'], String(SIZE));
  t.is((await server.send('/status/v1/simple')).status, 200);
  t.false(answer.complete);
  let [length, rss] = [0, before];
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    rss = Math.max(rss, process.memoryUsage.rss());
  }
  t.is(length, SIZE);
  // The server and the client are in this process.
  t.true(rss - before < SIZE / 2, String(rss - before));
  t.deepEqual(readdirSync(join(server.folder, 'state/content')).length, 0);
});

test('a file that is truncated while it is sent ends the connection', async (t) => {
  const { server, folder } = await startWithMount(t);
  writeFileSync(join(folder, 'large'), '');
  truncateSync(join(folder, 'large'), SIZE);
  const answer = await begin(server, `/puppet/v3/file_content/big/large?${query}`);
  truncateSync(join(folder, 'large'), 10);
  await t.throwsAsync(
    async () => {
      for await (const chunk of answer) t.truthy(chunk);
    },
    { code: 'ECONNRESET' },
  );
  t.is((await server.send(`/puppet/v3/file_content/big/large?${query}`)).body.length, 10);
  t.true(server.log.some((line) => line.includes('the file has changed while it was sent')));
});

const changes: readonly (readonly [what: string, change: (path: string) => void])[] = [
  ['is truncated', (path) => truncateSync(path, 1)],
  ['grows', (path) => writeFileSync(path, 'x', { flag: 'a' })],
  ['gets other content', (path) => writeFileSync(path, Buffer.alloc(300_000, 'b'))],
  ['is removed', (path) => rmSync(path)],
];
for (const [what, change] of changes)
  test(`a stream fails if its file ${what}`, async (t) => {
    const path = join(temporaryFolder(t), 'file');
    writeFileSync(path, Buffer.alloc(300_000, 'a'));
    // The times of files are only as precise as the clock of the kernel.
    utimesSync(path, 1, 1);
    const file = await OpenFile.open(path);
    if (file === undefined) return t.fail();
    const stream = file.stream();
    change(path);
    await t.throwsAsync(buffer(stream), { instanceOf: FileChangedError });
    return undefined;
  });

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

function regularFile(node: FileNode | undefined): RegularFile {
  if (node?.kind !== 'file') throw new Error('not a file');
  return node;
}

test('checksums of mount files are those of their current content', async (t) => {
  const folder = temporaryFolder(t);
  const contents = new ContentStore(temporaryFolder(t));
  const mounts = new FileServerMounts([{ name: 'm', path: folder }]);
  const checksums = new Checksums(contents);
  const find = (): RegularFile => regularFile(mounts.find(['m', 'file'], 'x', 0)?.node);
  const path = join(folder, 'file');
  writeFileSync(path, 'first');
  utimesSync(path, 1, 1);
  const first = find();
  const both = await Promise.all([checksums.of(first, 'sha256'), checksums.of(first, 'sha256')]);
  t.deepEqual(
    both.map((each) => each?.value),
    Array(2).fill(`{sha256}${digest('first')}`),
  );
  writeFileSync(path, 'other');
  t.is((await checksums.of(find(), 'sha256'))?.value, `{sha256}${digest('other')}`);
  const last = find();
  rmSync(path);
  t.is((await checksums.of(last, 'sha256'))?.value, `{sha256}${digest('other')}`, 'cached');
  t.is(await checksums.of(last, 'md5'), undefined);
  t.is(await openContent(last, contents), undefined);
});

test('lite checksums read the first 512 bytes', async (t) => {
  const folder = temporaryFolder(t);
  const mounts = new FileServerMounts([{ name: 'm', path: folder }]);
  writeFileSync(join(folder, 'file'), 'x'.repeat(100_000));
  const file = regularFile(mounts.find(['m', 'file'], 'x', 0)?.node);
  const checksum = await new Checksums(new ContentStore(temporaryFolder(t))).of(file, 'sha256lite');
  t.is(checksum?.value, `{sha256lite}${digest('x'.repeat(512))}`);
});

test('the content store keeps one private copy of a content', async (t) => {
  const folder = temporaryFolder(t);
  const store = temporaryFolder(t);
  const contents = new ContentStore(store);
  const text = 'x'.repeat(3_000_000);
  for (const name of ['a', 'b']) writeFileSync(join(folder, name), text);
  t.deepEqual(contents.addFile(join(folder, 'a')), { digest: digest(text), size: text.length });
  contents.addFile(join(folder, 'b'));
  t.deepEqual(readdirSync(store), [digest(text).slice(0, 2)]);
  const file = await contents.open({ digest: digest(text), size: text.length });
  t.is((await buffer(file.stream())).toString(), text);
});

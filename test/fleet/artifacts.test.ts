import { once } from 'node:events';
/** The stores of artifacts. */
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import { ArtifactStore, FleetError } from '../../packages/fleet/dist/index.js';
import { folder, write } from '../cli/folder.js';

const content = Buffer.from('an artifact');

/** A store with the interface of S3, as far as the fleet uses it. Rejects requests without a signature. */
async function objectServer(t: ExecutionContext, objects: Map<string, string>): Promise<string> {
  const server: Server = createServer((request, response) => {
    const answer = (status: number, body = ''): void => void response.writeHead(status).end(body);
    if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') !== true) return answer(403);
    const { method, url = '' } = request;
    if (method === 'PUT')
      return void text(request).then((body) => {
        objects.set(url, body);
        answer(200);
      });
    const object = objects.get(url);
    return object === undefined ? answer(404) : answer(200, object);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

test('a folder has artifacts by their digests', async (t) => {
  const path = join(folder(t), 'artifacts');
  const store = new ArtifactStore(path, {});
  const digest = await store.add(content);
  t.regex(digest, /^[0-9a-f]{64}$/);
  t.is(await store.add(content), digest);
  t.deepEqual(Buffer.from(await store.read(digest)), content);
  write(join(path, `${digest}.tar`), 'other content');
  await t.throwsAsync(store.read(digest), { instanceOf: FleetError, message: /is damaged/ });
  await t.throwsAsync(store.read('0'.repeat(64)), { instanceOf: FleetError, message: /has no artifact 0+$/ });
});

test('a folder that cannot be used is named', async (t) => {
  const directory = folder(t, { file: '' });
  const store = new ArtifactStore(join(directory, 'file'), {});
  await t.throwsAsync(store.add(content), { instanceOf: FleetError, message: /^\/.*file\/[0-9a-f]{64}\.tar: \S/ });
});

test('a compatible store of S3 has artifacts by their digests', async (t) => {
  const objects = new Map<string, string>();
  const env = { ...keys, AWS_ENDPOINT_URL: await objectServer(t, objects) };
  const store = new ArtifactStore('s3://bucket/some/prefix', env);
  const digest = await store.add(content);
  t.deepEqual([...objects.keys()], [`/bucket/some/prefix/${digest}.tar`]);
  t.deepEqual(Buffer.from(await store.read(digest)), content);
  await t.throwsAsync(store.read('0'.repeat(64)), { instanceOf: FleetError, message: /has no artifact/ });
  const stranger = new ArtifactStore('s3://bucket', { ...env, AWS_ACCESS_KEY_ID: 'other' });
  const error = await t.throwsAsync(stranger.read(digest), { instanceOf: FleetError, message: /status 403/ });
  t.notRegex(error?.message ?? '', /secret/);
});

test('S3 needs a bucket and credentials', (t) => {
  t.throws(() => new ArtifactStore('s3://', keys), { message: 's3://: specify s3://bucket or s3://bucket/prefix' });
  t.throws(() => new ArtifactStore('s3://bucket', {}), { message: /AWS_ACCESS_KEY_ID is not set/ });
});

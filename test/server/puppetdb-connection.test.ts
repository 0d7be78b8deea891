/** Requests to PuppetDB servers that fail. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PuppetDbConnection, PuppetDbError } from '@pptjs/catalog/remote';
import test, { type ExecutionContext } from 'ava';

async function listen(t: ExecutionContext, answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const STATUSES: readonly (readonly [status: number, isRejection: boolean])[] = [
  [400, true],
  [403, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
];

for (const [status, isRejection] of STATUSES)
  test(`the status ${status} ${isRejection ? 'rejects a request' : 'lets a request be sent again'}`, async (t) => {
    const url = await listen(t, (_, response) => void response.writeHead(status).end());
    const connection = new PuppetDbConnection({ urls: [url], timeout: 30 });
    t.teardown(() => connection.close());
    const error = await t.throwsAsync(connection.send({ method: 'GET', path: '/' }), { instanceOf: PuppetDbError });
    t.is(error?.isRejection, isRejection);
  });

test('a closed connection does not send a waiting request to the next server', async (t) => {
  let requests = 0;
  const first = await listen(t, () => connection.close());
  const second = await listen(t, (_, response) => {
    requests++;
    response.end('[]');
  });
  const connection = new PuppetDbConnection({ urls: [first, second], timeout: 30 });
  await t.throwsAsync(connection.send({ method: 'GET', path: '/' }), { instanceOf: PuppetDbError });
  t.is(requests, 0);
});

test('a server that hangs does not delay later requests, and gets them again when it answers', async (t) => {
  const received: string[] = [];
  let hangs = true;
  const slow = await listen(t, ({ url = '' }, response) => {
    received.push(url);
    if (!hangs) response.end('slow');
  });
  const other = await listen(t, (_, response) => response.end('other'));
  const connection = new PuppetDbConnection({ urls: [slow, other], timeout: 1 });
  t.teardown(() => connection.close());
  const send = (path: string): Promise<string> => connection.send({ method: 'GET', path });
  t.is(await send('/1'), 'other');
  t.is(await send('/2'), 'other');
  t.is(await send('/3'), 'other');
  t.deepEqual(received, ['/1', '/pdb/query/v4/environments?limit=1']);
  hangs = false;
  while ((await send('/4')) !== 'slow') await new Promise((resolve) => setTimeout(resolve, 50));
  t.is(received.length, 4);
  t.is(await send('/5'), 'slow');
});

test('a query that takes too long does not keep PuppetDB from other queries', async (t) => {
  const url = await listen(t, ({ url: path }, response) => {
    if (path !== '/large') response.writeHead(404).end();
  });
  const connection = new PuppetDbConnection({ urls: [url], timeout: 1 });
  t.teardown(() => connection.close());
  await t.throwsAsync(connection.send({ method: 'GET', path: '/large' }), { message: /no answer after 1 s/ });
  await t.throwsAsync(connection.send({ method: 'GET', path: '/' }), { message: /\[404 Not Found\]/ });
});

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

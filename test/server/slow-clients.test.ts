/** Clients that send or read slowly, or too much. Each is ended, and others are served meanwhile. */
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import test from 'ava';
import { RawClient } from './raw-client.js';
import { RunningServer } from './running-server.js';

const LARGE = 'x'.repeat(8 * 2 ** 20);
const ENVIRONMENT = {
  'environments/production/manifests/site.pp': "notify { 'x': }",
  'environments/production/modules/web/files/large': LARGE,
};
const HOST = 'Host: localhost\r\n';
const STATUS = `GET /status/v1/simple HTTP/1.1\r\n${HOST}\r\n`;
const CSR = 'PUT /puppet-ca/v1/certificate_request/x HTTP/1.1\r\n';

/** Writes one byte at a time until the connection ends. */
async function drip(client: RawClient, text: string): Promise<void> {
  for (const byte of text) {
    if (client.socket.destroyed) return;
    client.write(byte);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test.serial('a head that comes one byte at a time ends with 408 after the time for heads', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT, { connectionLimits: { headersTimeout: 300 } });
  t.teardown(() => server.stop());
  const slow = Array.from({ length: 20 }, () => new RawClient(server));
  for (const client of slow) void drip(client, `GET / HTTP/1.1\r\nA: ${'b'.repeat(10_000)}`);
  t.is((await server.catalog()).status, 200);
  await Promise.all(slow.map((client) => client.ended()));
  t.true(slow.every(({ statuses }) => statuses.every((status) => status === 408)));
});

test.serial('a body that comes one byte at a time, or not at all, ends after the time for requests', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT, {
    connectionLimits: { headersTimeout: 300, requestTimeout: 600 },
    caUrl: 'https://127.0.0.1:1',
  });
  t.teardown(() => server.stop());
  const [slow, silent] = [new RawClient(server), new RawClient(server)];
  const [chunks, node] = [new RawClient(server), new RawClient(server, server.agent)];
  slow.write(`${CSR}${HOST}Content-Length: 10000\r\n\r\n`);
  void drip(slow, 'x'.repeat(10_000));
  silent.write(`${CSR}${HOST}Content-Length: 10000\r\n\r\nx`);
  chunks.write(`${CSR}${HOST}Transfer-Encoding: chunked\r\n\r\n`);
  void drip(chunks, '1\r\nx\r\n'.repeat(2000));
  node.write(`PUT /puppet/v3/report/agent.example.com HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`);
  node.write('Content-Length: 1000000\r\n\r\n{');
  t.is((await server.catalog()).status, 200);
  for (const client of [slow, silent, chunks, node]) {
    await client.ended();
    t.true([400, 408].includes(client.statuses[0] ?? 400), client.output);
  }
});

test.serial('a body above the limit of a client ends the connection without being read', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT, { caUrl: 'https://127.0.0.1:1', bodyLimit: 2 ** 20 });
  t.teardown(() => server.stop());
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const [stated, chunks, node] = [new RawClient(server), new RawClient(server), new RawClient(server, server.agent)];
  stated.write(`${CSR}${HOST}Content-Length: 65537\r\n\r\n`);
  chunks.write(`${CSR}${HOST}Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}`);
  node.write(`PUT /puppet/v3/report/agent.example.com HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`);
  node.write(`Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}`);
  for (const client of [stated, chunks, node]) {
    await client.ended();
    // The end of the connection can overtake the answer while the client still sends.
    t.true([413, undefined].includes(client.statuses[0]), client.output);
  }
  t.is((await server.catalog()).status, 200);
});

test.serial('large bodies at the same time are refused, and small ones are read meanwhile', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT);
  t.teardown(() => server.stop());
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const large = Array.from({ length: 8 }, () => new RawClient(server, server.agent));
  for (const client of large) {
    client.write(`PUT /puppet/v3/report/agent.example.com HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`);
    client.write(`Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(40)}`);
  }
  const isAnswered = ({ socket, statuses }: RawClient): boolean => statuses.length > 0 || socket.destroyed;
  while (large.filter(isAnswered).length < 4)
    await Promise.race(large.filter((each) => !isAnswered(each)).map((each) => each.answers(1)));
  // The end of the connection can overtake the answer while the client still sends.
  for (const { statuses } of large.filter(isAnswered)) t.true([503, undefined].includes(statuses[0]));
  t.is((await server.catalog()).status, 200);
  t.is(large.filter(isAnswered).length, 4);
  for (const { socket } of large) socket.destroy();
});

test.serial('a client that does not read a large answer is ended, and others read it', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT, {
    connectionLimits: { answerTimeout: 3000, answerRate: 100_000 },
  });
  t.teardown(() => server.stop());
  const path = '/puppet/v3/file_content/modules/web/large?environment=production';
  const slow = Array.from({ length: 10 }, () => new RawClient(server, server.agent));
  for (const client of slow) {
    client.write(`GET ${path} HTTP/1.1\r\n${HOST}\r\n`);
    client.socket.pause();
  }
  t.is((await server.send(path)).body.length, LARGE.length);
  while ((await server.server.connections) > 1) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const client of slow) {
    t.true(client.output.length < LARGE.length);
    client.socket.destroy();
  }
});

test.serial('catalogs that clients do not read have a common limit of memory', async (t) => {
  const server = await RunningServer.start(
    { 'environments/production/manifests/site.pp': `notify { 'x': message => '${LARGE}' }` },
    { connectionLimits: { unreadAnswers: 3 * LARGE.length } },
  );
  t.teardown(() => server.stop());
  const path = '/puppet/v3/catalog/agent.example.com?environment=production';
  const slow = Array.from({ length: 6 }, () => new RawClient(server, server.agent));
  for (const client of slow) {
    client.write(`GET ${path} HTTP/1.1\r\n${HOST}\r\n`);
    client.socket.pause();
  }
  // The catalogs are compiled one after the other. The last one leaves room for one of the others.
  t.true((await server.send(path)).body.length > LARGE.length);
  while ((await server.server.connections) > 3) await new Promise((resolve) => setTimeout(resolve, 50));
  t.true(server.log.some((line) => line.includes('do not read large answers')));
  for (const { socket } of slow) socket.destroy();
});

test.serial('connections without a request end, and cannot keep nodes out', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT, {
    connectionLimits: { headersTimeout: 1000, anonymousConnections: 30 },
  });
  t.teardown(() => server.stop());
  const idle = Array.from({ length: 100 }, () => new RawClient(server));
  await Promise.all(idle.slice(30).map((client) => Promise.race([client.ended(), idle[0]?.ended()])));
  t.is((await server.catalog()).status, 200);
  await Promise.all(idle.map((client) => client.ended()));
  const later = new RawClient(server);
  later.write(STATUS);
  t.deepEqual(await later.answers(1), [200]);
  later.socket.destroy();
});

test.serial('a connection with too many unanswered requests ends', async (t) => {
  const ca = createServer();
  await new Promise<void>((resolve) => ca.listen(0, '127.0.0.1', resolve));
  const server = await RunningServer.start(ENVIRONMENT, {
    caUrl: `https://localhost:${(ca.address() as AddressInfo).port}`,
  });
  const { certificate, key } = server.authority.certificateOf('localhost');
  ca.setSecureContext({ cert: certificate, key });
  let waiting = 0;
  ca.on('request', () => waiting++);
  t.teardown(async () => {
    ca.closeAllConnections();
    ca.close();
    await server.stop();
  });
  const request = `GET /puppet-ca/v1/certificate/x HTTP/1.1\r\n${HOST}\r\n`;
  const pipelined = new RawClient(server);
  pipelined.write(request.repeat(1000));
  await pipelined.ended();
  t.deepEqual(pipelined.statuses, []);
  // The requests that wait for the CA are bounded for all clients together.
  const others = Array.from({ length: 40 }, () => new RawClient(server));
  for (const client of others) client.write(request);
  const isRefused = (): boolean => others.filter(({ statuses }) => statuses[0] === 503).length >= 24;
  while (!isRefused()) await new Promise((resolve) => setTimeout(resolve, 20));
  t.true(waiting <= 32);
  t.is((await server.catalog()).status, 200);
  for (const client of others) client.socket.destroy();
});

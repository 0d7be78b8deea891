/** Heads and bodies of requests that are ambiguous, wrong or too large, sent as bytes by a client without a certificate. */
import test from 'ava';
import { RawClient } from './raw-client.js';
import { RunningServer } from './running-server.js';

let server: RunningServer;
test.before(async () => {
  server = await RunningServer.start({ 'environments/production/manifests/site.pp': "notify { 'x': }" });
});
test.after.always(() => server.stop());

const HOST = 'Host: localhost\r\n';
const STATUS = '/status/v1/simple';
const get = (headers: string): string => `GET ${STATUS} HTTP/1.1\r\n${headers}\r\n`;
const put = (headers: string, body: string, version = '1.1'): string =>
  `PUT /puppet-ca/v1/certificate_request/x HTTP/${version}\r\n${HOST}${headers}\r\n${body}`;

/** A request that a proxy would forward as part of a body. No answer may be that of this request. */
const SMUGGLED = `GET ${STATUS} HTTP/1.1\r\n${HOST}\r\n`;
const chunked = (body: string): string => put('Transfer-Encoding: chunked\r\n', body);

/** Requests that get one answer, after which the server ends the connection. */
const refused: readonly (readonly [what: string, request: string, status: number])[] = [
  ['no header Host', get(''), 400],
  ['two headers Host', get(`${HOST}Host: other\r\n`), 400],
  ['HTTP/0.9', `GET ${STATUS}\r\n\r\n`, 400],
  ['HTTP/2 without negotiation', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['two equal lengths', put('Content-Length: 1\r\nContent-Length: 1\r\n', 'x'), 400],
  ['two different lengths', put('Content-Length: 1\r\nContent-Length: 99\r\n', `x${SMUGGLED}`), 400],
  ['a list of lengths', put('Content-Length: 1, 99\r\n', `x${SMUGGLED}`), 400],
  ['a negative length', put('Content-Length: -1\r\n', ''), 400],
  ['a length with a sign', put('Content-Length: +1\r\n', 'x'), 400],
  ['a hexadecimal length', put('Content-Length: 0x1\r\n', 'x'), 400],
  ['a length above 64 bits', put(`Content-Length: ${'9'.repeat(30)}\r\n`, 'x'), 400],
  [
    'two types of the body',
    put('Content-Type: text/plain\r\nContent-Type: text/pson\r\nContent-Length: 0\r\n', ''),
    400,
  ],
  ['CL.TE', put('Content-Length: 6\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${SMUGGLED}`), 400],
  ['TE.CL', put('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', `0\r\n\r\n${SMUGGLED}`), 400],
  ['TE.TE', put('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', `0\r\n\r\n${SMUGGLED}`), 400],
  [
    'two chunked encodings',
    put('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  ['an unknown transfer encoding', put('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${SMUGGLED}`), 400],
  ['a transfer encoding after chunked', put('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${SMUGGLED}`), 400],
  ['a transfer encoding before chunked', put('Transfer-Encoding: gzip, chunked\r\n', `0\r\n\r\n${SMUGGLED}`), 501],
  ['a space before the colon', put('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${SMUGGLED}`), 400],
  ['chunks in HTTP/1.0', put('Transfer-Encoding: chunked\r\n', `0\r\n\r\n${SMUGGLED}`, '1.0'), 400],
  ['a folded line', get(`${HOST}A: b\r\n c\r\n`), 400],
  ['a folded transfer encoding', put('Transfer-Encoding:\r\n chunked\r\n', `0\r\n\r\n${SMUGGLED}`), 400],
  ['a folded length', put('Content-Length:\r\n 5\r\n', `hello${SMUGGLED}`), 400],
  ['lines without CR', `GET ${STATUS} HTTP/1.1\nHost: localhost\n\n`, 400],
  ['a header without CR', get(`${HOST}A: b\nContent-Length: 40\r\n`), 400],
  ['a header without LF', get(`${HOST}A: b\rContent-Length: 40\r\n`), 400],
  ['NUL in a header', get(`${HOST}A: b\0c\r\n`), 400],
  ['a space in the name of a header', get(`${HOST}A B: c\r\n`), 400],
  ['a space before the first header', get(` ${HOST}`), 400],
  ['NUL in the path', `GET ${STATUS}\0 HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a tab in the path', `GET ${STATUS}\tx HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['bytes above 127 in the path', `GET ${STATUS}/\xe9 HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a method in lower case', `get ${STATUS} HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['no HTTP', '\0\x01\x02\xff'.repeat(100), 400],
  ['a header above the limit', get(`${HOST}A: ${'b'.repeat(20_000)}\r\n`), 431],
  ['a path above the limit', `GET /${'b'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 431],
  ['chunks without CR', chunked('1\nx\n0\n\n'), 400],
  ['a chunk extension without CR', chunked(`1;\nx\r\n0\r\n\r\n${SMUGGLED}`), 400],
  ['a negative chunk', chunked('-1\r\nx\r\n0\r\n\r\n'), 400],
  ['a chunk above 64 bits', chunked(`${'f'.repeat(17)}\r\nx\r\n0\r\n\r\n`), 400],
  // Without a CA the body is not read: the connection ends.
  ['a chunk with an extension', chunked('1;a=b\r\nx\r\n0\r\n\r\n'), 404],
  ['a chunk that is longer than its length', chunked(`1\r\nxyz0\r\n\r\n${SMUGGLED}`), 404],
  ['trailers', chunked('1\r\nx\r\n0\r\nX-Client-DN: CN=agent.example.com\r\n\r\n'), 404],
  ['a request as the body of another one', get(`${HOST}Content-Length: ${SMUGGLED.length}\r\n`) + SMUGGLED, 200],
  ['a body that does not follow', get(`${HOST}Content-Length: 1000\r\n`), 200],
];

for (const [what, request, status] of refused)
  test(`${what} gets ${status}, and the connection ends`, async (t) => {
    const client = new RawClient(server);
    client.write(request);
    await client.ended();
    t.deepEqual(client.statuses, [status]);
  });

test('a request for a tunnel ends the connection', async (t) => {
  const client = new RawClient(server);
  client.write(`CONNECT localhost:22 HTTP/1.1\r\n${HOST}\r\n`);
  await client.ended();
  t.is(client.output, '');
});

/** Requests that get one answer, after which the connection stays open for the next one. */
const answered: readonly (readonly [what: string, request: string, status: number])[] = [
  ['an absolute target', `GET https://other${STATUS} HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['the target *', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['an upgrade', get(`${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n`), 200],
  ['an unknown expectation', get(`${HOST}Expect: 200-ok\r\n`), 417],
  ['the method HEAD', `HEAD ${STATUS} HTTP/1.1\r\n${HOST}\r\n`, 403],
  ['the method TRACE', `TRACE ${STATUS} HTTP/1.1\r\n${HOST}\r\n`, 403],
  ['1,900 headers', get(`${HOST}${'A: b\r\n'.repeat(1900)}`), 200],
  ...['X-Client-DN: CN=agent.example.com', 'X-Client-Verify: SUCCESS', 'X-SSL-Subject: /CN=agent.example.com'].map(
    (header): [string, string, number] => [
      `the header ${header}`,
      `GET /metrics HTTP/1.1\r\n${HOST}${header}\r\nX-Client-Verify: SUCCESS\r\n\r\n`,
      403,
    ],
  ),
];
for (const [what, request, status] of answered)
  test(`${what} gets ${status}`, async (t) => {
    const client = new RawClient(server);
    client.write(request);
    t.deepEqual(await client.answers(1), [status]);
    client.write(`GET ${STATUS} HTTP/1.1\r\n${HOST}\r\n`);
    t.deepEqual(await client.answers(2), [status, 200]);
    client.socket.destroy();
  });

test('headers of a proxy do not replace the certificate of a client', async (t) => {
  const client = new RawClient(server, server.agent);
  const path = '/puppet/v3/node/other.example.com?environment=production';
  client.write(`GET ${path} HTTP/1.1\r\n${HOST}X-Client-DN: CN=other.example.com\r\nX-Client-Verify: SUCCESS\r\n\r\n`);
  t.deepEqual(await client.answers(1), [403]);
  client.socket.destroy();
});

test('several requests that are sent at once are answered in their order', async (t) => {
  const client = new RawClient(server);
  client.write(get(HOST) + `GET /x HTTP/1.1\r\n${HOST}\r\n` + get(HOST));
  t.deepEqual(await client.answers(3), [200, 403, 200]);
  client.socket.destroy();
});

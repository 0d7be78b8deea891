import type { IncomingMessage } from 'node:http';
/** The bodies of requests while they are read. */
import { PassThrough, Readable } from 'node:stream';
import test from 'ava';
import { BodyReader } from '../../packages/server/dist/http/body.js';

const LIMIT = 4 * 2 ** 20;
const lease = (): Parameters<BodyReader['read']>[2] => ({ bytes: 0, isLarge: false });

function requestOf(chunks: readonly Uint8Array[], headers: IncomingMessage['headers'] = {}): IncomingMessage {
  return Object.assign(Readable.from(chunks), { headers }) as unknown as IncomingMessage;
}

function split(bytes: Uint8Array, size: number): readonly Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}

/** Around the size from which the memory of a body is its own, and around its growth. */
const lengths = [0, 1, 2 ** 17 - 1, 2 ** 17, 2 ** 17 + 1, 2 ** 18, 2 ** 18 + 3, 2 ** 20 + 1];

for (const length of lengths)
  test(`a body of ${length} characters is read in chunks of any size`, async (t) => {
    const bytes = Buffer.from('aé€😀'.repeat(length / 4 + 1).slice(0, length));
    const text = bytes.toString();
    const bodies = new BodyReader(2 * LIMIT);
    for (const size of [9973, 65_536, LIMIT]) {
      const [stated, unknown] = [lease(), lease()];
      const headers = { 'content-length': String(bytes.length) };
      t.true((await bodies.read(requestOf(split(bytes, size), headers), LIMIT, stated)) === text);
      t.true((await bodies.read(requestOf(split(bytes, size)), LIMIT, unknown)) === text);
      t.is(stated.bytes, bytes.length);
      for (const each of [stated, unknown]) bodies.release(each);
    }
  });

const refusals: readonly (readonly [what: string, chunks: readonly Uint8Array[], status: number])[] = [
  ['not UTF-8', [Buffer.from([0xff, 0xfe])], 400],
  ['large and not UTF-8', [Buffer.alloc(2 ** 20, 0xc3)], 400],
  ['cut within a character', [Buffer.from('é').subarray(0, 1)], 400],
  ['one byte above the limit', split(Buffer.alloc(LIMIT + 1), 2 ** 16), 413],
];
for (const [what, chunks, status] of refusals)
  test(`a body that is ${what} has the status ${status}`, async (t) => {
    await t.throwsAsync(new BodyReader(2 * LIMIT).read(requestOf(chunks), LIMIT, lease()), {
      instanceOf: Error,
      message: status === 400 ? /not UTF-8/ : /Too Large/,
    });
  });

test('a body that ends before its length is incomplete', async (t) => {
  const stream = new PassThrough();
  const request = Object.assign(stream, { headers: { 'content-length': '1000000' } }) as unknown as IncomingMessage;
  const read = new BodyReader(LIMIT).read(request, LIMIT, lease());
  stream.write(Buffer.alloc(300_000));
  stream.destroy(new Error('aborted'));
  await t.throwsAsync(read, { message: /incomplete/ });
});

test('bodies that together need more than the budget are refused until others are released', async (t) => {
  const bodies = new BodyReader(2 ** 20);
  const [first, second] = [lease(), lease()];
  const read = (each: ReturnType<typeof lease>): Promise<string> =>
    bodies.read(requestOf(split(Buffer.alloc(700_000, 'x'), 2 ** 16)), LIMIT, each);
  await read(first);
  await t.throwsAsync(read(second), { message: /too many large requests/ });
  bodies.release(second);
  bodies.release(first);
  t.is((await read(first)).length, 700_000);
});

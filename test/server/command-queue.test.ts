/** What the queue of commands for PuppetDB reports. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import test from 'ava';
import { CommandQueue } from '../../packages/server/dist/puppetdb/command-queue.js';
import type { PackedCommand } from '../../packages/server/dist/puppetdb/command.js';

const command = (body: Uint8Array): PackedCommand => ({
  name: 'replace_facts',
  certname: 'node',
  timestamp: '',
  checksum: '',
  body,
  length: body.length,
});

const settingsOf = (port: number) => ({ urls: [`http://127.0.0.1:${port}`], timeout: 30 });

test('a command that is larger than the queue is dropped, and others stay', (t) => {
  const results: string[] = [];
  const queue = new CommandQueue(settingsOf(1), { onResult: (result) => results.push(result) });
  t.teardown(() => queue.close(0));
  queue.add(command(Buffer.from('small')));
  queue.add(command(Buffer.alloc(64 * 2 ** 20 + 1)));
  t.deepEqual(results, ['dropped']);
  t.is(queue.size, 5);
});

test('a command that is replaced while it is sent has one result', async (t) => {
  const results: string[] = [];
  const waiting: ServerResponse[] = [];
  let arrived = (): void => undefined;
  const puppetDb = createServer((_request, response) => {
    waiting.push(response);
    arrived();
  });
  await new Promise<void>((resolve) => puppetDb.listen(0, '127.0.0.1', resolve));
  t.teardown(() => puppetDb.close());
  const next = (): Promise<void> => new Promise((resolve) => (arrived = resolve));
  const { port } = puppetDb.address() as AddressInfo;
  const queue = new CommandQueue(settingsOf(port), { onResult: (result) => results.push(result) });
  const first = next();
  queue.add(command(Buffer.from('first')));
  await first;
  queue.add(command(Buffer.from('second')));
  t.deepEqual(results, []);
  const second = next();
  waiting[0]!.end('{}');
  await second;
  waiting[1]!.end('{}');
  await queue.close(10_000);
  t.deepEqual(results, ['sent', 'sent']);
});

/** The cost of slow clients and of bodies that are too large, beside the normal load of a server. */
import { Agent } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import type { MeasuredServer } from './measured-server.js';

/** The slow clients without a certificate, and those with one. The server accepts at most 500 of the first. */
const ANONYMOUS = 400;
const NODES = 600;

/** Each slow client writes a byte in this time. */
const MILLISECONDS_PER_BYTE = 200;

const OVERSIZED = 200;

/** The size of each body. The limit of a client with a certificate is 16 MiB. */
const BODY_SIZE = 32 * 2 ** 20;

/** The catalogs of the normal load, and its connections. */
const CATALOGS = 200;
const CONNECTIONS = 8;

/** The time after which a node tries again when the server has ended its connection. */
const RETRY_MILLISECONDS = 100;

const CHUNK = `10000\r\n${'x'.repeat(0x10000)}\r\n`;

/** Returns the lines of a table. */
export async function benchAbuse(server: MeasuredServer): Promise<string[]> {
  return [
    '| clients beside the normal load | CPU in all | for each catalog | p50 | p99 | requests repeated | largest main process |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    await row(server, 'none', () => undefined),
    await row(server, `${ANONYMOUS + NODES} that send a byte every ${MILLISECONDS_PER_BYTE} ms`, (signal) => {
      for (let index = 0; index < ANONYMOUS + NODES; index++)
        void sendSlowly(server, index < ANONYMOUS ? undefined : 'small', signal);
    }),
    await row(server, `${OVERSIZED} bodies of 32 MiB at the same time`, async () => {
      await Promise.all(Array.from({ length: OVERSIZED }, () => sendTooMuch(server)));
    }),
    await row(server, 'none, afterwards', () => undefined),
  ];
}

/** @param start starts the other clients, which end with the signal; a promise is awaited too */
async function row(
  server: MeasuredServer,
  name: string,
  start: (signal: AbortSignal) => Promise<void> | undefined | void,
): Promise<string> {
  const stop = new AbortController();
  const cpu = server.cpu();
  let largest = 0;
  const sampler = setInterval(() => (largest = Math.max(largest, server.usage()[0]?.megabytes ?? 0)), 50);
  const others = start(stop.signal);
  const { times, ended } = await requestCatalogs(server);
  await others;
  stop.abort();
  clearInterval(sampler);
  const seconds = server.cpu() - cpu;
  const at = (part: number): string => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`;
  const each = `${((seconds / CATALOGS) * 1000).toFixed(2)} ms`;
  return `| ${name} | ${seconds.toFixed(2)} s | ${each} | ${at(0.5)} | ${at(0.99)} | ${ended} | ${largest.toFixed(0)} MB |`;
}

/** Returns the times of the normal load in milliseconds, sorted, and how many connections the server has ended or refused. */
async function requestCatalogs(server: MeasuredServer): Promise<{ readonly times: number[]; readonly ended: number }> {
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let [left, ended] = [CATALOGS, 0];
  const client = async (): Promise<void> => {
    while (left-- > 0) {
      const started = performance.now();
      for (;;) {
        const answer = await server.catalog('small', agent).catch(() => undefined);
        if (answer?.status === 200) break;
        if (answer !== undefined && answer.status !== 503) throw new Error(`status ${answer.status}`);
        ended++;
        await setTimeout(RETRY_MILLISECONDS);
      }
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return { times: times.sort((a, b) => a - b), ended };
}

/** Writes the head of a request byte by byte, and connects again when the server ends the connection. */
async function sendSlowly(server: MeasuredServer, node: string | undefined, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const socket = server.connect(node);
    socket.write('GET /puppet/v3/environments HTTP/1.1\r\nX-Slow: ');
    while (!socket.destroyed && !signal.aborted) {
      socket.write('x');
      await setTimeout(MILLISECONDS_PER_BYTE);
    }
    socket.destroy();
  }
}

/** Sends a body without a stated length until the server ends the connection. */
async function sendTooMuch(server: MeasuredServer): Promise<void> {
  const socket = server.connect('small');
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.write('PUT /puppet/v3/report/small HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
  socket.write('Transfer-Encoding: chunked\r\n\r\n');
  for (let sent = 0; sent < BODY_SIZE && !socket.destroyed; sent += 0x10000)
    if (!socket.write(CHUNK)) await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
  socket.end();
  await closed;
}

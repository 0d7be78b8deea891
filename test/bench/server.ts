/**
 * Measures `pptjs serve`: the CPU time of all its processes for each catalog over mutual TLS, latencies, resident memory,
 * and deploys under load, and the first three for puppetserver. Linux only: it reads /proc.
 */
import { Agent } from 'node:https';
import { benchAbuse } from './abuse.js';
import { load, MeasuredServer, NODES, PPTJS } from './measured-server.js';
import { puppetserver } from './puppetserver.js';

const PORT = 18_742;

const CONNECTIONS = [1, 8, 64];

/** Catalogs of each size before the first row, because a server compiles its own code while it runs. */
const WARM_UP = 600;

/** Catalogs for each row of latencies. */
const REQUESTS = 400;

/** How often the memory is measured during its requests. */
const MEMORY_SAMPLES = 4;

/**
 * Prints each line when it is measured, because the whole takes long.
 *
 * @param requests the number of catalogs before the last measurement of memory
 * @param deployCount the number of deploys under load
 * @param root the folder of a system with puppetserver; undefined if there is none
 */
export async function benchServer(
  requests: number,
  deployCount: number,
  root: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  const server = new MeasuredServer(PPTJS, PORT);
  try {
    print('## Server\n');
    await printLatencies(server, print);
    for (let sample = 1; sample <= MEMORY_SAMPLES; sample++) {
      await load(server, 'small', 8, Math.ceil(requests / MEMORY_SAMPLES));
      print(memory(server, `${Math.ceil((requests * sample) / MEMORY_SAMPLES)} more catalogs`));
    }
    print(['', ...(await benchAbuse(server)), ''].join('\n'));
    print(`${await deploys(server, deployCount)}\n`);
    print(memory(server, 'the deploys'));
  } finally {
    await server.stop();
  }
  if (root !== undefined) await benchPuppetserver(root, print);
}

async function benchPuppetserver(root: string, print: (line: string) => void): Promise<void> {
  const server = new MeasuredServer(puppetserver(root), PORT);
  try {
    print('\n## puppetserver\n');
    await printLatencies(server, print);
    print(memory(server, 'these catalogs'));
  } finally {
    await server.stop();
  }
}

async function printLatencies(server: MeasuredServer, print: (line: string) => void): Promise<void> {
  await server.ready();
  print('| catalog | connections | CPU per catalog | p50 | p99 | catalogs/s |');
  print('| --- | --- | --- | --- | --- | --- |');
  for (const [node, size] of NODES) {
    await load(server, node, 8, WARM_UP);
    for (const connections of CONNECTIONS) print(await latencies(server, node, size, connections));
  }
  print('');
}

function memory(server: MeasuredServer, when: string): string {
  const [main, ...others] = server.usage().map(({ megabytes }) => `${megabytes.toFixed(0)} MB`);
  return `- Resident memory after ${when}: main process ${main}${others.map((size) => `, worker ${size}`).join('')}.`;
}

async function latencies(server: MeasuredServer, node: string, size: string, connections: number): Promise<string> {
  const [before, started] = [server.cpu(), performance.now()];
  const times = (await load(server, node, connections, REQUESTS)).sort((a, b) => a - b);
  const [used, seconds] = [server.cpu() - before, (performance.now() - started) / 1000];
  const at = (part: number): string => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`;
  const each = `${((used / REQUESTS) * 1000).toFixed(2)} ms`;
  return `| ${node} (${size}) | ${connections} | ${each} | ${at(0.5)} | ${at(0.99)} | ${(REQUESTS / seconds).toFixed(0)} |`;
}

/** Deploys versions while clients request catalogs, and counts failed catalogs and those that mix versions. */
async function deploys(server: MeasuredServer, count: number): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  let [catalogs, failed, mixed, isDone] = [0, 0, 0, false];
  const client = async (): Promise<void> => {
    while (!isDone) {
      const { status, body } = await server.catalog('small', agent);
      const versions = new Set(body.match(/version \d+ \d+/g));
      const [main, module] = /version (\d+) (\d+)/.exec(body)?.slice(1) ?? [];
      catalogs++;
      if (status !== 200) failed++;
      else if (versions.size !== 1 || main !== module) mixed++;
    }
  };
  const clients = Array.from({ length: 4 }, client);
  const started = performance.now();
  for (let version = 1; version <= count; version++) {
    server.deployFiles(version);
    const { status } = await server.send('small', 'DELETE', '/puppet-admin-api/v1/environment-cache');
    if (status !== 204) failed++;
  }
  const seconds = (performance.now() - started) / 1000;
  isDone = true;
  await Promise.all(clients);
  agent.destroy();
  return `${count} deploys in ${seconds.toFixed(1)} s under load: ${catalogs} catalogs, ${failed} failed, ${mixed} mixed.`;
}

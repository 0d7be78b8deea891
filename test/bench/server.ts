/**
 * Measures `pptjs serve`: the CPU time of all its processes for each catalog over mutual TLS, latencies, resident memory,
 * and deploys under load. Linux only: it reads /proc.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DevelopmentAuthority, type IssuedCertificate } from '@pptjs/server';
import { commandFile } from '../cli/process.js';
import { writeFiles } from '../server/running-server.js';
import { type ProcessUsage, processUsage } from './process-usage.js';

const PORT = 18_742;

/** The nodes, with the number of resources that give a catalog of the named size. */
const NODES = [
  ['small', '10 KB', 34],
  ['large', '58 KB', 210],
] as const;

const CONNECTIONS = [1, 8, 64];

/** Catalogs for each row of latencies. */
const REQUESTS = 400;

/** How often the memory is measured during its requests. */
const MEMORY_SAMPLES = 4;

/** A `pptjs serve` process and its clients. */
class MeasuredServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'pptjs-bench-server-'));
  readonly #authority = new DevelopmentAuthority();
  readonly #clients = new Map<string, IssuedCertificate>();
  readonly #process: ChildProcess;

  constructor() {
    const own = this.#authority.issue('localhost');
    for (const name of ['small', 'large']) this.#clients.set(name, this.#authority.issue(name));
    this.deployFiles(0);
    writeFiles(this.folder, {
      'ssl/certs/ca.pem': this.#authority.certificate,
      'ssl/crl.pem': this.#authority.revocationList(),
      'ssl/certs/localhost.pem': own.certificate,
      'ssl/private_keys/localhost.pem': own.key,
    });
    const options = {
      environmentpath: join(this.folder, 'environments'),
      ssldir: join(this.folder, 'ssl'),
      'state-dir': join(this.folder, 'state'),
      certname: 'localhost',
      host: '127.0.0.1',
      port: String(PORT),
      admin: 'small',
      'log-level': 'warn',
    };
    const argv = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    this.#process = spawn(process.execPath, [commandFile, 'serve', ...argv], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  /** Writes an environment whose catalogs contain the number of the version in two files. */
  deployFiles(version: number): void {
    const nodes = NODES.map(
      ([name, , count]) => `node '${name}' { class { 'load': count => ${count}, version => ${version} } }`,
    );
    writeFiles(this.folder, {
      'environments/production/manifests/site.pp': nodes.join('\n'),
      'environments/production/modules/load/manifests/init.pp': `class load(Integer $count, Integer $version) {
        Integer[1, $count].each |$i| {
          file { "/srv/\${facts['os']['name']}/\${i}": ensure => file, owner => 'root', mode => '0644', content => "version \${version} ${version}" }
        }
      }`,
    });
  }

  async ready(): Promise<void> {
    for (let attempt = 0; attempt < 200; attempt++) {
      if ((await this.send('small', 'GET', '/status/v1/simple').catch(() => ({ status: 0 }))).status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server does not start');
  }

  send(
    node: string,
    method: string,
    path: string,
    body?: string,
    agent: Agent | false = false,
  ): Promise<{ readonly status: number; readonly body: string }> {
    const client = this.#clients.get(node);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: PORT,
          servername: 'localhost',
          ca: this.#authority.certificate,
          cert: client?.certificate,
          key: client?.key,
          agent,
          method,
          path,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
          response.on('error', reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  catalog(node: string, agent: Agent): Promise<{ readonly status: number; readonly body: string }> {
    const facts = JSON.stringify({ name: node, values: FACTS });
    const form = new URLSearchParams({
      environment: 'production',
      facts_format: 'application/json',
      facts: encodeURIComponent(facts),
      static_catalog: 'true',
      checksum_type: 'sha256',
    });
    return this.send(node, 'POST', `/puppet/v3/catalog/${node}?environment=production`, form.toString(), agent);
  }

  /** Returns the usage of the main process and its workers. */
  usage(): readonly ProcessUsage[] {
    const main = this.#process.pid ?? 0;
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter((id) => id !== '');
    return [main, ...children].map(processUsage);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#process.on('close', () => {
        rmSync(this.folder, { recursive: true, force: true });
        resolve();
      });
      this.#process.kill('SIGTERM');
    });
  }
}

/** About as many facts as a small machine has: 10 KB. */
const FACTS = {
  os: { name: 'Debian', family: 'Debian', release: { major: '12', full: '12.5' } },
  networking: { fqdn: 'node.example.com', hostname: 'node', domain: 'example.com' },
  ...Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`fact_${i}`, { value: 'x'.repeat(30), index: i }])),
};

/**
 * Returns the lines of a table.
 *
 * @param requests the number of catalogs before the last measurement of memory
 * @param deployCount the number of deploys under load
 */
export async function benchServer(requests: number, deployCount: number): Promise<string> {
  const server = new MeasuredServer();
  const lines = [
    '## Server',
    '',
    '| catalog | connections | CPU per catalog | p50 | p99 | catalogs/s |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  try {
    await server.ready();
    for (const [node, size] of NODES) {
      await load(server, node, 8, 200);
      for (const connections of CONNECTIONS) lines.push(await latencies(server, node, size, connections));
    }
    lines.push('');
    for (let sample = 1; sample <= MEMORY_SAMPLES; sample++) {
      await load(server, 'small', 8, Math.ceil(requests / MEMORY_SAMPLES));
      lines.push(memory(server, Math.ceil((requests * sample) / MEMORY_SAMPLES)));
    }
    lines.push('', await deploys(server, deployCount), '', memory(server, 0));
  } finally {
    await server.stop();
  }
  return `${lines.join('\n')}\n`;
}

/** @param catalogs the number of catalogs since the latencies; 0 after the deploys */
function memory(server: MeasuredServer, catalogs: number): string {
  const [main, ...others] = server.usage().map(({ megabytes }) => megabytes.toFixed(0));
  const when = catalogs === 0 ? 'the deploys' : `${catalogs} more catalogs`;
  return `- Resident memory after ${when}: main process ${main} MB, others ${others.join(', ')} MB.`;
}

async function latencies(server: MeasuredServer, node: string, size: string, connections: number): Promise<string> {
  const cpu = (): number => server.usage().reduce((sum, { seconds }) => sum + seconds, 0);
  const [before, started] = [cpu(), performance.now()];
  const times = (await load(server, node, connections, REQUESTS)).sort((a, b) => a - b);
  const [used, seconds] = [cpu() - before, (performance.now() - started) / 1000];
  const at = (part: number): string => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`;
  const each = `${((used / REQUESTS) * 1000).toFixed(2)} ms`;
  return `| ${node} (${size}) | ${connections} | ${each} | ${at(0.5)} | ${at(0.99)} | ${(REQUESTS / seconds).toFixed(0)} |`;
}

/** Requests catalogs on open connections. Returns the time of each in milliseconds. */
async function load(server: MeasuredServer, node: string, connections: number, count: number): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const client = async (): Promise<void> => {
    while (left-- > 0) {
      const started = performance.now();
      const { status, body } = await server.catalog(node, agent);
      if (status !== 200) throw new Error(`status ${status}: ${body.slice(0, 200)}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return times;
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

/** The server that the benchmarks measure, and its load. Linux only: it reads /proc. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { DevelopmentAuthority, type IssuedCertificate } from '@pptjs/server';
import { commandFile } from '../cli/process.js';
import { writeFiles } from '../server/running-server.js';
import { type ProcessUsage, processUsage } from './process-usage.js';

/** The nodes, with the number of resources that give a catalog of the named size. */
export const NODES = [
  ['small', '10 KB', 34],
  ['large', '58 KB', 210],
] as const;

/** Starts a server with the folders `environments` and `ssl` of a folder, on a port of 127.0.0.1. */
export interface ServerProgram {
  /** The folder in which the folder of the server is created. */
  readonly parent: string;
  readonly start: (folder: string, port: number) => ChildProcess;
}

/** `pptjs serve`, with a worker for each processor. */
export const PPTJS: ServerProgram = {
  parent: tmpdir(),
  start(folder, port) {
    const options = {
      environmentpath: join(folder, 'environments'),
      ssldir: join(folder, 'ssl'),
      'state-dir': join(folder, 'state'),
      certname: 'localhost',
      host: '127.0.0.1',
      port: String(port),
      admin: 'small',
      'log-level': 'warn',
    };
    const argv = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    return spawn(process.execPath, [commandFile, 'serve', ...argv], { stdio: ['ignore', 'ignore', 'inherit'] });
  },
};

/** A server and its clients. */
export class MeasuredServer {
  readonly folder: string;
  readonly #authority = new DevelopmentAuthority();
  readonly #clients = new Map<string, IssuedCertificate>();
  readonly #port: number;
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;

  constructor(program: ServerProgram, port: number) {
    this.folder = mkdtempSync(join(program.parent, 'pptjs-bench-server-'));
    this.#port = port;
    const own = this.#authority.issue('localhost');
    for (const name of ['small', 'large']) this.#clients.set(name, this.#authority.issue(name));
    this.deployFiles(0);
    writeFiles(this.folder, {
      'ssl/certs/ca.pem': this.#authority.certificate,
      'ssl/crl.pem': this.#authority.revocationLists,
      'ssl/certs/localhost.pem': own.certificate,
      'ssl/private_keys/localhost.pem': own.key,
    });
    this.#process = program.start(this.folder, port);
    this.#closed = once(this.#process, 'close');
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
    for (let attempt = 0; attempt < 3000; attempt++) {
      if (this.#process.exitCode !== null) break;
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
          port: this.#port,
          servername: 'localhost',
          ca: this.#authority.certificate,
          cert: client?.certificate,
          key: client?.key,
          agent,
          method,
          path,
          headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
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

  /** Opens a connection without HTTP. @param node the client; undefined for none */
  connect(node: string | undefined): TLSSocket {
    const client = node === undefined ? undefined : this.#clients.get(node);
    const socket = connect({
      host: '127.0.0.1',
      port: this.#port,
      servername: 'localhost',
      ca: this.#authority.certificate,
      ...(client && { cert: client.certificate, key: client.key }),
    });
    // The server ends the connection while this client still writes.
    return socket.on('error', () => undefined).on('data', () => undefined);
  }

  /** Returns the CPU time of all processes, in seconds. */
  cpu(): number {
    return this.usage().reduce((sum, { seconds }) => sum + seconds, 0);
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

  async stop(): Promise<void> {
    this.#process.kill('SIGTERM');
    await this.#closed;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** About as many facts as a small machine has: 10 KB. */
const FACTS = {
  os: { name: 'Debian', family: 'Debian', release: { major: '12', full: '12.5' } },
  networking: { fqdn: 'node.example.com', hostname: 'node', domain: 'example.com' },
  ...Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`fact_${i}`, { value: 'x'.repeat(30), index: i }])),
};

/** Requests catalogs on open connections. Returns the time of each in milliseconds. */
export async function load(
  server: MeasuredServer,
  node: string,
  connections: number,
  count: number,
): Promise<number[]> {
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

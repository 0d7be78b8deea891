import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type IssuedCertificate, PuppetServer, type ServerOptions } from '@pptjs/server';
import { sharedAuthority, type TestAuthority } from './test-authority.js';

/** The files of a folder, by path. */
export type Files = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface RequestOptions {
  readonly method?: string;
  /** The client; null for none. Default: `agent.example.com`. */
  readonly client?: IssuedCertificate | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** A server in a temporary folder. */
export class RunningServer {
  readonly folder: string;
  readonly authority: TestAuthority;
  readonly agent: IssuedCertificate;
  readonly log: string[];
  server: PuppetServer;
  readonly #connections = new Map<IssuedCertificate | null, Agent>();

  private constructor(
    folder: string,
    authority: TestAuthority,
    agent: IssuedCertificate,
    server: PuppetServer,
    log: string[],
  ) {
    this.folder = folder;
    this.authority = authority;
    this.agent = agent;
    this.server = server;
    this.log = log;
  }

  /** @param files the files of `environments` and others, by path in the temporary folder */
  static async start(
    files: Files,
    options: Partial<ServerOptions> = {},
    authority = sharedAuthority,
  ): Promise<RunningServer> {
    const folder = mkdtempSync(join(tmpdir(), 'pptjs-server-'));
    const own = authority.certificateOf('localhost');
    const agent = authority.certificateOf('agent.example.com');
    writeFiles(folder, {
      ...files,
      'ssl/ca.pem': authority.certificate,
      'ssl/crl.pem': authority.revocationLists,
      'ssl/server.pem': own.certificate,
      'ssl/server.key': own.key,
    });
    const log: string[] = [];
    const server = await PuppetServer.start({
      listen: { host: '127.0.0.1', port: 0 },
      certname: 'localhost',
      credentials: {
        ca: join(folder, 'ssl/ca.pem'),
        crl: join(folder, 'ssl/crl.pem'),
        certificate: join(folder, 'ssl/server.pem'),
        key: join(folder, 'ssl/server.key'),
      },
      state: join(folder, 'state'),
      environmentPath: [join(folder, 'environments')],
      workers: 1,
      logLevel: 'debug',
      logStream: { write: (line: string) => void log.push(line) },
      ...options,
    });
    return new RunningServer(folder, authority, agent, server, log);
  }

  /** Sends a request. The path is sent as it is. */
  send(
    path: string,
    { method = 'GET', client = this.agent, headers = {}, body }: RequestOptions = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: this.server.port,
          servername: 'localhost',
          ca: this.authority.certificate,
          ...(client && { cert: client.certificate, key: client.key }),
          agent: this.#connectionsOf(client),
          method,
          path,
          headers,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  /** Requests the catalog of a node as an agent does. */
  catalog(
    values: Readonly<Record<string, unknown>> = {},
    { node = 'agent.example.com', client = this.agent, environment = 'production', ...form }: CatalogForm = {},
  ): Promise<Answer> {
    const facts = encodeURIComponent(JSON.stringify({ name: node, values }));
    const parameters = { environment, facts_format: 'application/json', facts, ...form };
    return this.send(`/puppet/v3/catalog/${node}?environment=${environment}`, {
      method: 'POST',
      client,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(parameters).toString(),
    });
  }

  /** Connections stay open, because each TLS handshake takes longer than a request. */
  #connectionsOf(client: IssuedCertificate | null): Agent {
    const known = this.#connections.get(client);
    const agent = known ?? new Agent({ keepAlive: true });
    this.#connections.set(client, agent);
    return agent;
  }

  /** Ends the connections of a client, with the requests that have no answer yet. */
  disconnect(client: IssuedCertificate): void {
    this.#connectionsOf(client).destroy();
  }

  write(files: Files): void {
    writeFiles(this.folder, files);
  }

  async stop(): Promise<void> {
    for (const agent of this.#connections.values()) agent.destroy();
    await this.server.stop(2000);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

interface CatalogForm {
  readonly node?: string;
  readonly client?: IssuedCertificate;
  readonly environment?: string;
  readonly [parameter: string]: string | IssuedCertificate | undefined;
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

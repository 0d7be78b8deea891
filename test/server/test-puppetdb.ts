import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { createGunzip } from 'node:zlib';
import type { TestAuthority } from './test-authority.js';
import { wireFormatErrors } from './wire-formats.js';

export interface Resource {
  readonly type: string;
  readonly title: string;
  readonly exported: boolean;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly file?: string;
  readonly line?: number;
}

export interface Command {
  readonly command: string;
  readonly version: string;
  readonly certname: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What is wrong with a server. */
export type Fault = 'slow' | 'error' | 'not JSON' | 'not a list' | 'huge' | 'closes' | 'rejects';

/** The size of an answer that no client should accept, in bytes. */
const HUGE = 70 * 2 ** 20;

/**
 * The part of PuppetDB that servers use, over HTTPS with client certificates. It stores the last catalog of each node,
 * checks the format of commands, and evaluates queries for resources.
 */
export class TestPuppetDb {
  readonly commands: Command[] = [];
  /** The format errors of all commands. */
  readonly errors: string[] = [];
  /** The queries in their order, as JSON. */
  readonly queries: string[] = [];
  readonly clients = new Set<string>();
  /** The resources of the last catalog of each node. */
  readonly resources = new Map<string, readonly Resource[]>();
  /** The answers to `puppetdb_query`, by the JSON text of the query. */
  readonly answers = new Map<string, unknown>();
  fault: Fault | undefined;
  #server: Server;
  readonly #authority: TestAuthority;
  #port = 0;

  private constructor(authority: TestAuthority) {
    this.#authority = authority;
    this.#server = this.#create();
  }

  static async start(authority: TestAuthority): Promise<TestPuppetDb> {
    const started = new TestPuppetDb(authority);
    await started.#listen();
    return started;
  }

  get url(): string {
    return `https://localhost:${this.#port}`;
  }

  commandsOf(name: string): readonly Command[] {
    return this.commands.filter(({ command }) => command === name);
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  /** Starts again at the same port. */
  async restart(): Promise<void> {
    this.#server = this.#create();
    await this.#listen();
  }

  #create(): Server {
    const { certificate, key } = this.#authority.certificateOf('localhost');
    const options = { cert: certificate, key, ca: this.#authority.certificate, requestCert: true };
    return createServer(options, (request, response) => void this.#answer(request, response));
  }

  #listen(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', () => {
        this.#port = (this.#server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.clients.add(String((request.socket as TLSSocket).getPeerCertificate().subject.CN));
    const body = await text(request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request);
    const { pathname, searchParams } = new URL(request.url ?? '', this.url);
    switch (this.fault) {
      case 'slow':
        return;
      case 'closes':
        request.socket.destroy();
        return;
      case 'error':
        response.writeHead(500).end('internal\nerror');
        return;
      case 'rejects':
        response.writeHead(400).end('{"error":"bad"}');
        return;
      case 'not JSON':
        response.writeHead(200).end('<html>');
        return;
      case 'not a list':
        response.writeHead(200).end('{"a":1}');
        return;
      case 'huge':
        response.on('error', () => undefined);
        response.writeHead(200).end(Buffer.alloc(HUGE, ' '));
        return;
      case undefined:
    }
    if (pathname === '/pdb/query/v4/resources') this.#answerResources(searchParams.get('query') ?? '', response);
    else if (pathname === '/pdb/query/v4') this.#answerQuery(body, response);
    else if (pathname === '/pdb/cmd/v1') this.#accept(searchParams, body, request, response);
    else response.writeHead(404).end();
  }

  #answerResources(query: string, response: ServerResponse): void {
    this.queries.push(query);
    const condition = JSON.parse(query) as Ast;
    const found = [...this.resources].flatMap(([certname, resources]) =>
      resources
        .filter((resource) => matches(condition, certname, resource))
        .map((resource) => ({ certname, environment: 'production', resource: 'digest', ...resource })),
    );
    response.writeHead(200).end(JSON.stringify(found));
  }

  #answerQuery(body: string, response: ServerResponse): void {
    const key = JSON.stringify((JSON.parse(body) as { query: unknown }).query);
    const answer = this.answers.get(key);
    if (answer === undefined) response.writeHead(400).end(`PQL parse error: ${key}`);
    else response.writeHead(200).end(JSON.stringify(answer));
  }

  #accept(parameters: URLSearchParams, body: string, request: IncomingMessage, response: ServerResponse): void {
    const [command, version, certname] = ['command', 'version', 'certname'].map((name) => parameters.get(name) ?? '');
    const payload = JSON.parse(body) as Readonly<Record<string, unknown>>;
    this.errors.push(...wireFormatErrors(command ?? '', version ?? '', payload));
    if (!/^[0-9a-f]{40}$/.test(parameters.get('checksum') ?? '')) this.errors.push('there is no checksum');
    if (Number.isNaN(Date.parse(parameters.get('producer-timestamp') ?? ''))) this.errors.push('there is no time');
    if (request.headers['content-type'] !== 'application/json; charset=utf-8') this.errors.push('another content type');
    if (payload['certname'] !== certname) this.errors.push('the payload has another certname');
    this.commands.push({ command: command ?? '', version: version ?? '', certname: certname ?? '', payload });
    if (command === 'replace_catalog') this.resources.set(certname ?? '', payload['resources'] as readonly Resource[]);
    response.writeHead(200).end(JSON.stringify({ uuid: '5e6e1f0c-0000-4000-8000-000000000000' }));
  }
}

type Ast = readonly [operator: string, ...operands: readonly unknown[]];

function matches([operator, ...operands]: Ast, certname: string, resource: Resource): boolean {
  const [left, right] = operands;
  switch (operator) {
    case 'and':
      return operands.every((operand) => matches(operand as Ast, certname, resource));
    case 'not':
      return !matches(left as Ast, certname, resource);
    case 'or':
      return operands.some((operand) => matches(operand as Ast, certname, resource));
    case '=':
      return isEqual(left, right, certname, resource);
    default:
      throw new Error(`the operator ${operator} is unknown`);
  }
}

function isEqual(field: unknown, value: unknown, certname: string, resource: Resource): boolean {
  if (Array.isArray(field) && field[0] === 'parameter')
    return JSON.stringify(resource.parameters[String(field[1])]) === JSON.stringify(value);
  switch (field) {
    case 'tag':
      return resource.tags.includes(String(value));
    case 'certname':
      return certname === value;
    case 'type':
    case 'title':
    case 'exported':
      return resource[field] === value;
    default:
      throw new Error(`the field ${String(field)} is unknown`);
  }
}

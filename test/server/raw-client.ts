/** Connections that send bytes as they are, for requests that no HTTP client sends. */
import { connect, type TLSSocket } from 'node:tls';
import type { IssuedCertificate } from '@pptjs/server';
import type { RunningServer } from './running-server.js';

/** A connection without HTTP. */
export class RawClient {
  readonly socket: TLSSocket;
  /** Everything that the server has sent. */
  output = '';
  readonly #closed: Promise<void>;

  /** @param client the certificate; null for none */
  constructor({ server, authority }: RunningServer, client: IssuedCertificate | null = null) {
    this.socket = connect({
      host: '127.0.0.1',
      port: server.port,
      servername: 'localhost',
      ca: authority.certificate,
      ...(client !== null && { cert: client.certificate, key: client.key }),
    });
    this.socket.setEncoding('latin1').on('data', (text: string) => {
      this.output += text;
    });
    this.socket.on('error', () => undefined);
    this.#closed = new Promise((resolve) => this.socket.on('close', () => resolve()));
  }

  /** @param text the bytes, as characters */
  write(text: string): void {
    this.socket.write(text, 'latin1');
  }

  /** Resolves when the server has ended the connection. */
  ended(): Promise<void> {
    return this.#closed;
  }

  /** Resolves when the server has sent as many responses, or has ended the connection. */
  async answers(count: number): Promise<readonly number[]> {
    while (this.statuses.length < count && !this.socket.destroyed)
      await Promise.race([this.#closed, new Promise((resolve) => this.socket.once('data', resolve))]);
    return this.statuses;
  }

  /** The status codes of the responses. */
  get statuses(): readonly number[] {
    return [...this.output.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  }
}

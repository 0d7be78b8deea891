import type { Readable } from 'node:stream';
import type { ClientIdentity } from '../tls/client-identity.js';
import type { Parameters } from './parse-request.js';

/** A request whose client is authorized. */
export interface ServerRequest {
  /** A random identifier, for logs. */
  readonly id: string;
  readonly method: string;
  /** The decoded segments of the path. */
  readonly segments: readonly string[];
  readonly query: Parameters;
  /** Undefined if the client has no certificate. */
  readonly client: ClientIdentity | undefined;
  header(name: string): string | undefined;
  /** Reads the body once. @throws {HttpError} 413 if it is too large, 400 if it is not UTF-8 */
  body(): Promise<string>;
}

export interface ServerResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | Readable;
}

/** JSON as agents expect it: with a charset. */
export function json(data: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): ServerResponse {
  return jsonText(JSON.stringify(data), status, headers);
}

/** @param text JSON */
export function jsonText(text: string, status = 200, headers: Readonly<Record<string, string>> = {}): ServerResponse {
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers }, body: text };
}

/** Returns a response with a text. */
export function plainText(text: string, status = 200): ServerResponse {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: text };
}

/** @param length the number of bytes, if it is known */
export function binary(body: Uint8Array | Readable, length?: number): ServerResponse {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/octet-stream',
      ...(length !== undefined && { 'Content-Length': String(length) }),
    },
    body,
  };
}

export const NO_CONTENT: ServerResponse = { status: 204, headers: {}, body: '' };

import type { ServerResponse as NodeResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { json, type ServerResponse } from './exchange.js';
import { HttpError } from './http-error.js';

/** Returns the answer to a request that failed. An unexpected error says nothing about the server. */
export function errorResponse(error: unknown): ServerResponse {
  const { status, message, issueKind, headers } =
    error instanceof HttpError ? error : new HttpError(500, 'Server Error: internal error');
  return json({ message, issue_kind: issueKind }, status, headers);
}

/**
 * Writes a response.
 *
 * @throws {Error} if the client disconnects, or a file cannot be read
 */
export async function writeResponse(response: NodeResponse, { status, headers, body }: ServerResponse): Promise<void> {
  if (body instanceof Readable) {
    response.writeHead(status, headers);
    await pipeline(body, response);
    return;
  }
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  response.writeHead(status, {
    ...headers,
    ...(status !== 204 && status !== 304 && { 'Content-Length': String(bytes.length) }),
  });
  response.end(bytes);
}

import type { ServerResponse as NodeResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isSystemError, systemMessage } from '@pptjs/files';
import { answerTime, type ConnectionLimits } from './connection-limits.js';
import { json, type ServerResponse } from './exchange.js';
import { HttpError } from './http-error.js';
import type { UnreadAnswers } from './unread-answers.js';

/** Returns the answer to a request that failed. An unexpected error says nothing about the server. */
export function errorResponse(error: unknown): ServerResponse {
  const { status, message, issueKind, headers } =
    error instanceof HttpError ? error : new HttpError(500, `Server Error: ${reasonOf(error)}`);
  return json({ message, issue_kind: issueKind }, status, headers);
}

/** Says what the system refused, and not for which file. */
function reasonOf(error: unknown): string {
  return isSystemError(error) ? `the system reports: ${systemMessage(error)}` : 'internal error';
}

/**
 * Writes a response. Ends the connection of a client that reads too slowly.
 *
 * @throws {Error} if the client disconnects, or a file cannot be read
 */
export async function writeResponse(
  response: NodeResponse,
  { status, headers, body }: ServerResponse,
  limits: ConnectionLimits,
  unread: UnreadAnswers,
): Promise<void> {
  // Then `close` is not emitted any more.
  if (response.closed || response.req.socket.destroyed) {
    if (body instanceof Readable) body.destroy();
    return;
  }
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  const length = bytes instanceof Readable ? Number(headers['Content-Length'] ?? 0) : bytes.length;
  const timer = setTimeout(() => response.destroy(), answerTime(length, limits)).unref();
  response.on('close', () => clearTimeout(timer));
  if (bytes instanceof Readable) {
    response.writeHead(status, headers);
    await pipeline(bytes, response);
    return;
  }
  response.writeHead(status, {
    ...headers,
    ...(status !== 204 && status !== 304 && { 'Content-Length': String(length) }),
  });
  response.end(bytes);
  unread.add(response, length);
}

import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.js';

/** The headers that a server and a proxy before it could read differently if they occur twice. */
const SINGLE_HEADERS: ReadonlySet<string> = new Set(['host', 'content-type', 'transfer-encoding']);

const VERSIONS: ReadonlySet<string> = new Set(['1.0', '1.1']);

/**
 * Rejects heads that Node's parser accepts, although their meaning is not certain. The parser itself rejects all other
 * ambiguous heads: several lengths, a length with a transfer encoding, folded lines, and lines without CR.
 *
 * @throws {HttpError} 400, 501 for an unknown transfer encoding. The connection ends.
 */
export function checkHead(request: IncomingMessage): void {
  if (!VERSIONS.has(request.httpVersion)) throw rejected(400, 'Bad Request: the version of HTTP is not supported');
  const seen = new Set<string>();
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const name = request.rawHeaders[i]?.toLowerCase() ?? '';
    if (!SINGLE_HEADERS.has(name)) continue;
    if (seen.has(name)) throw rejected(400, `Bad Request: there are several headers ${name}`);
    seen.add(name);
  }
  const encoding = request.headers['transfer-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked')
    throw rejected(501, 'Not Implemented: the transfer encoding is not supported');
}

const rejected = (status: number, message: string): HttpError =>
  new HttpError(status, message, 'RUNTIME_ERROR', { Connection: 'close' });

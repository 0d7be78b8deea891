import { request as httpsRequest } from 'node:https';
import { plainText, type ServerRequest, type ServerResponse } from '../http/exchange.js';
import { badRequest, HttpError, resourceNotFound } from '../http/http-error.js';
import { isCertname } from '../tls/client-identity.js';
import type { Endpoint, ServerContext } from './context.js';

/** The largest answer of a CA, in bytes. */
const MAX_ANSWER = 1024 * 1024;

/** The time that a CA may take, in milliseconds. */
const CA_TIMEOUT = 30_000;

/** `GET /puppet-ca/v1/certificate/<name>`: that of the CA itself from a file, others from the CA. */
export const certificate: Endpoint = async (request, context) => {
  const name = request.segments.at(-1) ?? '';
  if (name === 'ca') return plainText(context.credentials.ca);
  return forward(request, checkedName(name), context);
};

/** `GET` and `PUT /puppet-ca/v1/certificate_request/<name>`: passed on to the CA. */
export const certificateRequest: Endpoint = async (request, context) =>
  forward(request, checkedName(request.segments.at(-1) ?? ''), context);

/** `GET /puppet-ca/v1/certificate_revocation_list/ca` */
export const revocationList: Endpoint = async (_request, { credentials }) => plainText(credentials.crl);

function checkedName(name: string): string {
  if (!isCertname(name))
    throw badRequest(`the name of a certificate is not allowed: ${JSON.stringify(name.slice(0, 100))}`);
  return name;
}

/**
 * Passes a request on to the CA, with the certificate of this server.
 *
 * @param name the last segment of the path
 * @throws {HttpError} 404 without a CA, 502 if it does not answer
 */
async function forward(request: ServerRequest, name: string, context: ServerContext): Promise<ServerResponse> {
  const { caUrl, credentials } = context;
  const kind = request.segments.at(-2) ?? '';
  if (caUrl === undefined) throw resourceNotFound(kind, name);
  const body = request.method === 'PUT' ? await request.body() : undefined;
  const { ca, cert, key } = credentials.options;
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      context.log.error({ request: request.id, error: error.message }, 'the CA does not answer');
      reject(new HttpError(502, 'Bad Gateway: the CA does not answer'));
    };
    const url = new URL(`/puppet-ca/v1/${kind}/${encodeURIComponent(name)}`, caUrl);
    const outgoing = httpsRequest(
      url,
      { ca, cert, key, method: request.method, timeout: CA_TIMEOUT, headers: { 'Content-Type': 'text/plain' } },
      (answer) => {
        const chunks: Buffer[] = [];
        let length = 0;
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > MAX_ANSWER) outgoing.destroy(new Error('the answer is too large'));
          else chunks.push(chunk);
        });
        answer.on('end', () => resolve(plainText(Buffer.concat(chunks).toString('utf8'), answer.statusCode ?? 502)));
        answer.on('error', fail);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

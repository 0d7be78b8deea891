import { plainText, type ServerRequest, type ServerResponse } from '../http/exchange.js';
import { badRequest, resourceNotFound } from '../http/http-error.js';
import { isCertname } from '../tls/client-identity.js';
import type { Endpoint, ServerContext } from './context.js';

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

/** @throws {HttpError} 404 without a CA, and as `CertificateAuthority.forward` */
async function forward(request: ServerRequest, name: string, { ca }: ServerContext): Promise<ServerResponse> {
  const kind = request.segments.at(-2) ?? '';
  if (ca === undefined) throw resourceNotFound(kind, name);
  const { status, text } = await ca.forward({
    id: request.id,
    method: request.method,
    path: `/puppet-ca/v1/${kind}/${encodeURIComponent(name)}`,
    body: request.method === 'PUT' ? await request.body() : undefined,
  });
  return plainText(text, status);
}

/** The values of `issue_kind` in the answers of a Puppet server, which agents and tools read. */
export type IssueKind =
  | 'RUNTIME_ERROR'
  | 'RESOURCE_NOT_FOUND'
  | 'ENVIRONMENT_NOT_FOUND'
  | 'HANDLER_NOT_FOUND'
  | 'FAILED_AUTHORIZATION'
  | 'UNSUPPORTED_METHOD'
  | 'UNSUPPORTED_FORMAT'
  | 'UNSUPPORTED_MEDIA_TYPE';

/** An error that ends a request with a status of its own. The client sees the message. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    readonly issueKind: IssueKind = 'RUNTIME_ERROR',
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export const badRequest = (message: string): HttpError => new HttpError(400, `Bad Request: ${message}`);

export const forbidden = (message: string): HttpError => new HttpError(403, message, 'FAILED_AUTHORIZATION');

/** @param kind the kind of the resource, as Puppet names it: `file_metadata` */
export const resourceNotFound = (kind: string, name: string): HttpError =>
  new HttpError(404, `Not Found: Could not find ${kind} ${name}`, 'RESOURCE_NOT_FOUND');

export const environmentNotFound = (name: string): HttpError =>
  new HttpError(404, `Not Found: Could not find environment '${name}'`, 'ENVIRONMENT_NOT_FOUND');

/** The range of seconds that agents wait before they try again, so that they do not return at the same time. */
const [MIN_RETRY, MAX_RETRY] = [15, 45];

/** The client should try again later: an agent waits. */
export function unavailable(message: string): HttpError {
  const seconds = MIN_RETRY + Math.floor(Math.random() * (MAX_RETRY - MIN_RETRY + 1));
  return new HttpError(503, `Service Unavailable: ${message}`, 'RUNTIME_ERROR', { 'Retry-After': String(seconds) });
}

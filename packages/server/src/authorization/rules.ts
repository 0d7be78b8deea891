import type { ClientIdentity } from '../tls/client-identity.js';

/** The clients that may send a request. The server denies a request without a rule. */
export type Audience =
  /** Clients without a certificate, too. */
  | 'anyone'
  /** All clients with a certificate of the CA. */
  | 'nodes'
  /** The client whose name is the last segment of the path. */
  | 'self'
  /** The clients that the operator names, and those whose certificate has the extension `pp_cli_auth`. */
  | 'administrators'
  /** The services that the operator names for `/puppet/v4/catalog`. */
  | 'compilers';

export interface AuthorizationRule {
  readonly name: string;
  readonly methods: readonly string[];
  /** The segments of the path. `*` is any segment, and a last `**` any number of them. */
  readonly path: readonly string[];
  readonly audience: Audience;
}

const rule = (name: string, methods: string, path: string, audience: Audience): AuthorizationRule => ({
  name,
  methods: methods.split(' '),
  path: path.split('/').slice(1),
  audience,
});

/**
 * The default rules of puppetserver, for the paths that this server has. A new agent reads the revocation list before it
 * has a certificate.
 */
export const DEFAULT_RULES: readonly AuthorizationRule[] = [
  rule('catalog', 'GET POST', '/puppet/v3/catalog/*', 'self'),
  rule('catalog of any node', 'POST', '/puppet/v4/catalog', 'compilers'),
  rule('node', 'GET', '/puppet/v3/node/*', 'self'),
  rule('report', 'PUT', '/puppet/v3/report/*', 'self'),
  rule('facts', 'PUT', '/puppet/v3/facts/*', 'self'),
  rule('environments', 'GET', '/puppet/v3/environments', 'nodes'),
  rule('environment classes', 'GET', '/puppet/v3/environment_classes', 'nodes'),
  rule('file metadata', 'GET', '/puppet/v3/file_metadata/**', 'nodes'),
  rule('file metadatas', 'GET', '/puppet/v3/file_metadatas/**', 'nodes'),
  rule('file content', 'GET', '/puppet/v3/file_content/**', 'nodes'),
  rule('static file content', 'GET', '/puppet/v3/static_file_content/**', 'nodes'),
  rule('certificate', 'GET', '/puppet-ca/v1/certificate/*', 'anyone'),
  rule('certificate request', 'GET PUT', '/puppet-ca/v1/certificate_request/*', 'anyone'),
  rule('revocation list', 'GET', '/puppet-ca/v1/certificate_revocation_list/ca', 'anyone'),
  rule('environment cache', 'DELETE', '/puppet-admin-api/v1/environment-cache', 'administrators'),
  rule('status', 'GET', '/status/v1/simple/**', 'anyone'),
  rule('status of services', 'GET', '/status/v1/services/**', 'anyone'),
  rule('metrics', 'GET', '/metrics', 'nodes'),
];

/** The clients with more rights, by the names of their certificates. */
export interface Privileges {
  readonly administrators: ReadonlySet<string>;
  readonly compilers: ReadonlySet<string>;
}

/**
 * Returns the rule that allows a request; undefined if none does.
 *
 * @param client undefined for a client without a certificate
 */
export function authorize(
  rules: readonly AuthorizationRule[],
  method: string,
  segments: readonly string[],
  client: ClientIdentity | undefined,
  privileges: Privileges,
): AuthorizationRule | undefined {
  return rules.find(
    (each) =>
      each.methods.includes(method) &&
      matches(each.path, segments) &&
      isAllowed(each.audience, segments, client, privileges),
  );
}

/** Whether the segments of a path match those of a rule. */
export function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '**';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  return (
    (isOpen ? segments.length >= fixed.length : segments.length === fixed.length) &&
    fixed.every((part, i) => part === '*' || part === segments[i])
  );
}

function isAllowed(
  audience: Audience,
  segments: readonly string[],
  client: ClientIdentity | undefined,
  { administrators, compilers }: Privileges,
): boolean {
  if (audience === 'anyone') return true;
  if (client === undefined) return false;
  const { certname, extensions } = client;
  switch (audience) {
    case 'nodes':
      return true;
    case 'self':
      return segments.at(-1) === certname;
    case 'administrators':
      return administrators.has(certname) || extensions['pp_cli_auth'] === 'true';
    case 'compilers':
      return compilers.has(certname);
  }
}

import type { TLSSocket } from 'node:tls';
import { trustedFacts } from '@pptjs/catalog/agents';
import { puppetExtensions } from './certificate-extensions.js';

/** A client whose certificate the CA has signed and not revoked. */
export interface ClientIdentity {
  /** The common name of the certificate. */
  readonly certname: string;
  /** Puppet's extensions of the certificate. */
  readonly extensions: Readonly<Record<string, string>>;
}

/** The identity of a client, according to the certificate of its connection. */
export type ClientCertificate =
  | { readonly kind: 'none' }
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'verified'; readonly client: ClientIdentity };

/** The names that Puppet allows in certificates. They are safe in paths, too. */
const CERTNAME = /^[a-z0-9_](?:[a-z0-9_.-]{0,252}[a-z0-9_-])?$/;

/** Whether a text can be the name of a node. */
export function isCertname(name: string): boolean {
  return CERTNAME.test(name) && !name.includes('..');
}

/** Reads the certificate of a connection, once for each connection. */
export class ClientCertificates {
  readonly #certificates = new WeakMap<TLSSocket, ClientCertificate>();

  of(socket: TLSSocket): ClientCertificate {
    let certificate = this.#certificates.get(socket);
    if (certificate === undefined) {
      certificate = readCertificate(socket);
      this.#certificates.set(socket, certificate);
    }
    return certificate;
  }
}

function readCertificate(socket: TLSSocket): ClientCertificate {
  const certificate = socket.getPeerX509Certificate();
  if (certificate === undefined) return { kind: 'none' };
  if (!socket.authorized) return { kind: 'rejected', reason: String(socket.authorizationError) };
  const names = certificate.subject.split('\n').filter((line) => line.startsWith('CN='));
  const certname = names[0]?.slice('CN='.length) ?? '';
  if (names.length !== 1 || !isCertname(certname)) return { kind: 'rejected', reason: 'the name is not allowed' };
  const extensions = readExtensions(certificate.raw);
  if (extensions === undefined) return { kind: 'rejected', reason: 'its extensions cannot be read' };
  return { kind: 'verified', client: { certname, extensions } };
}

function readExtensions(der: Uint8Array): ClientIdentity['extensions'] | undefined {
  try {
    return puppetExtensions(der);
  } catch {
    return undefined;
  }
}

/** Returns Puppet's `$trusted` for a client, or for a node that a service names. */
export function trustedFactsOf(
  node: string,
  authenticated: 'remote' | 'local',
  extensions: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  return trustedFacts(node, { authenticated, extensions });
}

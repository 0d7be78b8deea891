import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { readText } from '@pptjs/files';

/** The paths of PEM files for TLS connections. */
export interface TlsFiles {
  /** The certificates of the CA: the root, and the intermediate ones. */
  readonly ca?: string;
  /** The revocation lists of all certificates of the CA. */
  readonly crl?: string;
  readonly certificate?: string;
  readonly key?: string;
}

/** The content of PEM files, as the options of Node's TLS functions. */
export interface TlsTexts {
  readonly ca?: readonly string[];
  /** Node reads one list of each text. */
  readonly crl?: readonly string[];
  readonly cert?: string;
  readonly key?: string;
}

/** The label and the text of a PEM block (RFC 7468). */
const PEM_BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----[^]*?-----END \1-----/g;

const PEM_BEGIN = /-----BEGIN /g;

/**
 * Reads the files. A file with no block of its kind would mean that nothing is checked, so it is an error.
 *
 * @throws {Error} if a file cannot be read, is incomplete or damaged, or the key is that of another certificate
 */
export function readTlsFiles({ ca, crl, certificate, key }: TlsFiles): TlsTexts {
  const authorities = ca === undefined ? undefined : readCertificates(ca);
  const cert = certificate === undefined ? undefined : readCertificates(certificate);
  return {
    ...(authorities && { ca: authorities }),
    ...(crl !== undefined && { crl: readBlocks(crl, 'X509 CRL', (text) => void createSecureContext({ crl: text })) }),
    ...(cert && { cert: cert.join('\n') }),
    ...(key !== undefined && { key: readKey(key, cert?.[0]) }),
  };
}

/** Returns the options for Node, whose types have no read-only lists. */
export function tlsOptions({ ca, crl, ...own }: TlsTexts): {
  ca?: string[];
  crl?: string[];
  cert?: string;
  key?: string;
  minVersion: 'TLSv1.2';
} {
  return { ...(ca && { ca: [...ca] }), ...(crl && { crl: [...crl] }), ...own, minVersion: 'TLSv1.2' };
}

/** @param certificate that of the key; undefined if it is not known */
function readKey(path: string, certificate: string | undefined): string {
  const text = readText(path);
  let key: KeyObject;
  try {
    key = createPrivateKey(text);
  } catch (error) {
    throw new Error(`${path}: the private key cannot be read`, { cause: error });
  }
  if (certificate !== undefined && !new X509Certificate(certificate).checkPrivateKey(key))
    throw new Error(`${path}: the private key is that of another certificate`);
  return text;
}

function readCertificates(path: string): readonly string[] {
  return readBlocks(path, 'CERTIFICATE', (text) => void new X509Certificate(text));
}

/** @param check throws an error for a damaged block */
function readBlocks(path: string, label: string, check: (text: string) => void): readonly string[] {
  const text = readText(path);
  const blocks = [...text.matchAll(PEM_BLOCK)];
  if (blocks.length !== (text.match(PEM_BEGIN) ?? []).length) throw new Error(`${path}: a PEM block has no end`);
  const found = blocks.flatMap(([block, kind]) => (kind === label ? [block] : []));
  if (found.length === 0) throw new Error(`${path}: there is no PEM block '${label}'`);
  for (const block of found)
    try {
      check(block);
    } catch (error) {
      throw new Error(`${path}: a PEM block '${label}' is damaged`, { cause: error });
    }
  return found;
}

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

const KEY_SIZE = 2048;

/** The validity of all certificates and lists, in days. */
const VALID_DAYS = 365;

/** A certificate and its private key, as PEM texts. */
export interface IssuedCertificate {
  readonly certificate: string;
  readonly key: string;
}

export interface IssueOptions {
  /** The names under which a server can be reached. */
  readonly alternativeNames?: readonly string[];
  /** Extensions with string values, by object identifier: Puppet's trusted facts. */
  readonly extensions?: Readonly<Record<string, string>>;
}

/** The certificate and the key of a CA, and the serial numbers that it has revoked. */
interface Issuer {
  readonly certificate: forge.pki.Certificate;
  readonly key: forge.pki.rsa.PrivateKey;
  readonly revoked: string[];
}

/**
 * A certificate authority for a first look and for tests, whose keys exist only in this process. It has a root and an
 * intermediate certificate, as the CA of puppetserver. It is not a CA for production: it keeps no record of its
 * certificates.
 */
export class DevelopmentAuthority {
  readonly #root: Issuer;
  readonly #issuer: Issuer;

  constructor(name = 'pptjs development CA') {
    this.#root = createIssuer(`${name}: root`);
    this.#issuer = createIssuer(name, this.#root);
  }

  /** The certificates of the CA, as PEM. */
  get certificate(): string {
    return [this.#issuer, this.#root].map(({ certificate }) => forge.pki.certificateToPem(certificate)).join('');
  }

  /** The current revocation lists of the CA's certificates, as PEM. */
  get revocationLists(): string {
    return [this.#issuer, this.#root].map(revocationList).join('');
  }

  /** Creates a key and a certificate. */
  issue(name: string, options: IssueOptions = {}): IssuedCertificate {
    const { publicKey, privateKey } = generateKeys();
    return { certificate: this.#sign(name, publicKey, options), key: forge.pki.privateKeyToPem(privateKey) };
  }

  /**
   * Signs a certificate request. Ignores everything in it but the name and the key.
   *
   * @param request PEM
   * @throws {Error} if it cannot be read, or its signature is wrong
   */
  sign(request: string): string {
    const parsed = forge.pki.certificationRequestFromPem(request);
    if (!parsed.verify() || parsed.publicKey === null) throw new Error('the signature of the request is wrong');
    const name = String((parsed.subject.getField('CN') as { readonly value?: unknown } | null)?.value ?? '');
    return this.#sign(name, parsed.publicKey, {});
  }

  /** @param certificate PEM */
  revoke(certificate: string): void {
    this.#issuer.revoked.push(forge.pki.certificateFromPem(certificate).serialNumber);
  }

  #sign(
    name: string,
    publicKey: forge.pki.PublicKey,
    { alternativeNames = [], extensions = {} }: IssueOptions,
  ): string {
    const certificate = createCertificate(publicKey, name);
    certificate.setIssuer(this.#issuer.certificate.subject.attributes);
    certificate.setExtensions([
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
      { name: 'subjectAltName', altNames: [name, ...alternativeNames].map((value) => ({ type: 2, value })) },
      ...Object.entries(extensions).map(([id, value]) => ({ id, value: utf8String(value) })),
    ]);
    certificate.sign(this.#issuer.key, forge.md.sha256.create());
    return forge.pki.certificateToPem(certificate);
  }
}

/** @param parent the issuer of the certificate; without one it signs itself */
function createIssuer(name: string, parent?: Issuer): Issuer {
  const { publicKey, privateKey: key } = generateKeys();
  const certificate = createCertificate(publicKey, name);
  const { certificate: signer, key: signingKey } = parent ?? { certificate, key };
  certificate.setIssuer(signer.subject.attributes);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(signingKey, forge.md.sha256.create());
  return { certificate, key, revoked: [] };
}

/** The current revocation list of an issuer, as PEM. */
function revocationList({ certificate, key, revoked: serials }: Issuer): string {
  const { asn1 } = forge;
  const algorithm = sequence([
    asn1.create(
      asn1.Class.UNIVERSAL,
      asn1.Type.OID,
      false,
      asn1.oidToDer(forge.pki.oids['sha256WithRSAEncryption'] ?? '').getBytes(),
    ),
    asn1.create(asn1.Class.UNIVERSAL, asn1.Type.NULL, false, ''),
  ]);
  const [now, end] = [new Date(Date.now() - 60_000), new Date(Date.now() + VALID_DAYS * 86_400_000)];
  const revoked = serials.map((serial) => sequence([integer(forge.util.hexToBytes(serial)), time(now)]));
  const content = sequence([
    integer('\x01'),
    algorithm,
    forge.pki.distinguishedNameToAsn1({ attributes: certificate.subject.attributes }),
    time(now),
    time(end),
    ...(revoked.length === 0 ? [] : [sequence(revoked)]),
  ]);
  const digest = forge.md.sha256.create().update(asn1.toDer(content).getBytes());
  const signature = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.BITSTRING, false, `\0${key.sign(digest)}`);
  const body = asn1.toDer(sequence([content, algorithm, signature])).getBytes();
  return forge.pem.encode({ type: 'X509 CRL', body });
}

function generateKeys(): { readonly publicKey: forge.pki.PublicKey; readonly privateKey: forge.pki.rsa.PrivateKey } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: KEY_SIZE,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  return { publicKey: forge.pki.publicKeyFromPem(publicKey), privateKey: forge.pki.privateKeyFromPem(privateKey) };
}

function createCertificate(publicKey: forge.pki.PublicKey, name: string): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  // The first bit is clear: a serial number is positive.
  certificate.serialNumber = `01${randomBytes(8).toString('hex')}`;
  certificate.validity.notBefore = new Date(Date.now() - 86_400_000);
  certificate.validity.notAfter = new Date(Date.now() + VALID_DAYS * 86_400_000);
  certificate.setSubject([{ shortName: 'CN', value: name }]);
  return certificate;
}

function sequence(values: forge.asn1.Asn1[]): forge.asn1.Asn1 {
  return forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SEQUENCE, true, values);
}

function integer(bytes: string): forge.asn1.Asn1 {
  return forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.INTEGER, false, bytes);
}

function time(date: Date): forge.asn1.Asn1 {
  const { asn1 } = forge;
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.UTCTIME, false, asn1.dateToUtcTime(date) as unknown as string);
}

function utf8String(value: string): string {
  const { asn1 } = forge;
  const node = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.UTF8, false, Buffer.from(value, 'utf8').toString('binary'));
  return asn1.toDer(node).getBytes();
}

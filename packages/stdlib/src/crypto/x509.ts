/**
 * Reads certificates and RSA keys, and checks signatures.
 *
 * This uses node-forge because Puppet functions are synchronous and the runtime may not depend on Node: the smaller
 * libraries for X.509 and PKCS #7 (@peculiar/x509, pkijs) are built on WebCrypto, whose functions are all asynchronous.
 */
import forge from 'node-forge';

type Asn1 = forge.asn1.Asn1;
/** A bit string as node-forge reads it, which its declarations lack. The first byte is the number of unused bits. */
type BitString = Asn1 & { readonly bitStringContents?: string };
export type RsaKey = forge.pki.rsa.PublicKey;

/** The parts of a certificate that its signature depends on. */
export interface Certificate {
  readonly signed: Asn1;
  readonly algorithm: string;
  readonly parameters: Asn1 | undefined;
  /** One character for each byte. */
  readonly signature: string;
}

const EC_KEY = '1.2.840.10045.2.1';
const PSS = '1.2.840.113549.1.1.10';
const SHA1 = '1.3.14.3.2.26';
const PSS_SALT_LENGTH = 20;

type DigestName = 'md5' | 'sha1' | 'sha256' | 'sha384' | 'sha512';

/** The digests of RSA signature algorithms, by object identifier. */
const SIGNATURES: ReadonlyMap<string, DigestName> = new Map([
  ['1.2.840.113549.1.1.4', 'md5'],
  ['1.2.840.113549.1.1.5', 'sha1'],
  ['1.2.840.113549.1.1.11', 'sha256'],
  ['1.2.840.113549.1.1.12', 'sha384'],
  ['1.2.840.113549.1.1.13', 'sha512'],
]);
/** Digest algorithms, by object identifier. */
const DIGESTS: ReadonlyMap<string, DigestName> = new Map([
  [SHA1, 'sha1'],
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
]);

/** Reads a certificate in DER form; `undefined` for other bytes. */
export function readCertificate(bytes: Uint8Array): Certificate | undefined {
  const [signed, algorithm, signature] = childrenOf(readDer(bytes));
  const [name, parameters] = childrenOf(algorithm);
  const bits = bitStringContents(signature);
  if (signed === undefined || name === undefined || bits === undefined) return undefined;
  return { signed, algorithm: nameOf(name), parameters, signature: bits.slice(1) };
}

/** Reads the public part of a public or private RSA key in DER form; `other` for another kind of key. */
export function readRsaKey(bytes: Uint8Array): RsaKey | 'other' | undefined {
  const read = readDer(bytes);
  if (read === undefined) return undefined;
  const isOther = childrenOf(read).some((child) =>
    childrenOf(child).some((name) => name.type === forge.asn1.Type.OID && nameOf(name) === EC_KEY),
  );
  if (isOther) return 'other';
  const key =
    whenWellFormed(() => forge.pki.privateKeyFromAsn1(read)) ?? whenWellFormed(() => forge.pki.publicKeyFromAsn1(read));
  return key !== undefined && 'n' in key ? forge.pki.rsa.setPublicKey(key.n, key.e) : undefined;
}

/** Returns whether a certificate was signed with a key; `undefined` for a certificate that has no RSA signature. */
export function isSignedWith(
  { signed, algorithm, parameters, signature }: Certificate,
  key: RsaKey,
): boolean | undefined {
  const settings = algorithm === PSS ? pssSettings(parameters) : undefined;
  const name = settings?.digest ?? SIGNATURES.get(algorithm);
  if (name === undefined) return undefined;
  const digest = forge.md[name].create();
  digest.update(forge.asn1.toDer(signed).getBytes());
  const scheme =
    settings &&
    forge.pss.create({
      md: forge.md[name].create(),
      mgf: forge.mgf.mgf1.create(forge.md[settings.mask].create()),
      saltLength: settings.saltLength,
    });
  return whenWellFormed(() => key.verify(digest.digest().getBytes(), signature, scheme)) ?? false;
}

function pssSettings(
  parameters: Asn1 | undefined,
): { digest: DigestName; mask: DigestName; saltLength: number } | undefined {
  const given = new Map(childrenOf(parameters).map((child) => [Number(child.type), childrenOf(child)[0]]));
  const digestOf = (algorithm: Asn1 | undefined): DigestName | undefined => {
    const [name] = childrenOf(algorithm);
    return DIGESTS.get(name === undefined ? SHA1 : nameOf(name));
  };
  const digest = digestOf(given.get(0));
  const mask = digestOf(childrenOf(given.get(1))[1]);
  const length = given.get(2)?.value;
  const saltLength = typeof length === 'string' ? Number(forge.asn1.derToInteger(length)) : PSS_SALT_LENGTH;
  return digest === undefined || mask === undefined ? undefined : { digest, mask, saltLength };
}

function readDer(bytes: Uint8Array): Asn1 | undefined {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return whenWellFormed(() => forge.asn1.fromDer(text, true));
}

function childrenOf(node: Asn1 | undefined): readonly Asn1[] {
  return Array.isArray(node?.value) ? node.value : [];
}

function nameOf({ value }: Asn1): string {
  return typeof value === 'string' ? forge.asn1.derToOid(value) : '';
}

function bitStringContents(node: BitString | undefined): string | undefined {
  return node?.bitStringContents;
}

/**
 * Calls node-forge. Returns `undefined` if the input is malformed. The library reports malformed input by plain
 * `Error`s, so any other class of error is a defect and is rethrown.
 */
function whenWellFormed<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) return undefined;
    throw error;
  }
}

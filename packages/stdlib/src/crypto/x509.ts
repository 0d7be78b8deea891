/** Reads certificates and RSA keys, and checks the signatures of certificates. */
import { bitStringBytes, type DerValue, identifierText, readDer, TAGS, unsignedInteger } from './der.js';
import { type DigestName, isPkcs1Signature, isPssSignature, type PssSettings, type RsaKey } from './rsa.js';

export type { RsaKey } from './rsa.js';

/** The parts of a certificate that its signature depends on. */
export interface Certificate {
  readonly signed: Uint8Array;
  /** The object identifier of the signature algorithm. */
  readonly algorithm: string;
  readonly parameters: DerValue | undefined;
  readonly signature: Uint8Array;
}

const RSA = '1.2.840.113549.1.1.1';
const EC_KEY = '1.2.840.10045.2.1';
const PSS = '1.2.840.113549.1.1.10';
const SHA1 = '1.3.14.3.2.26';
const PSS_SALT_LENGTH = 20;

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
  const [signed, algorithm, signature] = readDer(bytes)?.children ?? [];
  const [name, parameters] = algorithm?.children ?? [];
  const bits = bitStringBytes(signature);
  if (signed === undefined || name === undefined || bits === undefined) return undefined;
  return { signed: signed.bytes, algorithm: identifierText(name), parameters, signature: bits };
}

/** Reads the public part of a public or private RSA key in DER form; `other` for another kind of key. */
export function readRsaKey(bytes: Uint8Array): RsaKey | 'other' | undefined {
  const read = readDer(bytes);
  if (read === undefined) return undefined;
  if (read.children.some(({ children }) => children.some((name) => identifierText(name) === EC_KEY))) return 'other';
  return privateKey(read) ?? publicKey(read);
}

/** Reads a private key in the form of PKCS #8 or PKCS #1. */
function privateKey({ children }: DerValue): RsaKey | undefined {
  const [version, modulus, wrapped] = children;
  if (version?.tag !== TAGS.integer) return undefined;
  if (modulus?.tag === TAGS.sequence && wrapped?.tag === TAGS.octetString) {
    const inner = readDer(wrapped.content);
    return inner && privateKey(inner);
  }
  const integers = children.slice(0, PRIVATE_KEY_LENGTH).filter(({ tag }) => tag === TAGS.integer);
  return integers.length === PRIVATE_KEY_LENGTH ? rsaKey(modulus, wrapped) : undefined;
}

/** The number of integers in a private key of PKCS #1. */
const PRIVATE_KEY_LENGTH = 9;

/** Reads a public key in the form of X.509 or PKCS #1. */
function publicKey({ children }: DerValue): RsaKey | undefined {
  const [first, second] = children;
  const wrapped = bitStringBytes(second);
  if (wrapped === undefined) return children.length === 2 ? rsaKey(first, second) : undefined;
  const inner = identifierText(first?.children[0]) === RSA ? readDer(wrapped) : undefined;
  return inner && publicKey(inner);
}

function rsaKey(modulus: DerValue | undefined, exponent: DerValue | undefined): RsaKey | undefined {
  if (modulus?.tag !== TAGS.integer || exponent?.tag !== TAGS.integer) return undefined;
  return { modulus: unsignedInteger(modulus.content), exponent: unsignedInteger(exponent.content) };
}

/** Returns whether a certificate was signed with a key; `undefined` for a certificate that has no RSA signature. */
export function isSignedWith(
  { signed, algorithm, parameters, signature }: Certificate,
  key: RsaKey,
): boolean | undefined {
  if (key.modulus === 0n) return false;
  const settings = algorithm === PSS ? pssSettings(parameters) : undefined;
  if (settings !== undefined) return isPssSignature(signed, signature, key, settings);
  const digest = SIGNATURES.get(algorithm);
  return digest && isPkcs1Signature(signed, signature, key, digest);
}

/** Returns the settings of a PSS signature; missing ones have the defaults of RFC 8017. */
function pssSettings(parameters: DerValue | undefined): PssSettings | undefined {
  const fields = new Map(parameters?.children.map(({ tag, children }) => [tag & 0x1f, children[0]]));
  const digestOf = (algorithm: DerValue | undefined): DigestName | undefined => {
    const [name] = algorithm?.children ?? [];
    return DIGESTS.get(name === undefined ? SHA1 : identifierText(name));
  };
  const digest = digestOf(fields.get(0));
  const mask = digestOf(fields.get(1)?.children[1]);
  const length = fields.get(2);
  const saltLength = length === undefined ? PSS_SALT_LENGTH : Number(unsignedInteger(length.content));
  return digest === undefined || mask === undefined ? undefined : { digest, mask, saltLength };
}

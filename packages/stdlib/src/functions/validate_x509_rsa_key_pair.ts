import { FunctionError, inspected } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { type PemBlock, PemError, readPem } from '../pem.js';
import { type Certificate, isSignedWith, readCertificate, readRsaKey, type RsaKey } from '../x509.js';

const CERTIFICATES = ['CERTIFICATE', 'X509 CERTIFICATE'];
const EC_KEY = 'EC PRIVATE KEY';
const KEYS = ['PRIVATE KEY', 'ENCRYPTED PRIVATE KEY', 'RSA PRIVATE KEY', EC_KEY, 'PUBLIC KEY', 'RSA PUBLIC KEY'];
const PASSPHRASE = /pass/;

/**
 * Checks that a certificate was signed with an RSA key; both are texts in PEM form.
 *
 * @example
 * validate_x509_rsa_key_pair($certificate, $key)
 */
export const validate_x509_rsa_key_pair = oldFunction('validate_x509_rsa_key_pair', (args) => {
  if (args.length !== 2)
    throw new FunctionError(`validate_x509_rsa_key_pair(): wrong number of arguments (${args.length}; must be 2)`);
  const [first, second] = args.map((value) => {
    if (typeof value !== 'string') throw new FunctionError(`${inspected(value)} is not a string.`);
    return value;
  }) as [string, string];
  const certificate = certificateOf(first);
  const isSigned = isSignedWith(certificate, keyOf(second));
  if (isSigned === undefined) throw new FunctionError('wrong public key type');
  if (!isSigned) throw new FunctionError('Certificate signature does not match supplied key');
  return null;
});

function certificateOf(text: string): Certificate {
  const block = blockOf(text, CERTIFICATES, (reason) => `Not a valid x509 certificate: PEM_read_bio_X509: ${reason}`);
  if (block.bytes.length === 0) throw new FunctionError('Not a valid x509 certificate: PEM_read_bio_X509');
  const certificate = readCertificate(block.bytes);
  if (certificate === undefined) throw new FunctionError('Not a valid x509 certificate: PEM_read_bio_X509: ASN1 lib');
  return certificate;
}

function keyProblem(reason: string): string {
  return `Not a valid RSA key: Neither PUB key nor PRIV key: ${PASSPHRASE.test(reason) ? reason : 'unsupported'}`;
}

function keyOf(text: string): RsaKey {
  const { label, bytes } = blockOf(text, KEYS, keyProblem);
  const key = label === EC_KEY ? 'other' : readRsaKey(bytes);
  if (key === undefined) throw new FunctionError(keyProblem('unsupported'));
  if (key === 'other') throw new FunctionError('Not a valid RSA key: incorrect pkey type: id-ecPublicKey');
  return key;
}

function blockOf(text: string, labels: readonly string[], problem: (reason: string) => string): PemBlock {
  try {
    return readPem(text, labels);
  } catch (error) {
    if (error instanceof PemError) throw new FunctionError(problem(error.message));
    throw error;
  }
}

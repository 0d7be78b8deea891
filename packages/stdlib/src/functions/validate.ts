/** Functions `validate_…` that are not deprecated in favor of a type. */
import {
  defineBuiltin,
  dispatch,
  Float,
  FunctionError,
  functionError,
  inspectLegacyValue,
  isArray,
  isInteger,
  noConversion,
  legacyText,
  rubyClassOf,
  service,
  type Value,
} from '@pptjs/runtime/internal';
import { isDomainName, isEmailAddress } from '../addresses/internet-names.js';
import { type PemBlock, PemError, readPem } from '../crypto/pem.js';
import { type Certificate, isSignedWith, readCertificate, readRsaKey, type RsaKey } from '../crypto/x509.js';
import { checkStrings } from '../legacy/checks.js';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { isTruthy } from '../values/booleans.js';
import { unsupportedArgument } from '../values/class-names.js';

/**
 * Checks a text with a lens of Augeas. JavaScript has no Augeas, so the function always fails, as Puppet does without
 * Augeas.
 */
export const validate_augeas = legacyFunction('validate_augeas', () => {
  throw functionError(messages.NO_AUGEAS, {});
});

/**
 * Checks a text with a command. The command gets the path of a file with the text: in the place of a lone `%`, or as
 * its last argument. If the command fails, the function fails with the third argument as message. The host has to allow
 * commands (`processes` among the services).
 *
 * @example
 * validate_cmd($content, '/usr/sbin/visudo -c -f', 'visudo refuses the file')
 */
export const validate_cmd = legacyFunction('validate_cmd', (args) => {
  if (args.length < 2 || args.length > 3)
    throw functionError(messages.ARGUMENT_COUNT_MUST_BE, {
      name: 'validate_cmd',
      given: args.length,
      expected: '2 or 3',
    });
  const [content = null, command = null, message = null] = args;
  const problem =
    typeof command === 'string' ? runCheck(content, command) : `TypeError ${noConversion(command, 'String').message}`;
  if (problem === undefined) return null;
  if (!isTruthy(message))
    throw functionError(messages.COMMAND_FAILED, { command: inspectLegacyValue(command), problem });
  if (typeof message !== 'string') throw invalidMessage(message);
  throw new FunctionError(`${message}\n${problem}`);
});

/** Creates Ruby's error for a message that cannot be added to a string. */
function invalidMessage(value: Value): FunctionError {
  if (isInteger(value) || value instanceof Float)
    return functionError(messages.STRING_COERCION, { class: rubyClassOf(value) });
  return isArray(value)
    ? noConversion('', 'Array')
    : unsupportedArgument('validate_cmd', 'a String with a message', value);
}

function runCheck(content: Value, command: string): string | undefined {
  const processes = service('processes', 'validate_cmd');
  if (processes.validate === undefined) throw functionError(messages.COMMANDS_NOT_ALLOWED, {});
  return processes.validate(command, legacyText(content));
}

/**
 * Fails for a value that is not a syntactically correct domain name.
 *
 * @example
 * validate_domain_name('example.com') # => undef
 */
export const validate_domain_name = legacyFunction('validate_domain_name', (args) => {
  checkStrings('validate_domain_name', args, isDomainName, messages.NOT_A_DOMAIN_NAME);
  return null;
});

/**
 * Fails for a text that is not the name of a host or a DNS zone.
 *
 * @example
 * stdlib::validate_domain_name('example.com', 'example.') # => undef
 */
export const stdlib_validate_domain_name = defineBuiltin(
  'stdlib::validate_domain_name',
  dispatch(['Variant[Stdlib::Fqdn, Stdlib::Dns::Zone] values*'], () => null),
);

/**
 * Fails for a value that is not a valid email address.
 *
 * @example
 * validate_email_address('jo@example.com') # => undef
 */
export const validate_email_address = legacyFunction('validate_email_address', (args) => {
  checkStrings('validate_email_address', args, isEmailAddress, messages.NOT_AN_EMAIL_ADDRESS);
  return null;
});

/**
 * Fails for a text that is not an email address.
 *
 * @example
 * stdlib::validate_email_address('me@example.com') # => undef
 */
export const stdlib_validate_email_address = defineBuiltin(
  'stdlib::validate_email_address',
  dispatch(['Stdlib::Email values*'], () => null),
);

const CERTIFICATE_LABELS = ['CERTIFICATE', 'X509 CERTIFICATE'];
const EC_KEY_LABEL = 'EC PRIVATE KEY';
const KEY_LABELS = [
  'PRIVATE KEY',
  'ENCRYPTED PRIVATE KEY',
  'RSA PRIVATE KEY',
  EC_KEY_LABEL,
  'PUBLIC KEY',
  'RSA PUBLIC KEY',
];

/**
 * Fails unless a certificate was signed with an RSA key. Both are texts in PEM form.
 *
 * @example
 * validate_x509_rsa_key_pair($certificate, $key)
 */
export const validate_x509_rsa_key_pair = legacyFunction('validate_x509_rsa_key_pair', (args) => {
  if (args.length !== 2)
    throw functionError(messages.ARGUMENT_COUNT_MUST_BE, {
      name: 'validate_x509_rsa_key_pair',
      given: args.length,
      expected: '2',
    });
  const [certificateText = null, keyText = null] = args;
  const certificatePem = requireString(certificateText);
  const keyPem = requireString(keyText);
  const isSigned = isSignedWith(parseCertificate(certificatePem), parseKey(keyPem));
  if (isSigned === undefined) throw functionError(messages.WRONG_KEY_TYPE, {});
  if (!isSigned) throw functionError(messages.SIGNATURE_MISMATCH, {});
  return null;
});

function requireString(value: Value): string {
  if (typeof value !== 'string') throw functionError(messages.VALUE_NOT_A_STRING, { value: inspectLegacyValue(value) });
  return value;
}

function parseCertificate(text: string): Certificate {
  const { bytes } = readBlock(text, CERTIFICATE_LABELS, ({ message }) => invalidCertificate(`: ${message}`));
  if (bytes.length === 0) throw invalidCertificate('');
  const certificate = readCertificate(bytes);
  if (certificate === undefined) throw invalidCertificate(': ASN1 lib');
  return certificate;
}

function invalidCertificate(detail: string): FunctionError {
  return functionError(messages.INVALID_CERTIFICATE, { detail });
}

function parseKey(text: string): RsaKey {
  const { label, bytes } = readBlock(text, KEY_LABELS, ({ message, needsPassphrase }) =>
    invalidKey(needsPassphrase ? message : 'unsupported'),
  );
  const key = label === EC_KEY_LABEL ? 'other' : readRsaKey(bytes);
  if (key === undefined) throw invalidKey('unsupported');
  if (key === 'other') throw functionError(messages.NOT_AN_RSA_KEY, {});
  return key;
}

function invalidKey(reason: string): FunctionError {
  return functionError(messages.INVALID_KEY, { reason });
}

function readBlock(text: string, labels: readonly string[], toError: (problem: PemError) => FunctionError): PemBlock {
  try {
    return readPem(text, labels);
  } catch (error) {
    throw error instanceof PemError ? toError(error) : error;
  }
}

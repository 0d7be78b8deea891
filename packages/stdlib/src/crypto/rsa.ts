/** Checks RSA signatures (RFC 8017). Only public keys are used here, so the time of the computation reveals no secret. */
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { unsignedInteger } from './der.js';

/** The public part of an RSA key. */
export interface RsaKey {
  readonly modulus: bigint;
  readonly exponent: bigint;
}

const HASHES = { md5, sha1, sha256, sha384, sha512 } as const;

export type DigestName = keyof typeof HASHES;

/** The bytes before the digest in the DER form of `DigestInfo`. */
const DIGEST_INFO: Readonly<Record<DigestName, readonly number[]>> = {
  md5: digestInfo([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x02, 0x05], md5.outputLen),
  sha1: digestInfo([0x2b, 0x0e, 0x03, 0x02, 0x1a], sha1.outputLen),
  sha256: digestInfo([0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01], sha256.outputLen),
  sha384: digestInfo([0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x02], sha384.outputLen),
  sha512: digestInfo([0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x03], sha512.outputLen),
};

function digestInfo(identifier: readonly number[], length: number): readonly number[] {
  const algorithm = [0x06, identifier.length, ...identifier, 0x05, 0x00];
  return [0x30, algorithm.length + length + 4, 0x30, algorithm.length, ...algorithm, 0x04, length];
}

/** The parameters of a signature with the padding PSS. */
export interface PssSettings {
  readonly digest: DigestName;
  /** The digest of the mask generation function. */
  readonly mask: DigestName;
  /** In bytes. */
  readonly saltLength: number;
}

/** Whether `signature` is a signature of `signed` with the padding of PKCS #1 v1.5. */
export function isPkcs1Signature(signed: Uint8Array, signature: Uint8Array, key: RsaKey, digest: DigestName): boolean {
  const size = byteLength(key.modulus);
  const suffix = [0x00, ...DIGEST_INFO[digest], ...HASHES[digest](signed)];
  const padding = size - suffix.length - 2;
  if (padding < 8) return false;
  const opened = openSignature(signature, key, size);
  return opened !== undefined && areEqual(opened, [0x00, 0x01, ...Array<number>(padding).fill(0xff), ...suffix]);
}

/** Whether `signature` is a signature of `signed` with the padding PSS. */
export function isPssSignature(
  signed: Uint8Array,
  signature: Uint8Array,
  key: RsaKey,
  { digest, mask, saltLength }: PssSettings,
): boolean {
  const hash = HASHES[digest];
  const bits = key.modulus.toString(2).length - 1;
  const opened = openSignature(signature, key, byteLength(key.modulus));
  // If the number of bits is a multiple of 8, the first byte is not part of the encoded message.
  const encoded = opened?.subarray(opened.length - Math.ceil(bits / 8));
  if (encoded === undefined || (opened?.length !== encoded.length && opened?.[0] !== 0)) return false;
  const maskedLength = encoded.length - hash.outputLen - 1;
  const unusedBits = 8 * encoded.length - bits;
  const [first = 0] = encoded;
  if (maskedLength < saltLength + 1 || encoded.at(-1) !== 0xbc || first >> (8 - unusedBits) !== 0) return false;
  const expected = encoded.subarray(maskedLength, -1);
  const generated = generateMask(expected, maskedLength, mask);
  const block = encoded.subarray(0, maskedLength).map((byte, i) => byte ^ (generated[i] ?? 0));
  block[0] = (block[0] ?? 0) & (0xff >> unusedBits);
  const saltStart = maskedLength - saltLength;
  if (block.subarray(0, saltStart - 1).some((byte) => byte !== 0) || block[saltStart - 1] !== 1) return false;
  const salted = [...new Uint8Array(8), ...hash(signed), ...block.subarray(saltStart)];
  return areEqual(expected, hash(Uint8Array.from(salted)));
}

/** The mask generation function MGF1. */
function generateMask(seed: Uint8Array, length: number, digest: DigestName): Uint8Array {
  const mask: number[] = [];
  for (let counter = 0; mask.length < length; counter++)
    mask.push(...HASHES[digest](Uint8Array.from([...seed, ...bytesOf(BigInt(counter), 4)])));
  return Uint8Array.from(mask.slice(0, length));
}

/** Returns the padded message of a signature; `undefined` if the signature does not have the size of the key. */
function openSignature(signature: Uint8Array, { modulus, exponent }: RsaKey, size: number): Uint8Array | undefined {
  const number = unsignedInteger(signature);
  return signature.length === size && number < modulus ? bytesOf(power(number, exponent, modulus), size) : undefined;
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function byteLength(number: bigint): number {
  return Math.ceil(number.toString(16).length / 2);
}

/** Returns the bytes of a number, with the most significant byte first. */
function bytesOf(number: bigint, length: number): Uint8Array {
  const digits = number.toString(16).padStart(2 * length, '0');
  return Uint8Array.from({ length }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16));
}

function areEqual(bytes: ArrayLike<number>, others: ArrayLike<number>): boolean {
  return bytes.length === others.length && Array.from(bytes).every((byte, i) => byte === others[i]);
}

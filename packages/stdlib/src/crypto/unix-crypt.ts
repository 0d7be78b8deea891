import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

type Hash = (bytes: Uint8Array) => Uint8Array;

const ALPHABET = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MD5_ROUNDS = 1000;
const SHA_ROUNDS = 5000;
const MAX_SALT_LENGTH = { md5: 8, sha: 16 } as const;

/** The order in which the bytes of a digest are encoded, three bytes to four characters; -1 stands for no byte. */
const MD5_ORDER = [
  [0, 6, 12],
  [1, 7, 13],
  [2, 8, 14],
  [3, 9, 15],
  [4, 10, 5],
  [-1, -1, 11],
];
const SHA256_ORDER = [
  [0, 10, 20],
  [21, 1, 11],
  [12, 22, 2],
  [3, 13, 23],
  [24, 4, 14],
  [15, 25, 5],
  [6, 16, 26],
  [27, 7, 17],
  [18, 28, 8],
  [9, 19, 29],
  [-1, 31, 30],
];
const SHA512_ORDER = [
  ...Array.from({ length: 21 }, (_, i) => {
    const group = [i, i + 21, i + 42];
    const turn = i % 3;
    return [...group.slice(turn), ...group.slice(0, turn)];
  }),
  [-1, -1, 63],
];

/** Hashes a password with MD5 crypt: `$1$salt$…`. */
export function md5Crypt(key: Uint8Array, salt: Uint8Array): string {
  const usedSalt = salt.slice(0, MAX_SALT_LENGTH.md5);
  const alternate = md5(join(key, usedSalt, key));
  const parts = bitsOf(key.length).map((bit) => (bit ? Uint8Array.of(0) : key.slice(0, 1)));
  const start = md5(join(key, toBytes('$1$'), usedSalt, repeat(alternate, key.length), ...parts));
  return `$1$${toText(usedSalt)}$${encodeDigest(hashRounds(md5, MD5_ROUNDS, start, key, usedSalt), MD5_ORDER)}`;
}

/** Hashes a password with SHA crypt: `$5$salt$…` with SHA-256, `$6$salt$…` with SHA-512. */
export function shaCrypt(variant: 5 | 6, key: Uint8Array, salt: Uint8Array): string {
  const hash: Hash = variant === 5 ? sha256 : sha512;
  const usedSalt = salt.slice(0, MAX_SALT_LENGTH.sha);
  const alternate = hash(join(key, usedSalt, key));
  const parts = bitsOf(key.length).map((bit) => (bit ? alternate : key));
  const start = hash(join(key, usedSalt, repeat(alternate, key.length), ...parts));
  const wideKey = repeat(hash(repeat(key, key.length * key.length)), key.length);
  const wideSalt = repeat(hash(repeat(usedSalt, usedSalt.length * (16 + (start[0] ?? 0)))), usedSalt.length);
  const digest = hashRounds(hash, SHA_ROUNDS, start, wideKey, wideSalt);
  return `$${variant}$${toText(usedSalt)}$${encodeDigest(digest, variant === 5 ? SHA256_ORDER : SHA512_ORDER)}`;
}

/** Hashes a digest many times, mixed with key and salt. */
function hashRounds(hash: Hash, rounds: number, start: Uint8Array, key: Uint8Array, salt: Uint8Array): Uint8Array {
  let digest = start;
  const empty = new Uint8Array();
  for (let i = 0; i < rounds; i++) {
    const [first, last] = i % 2 === 1 ? [key, digest] : [digest, key];
    digest = hash(join(first, i % 3 === 0 ? empty : salt, i % 7 === 0 ? empty : key, last));
  }
  return digest;
}

/** Returns the bits of a number, starting with the lowest. */
function bitsOf(number: number): boolean[] {
  return number === 0 ? [] : Array.from(number.toString(2), (digit) => digit === '1').toReversed();
}

/** Repeats bytes up to a length. */
function repeat(bytes: Uint8Array, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => bytes[i % bytes.length] ?? 0);
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function toText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Encodes a digest. A group of fewer bytes gives fewer characters. */
function encodeDigest(digest: Uint8Array, order: readonly (readonly number[])[]): string {
  return order
    .map((group) => {
      const bits = group.reduce((sum, index) => (sum << 8) | (digest[index] ?? 0), 0);
      const length = 4 - group.filter((index) => index < 0).length;
      return Array.from({ length }, (_, i) => ALPHABET.charAt((bits >> (6 * i)) & 63)).join('');
    })
    .join('');
}

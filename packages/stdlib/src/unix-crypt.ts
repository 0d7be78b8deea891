import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

type Hash = (bytes: Uint8Array) => Uint8Array;

const ALPHABET = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MD5_ROUNDS = 1000;
const SHA_ROUNDS = 5000;
const LONGEST_SALT = { md5: 8, sha: 16 } as const;

/** Which bytes of a digest make the characters, four of three bytes each. */
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

/** The hash of a password as MD5 crypt makes it: `$1$salt$…`. */
export function md5Crypt(key: Uint8Array, salt: Uint8Array): string {
  const short = salt.slice(0, LONGEST_SALT.md5);
  const alternate = md5(join(key, short, key));
  const bits = bitsOf(key.length).map((bit) => (bit ? Uint8Array.of(0) : key.slice(0, 1)));
  const start = md5(join(key, ascii('$1$'), short, repeated(alternate, key.length), ...bits));
  return `$1$${textOf(short)}$${characters(stirred(md5, MD5_ROUNDS, start, key, short), MD5_ORDER)}`;
}

/** The hash of a password as SHA crypt makes it: `$5$salt$…` (SHA-256), `$6$salt$…` (SHA-512). */
export function shaCrypt(variant: 5 | 6, key: Uint8Array, salt: Uint8Array): string {
  const hash: Hash = variant === 5 ? sha256 : sha512;
  const short = salt.slice(0, LONGEST_SALT.sha);
  const alternate = hash(join(key, short, key));
  const bits = bitsOf(key.length).map((bit) => (bit ? alternate : key));
  const start = hash(join(key, short, repeated(alternate, key.length), ...bits));
  const wideKey = repeated(hash(repeated(key, key.length * key.length)), key.length);
  const wideSalt = repeated(hash(repeated(short, short.length * (16 + (start[0] ?? 0)))), short.length);
  const digest = stirred(hash, SHA_ROUNDS, start, wideKey, wideSalt);
  return `$${variant}$${textOf(short)}$${characters(digest, variant === 5 ? SHA256_ORDER : SHA512_ORDER)}`;
}

function stirred(hash: Hash, rounds: number, start: Uint8Array, key: Uint8Array, salt: Uint8Array): Uint8Array {
  let digest = start;
  const none = new Uint8Array();
  for (let i = 0; i < rounds; i++) {
    const [first, last] = i % 2 === 1 ? [key, digest] : [digest, key];
    digest = hash(join(first, i % 3 === 0 ? none : salt, i % 7 === 0 ? none : key, last));
  }
  return digest;
}

/** The bits of a number, the lowest first. */
function bitsOf(number: number): boolean[] {
  return number === 0 ? [] : Array.from(number.toString(2), (digit) => digit === '1').toReversed();
}

/** Bytes over and over, up to a length. */
function repeated(bytes: Uint8Array, length: number): Uint8Array {
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

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** -1 stands for no byte: the group has fewer characters then. */
function characters(digest: Uint8Array, order: readonly (readonly number[])[]): string {
  return order
    .map((group) => {
      const bits = group.reduce((sum, index) => (sum << 8) | (digest[index] ?? 0), 0);
      const length = 4 - group.filter((index) => index < 0).length;
      return Array.from({ length }, (_, i) => ALPHABET.charAt((bits >> (6 * i)) & 63)).join('');
    })
    .join('');
}

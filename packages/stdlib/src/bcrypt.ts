import { encrypt, expand, initialTables } from './blowfish.js';

const ALPHABET = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SALT_BYTES = 16;
const SALT_LENGTH = 22;
const HASH_BYTES = 23;
const KEY_WORDS = 18;
const MIN_COST = 4;
const MAX_COST = 31;
const ROUNDS = 64;
/** `OrpheanBeholderScryDoubt`. */
const TEXT = [0x4f727068, 0x65616e42, 0x65686f6c, 0x64657253, 0x63727944, 0x6f756274];
/** Characters that no setting has. */
const REFUSED = /[^!-~]|[:;*!\\]/;
/** What `crypt` gives where it does not understand the salt. */
const FAILED = '*0';

/**
 * The hash of a password as bcrypt makes it.
 * @param variant `a`, `b`, `x` or `y`; `x` takes bytes for signed numbers, as implementations once did
 * @param setting the cost and the salt: `05$` and 22 characters
 */
export function bcrypt(variant: string, password: Uint8Array, setting: string): string {
  const match = /^(\d\d)\$([./A-Za-z\d]{22})/.exec(setting);
  const cost = Number(match?.[1]);
  if (match === null || REFUSED.test(setting) || cost < MIN_COST || cost > MAX_COST) return FAILED;
  const salt = decode(match[2] as string);
  const tables = initialTables();
  const key = keyOf(password, variant === 'x');
  const saltWords = wordsOf(salt);
  expand(tables, key, saltWords);
  const saltKey = Uint32Array.from({ length: KEY_WORDS }, (_, i) => saltWords[i % saltWords.length]!);
  for (let i = 0; i < 2 ** cost; i++) {
    expand(tables, key);
    expand(tables, saltKey);
  }
  const words = Uint32Array.from(TEXT);
  for (let at = 0; at < words.length; at += 2) {
    for (let i = 0; i < ROUNDS; i++) encrypt(tables, words.subarray(at, at + 2));
  }
  const bytes = Uint8Array.from({ length: HASH_BYTES }, (_, i) => words[i >> 2]! >>> (24 - 8 * (i & 3)));
  return `$2${variant}$${match[1]}$${encode(salt)}${encode(bytes)}`;
}

/** The password and a zero, over and over. */
function keyOf(password: Uint8Array, isSigned: boolean): Uint32Array {
  const bytes = [...password, 0];
  return Uint32Array.from({ length: KEY_WORDS }, (_, word) => {
    let bits = 0;
    for (let i = 0; i < 4; i++) {
      const byte = bytes[(word * 4 + i) % bytes.length]!;
      bits = (bits << 8) | (isSigned && byte > 127 ? byte - 256 : byte);
    }
    return bits;
  });
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4));
}

function decode(text: string): Uint8Array {
  const bits = Array.from(text.slice(0, SALT_LENGTH), (character) =>
    ALPHABET.indexOf(character).toString(2).padStart(6, '0'),
  ).join('');
  return Uint8Array.from({ length: SALT_BYTES }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8), 2));
}

function encode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,6}/g) ?? [])
    .map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(6, '0'), 2)))
    .join('');
}

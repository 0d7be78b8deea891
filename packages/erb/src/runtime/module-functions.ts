/** The methods of Ruby's classes and modules that compiled code can call: `File.join`, `Digest::SHA1.hexdigest`. */
import { digestBytes, digestOf, encodeBase64, encodeUtf8, escapeRegExp } from '@pptjs/runtime/internal';
import { bailOut } from './bail-out.js';
import { Bytes } from './bytes.js';
import { ipAddress } from './ip-address.js';
import { json } from './json.js';
import { hashOfPairs } from './methods/enumerable.js';
import { text } from './text.js';
import { isArray, isHash, RubyHash, type Value } from './values.js';

type ModuleFunction = (...args: Value[]) => Value;

const ALGORITHMS = { MD5: 'md5', SHA1: 'sha1', SHA256: 'sha256', SHA384: 'sha384', SHA512: 'sha512' } as const;

/** The bytes of a String. */
function bytesOf(value: Value): Uint8Array {
  if (value instanceof Bytes) return value.bytes;
  return typeof value === 'string' ? encodeUtf8(value) : bailOut('the bytes of a value');
}

function base64(value: Value): string {
  return encodeBase64(bytesOf(value));
}

function digestFunctions([name, algorithm]: readonly [
  string,
  (typeof ALGORITHMS)[keyof typeof ALGORITHMS],
]): readonly (readonly [string, ModuleFunction])[] {
  const hexadecimal = (value: Value): string => digestOf(bytesOf(value), algorithm);
  const digest = (value: Value): Bytes => new Bytes(digestBytes(bytesOf(value), algorithm));
  return [
    [`Digest::${name}.hexdigest`, unary(hexadecimal)],
    [`Digest::${name}.digest`, unary(digest)],
    [`Digest::${name}.base64digest`, unary((value) => base64(digest(value)))],
  ];
}

/** A function that bails out if it does not get exactly one argument. */
function unary(body: (value: Value) => Value): ModuleFunction {
  return (...args) => (args.length === 1 ? body(args[0] ?? null) : bailOut('another number of arguments'));
}

/** Lines of 60 characters. */
function base64Lines(value: Value): string {
  return base64(value).replace(/.{1,60}/g, '$&\n');
}

function path(value: Value): string {
  return typeof value === 'string' && !/\0|\/\//.test(value) ? value : bailOut('a path');
}

function joinPaths(...parts: Value[]): string {
  const paths = parts.map((part) => (isArray(part) && part.length > 0 ? joinPaths(...part) : path(part)));
  return paths.slice(1).reduce((left, right) => {
    if (left.endsWith('/')) return left + right.replace(/^\//, '');
    return right.startsWith('/') ? left + right : `${left}/${right}`;
  }, paths[0] ?? '');
}

function baseName(value: Value): string {
  const whole = path(value);
  const base = whole.replace(/\/$/, '').split('/').at(-1) ?? '';
  return base === '' && whole !== '' ? '/' : base;
}

function baseNameWithout(value: Value, suffix: Value): string {
  const base = baseName(value);
  if (typeof suffix !== 'string' || suffix.includes('*') || suffix === '') return bailOut('File.basename');
  return base.endsWith(suffix) && base !== suffix ? base.slice(0, -suffix.length) : base;
}

function directoryName(value: Value): string {
  const whole = path(value).replace(/(?<=.)\/$/, '');
  const separator = whole.lastIndexOf('/');
  if (separator < 0) return '.';
  return separator === 0 ? '/' : whole.slice(0, separator);
}

function extension(value: Value): string {
  const base = path(value).split('/').at(-1) ?? '';
  if (base === '' || base.endsWith('.')) return bailOut('File.extname');
  const name = base.replace(/^\.+/, '');
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot);
}

function escapePattern(value: Value): string {
  return typeof value === 'string' ? escapeRegExp(value) : bailOut('Regexp.escape');
}

function encodeUrl(value: Value): string {
  return Array.from(encodeUtf8(text(value)), (byte) => {
    const character = String.fromCharCode(byte);
    return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(value: Value): string {
  return text(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** `Hash[pairs]` */
function hashOf(value: Value): RubyHash {
  if (isHash(value)) return RubyHash.from(value);
  return isArray(value) ? hashOfPairs(value) : bailOut('Hash[]');
}

/** The functions by their names in Ruby. */
const FUNCTIONS: ReadonlyMap<string, ModuleFunction> = new Map<string, ModuleFunction>([
  ...Object.entries(ALGORITHMS).flatMap(digestFunctions),
  ['Array.new', (...args) => (args.length === 0 ? [] : bailOut('Array.new'))],
  ['Base64.encode64', unary(base64Lines)],
  ['Base64.strict_encode64', unary(base64)],
  ['ERB::Util.html_escape', unary(escapeHtml)],
  ['ERB::Util.url_encode', unary(encodeUrl)],
  [
    'File.basename',
    (...args) => (args.length === 2 ? baseNameWithout(args[0] ?? null, args[1] ?? null) : unary(baseName)(...args)),
  ],
  ['File.dirname', unary(directoryName)],
  ['File.extname', unary(extension)],
  ['File.join', joinPaths],
  ['Hash.[]', unary(hashOf)],
  ['Hash.new', (...args) => (args.length === 0 ? new RubyHash() : bailOut('Hash.new'))],
  ['IPAddr.new', unary(ipAddress)],
  ['JSON.generate', unary(json)],
  ['Regexp.escape', unary(escapePattern)],
  ['Regexp.quote', unary(escapePattern)],
]);

/** The names of the functions. */
export const MODULE_FUNCTIONS: ReadonlySet<string> = new Set(FUNCTIONS.keys());

/** Returns the function with a name of `MODULE_FUNCTIONS`. */
export function moduleFunction(name: string): ModuleFunction {
  return FUNCTIONS.get(name) ?? (() => bailOut(name));
}

import { ValueObject } from './value-object.js';

/** The parts of a URI under Puppet's names. Missing parts are null. */
export interface UriParts {
  readonly scheme: string | null;
  readonly userinfo: string | null;
  readonly host: string | null;
  readonly port: number | null;
  readonly path: string | null;
  readonly query: string | null;
  readonly fragment: string | null;
  readonly opaque: string | null;
}

/** Ruby's classes of URIs by scheme. */
const CLASSES: ReadonlyMap<string | null, string> = new Map([
  ['http', 'HTTP'],
  ['https', 'HTTPS'],
  ['ftp', 'FTP'],
  ['mailto', 'MailTo'],
  ['ldap', 'LDAP'],
  ['ldaps', 'LDAPS'],
  ['file', 'File'],
  ['ws', 'WS'],
  ['wss', 'WSS'],
]);

/** A URI. */
export class PuppetUri extends ValueObject {
  readonly parts: UriParts;
  readonly #text: string;

  /** `text` is the text of the URI. */
  constructor(parts: UriParts, text: string) {
    super();
    this.parts = parts;
    this.#text = text;
  }

  override toString(): string {
    return this.#text;
  }

  /**
   * Returns a text that is equal for equal URIs: the scheme and the host are in lower case, and an empty path is the
   * root.
   */
  normalized(): string {
    const { host, path } = this.parts;
    return JSON.stringify({ ...this.parts, host: host?.toLowerCase() ?? null, path: path === '' ? '/' : path });
  }

  /** Returns the class that Ruby uses for URIs that it cannot convert. */
  override nameOfType(): string {
    return 'URI';
  }

  override rubyClassName(): string {
    return 'URI::Generic';
  }

  /** Returns the Ruby class of the URI, which depends on its scheme: `URI::HTTP`, `URI::Generic`. */
  schemeClassName(): string {
    return `URI::${CLASSES.get(this.parts.scheme?.toLowerCase() ?? null) ?? 'Generic'}`;
  }

  override exactRubyClass(): string {
    return this.schemeClassName();
  }

  override toSource(): string {
    return `URI('${String(this).replaceAll("'", "\\'")}')`;
  }

  override rubyInspect(): string {
    return `#<${this.schemeClassName()} ${this}>`;
  }

  override keyText(): string {
    return `u${this}`;
  }

  override equals(other: unknown): boolean {
    return other instanceof PuppetUri && this.normalized() === other.normalized();
  }
}

/** The expression of RFC 3986, appendix B, with groups for the parts of the authority. */
const URI =
  /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/(?:([^/?#@]*)@)?(\[[^\]/?#]*\]|[^/?#:]*)(?::([0-9]*))?)?([^?#]*)(?:\?([^#]*))?(?:#([^#]*))?$/s;
const FORBIDDEN = /[^\x21-\x7e]|[<>"{}|\\^`]|%(?![0-9A-Fa-f]{2})/;

/** The default ports, which the text of a URI leaves out. */
const PORTS: ReadonlyMap<string | null, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ftp', 21],
  ['ldap', 389],
  ['ldaps', 636],
  ['ws', 80],
  ['wss', 443],
]);

/** Returns the port of a scheme; null if Ruby knows none. */
export function defaultPort(scheme: string | null): number | null {
  return PORTS.get(scheme) ?? null;
}

/** Returns the URI of a text, or null. */
export function parseUri(text: string): PuppetUri | null {
  const match = FORBIDDEN.test(text) ? null : URI.exec(text);
  if (!match) return null;
  const [, scheme, userinfo, host, port, path = '', query, fragment] = match;
  if (/[[\]]/.test(path) || (scheme === undefined && host === undefined && /^[^/]*:/.test(path))) return null;
  if (host !== undefined && path !== '' && !path.startsWith('/')) return null;
  const isOpaque = scheme !== undefined && host === undefined && path !== '' && !path.startsWith('/');
  const name = scheme?.toLowerCase() ?? null;
  const parts: UriParts = {
    scheme: name,
    userinfo: userinfo === '' ? null : (userinfo ?? null),
    host: host === '' ? null : (host ?? null),
    port:
      port === undefined || port === '' ? (name === null || isOpaque ? null : (PORTS.get(name) ?? null)) : Number(port),
    path: isOpaque ? null : name === 'ftp' ? path.replace(/^\//, '').replace(/;type=.*$/, '') : path,
    query: isOpaque ? null : (query?.replaceAll("'", '%27') ?? null),
    fragment: fragment ?? null,
    opaque: isOpaque ? path + (query === undefined ? '' : `?${query}`) : null,
  };
  return new PuppetUri(parts, uriText(parts, name === 'ftp' && path === '' ? '/' : path));
}

/** Returns the text of a URI. `path` is the path as it was written. */
export function uriText({ scheme, userinfo, host, port, query, fragment, opaque }: UriParts, path: string): string {
  const shownPort = port === null || port === PORTS.get(scheme) ? '' : `:${port}`;
  const slashes = host !== null || scheme === 'file' ? '//' : '';
  const rest =
    opaque ??
    `${slashes}${userinfo === null ? '' : `${userinfo}@`}${host ?? ''}${shownPort}${path}${query === null ? '' : `?${query}`}`;
  return `${scheme === null ? '' : `${scheme}:`}${rest}${fragment === null ? '' : `#${fragment}`}`;
}

import { PuppetUri, type UriParts } from './uri.js';

/** RFC 3986, appendix B, with the authority taken apart. */
const URI = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/(?:([^/?#@]*)@)?(\[[^\]/?#]*\]|[^/?#:]*)(?::([0-9]*))?)?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
const FORBIDDEN = /[^\x21-\x7e]|[<>"{}|\\^`]|%(?![0-9A-Fa-f]{2})/;

/** The URI that a text denotes, null where it is none. */
export function parseUri(text: string): PuppetUri | null {
  const match = FORBIDDEN.test(text) ? null : URI.exec(text);
  if (!match) return null;
  const [, scheme, userinfo, host, port, path = '', query, fragment] = match;
  const isOpaque = scheme !== undefined && host === undefined && path !== '' && !path.startsWith('/');
  const parts: UriParts = {
    scheme: scheme?.toLowerCase() ?? null,
    userinfo: userinfo ?? null,
    host: host ?? null,
    port: port === undefined || port === '' ? null : Number(port),
    path: isOpaque ? null : path,
    query: isOpaque ? null : (query ?? null),
    fragment: fragment ?? null,
    opaque: isOpaque ? path + (query === undefined ? '' : `?${query}`) : null,
  };
  return new PuppetUri(parts, scheme === undefined ? text : parts.scheme + text.slice(scheme.length));
}

import { defineBuiltin, dispatch } from '../functions/define.js';
import type { PuppetHash } from '../values/hash.js';
import { parseUri } from '../values/uri-parse.js';
import type { PuppetUri } from '../values/uri.js';
import { fail, onFirstUse } from './constructor.js';

const PARTS =
  "Struct[{Optional['scheme'] => String[1], Optional['userinfo'] => String[1], Optional['host'] => String[1], Optional['port'] => Integer[0], Optional['path'] => String[1], Optional['query'] => String[1], Optional['fragment'] => String[1], Optional['opaque'] => String[1]}]";

/** `URI(text)`, or a hash of its parts; the name in errors is the reference's. */
export const newUri = onFirstUse(() =>
  defineBuiltin(
    'new_error',
    dispatch(['String[1] uri'], (text: string) => read(text)),
    dispatch([`${PARTS} hash`], fromParts),
  ),
);

function read(text: string): PuppetUri {
  return parseUri(text) ?? fail(`bad URI(is not URI?): ${JSON.stringify(text)}`);
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443, ftp: 21, ldap: 389, ldaps: 636, ws: 80, wss: 443 };

function fromParts(parts: PuppetHash): PuppetUri {
  const get = (name: string): string | undefined => (parts.has(name) ? String(parts.get(name)) : undefined);
  const [scheme, userinfo, host, port, path, query, fragment] = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'].map(get);
  const opaque = get('opaque');
  if (host !== undefined && !/^[\w.~%-]+$|^\[[^\]]*\]$/.test(host)) return fail(`bad component(expected host component): ${host}`);
  if (path !== undefined && host !== undefined && !path.startsWith('/')) return fail(`bad component(expected absolute path component): ${path}`);
  const showsPort = port !== undefined && DEFAULT_PORTS[scheme?.toLowerCase() ?? ''] !== Number(port);
  const authority =
    host === undefined ? '' : `//${userinfo === undefined ? '' : `${userinfo}@`}${host}${showsPort ? `:${port}` : ''}`;
  const rest = opaque ?? `${authority}${path ?? ''}${query === undefined ? '' : `?${query}`}`;
  return read(`${scheme === undefined ? '' : `${scheme}:`}${rest}${fragment === undefined ? '' : `#${fragment}`}`);
}

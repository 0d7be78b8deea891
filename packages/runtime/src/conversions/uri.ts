import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { type Message } from '../errors/messages.js';
import { readUri } from '../text/uri.js';
import type { PuppetHash } from '../values/hash.js';
import { lazy } from '../values/lazy.js';
import { PuppetUri, type UriParts, defaultPort, uriText } from '../values/uri.js';
import { fail } from './constructor.js';

const messages = {
  BAD_HOST: { text: 'bad component(expected host component): {host}' },
  OPAQUE_WITH_HIERARCHY: { text: 'can not set opaque with host, port, userinfo or path' },
  BAD_OPAQUE: { text: 'bad component(expected opaque component): ' },
  BAD_PATH: { text: 'bad component(expected absolute path component): {path}' },
} as const satisfies Record<string, Message>;

const PARTS =
  "Struct[{Optional['scheme'] => String[1], Optional['userinfo'] => String[1], Optional['host'] => String[1], Optional['port'] => Integer[0], Optional['path'] => String[1], Optional['query'] => String[1], Optional['fragment'] => String[1], Optional['opaque'] => String[1]}]";

/** `URI(text)`, or a hash of its parts. Error messages use Puppet's internal name of the function. */
export const newUri = lazy(() =>
  defineBuiltin(
    'new_error',
    dispatch(['String[1] uri'], (text: string) => readUri(text)),
    dispatch([`${PARTS} hash`], fromParts),
  ),
);

function fromParts(hash: PuppetHash): PuppetUri {
  const get = (name: string): string | null => (hash.has(name) ? String(hash.get(name)) : null);
  const scheme = get('scheme')?.toLowerCase() ?? null;
  const port = get('port');
  const path = get('path');
  const parts: UriParts = {
    scheme,
    userinfo: get('userinfo'),
    host: get('host'),
    port: port === null ? defaultPort(scheme) : Number(port),
    path,
    query:
      get('query')
        ?.replaceAll(/[^\w\-.!~*'();/?:@&=+$,[\]%]/g, encodeURIComponent)
        .replaceAll("'", '%27') ?? null,
    fragment: get('fragment'),
    opaque: get('opaque'),
  };
  checkParts(parts, port !== null);
  return new PuppetUri(parts, uriText(parts, path ?? ''));
}

function checkParts({ scheme, userinfo, host, path, opaque }: UriParts, hasPort: boolean): void {
  if (host !== null && !/^[\w.~%-]+$|^\[[^\]]*\]$/.test(host)) fail(messages.BAD_HOST, { host });
  if (opaque !== null && (host !== null || hasPort || userinfo !== null || path !== null))
    fail(messages.OPAQUE_WITH_HIERARCHY, {});
  if (scheme === 'mailto' && opaque !== null) fail(messages.BAD_OPAQUE, {});
  const isRelative = path !== null && path !== '' && !path.startsWith('/');
  if (isRelative && defaultPort(scheme) !== null) fail(messages.BAD_PATH, { path });
}

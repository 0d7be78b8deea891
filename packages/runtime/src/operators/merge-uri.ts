import type { Message } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
import { PuppetUri, type UriParts, parseUri, uriText } from '../values/uri.js';
import type { Value } from '../values/value.js';
import { failedExpression } from './errors.js';

const messages = {
  URI_AND_OTHER: { text: 'An URI can only be merged with an URI or String' },
} as const satisfies Record<string, Message>;

/**
 * `URI + x`: resolves the reference `x`, a URI or its text, against the URI (RFC 3986, section 5.2).
 * @throws {EvaluationError} RUNTIME_ERROR for another kind of value, or a text that is not a URI
 */
export function mergeUri(base: PuppetUri, reference: Value): PuppetUri {
  const uri = typeof reference === 'string' ? parseUri(reference) : reference;
  if (uri === null && typeof reference === 'string')
    throw failedExpression('+', sharedMessages.NOT_A_URI, { text: JSON.stringify(reference) });
  if (!(uri instanceof PuppetUri)) throw failedExpression('+', messages.URI_AND_OTHER, {});
  return uri.parts.scheme === null ? resolved(base.parts, uri.parts) : uri;
}

function resolved(base: UriParts, reference: UriParts): PuppetUri {
  const path = reference.path ?? '';
  if (reference.host !== null) return uriOf({ ...reference, scheme: base.scheme });
  if (path === '') return uriOf({ ...base, query: reference.query ?? base.query, fragment: reference.fragment });
  const merged = path.startsWith('/') ? path : mergePaths(base, path);
  return uriOf({ ...base, path: withoutDots(merged), query: reference.query, fragment: reference.fragment });
}

function mergePaths({ host, path }: UriParts, relative: string): string {
  if (host !== null && (path ?? '') === '') return `/${relative}`;
  return (path ?? '').slice(0, (path ?? '').lastIndexOf('/') + 1) + relative;
}

/** Removes the segments `.` and `..` from a path. */
function withoutDots(path: string): string {
  const result: string[] = [];
  const segments = path.split('/');
  segments.forEach((segment, i) => {
    const isLast = i === segments.length - 1;
    if (segment === '..' && result.length > 1) result.pop();
    else if (segment !== '..' && segment !== '.') {
      result.push(segment);
      return;
    }
    if (isLast) result.push('');
  });
  return result.join('/');
}

function uriOf(parts: UriParts): PuppetUri {
  return new PuppetUri(parts, uriText(parts, parts.path ?? ''));
}

import { HashBuilder, PuppetHash } from '../values/hash.js';
import { PuppetRegExp } from '../values/regexp.js';
import { type Predicate, PuppetType, type WriteOptions } from '../values/type.js';
import { PuppetUri } from '../values/uri.js';
import type { Value } from '../values/value.js';
import { matchesLiteral, writeValue } from './literal-value.js';

export const URI_PARTS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment', 'opaque'] as const;

/** URIs, optionally restricted by their parts: literals, regular expressions or types. */
export class UriType extends PuppetType {
  readonly name = 'URI';
  /** Null if not given. */
  readonly parts: PuppetHash | null;

  constructor(parts: PuppetHash | null) {
    super();
    this.parts = parts === null || parts.size === 0 ? null : parts;
  }

  override accepts(other: PuppetType): boolean {
    if (!(other instanceof UriType)) return false;
    if (this.parts === null) return true;
    const theirs = other.parts;
    if (theirs === null) return false;
    return [...this.parts].every(([key, expected]) => {
      const given = theirs.get(key);
      return given !== undefined && acceptsPart(expected, given);
    });
  }

  override write(options: WriteOptions): string {
    return this.parts === null ? 'URI' : `URI[${writeValue(this.parts, options)}]`;
  }

  override generalize(): PuppetType {
    return URI;
  }

  protected override compile(): Predicate {
    const { parts } = this;
    if (parts === null) return (value) => value instanceof PuppetUri;
    return (value) =>
      value instanceof PuppetUri &&
      [...parts].every(([key, expected]) => {
        const part: Value = value.parts[key as (typeof URI_PARTS)[number]];
        return expected instanceof PuppetType ? expected.isInstance(part) : matchesLiteral(expected, part);
      });
  }
}

export const URI: UriType = /* @__PURE__ */ new UriType(null);

/**
 * Returns the type of one URI. The host is in lower case. The port is a string and is left out if it is the default
 * port of the scheme.
 */
export function uriTypeOf({ parts }: PuppetUri): UriType {
  const isUsual = (parts.scheme === 'http' && parts.port === 80) || (parts.scheme === 'https' && parts.port === 443);
  const builder = new HashBuilder();
  for (const name of URI_PARTS) {
    const part = parts[name];
    if (part === null || (name === 'path' && part === '') || (name === 'port' && isUsual)) continue;
    builder.set(name, name === 'host' ? String(part).toLowerCase() : String(part));
  }
  return new UriType(builder.build());
}

function acceptsPart(expected: Value, given: Value): boolean {
  if (expected instanceof PuppetType)
    return given instanceof PuppetType ? expected.isAssignable(given) : expected.isInstance(given);
  // Puppet does not treat an expression as a subtype of itself.
  if (expected instanceof PuppetRegExp && given instanceof PuppetRegExp) return false;
  return matchesLiteral(expected, given);
}

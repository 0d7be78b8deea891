/** The parts of a URI as Puppet names them; absent ones are null. */
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

/** A Puppet URI value. */
export class PuppetUri {
  readonly parts: UriParts;
  readonly #text: string;

  /** `text` is what the URI prints as. */
  constructor(parts: UriParts, text: string) {
    this.parts = parts;
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }

  /** The text that is equal for equal URIs: the scheme and the host without regard to case, no path being the root. */
  normalized(): string {
    const { host, path } = this.parts;
    return JSON.stringify({ ...this.parts, host: host?.toLowerCase() ?? null, path: path === '' ? '/' : path });
  }
}

import { createHash } from 'node:crypto';
import { sep } from 'node:path';
import type { Dialect } from '@pptjs/transpiler/dialect';

/** A source of a build, and what its types are looked up with. */
export interface TypedSource {
  readonly path: string;
  readonly dialect: Dialect;
  /** The name in the module. */
  readonly moduleFile: string;
  /** The path of the module, or of the declarations if there is no module. */
  readonly code: string;
}

/** A source that declares types which other sources may use. */
export interface DeclaringSource extends TypedSource {
  /** The digest of its text. */
  readonly digest: string;
  /** The names of the types of other sources that it uses. */
  readonly used: readonly string[];
}

/** The sources of a build that declare types, by the names of the types. Names are found without parsing the sources. */
export class SharedTypes {
  readonly #sources = new Map<string, DeclaringSource[]>();

  /** Adds the types of a source with the given content. */
  add(source: TypedSource, content: Buffer): void {
    const { sharedTypes, name: language } = source.dialect;
    const text = textOf(content);
    const names = sharedTypes?.declaredIn(text) ?? [];
    if (sharedTypes === undefined || names.length === 0) return;
    const digest = createHash('sha256').update(text).digest('base64url');
    const declaring = { ...source, digest, used: sharedTypes.usedIn(text) };
    for (const name of names) {
      const key = keyOf(language, name);
      this.#sources.set(key, [...(this.#sources.get(key) ?? []), declaring]);
    }
  }

  /** Returns the sources whose types a source uses, directly or through others, in the order of their paths. */
  usedBy({ path, dialect }: TypedSource, content: Buffer): readonly DeclaringSource[] {
    if (this.#sources.size === 0 || dialect.sharedTypes === undefined) return [];
    const found = new Set<DeclaringSource>();
    const pending = [...dialect.sharedTypes.usedIn(textOf(content))];
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      const source = nearest(this.#sources.get(keyOf(dialect.name, name)) ?? [], path);
      if (source === undefined || source.path === path || found.has(source)) continue;
      found.add(source);
      pending.push(...source.used);
    }
    return [...found].sort((a, b) => (a.path < b.path ? -1 : 1));
  }
}

/** Returns a text in which names of types can be found. They are ASCII, so the fastest decoding is enough. */
const textOf = (content: Buffer): string => content.toString('latin1');

const keyOf = (language: string, name: string): string => `${language} ${name}`;

/** Of several sources with a type, for example in two environments, the one whose folder is the nearest. */
function nearest(sources: readonly DeclaringSource[], path: string): DeclaringSource | undefined {
  const segments = path.split(sep);
  const common = ({ path: other }: DeclaringSource): number => {
    const others = other.split(sep);
    const different = segments.findIndex((segment, index) => segment !== others[index]);
    return different === -1 ? segments.length : different;
  };
  return sources.length <= 1 ? sources[0] : sources.toSorted((a, b) => common(b) - common(a))[0];
}

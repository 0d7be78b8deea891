import { sep } from 'node:path';
import type { Language } from './dialect-selection.js';

/** A source of a build, and what its types are looked up with. */
export interface TypedSource {
  readonly path: string;
  readonly language: Language;
  /** The name in the module. */
  readonly moduleFile: string;
  /** The path of the module, or of the declarations if there is no module. */
  readonly code: string;
}

/** A source that declares types which other sources may use. */
export interface DeclaringSource extends TypedSource {
  /** The digest of its content. */
  readonly content: string;
  /** The names of the types of other sources that it uses. */
  readonly usedTypes: readonly string[];
}

/** The sources of a build that declare types, by the names of the types. */
export class SharedTypes {
  readonly #sources = new Map<string, DeclaringSource[]>();

  /** Adds the types that a source declares. */
  add(source: DeclaringSource, names: readonly string[]): void {
    for (const name of names) {
      const key = keyOf(source.language, name);
      this.#sources.set(key, [...(this.#sources.get(key) ?? []), source]);
    }
  }

  /** Returns the sources whose types a source uses, directly or through others, in the order of their paths. */
  usedBy({ path, language }: TypedSource, names: readonly string[]): readonly DeclaringSource[] {
    const found = new Set<DeclaringSource>();
    const pending = [...names];
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      const source = nearest(this.#sources.get(keyOf(language, name)) ?? [], path);
      if (source === undefined || source.path === path || found.has(source)) continue;
      found.add(source);
      pending.push(...source.usedTypes);
    }
    return [...found].sort((a, b) => (a.path < b.path ? -1 : 1));
  }
}

const keyOf = (language: Language, name: string): string => `${language.name} ${name}`;

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

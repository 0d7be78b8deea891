import { type HoconPath, writtenPath } from './hocon-path.js';
import { HoconError } from './hocon-token.js';
import {
  concatenated,
  HoconConcatenation,
  HoconList,
  HoconMerge,
  HoconObject,
  HoconReference,
  HoconScalar,
  type HoconValue,
  merged,
  writtenLines,
} from './hocon-value.js';

/** A reference was met while it was being followed. */
class Cycle {
  constructor(readonly references: readonly HoconReference[]) {}
}

/** What a value was found to stand for, and the references that were followed for it. */
interface Finding {
  readonly value: HoconValue | undefined;
  readonly followed: ReadonlySet<HoconReference>;
}

/**
 * The merges that are being resolved, each standing for its layers below the one that is resolved: what `${a}` in a
 * value of `a` means.
 */
type Replacements = ReadonlyMap<HoconMerge, number>;

/**
 * Follows the references of a text that has been read.
 *
 * @throws {HoconError} where a reference that is not optional leads nowhere or to itself
 */
export function resolved(root: HoconObject): HoconObject {
  return new Resolver(root).value(root, []) as HoconObject;
}

class Resolver {
  readonly #root: HoconObject;
  readonly #open = new Set<HoconReference>();
  readonly #findings = new Map<string, Map<HoconValue, Finding>>();
  readonly #ids = new Map<HoconMerge, number>();
  #replaced: Replacements = new Map();
  #state = '';
  #followed = new Set<HoconReference>();
  /** Those that were met again while open: what depends on it holds only until they are closed. */
  #repeated = new Set<HoconReference>();

  constructor(root: HoconObject) {
    this.#root = root;
  }

  /** The value without references; with a path, resolved only as far as is needed to find what is there. */
  value(value: HoconValue, path: HoconPath): HoconValue | undefined {
    if (value instanceof HoconScalar || ((value instanceof HoconList || value instanceof HoconObject) && !value.open))
      return value;
    if (path.length > 0) return this.#resolve(value, path);
    const known = this.#findings.get(this.#state)?.get(value);
    if (known && ![...known.followed].some((reference) => this.#open.has(reference))) {
      for (const reference of known.followed) this.#followed.add(reference);
      return known.value;
    }
    const around = { followed: this.#followed, repeated: this.#repeated };
    const followed = new Set<HoconReference>();
    const repeated = new Set<HoconReference>();
    this.#followed = followed;
    this.#repeated = repeated;
    try {
      const found = this.#resolve(value, path);
      if (repeated.size === 0) this.#know(value, { value: found, followed });
      return found;
    } finally {
      for (const reference of followed) around.followed.add(reference);
      for (const reference of repeated) around.repeated.add(reference);
      this.#followed = around.followed;
      this.#repeated = around.repeated;
    }
  }

  #know(value: HoconValue, finding: Finding): void {
    const findings = this.#findings.get(this.#state) ?? new Map<HoconValue, Finding>();
    this.#findings.set(this.#state, findings.set(value, finding));
  }

  #resolve(value: HoconValue, path: HoconPath): HoconValue | undefined {
    if (value instanceof HoconObject) return this.#object(value, path);
    if (value instanceof HoconList) return path.length > 0 ? value : this.#list(value);
    if (value instanceof HoconReference) return this.#reference(value, path);
    if (value instanceof HoconConcatenation)
      return concatenated(value.parts.map((part) => this.value(part, [])).filter((part) => part !== undefined));
    return value instanceof HoconMerge ? this.#merge(value, path) : value;
  }

  #object(object: HoconObject, [name, ...rest]: HoconPath): HoconObject {
    const members = new Map<string, HoconValue>();
    for (const [key, member] of object.members) {
      const asked = name === undefined || (key === name && rest.length > 0);
      const value = asked ? this.value(member, rest) : member;
      if (value !== undefined) members.set(key, value);
    }
    return new HoconObject(members, object.lines, object.sealed);
  }

  #list(list: HoconList): HoconList {
    try {
      return new HoconList(
        list.elements.map((element) => this.value(element, [])).filter((element) => element !== undefined),
        list.lines,
      );
    } catch (error) {
      throw error instanceof HoconError ? new HoconError('unexpected exception') : error;
    }
  }

  #reference(reference: HoconReference, path: HoconPath): HoconValue | undefined {
    if (this.#open.has(reference)) {
      this.#repeated.add(reference);
      throw new Cycle([...this.#open, reference]);
    }
    this.#open.add(reference);
    this.#followed.add(reference);
    let reason = '';
    try {
      const found = this.#lookup(reference.path);
      const value = found && this.value(found, path);
      if (value !== undefined) return value;
    } catch (error) {
      if (!(error instanceof Cycle)) throw error;
      reason = ` was part of a cycle of substitutions involving ${error.references.map(written).join(', ')}`;
    } finally {
      this.#open.delete(reference);
      this.#repeated.delete(reference);
    }
    if (reference.optional) return undefined;
    throw HoconError.at(
      writtenLines(reference.lines),
      `Could not resolve substitution to a value: ${written(reference)}${reason}`,
    );
  }

  /** The value at a path, itself not yet resolved. */
  #lookup(path: HoconPath): HoconValue | undefined {
    let found: HoconValue | undefined = this.#root;
    for (const [index, name] of path.entries()) {
      if (!(found instanceof HoconObject)) found = this.value(found, path.slice(index));
      found = found instanceof HoconObject ? found.members.get(name) : undefined;
      if (found === undefined) return undefined;
    }
    return found;
  }

  #merge(merge: HoconMerge, path: HoconPath): HoconValue | undefined {
    const { whole, lacks } = merge.part ?? { whole: merge, lacks: 0 };
    const newest = this.#replaced.get(whole) ?? 0;
    if (newest > lacks) {
      const rest = whole.without(newest);
      return rest && this.value(rest, path);
    }
    let value: HoconValue | undefined;
    for (const [index, layer] of merge.layers.entries()) {
      const below =
        layer instanceof HoconObject || layer instanceof HoconList
          ? this.value(layer, path)
          : this.#beneath(whole, lacks + index + 1, () => this.value(layer, path));
      if (below !== undefined) value = value === undefined ? below : merged(value, below);
    }
    return value;
  }

  /** While a layer is resolved, its merge stands for the layers beneath. */
  #beneath<T>(merge: HoconMerge, newest: number, resolve: () => T): T {
    const before = this.#replaced;
    const state = this.#state;
    this.#replaced = new Map(before).set(merge, newest);
    this.#state = [...this.#replaced]
      .map(([one, count]) => `${this.#id(one)}:${count}`)
      .toSorted()
      .join(' ');
    try {
      return resolve();
    } finally {
      this.#replaced = before;
      this.#state = state;
    }
  }

  #id(merge: HoconMerge): number {
    const id = this.#ids.get(merge) ?? this.#ids.size;
    this.#ids.set(merge, id);
    return id;
  }
}

function written(reference: HoconReference): string {
  return `\${${reference.optional ? '?' : ''}${writtenPath(reference.path)}}`;
}

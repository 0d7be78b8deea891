import { formatMessage } from '@pptjs/runtime/internal';
import { messages } from './messages.js';
import { formatPath, type HoconPath } from './path.js';
import { HoconError } from './token.js';
import {
  concatenate,
  formatLines,
  HoconConcatenation,
  HoconList,
  HoconMerge,
  HoconObject,
  HoconReference,
  HoconScalar,
  type HoconValue,
  mergeValues,
} from './value.js';

/** Thrown when a reference is reached while it is being resolved. */
class ReferenceCycle {
  constructor(readonly references: readonly HoconReference[]) {}
}

/** A resolved value, and the references that it depends on. */
interface Resolution {
  readonly value: HoconValue | undefined;
  readonly dependencies: ReadonlySet<HoconReference>;
}

/**
 * For each merge that is being resolved: the number of its newest layers to ignore. A reference `${a}` within a value
 * of `a` means the older values of `a`.
 */
type Replacements = ReadonlyMap<HoconMerge, number>;

/**
 * Resolves the references of a parsed text.
 *
 * @throws {HoconError} if a reference that is not optional has no value or refers to itself
 */
export function resolveReferences(root: HoconObject): HoconValue | undefined {
  return new Resolver(root).resolve(root, []);
}

class Resolver {
  readonly #root: HoconObject;
  /** The references that are being resolved. */
  readonly #active = new Set<HoconReference>();
  /** Resolved values, by the key of the replacements in effect. */
  readonly #resolutions = new Map<string, Map<HoconValue, Resolution>>();
  readonly #ids = new Map<HoconMerge, number>();
  #replacements: Replacements = new Map();
  /** A text that identifies the replacements. */
  #replacementsKey = '';
  /** The references that the current value depends on. */
  #dependencies = new Set<HoconReference>();
  /** The active references that were reached again. A value that depends on one of them must not be cached. */
  #repeated = new Set<HoconReference>();

  constructor(root: HoconObject) {
    this.#root = root;
  }

  /**
   * Returns the value without references, or `undefined` if nothing remains of it. With a path, only the part that the
   * path needs is resolved.
   */
  resolve(value: HoconValue, path: HoconPath): HoconValue | undefined {
    if (
      value instanceof HoconScalar ||
      ((value instanceof HoconList || value instanceof HoconObject) && !value.hasReferences)
    )
      return value;
    if (path.length > 0) return this.#resolveUncached(value, path);
    const cached = this.#resolutions.get(this.#replacementsKey)?.get(value);
    if (cached && ![...cached.dependencies].some((reference) => this.#active.has(reference))) {
      for (const reference of cached.dependencies) this.#dependencies.add(reference);
      return cached.value;
    }
    const outer = { dependencies: this.#dependencies, repeated: this.#repeated };
    const dependencies = new Set<HoconReference>();
    const repeated = new Set<HoconReference>();
    this.#dependencies = dependencies;
    this.#repeated = repeated;
    try {
      const resolved = this.#resolveUncached(value, path);
      if (repeated.size === 0) this.#cache(value, { value: resolved, dependencies });
      return resolved;
    } finally {
      for (const reference of dependencies) outer.dependencies.add(reference);
      for (const reference of repeated) outer.repeated.add(reference);
      this.#dependencies = outer.dependencies;
      this.#repeated = outer.repeated;
    }
  }

  #cache(value: HoconValue, resolution: Resolution): void {
    const resolutions = this.#resolutions.get(this.#replacementsKey) ?? new Map<HoconValue, Resolution>();
    this.#resolutions.set(this.#replacementsKey, resolutions.set(value, resolution));
  }

  #resolveUncached(value: HoconValue, path: HoconPath): HoconValue | undefined {
    if (value instanceof HoconObject) return this.#object(value, path);
    if (value instanceof HoconList) return path.length > 0 ? value : this.#list(value);
    if (value instanceof HoconReference) return this.#reference(value, path);
    if (value instanceof HoconConcatenation)
      return concatenate(value.parts.map((part) => this.resolve(part, [])).filter((part) => part !== undefined));
    return value instanceof HoconMerge ? this.#merge(value, path) : value;
  }

  #object(object: HoconObject, [name, ...rest]: HoconPath): HoconObject {
    const members = new Map<string, HoconValue>();
    for (const [key, member] of object.members) {
      const isNeeded = name === undefined || (key === name && rest.length > 0);
      const value = isNeeded ? this.resolve(member, rest) : member;
      if (value !== undefined) members.set(key, value);
    }
    return new HoconObject(members, object.lines, object.sealed);
  }

  #list(list: HoconList): HoconList {
    try {
      return new HoconList(
        list.elements.map((element) => this.resolve(element, [])).filter((element) => element !== undefined),
        list.lines,
      );
    } catch (error) {
      throw error instanceof HoconError ? new HoconError(messages.LIST_FAILURE.text) : error;
    }
  }

  #reference(reference: HoconReference, path: HoconPath): HoconValue | undefined {
    if (this.#active.has(reference)) {
      this.#repeated.add(reference);
      throw new ReferenceCycle([...this.#active, reference]);
    }
    this.#active.add(reference);
    this.#dependencies.add(reference);
    let reason = '';
    try {
      const target = this.#lookup(reference.path);
      const value = target && this.resolve(target, path);
      if (value !== undefined) return value;
    } catch (error) {
      if (!(error instanceof ReferenceCycle)) throw error;
      reason = formatMessage(messages.CYCLE, { substitutions: error.references.map(formatReference).join(', ') });
    } finally {
      this.#active.delete(reference);
      this.#repeated.delete(reference);
    }
    if (reference.optional) return undefined;
    throw HoconError.at(formatLines(reference.lines), messages.UNRESOLVED, {
      substitution: formatReference(reference),
      reason,
    });
  }

  /** Returns the value at a path; the value itself is not resolved. */
  #lookup(path: HoconPath): HoconValue | undefined {
    let value: HoconValue | undefined = this.#root;
    for (const [index, name] of path.entries()) {
      if (!(value instanceof HoconObject)) value = this.resolve(value, path.slice(index));
      value = value instanceof HoconObject ? value.members.get(name) : undefined;
      if (value === undefined) return undefined;
    }
    return value;
  }

  #merge(merge: HoconMerge, path: HoconPath): HoconValue | undefined {
    const { whole, omitted } = merge.part ?? { whole: merge, omitted: 0 };
    const newest = this.#replacements.get(whole) ?? 0;
    if (newest > omitted) {
      const rest = whole.without(newest);
      return rest && this.resolve(rest, path);
    }
    let value: HoconValue | undefined;
    for (const [index, layer] of merge.layers.entries()) {
      const below =
        layer instanceof HoconObject || layer instanceof HoconList
          ? this.resolve(layer, path)
          : this.#ignoringNewest(whole, omitted + index + 1, () => this.resolve(layer, path));
      if (below !== undefined) value = value === undefined ? below : mergeValues(value, below);
    }
    return value;
  }

  /** Resolves a layer; meanwhile, references to its merge see only the older layers. */
  #ignoringNewest<T>(merge: HoconMerge, newest: number, resolve: () => T): T {
    const before = this.#replacements;
    const keyBefore = this.#replacementsKey;
    this.#replacements = new Map(before).set(merge, newest);
    this.#replacementsKey = [...this.#replacements]
      .map(([one, count]) => `${this.#id(one)}:${count}`)
      .toSorted()
      .join(' ');
    try {
      return resolve();
    } finally {
      this.#replacements = before;
      this.#replacementsKey = keyBefore;
    }
  }

  #id(merge: HoconMerge): number {
    const id = this.#ids.get(merge) ?? this.#ids.size;
    this.#ids.set(merge, id);
    return id;
  }
}

function formatReference(reference: HoconReference): string {
  return `\${${reference.optional ? '?' : ''}${formatPath(reference.path)}}`;
}

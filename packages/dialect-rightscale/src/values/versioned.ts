/**
 * Arrays and hashes that a script changes step by step.
 *
 * Values never change: `$b = $a` and a later `$a << 1` leave `$b` as it is. Copying the whole array for each `<<` would
 * make loops slow, so a changed array hands its elements over to its successor, and keeps only how to undo the change.
 * Only a version that is read after it has a successor copies the elements.
 */
abstract class Versioned<Store> {
  #store: Store | null;
  #successor: Versioned<Store> | null = null;
  #undo: ((store: Store) => void) | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The elements, for immediate use: they change with the next change of this version. */
  protected get store(): Store {
    return this.#store ?? this.#restore();
  }

  protected abstract copy(store: Store): Store;

  /** Hands the elements, which the caller has changed, over to a successor. */
  protected succeed<Next extends Versioned<Store>>(successor: Next, undo: (store: Store) => void): Next {
    this.#store = null;
    this.#successor = successor;
    this.#undo = undo;
    return successor;
  }

  #restore(): Store {
    const undos: ((store: Store) => void)[] = [];
    let version: Versioned<Store> = this;
    while (version.#store === null && version.#successor !== null) {
      if (version.#undo !== null) undos.push(version.#undo);
      version = version.#successor;
    }
    const store = this.copy(version.store);
    for (const undo of undos.toReversed()) undo(store);
    this.#store = store;
    this.#successor = null;
    this.#undo = null;
    return store;
  }
}

export class VersionedArray<Element> extends Versioned<Element[]> {
  /** The elements, for immediate use. */
  get elements(): readonly Element[] {
    return this.store;
  }

  protected override copy(store: Element[]): Element[] {
    return store.slice();
  }

  append(element: Element): VersionedArray<Element> {
    const { store } = this;
    const { length } = store;
    store.push(element);
    return this.succeed(new VersionedArray(store), (elements) => {
      elements.length = length;
    });
  }

  /** Replaces the element at an index that exists. */
  set(index: number, element: Element): VersionedArray<Element> {
    const { store } = this;
    const before = store[index] as Element;
    store[index] = element;
    return this.succeed(new VersionedArray(store), (elements) => {
      elements[index] = before;
    });
  }
}

export class VersionedHash<Element> extends Versioned<Map<string, Element>> {
  /** The entries, for immediate use. */
  get entries(): ReadonlyMap<string, Element> {
    return this.store;
  }

  protected override copy(store: Map<string, Element>): Map<string, Element> {
    return new Map(store);
  }

  set(key: string, element: Element): VersionedHash<Element> {
    const { store } = this;
    const existed = store.has(key);
    const before = store.get(key) as Element;
    store.set(key, element);
    return this.succeed(new VersionedHash(store), (entries) => {
      if (existed) entries.set(key, before);
      else entries.delete(key);
    });
  }
}

/** A map for caches: when it exceeds `maxEntries`, it deletes the entry that was added first. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #maxEntries: number;

  constructor(maxEntries: number) {
    super();
    this.#maxEntries = maxEntries;
  }

  override set(key: K, value: V): this {
    super.set(key, value);
    if (this.size > this.#maxEntries) {
      for (const oldest of this.keys()) {
        this.delete(oldest);
        break;
      }
    }
    return this;
  }
}

/** Numbers values, so that WebAssembly code can refer to them. The numbers of removed values are used again. */
export class Handles<T> {
  readonly #values = new Map<number, T>();
  readonly #free: number[] = [];

  add(value: T): number {
    const handle = this.#free.pop() ?? this.#values.size;
    this.#values.set(handle, value);
    return handle;
  }

  /** @throws {RangeError} if there is no such value */
  get(handle: number): T {
    const value = this.#values.get(handle);
    if (value === undefined && !this.#values.has(handle)) throw new RangeError(`handle ${handle}`);
    return value as T;
  }

  /** Removes a value and returns it. */
  remove(handle: number): T {
    const value = this.get(handle);
    this.#values.delete(handle);
    this.#free.push(handle);
    return value;
  }
}

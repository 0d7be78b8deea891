import type { Value } from '../values/value.js';
import { Scope } from './scope.js';

type ReadVariables = () => Iterable<readonly [name: string, value: Value | undefined]>;

/** A scope whose variables become entries when something first reads one by name. Most code does not. */
export class LazyScope extends Scope {
  #readVariables: ReadVariables | null;

  /** @param readVariables returns the variables; those without a value (`undefined`) are left out */
  constructor(parent: Scope, readVariables: ReadVariables) {
    super('local', parent);
    this.#readVariables = readVariables;
  }

  override own(name: string): Value | undefined {
    this.#createEntries();
    return super.own(name);
  }

  override bind(name: string, value: Value): void {
    this.#createEntries();
    super.bind(name, value);
  }

  override variables(): IterableIterator<[string, Value]> {
    this.#createEntries();
    return super.variables();
  }

  #createEntries(): void {
    const readVariables = this.#readVariables;
    if (readVariables === null) return;
    this.#readVariables = null;
    for (const [name, value] of readVariables()) if (value !== undefined) super.bind(name, value);
  }
}

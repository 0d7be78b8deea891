import { HashBuilder, keyId, PuppetHash, PuppetObject, type PuppetType, type Value } from '@pptjs/runtime';
import { NotFoundSignal } from './provider/not-found.js';

/** What a function that provides data can ask of the lookup that called it. */
export interface LookupContextHost {
  readonly environmentName: string;
  readonly moduleName: string | null;
  interpolate(value: Value): Value;
  explain(text: () => Value): void;
  /** The text of a file, read once. */
  fileText(path: string): string;
}

type Block = (...values: Value[]) => Value;

/**
 * The `Puppet::LookupContext` that data functions get as their last argument, with a cache that lasts as long as their
 * hierarchy entry.
 */
export class LookupContext extends PuppetObject {
  readonly #host: LookupContextHost;
  /** By what makes keys of a Hash the same. */
  readonly #cache = new Map<ReturnType<typeof keyId>, readonly [key: Value, value: Value]>();
  readonly #parsedFiles = new Map<string, Value>();

  constructor(type: PuppetType, host: LookupContextHost) {
    super(
      type,
      PuppetHash.from([
        ['environment_name', host.environmentName],
        ['module_name', host.moduleName],
      ]),
    );
    this.#host = host;
  }

  override method(name: string): ((...args: Value[]) => Value) | undefined {
    switch (name) {
      case 'environment_name':
        return () => this.#host.environmentName;
      case 'module_name':
        return () => this.#host.moduleName;
      case 'not_found':
        return () => {
          throw new NotFoundSignal();
        };
      case 'explain':
        return (block) => {
          this.#host.explain(block as unknown as Block);
          return null;
        };
      case 'interpolate':
        return (value) => this.#host.interpolate(value as Value);
      case 'cache':
        return (key, value) => {
          this.#keep(key as Value, value as Value);
          return value as Value;
        };
      case 'cache_all':
        return (values) => {
          for (const [key, value] of values as PuppetHash) this.#keep(key, value);
          return null;
        };
      case 'cache_has_key':
        return (key) => this.#cache.has(keyId(key as Value));
      case 'cached_value':
        return (key) => this.#cache.get(keyId(key as Value))?.[1] ?? null;
      case 'cached_entries':
        return (block) => this.#entries(block as unknown as Block | undefined);
      case 'cached_file_data':
        return (path, block) => this.#fileData(String(path), block as unknown as Block | undefined);
      default:
        return undefined;
    }
  }

  #keep(key: Value, value: Value): void {
    this.#cache.set(keyId(key), [key, value]);
  }

  #entries(block: Block | undefined): Value {
    if (block === undefined) return new HashBuilder().addAll(this.#cache.values()).build();
    for (const [key, value] of this.#cache.values()) {
      if (block.length === 1) block([key, value]);
      else block(key, value);
    }
    return null;
  }

  #fileData(path: string, block: Block | undefined): Value {
    let data = this.#parsedFiles.get(path);
    if (data === undefined) {
      const text = this.#host.fileText(path);
      data = block ? block(text) : text;
      this.#parsedFiles.set(path, data);
    }
    return data;
  }
}

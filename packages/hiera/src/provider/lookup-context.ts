import {
  type Argument,
  HashBuilder,
  isBlock,
  keyId,
  NotFoundSignal,
  PuppetHash,
  DataObject,
  type PuppetType,
  type Value,
} from '@pptjs/runtime/internal';

/** The lookup that a data function runs in. */
export interface LookupContextHost {
  readonly environmentName: string;
  readonly moduleName: string | null;
  interpolate(value: Value): Value;
  explain(text: () => Value): void;
  /** Returns the text of a file. */
  fileText(path: string): string;
}

/**
 * The `Puppet::LookupContext` that a data function gets as its last argument. Its cache lives as long as the hierarchy
 * level, which belongs to one evaluation.
 */
export class LookupContext extends DataObject {
  readonly #host: LookupContextHost;
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

  /**
   * Returns a function of the object. The object's type declares the parameters of its functions, so the arguments have
   * been checked.
   */
  override method(name: string): ((...args: Argument[]) => Value) | undefined {
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
          if (isBlock(block)) this.#host.explain(block);
          return null;
        };
      case 'interpolate':
        return (value) => this.#host.interpolate(toValue(value));
      case 'cache':
        return (key, value) => this.#setCached(toValue(key), toValue(value));
      case 'cache_all':
        return (values) => {
          if (values instanceof PuppetHash) values.forEach((value, key) => this.#setCached(key, value));
          return null;
        };
      case 'cache_has_key':
        return (key) => this.#cache.has(keyId(toValue(key)));
      case 'cached_value':
        return (key) => this.#cache.get(keyId(toValue(key)))?.[1] ?? null;
      case 'cached_entries':
        return (block) => this.#cachedEntries(block);
      case 'cached_file_data':
        return (path, block) => this.#fileData(String(path), block);
      default:
        return undefined;
    }
  }

  #setCached(key: Value, value: Value): Value {
    this.#cache.set(keyId(key), [key, value]);
    return value;
  }

  #cachedEntries(block: Argument | undefined): Value {
    if (!isBlock(block)) return new HashBuilder().addAll(this.#cache.values()).build();
    for (const [key, value] of this.#cache.values()) {
      if (block.length === 1) block([key, value]);
      else block(key, value);
    }
    return null;
  }

  #fileData(path: string, block: Argument | undefined): Value {
    let data = this.#parsedFiles.get(path);
    if (data === undefined) {
      const text = this.#host.fileText(path);
      data = isBlock(block) ? block(text) : text;
      this.#parsedFiles.set(path, data);
    }
    return data;
  }
}

function toValue(argument: Argument | undefined): Value {
  return argument === undefined || isBlock(argument) ? null : argument;
}

import { EMPTY_HASH, PuppetHash, type Value } from '@pptjs/runtime';
import { parseHocon } from '../data/hocon.js';
import { readJson } from '../data/json.js';
import { parseYaml } from '../data/yaml.js';
import type { HieraHost } from '../host.js';

export type DataFormat = 'yaml' | 'json' | 'hocon';

/** The data functions that read a file, and its format. */
export const FILE_FUNCTIONS: ReadonlyMap<string, DataFormat> = new Map([
  ['yaml_data', 'yaml'],
  ['json_data', 'json'],
  ['hocon_data', 'hocon'],
]);

/** Reads data files, each once. */
export class DataFiles {
  readonly #host: HieraHost;
  readonly #texts = new Map<string, string | null>();
  readonly #parsed = new Map<string, Value>();

  constructor(host: HieraHost) {
    this.#host = host;
  }

  /** The text of a file; null where there is none. */
  text(path: string): string | null {
    let text = this.#texts.get(path);
    if (text === undefined) this.#texts.set(path, (text = this.#host.read(path)));
    return text;
  }

  /**
   * What a file holds, null where there is no such file.
   * @throws {LookupError} where the text is not of the format
   */
  parse(path: string, format: DataFormat): Value {
    const known = this.#parsed.get(path);
    if (known !== undefined) return known;
    const text = this.text(path);
    const value = text === null ? null : this.#hashOf(this.#kept(text, path, format), path, format);
    this.#parsed.set(path, value);
    return value;
  }

  /** YAML that is no hash has no data, which each evaluation is told. */
  #hashOf(value: Value, path: string, format: DataFormat): Value {
    if (format !== 'yaml' || value instanceof PuppetHash) return value;
    this.#host.warn(`${path}: file does not contain a valid yaml hash`);
    return EMPTY_HASH;
  }

  #kept(text: string, path: string, format: DataFormat): Value {
    const parse = (): Value => this.#read(text, path, format);
    return this.#host.keep?.(path, text, parse) ?? parse();
  }

  #read(text: string, path: string, format: DataFormat): Value {
    switch (format) {
      case 'json':
        return readJson(text, path);
      case 'hocon':
        return parseHocon(text, path);
      case 'yaml':
        return parseYaml(text, path);
    }
  }
}

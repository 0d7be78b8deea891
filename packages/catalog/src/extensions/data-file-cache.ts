import { Float, isArray, parseJson, PuppetHash, richData, type Value, writeJson } from '@pptjs/runtime';
import { version } from '@pptjs/transpiler';
import { DiskCache } from '../compiled/disk-cache.js';

/**
 * What the texts of data files were read as: each is read once as long as it stays the same, also by later processes.
 */
export class ReadData {
  readonly #values = new Map<string, { readonly text: string; readonly value: Value }>();
  readonly #cache: DiskCache | undefined;

  constructor(cacheDirectory: string | undefined) {
    this.#cache = cacheDirectory === undefined ? undefined : new DiskCache(cacheDirectory);
  }

  /** What a file's text was read as; `parse` reads it where it was not. What `parse` throws is thrown. */
  keep(path: string, text: string, parse: () => Value): Value {
    const known = this.#values.get(path);
    if (known !== undefined && known.text === text) return known.value;
    const value = this.#throughDisk(path, text, parse);
    this.#values.set(path, { text, value });
    return value;
  }

  #throughDisk(path: string, text: string, parse: () => Value): Value {
    if (this.#cache === undefined || text.length < WORTH_KEEPING) return parse();
    const key = ['data', version, path.slice(path.lastIndexOf('.')), text];
    const stored = this.#cache.read(key);
    if (stored !== undefined) return parseJson(stored);
    const value = parse();
    if (isPlain(value)) this.#cache.write(key, writeJson(richData(value)));
    return value;
  }
}

const WORTH_KEEPING = 200;

/** Whether JSON says all of a value. */
function isPlain(value: Value): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (isArray(value)) return value.every(isPlain);
  if (value instanceof PuppetHash)
    return Array.from(value).every(
      ([key, element]) => typeof key === 'string' && key !== '__ptype' && isPlain(element),
    );
  return value instanceof Float && Number.isFinite(value.value);
}

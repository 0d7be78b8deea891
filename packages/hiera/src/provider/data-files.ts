import { EMPTY_HASH, formatMessage, PuppetHash, type Value } from '@pptjs/runtime/internal';
import type { DataFormat } from '../data/data-format.js';
import { checkEncoding } from '../data/encoding.js';
import type { EvaluationHost } from '../keys/host.js';
import type { Segment } from '../keys/key.js';
import { messages } from '../messages.js';
import type { FoundPart } from '../text/line-range.js';
import { findInData, parseData } from './data-texts.js';

/** The data files of one evaluation. Each file is read and parsed once. */
export class DataFiles {
  readonly #host: EvaluationHost;
  readonly #texts = new Map<string, string | null>();
  readonly #parsed = new Map<string, Value>();

  constructor(host: EvaluationHost) {
    this.#host = host;
  }

  /** Returns the text of a file, or null if it does not exist. */
  text(path: string): string | null {
    let text = this.#texts.get(path);
    if (text === undefined) this.#texts.set(path, (text = this.#host.read(path)));
    return text;
  }

  /**
   * Returns the parsed content of a file, or null if it does not exist.
   * @throws {LookupError} if the text does not have the format
   */
  parse(path: string, format: DataFormat): Value {
    const cached = this.#parsed.get(path);
    if (cached !== undefined) return cached;
    const text = this.text(path);
    const value = text === null ? null : this.#checkHash(this.#parseText(text, path, format), path, format);
    this.#parsed.set(path, value);
    return value;
  }

  /**
   * Finds a value in a file, for an error in it.
   *
   * @param keys the keys and indexes that lead to the value
   * @param fragment a string within the value, which is found in place of the value
   * @returns the last part of the path that the file has; undefined if it does not have the first one
   */
  findPart(path: string, format: DataFormat, keys: readonly Segment[], fragment?: string): FoundPart | undefined {
    const text = this.text(path) ?? '';
    return findInData(text, format, keys, { fragment });
  }

  /**
   * Replaces a YAML value that is not a hash by an empty hash. Each evaluation warns about such a file.
   * @throws {LookupError} if the file is not empty and the evaluation is strict
   */
  #checkHash(value: Value, path: string, format: DataFormat): Value {
    if (format !== 'yaml' || value instanceof PuppetHash) return value;
    this.#host.reportWrongData(formatMessage(messages.NOT_A_YAML_HASH, { path }), value === null || value === false);
    return EMPTY_HASH;
  }

  #parseText(text: string, path: string, format: DataFormat): Value {
    checkEncoding(text, path, format, this.#host);
    const parse = (): Value => parseData(text, path, format);
    return this.#host.parseCached?.(path, text, parse) ?? parse();
  }
}

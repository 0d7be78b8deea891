import { functionError, isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { lookupError } from '../errors.js';
import type { Eyaml, EyamlDecryptor } from '../keys/host.js';
import { messages } from '../messages.js';
import type { DataFiles } from './data-files.js';

/** The data function `eyaml_lookup_key`: YAML files with encrypted values. */
export class EyamlLookupKey {
  readonly #files: DataFiles;
  readonly #eyaml: Eyaml | undefined;
  /** By path of the private key. */
  readonly #decryptors = new Map<string, EyamlDecryptor>();
  /** Decrypted values, by path of the file and by key. */
  readonly #values = new Map<string, Map<string, Value>>();

  /** @param eyaml decrypts values; without it, encrypted values are errors */
  constructor(files: DataFiles, eyaml: Eyaml | undefined) {
    this.#files = files;
    this.#eyaml = eyaml;
  }

  /**
   * Returns the decrypted value of `key`, or `undefined` if the file does not have the key.
   *
   * @param options the entry's options: `path`, and `pkcs7_private_key` for encrypted values
   * @throws {FunctionError} if there is no path
   * @throws {LookupError} if the value cannot be decrypted
   */
  lookup(key: string, options: PuppetHash): Value | undefined {
    const path = options.get('path');
    if (typeof path !== 'string')
      throw functionError(messages.MISSING_PATH, { name: 'eyaml_lookup_key', kind: 'lookup_key' });
    let values = this.#values.get(path);
    if (!values) this.#values.set(path, (values = new Map()));
    if (!values.has(key)) {
      const data = this.#files.parse(path, 'yaml');
      const value = data instanceof PuppetHash ? data.get(key) : undefined;
      if (value === undefined) return undefined;
      values.set(key, hasSecret(value) ? this.#decryptor(options).decrypt(value) : value);
    }
    return values.get(key);
  }

  #decryptor(options: PuppetHash): EyamlDecryptor {
    const path = options.get('pkcs7_private_key');
    if (typeof path !== 'string') throw lookupError(messages.EYAML_NO_KEY, {});
    if (this.#eyaml === undefined) throw lookupError(messages.EYAML_UNAVAILABLE, {});
    let decryptor = this.#decryptors.get(path);
    if (!decryptor) {
      const text = this.#files.text(path);
      if (text === null) throw lookupError(messages.EYAML_KEY_FILE, { path });
      this.#decryptors.set(path, (decryptor = this.#eyaml.createDecryptor(text)));
    }
    return decryptor;
  }
}

function hasSecret(value: Value): boolean {
  if (typeof value === 'string') return value.includes('ENC[');
  if (isArray(value)) return value.some(hasSecret);
  if (value instanceof PuppetHash) {
    for (const [key, element] of value) if (hasSecret(key) || hasSecret(element)) return true;
  }
  return false;
}

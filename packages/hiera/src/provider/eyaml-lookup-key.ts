import { PuppetHash, type Value } from '@pptjs/runtime';
import { EyamlDecryptor } from '../data/eyaml.js';
import { LookupError } from '../errors.js';
import type { DataFiles } from './data-file.js';
import { missingPath } from './missing-path.js';

/** The data function `eyaml_lookup_key`: YAML files with values that are encrypted. */
export class EyamlLookupKey {
  readonly #files: DataFiles;
  readonly #decryptors = new Map<string, EyamlDecryptor>();
  readonly #values = new Map<string, Map<string, Value>>();

  constructor(files: DataFiles) {
    this.#files = files;
  }

  /**
   * The decrypted value of `key`, `undefined` where the file does not have it.
   *
   * @param options `path`, and `pkcs7_private_key` where a value is encrypted
   * @throws {FunctionError} where no path is stated
   * @throws {LookupError} where the value cannot be decrypted
   */
  lookup(key: string, options: PuppetHash): Value | undefined {
    const path = options.get('path');
    if (typeof path !== 'string') throw missingPath('eyaml_lookup_key', 'lookup_key');
    let values = this.#values.get(path);
    if (!values) this.#values.set(path, (values = new Map()));
    if (!values.has(key)) {
      const data = this.#files.parse(path, 'yaml');
      const value = data instanceof PuppetHash ? data.get(key) : undefined;
      if (value === undefined) return undefined;
      values.set(key, holdsSecret(value) ? this.#decryptor(options).decrypt(value) : value);
    }
    return values.get(key);
  }

  #decryptor(options: PuppetHash): EyamlDecryptor {
    const path = options.get('pkcs7_private_key');
    if (typeof path !== 'string')
      throw new LookupError(
        "hiera-eyaml: a private key is needed to decrypt: state 'pkcs7_private_key' among the entry's options",
      );
    let decryptor = this.#decryptors.get(path);
    if (!decryptor) {
      const text = this.#files.text(path);
      if (text === null) throw new LookupError(`hiera-eyaml: the private key '${path}' cannot be read`);
      this.#decryptors.set(path, (decryptor = new EyamlDecryptor(text)));
    }
    return decryptor;
  }
}

function holdsSecret(value: Value): boolean {
  if (typeof value === 'string') return value.includes('ENC[');
  if (Array.isArray(value)) return (value as readonly Value[]).some(holdsSecret);
  if (value instanceof PuppetHash) {
    for (const [key, element] of value) if (holdsSecret(key) || holdsSecret(element)) return true;
  }
  return false;
}

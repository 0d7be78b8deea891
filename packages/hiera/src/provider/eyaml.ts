import { decodeUtf8, functionError, HashBuilder, isArray, PuppetHash, type Value } from '@pptjs/runtime';
import forge from 'node-forge';
import { lookupError, messageOf } from '../errors.js';
import { messages } from '../messages.js';
import type { DataFiles } from './data-files.js';

const ENCRYPTED = /ENC\[(\w+),([a-zA-Z0-9+/ =\n]+?)\]/g;

/** The data function `eyaml_lookup_key`: YAML files with encrypted values. */
export class EyamlLookupKey {
  readonly #files: DataFiles;
  /** By path of the private key. */
  readonly #decryptors = new Map<string, EyamlDecryptor>();
  /** Decrypted values, by path of the file and by key. */
  readonly #values = new Map<string, Map<string, Value>>();

  constructor(files: DataFiles) {
    this.#files = files;
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
    let decryptor = this.#decryptors.get(path);
    if (!decryptor) {
      const text = this.#files.text(path);
      if (text === null) throw lookupError(messages.EYAML_KEY_FILE, { path });
      this.#decryptors.set(path, (decryptor = new EyamlDecryptor(text)));
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

/** Decrypts `ENC[PKCS7,…]` in the strings of a value. */
export class EyamlDecryptor {
  readonly #key: forge.pki.rsa.PrivateKey;

  /**
   * @param privateKey a private key in PEM form
   * @throws {LookupError} if the text is not a private key
   */
  constructor(privateKey: string) {
    try {
      this.#key = forge.pki.privateKeyFromPem(privateKey);
    } catch (error) {
      throw lookupError(messages.EYAML_KEY, { problem: messageOf(error) });
    }
  }

  decrypt(value: Value): Value {
    if (typeof value === 'string') return value.includes('ENC[') ? this.#decryptText(value) : value;
    if (isArray(value)) return value.map((element) => this.decrypt(element));
    if (value instanceof PuppetHash) {
      const builder = new HashBuilder();
      for (const [key, element] of value) builder.set(this.decrypt(key), this.decrypt(element));
      return builder.build();
    }
    return value;
  }

  #decryptText(text: string): string {
    return text.trim().replace(ENCRYPTED, (_whole, scheme: string, body: string) => {
      if (scheme !== 'PKCS7') throw lookupError(messages.EYAML_SCHEME, { scheme });
      return this.#decryptBlock(body.replaceAll(/\s/g, ''));
    });
  }

  #decryptBlock(base64: string): string {
    try {
      return this.#decryptMessage(forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(forge.util.decode64(base64))));
    } catch (error) {
      throw lookupError(messages.EYAML_DECRYPTION, { problem: messageOf(error) });
    }
  }

  #decryptMessage(message: ReturnType<typeof forge.pkcs7.messageFromAsn1>): string {
    const [recipient] = 'recipients' in message ? message.recipients : [];
    if (!('decrypt' in message) || recipient === undefined) throw new Error(messages.EYAML_NO_RECIPIENT.text);
    message.decrypt(recipient, this.#key);
    const bytes = typeof message.content === 'string' ? message.content : (message.content?.getBytes() ?? '');
    const text = decodeUtf8(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
    if (text === null) throw new Error(messages.EYAML_NOT_UTF8.text);
    return text;
  }
}

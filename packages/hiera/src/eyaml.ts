/**
 * Decrypts the values of hiera-eyaml. This is an entry of its own because node-forge is large, and most environments have
 * no encrypted values.
 *
 * Lookups are synchronous, and they may not depend on Node: the smaller libraries for PKCS #7 are built on WebCrypto,
 * whose functions are all asynchronous.
 */
import { decodeUtf8, HashBuilder, isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import forge from 'node-forge';
import { lookupError, messageOf } from './errors.js';
import type { Eyaml, EyamlDecryptor } from './keys/host.js';
import { messages } from './messages.js';

/** Decrypts values with the method PKCS7, the default of hiera-eyaml. */
export const eyaml: Eyaml = { createDecryptor: (privateKey) => new Pkcs7Decryptor(privateKey) };

const ENCRYPTED = /ENC\[(\w+),([a-zA-Z0-9+/ =\n]+?)\]/g;

/** Decrypts `ENC[PKCS7,…]` in the strings of a value. */
class Pkcs7Decryptor implements EyamlDecryptor {
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

import { decodeUtf8, HashBuilder, isArray, PuppetHash, type Value } from '@pptjs/runtime';
import forge from 'node-forge';
import { LookupError } from '../errors.js';

const ENCRYPTED = /ENC\[(\w+),([a-zA-Z0-9+/ =\n]+?)\]/g;

/** Decrypts `ENC[PKCS7,…]` in the strings of a value with a private key in PEM form. */
export class EyamlDecryptor {
  readonly #key: forge.pki.rsa.PrivateKey;

  /** @throws {LookupError} where the text is not a private key */
  constructor(privateKey: string) {
    try {
      this.#key = forge.pki.privateKeyFromPem(privateKey);
    } catch (error) {
      throw new LookupError(`The private key cannot be read: ${(error as Error).message}`);
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
      if (scheme !== 'PKCS7')
        throw new LookupError(`hiera-eyaml: the encryption ${scheme} is not supported, only PKCS7`);
      return this.#decryptBlock(body.replaceAll(/\s/g, ''));
    });
  }

  #decryptBlock(base64: string): string {
    try {
      const message = forge.pkcs7.messageFromAsn1(
        forge.asn1.fromDer(forge.util.decode64(base64)),
      ) as forge.pkcs7.PkcsEnvelopedData;
      message.decrypt(message.recipients[0] as forge.pkcs7.PkcsEnvelopedData['recipients'][number], this.#key);
      const bytes = typeof message.content === 'string' ? message.content : (message.content?.getBytes() ?? '');
      const text = decodeUtf8(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
      if (text === null) throw new Error('it is not UTF-8');
      return text;
    } catch (error) {
      throw new LookupError(`hiera-eyaml backend error decrypting a value: ${(error as Error).message}`);
    }
  }
}

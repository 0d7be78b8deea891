/** A String of bytes that are not text: the value of `Digest::SHA1.digest`. Compiled code only passes it on. */
export class Bytes {
  constructor(readonly bytes: Uint8Array) {}
}
